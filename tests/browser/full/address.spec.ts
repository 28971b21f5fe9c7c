import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { tabTo } from '../kit/keyboard';

const COMACCHIO = 38_006;

const idOf = (answer: Awaited<ReturnType<typeof call>>): number => (answer.data as { id: number }).id;

/** The number in a box. */
const COORDINATE = /^\d+\.\d+$/;

test('un indirizzo va sulla mappa coi soli tasti, anche se la ricerca fallisce due volte', async ({
  page,
  signIn,
  open,
}) => {
  const texts = { own: 'Indirizzo ambiguo: aggiungi la città', fixed: 'Impossibile calcolare tutti i campi!!' };
  const answers = [
    { status: 400, json: { error_message: texts.own } },
    { status: 403, json: { error_message: 'Chiave non valida' } },
  ];
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { geocoder: { url: '/geocodifica' }, mapCentre: { lat: 44.5, lng: 11.3 } } }),
  );
  await page.route('**/geocodifica*', (route) => {
    const answer = answers.shift();
    return answer === undefined ? route.abort() : route.fulfill(answer);
  });
  await signIn('admin');
  await open('/news/new');
  const group = page.getByRole('group', { name: 'Indirizzo', exact: true });
  const box = (name: string) => group.getByRole('textbox', { name, exact: true });
  const locate = group.getByRole('button', { name: 'Calcola coordinate' });

  await box('Indirizzo').focus();
  await page.keyboard.type('Piazza Maggiore');
  for (const text of [texts.own, texts.fixed, texts.fixed]) {
    await locate.focus();
    await page.keyboard.press('Enter');
    await expect(group.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await expect(locate).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(box('Indirizzo')).toHaveValue('Piazza Maggiore');
  await expect(box('Latitudine')).toHaveValue('');

  const map = group.getByRole('application', { name: 'Mappa' });
  await map.focus();
  await page.keyboard.press('Enter');
  const pin = map.getByRole('button', { name: /^Segnaposto a / });
  await expect(pin).toBeFocused();
  await expect(group.getByRole('alert')).toHaveCount(0);
  await expect(box('Latitudine')).toHaveValue(COORDINATE);
  const [lat, lng] = [Number(await box('Latitudine').inputValue()), await box('Longitudine').inputValue()];
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => Number(await box('Latitudine').inputValue())).toBeGreaterThan(lat + 0.001);
  await expect(box('Longitudine')).toHaveValue(lng);
  await expect(group.getByText(/^Segnaposto spostato a /)).toHaveCount(1);
  await page.keyboard.press('+');
  await expect(group.getByText('Zoom 14', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box('Longitudine')).toBeFocused();
});

test('una tappa che la ricerca non trova va dov’è la sua località, coi tasti', async ({ page, signIn, open }) => {
  const title = unique('Lido');
  const position = { lat: 44.6543, lng: 12.2467 };
  const locality = await call('admin', 'POST', 'localita-ert', {
    lang: 'it',
    contents: { it: { title, status: 2 } },
    location: { city: null, address: '', number: '', ...position },
  });
  const stop = {
    localita: { id: idOf(locality), name: title },
    location: { city: { id: COMACCHIO }, address: 'Viale', number: '' },
  };
  const event = await call('admin', 'POST', 'event', {
    lang: 'it',
    contents: { it: { title: unique('Regata'), status: 2 } },
    locations: [stop],
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: { geocoder: { url: '/geocodifica' } } }));
  await page.route('**/geocodifica*', (route) => route.fulfill({ json: { status: 'ZERO_RESULTS', results: [] } }));
  await signIn('admin');
  await open(`/events/${idOf(event)}`);
  const stops = page.getByRole('group', { name: 'Luoghi', exact: true });
  await tabTo(page, stops.getByRole('button', { name: 'Calcola coordinate' }));
  await page.keyboard.press('Enter');
  await tabTo(page, stops.getByRole('button', { name: `Usa la posizione di ${title}` }));
  await page.keyboard.press('Enter');
  await expect(stops.getByRole('textbox', { name: 'Latitudine' })).toHaveValue(String(position.lat));
  await expect(stops.getByRole('textbox', { name: 'Longitudine' })).toHaveValue(String(position.lng));
});
