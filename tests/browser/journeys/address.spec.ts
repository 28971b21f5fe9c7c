import { expect, test } from '../kit/fixtures';

/** The number in a box. */
const COORDINATE = /^\d+\.\d+$/;

test('an address is put on the map with the keyboard alone, the geocoder failing twice', async ({
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
