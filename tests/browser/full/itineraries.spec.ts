import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys, completeByKeys, confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

test('un itinerario si scrive, si pubblica e si ritrova per durata, tematismo e target', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Castelli');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 't');
  await expect(heading(page)).toHaveText('Lista Itinerari');
  await expectAccessible(page);
  await press(page, 'n');
  await expect(heading(page)).toHaveText('Inserimento itinerario');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await completeByKeys(page, title);
  await chooseByKeys(page, 'Durata', 'fine', 'Un fine settimana');
  await chooseByKeys(page, 'Tematismo', 'castelli', 'Castelli e rocche');
  await chooseByKeys(page, 'Tematismo', 'enogas', 'Enogastronomia');
  await chooseByKeys(page, 'Target', 'coppie', 'Coppie');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/itinerary\/\d+$/);
  await saved(page);
  await expect(heading(page)).toHaveText('Modifica itinerario');
  // The list of what is chosen last closes first.
  await press(page, 'Escape', 'Escape', 's', 'p');
  await confirmPublication(page);
  await expect(box(page, 'Stato')).toHaveValue('1');
  await saved(page);
  await expectAccessible(page);

  await runByPalette(page, "Torna all'elenco");
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Castelli e rocche + altri');
  await expect(row.getByTitle('Castelli e rocche, Enogastronomia')).toBeVisible();
  await expect(row).toContainText('Coppie');
  for (const [name, letters, query] of [
    ['Durata', 'Un fine', /durata=\d+/],
    ['Tematismo', 'Enogas', /tema=\d+/],
    ['Target', 'Coppie', /target=\d+/],
  ] as const) {
    await tabTo(page, box(page, name));
    await page.keyboard.type(letters);
    await press(page, 'Enter');
    await expect(page).toHaveURL(query);
    await expect(row).toBeVisible();
  }
  await tabTo(page, box(page, 'Durata'), 'Shift+Tab');
  await page.keyboard.type('Mezza');
  await press(page, 'Enter');
  await expect(row).toHaveCount(0);
  await press(page, 'Escape', 'Shift+F');
  await expect(row).toBeVisible();
});

test('un itinerario della Via Emilia nasce dalla sua lista, con una tappa, e ci torna', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const [title, palio] = [unique('Consolare'), unique('Palio')];
  const created = await call('admin', 'POST', 'event', { lang: 'it', contents: { it: { title: palio } } });
  const { id: event } = created.data as { id: number };
  await signIn('admin');
  await open('/dashboard');
  await runByPalette(page, 'Via Emilia');
  await expect(heading(page)).toHaveText('Via Emilia');
  await expectAccessible(page);
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/viaemilia\/new$/);
  await expect(heading(page)).toHaveText('Inserimento itinerario Via Emilia');
  await expectAccessible(page);
  await page.keyboard.insertText(title);
  await chooseByKeys(page, 'Target', 'scuole', 'Scuole');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/viaemilia\/\d+$/);
  await saved(page);

  await test.step('una tappa prende un evento e un video, e un indirizzo sbagliato si trova con F8', async () => {
    await press(page, 'Escape', 'F4');
    const stop = page.locator('[data-path^="tappe"]').first();
    await fillByKeys(page, stop.getByRole('textbox', { name: 'Titolo', exact: true }).first(), 'Il ponte di Tiberio');
    await fillByKeys(page, stop.getByRole('textbox', { name: 'Distanza', exact: true }), '2 km');
    await chooseByKeys(page, 'Eventi', palio, palio);
    await tabTo(page, stop.getByRole('button', { name: /^Video 0 di 5$/ }));
    await press(page, 'Enter');
    const video = stop.getByRole('listitem', { name: 'Video 2' });
    const url = video.getByRole('textbox', { name: 'Indirizzo web', exact: true });
    await fillByKeys(page, url, 'ponte');
    await press(page, 'Control+s');
    await expect(url).toBeFocused();
    await expect(url).toHaveAccessibleDescription(/URL non valida/);
    await tabTo(page, stop.getByRole('textbox', { name: 'Distanza', exact: true }), 'Shift+Tab');
    await press(page, 'F8');
    await expect(url).toBeFocused();
    await fillByKeys(page, url, 'https://www.esempio.it/ponte');
    await press(page, 'Control+s');
    await saved(page);
    for (const name of ['Cosa pianificare', 'Ricette', 'Podcast']) {
      await tabTo(page, stop.getByRole('button', { name: new RegExp(`^${name} 0 di`) }));
      await press(page, 'Enter');
    }
    await expect(stop.getByRole('listitem', { name: /^Ricetta/ })).toHaveCount(3);
    await expectAccessible(page);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const { data } = await call('admin', 'GET', `viaemilia/${id}`);
    const [stored] = (data as unknown as { tappe: Record<string, unknown>[] }).tappe;
    expect(stored).toMatchObject({
      order: 1,
      contents: { it: { title: 'Il ponte di Tiberio' } },
      distanza: { it: '2 km' },
      events: [{ id: event, title: palio }],
      video: [
        { id: 1, url: '', title: '' },
        { id: 2, url: 'https://www.esempio.it/ponte', title: '' },
      ],
      ricette: [],
    });
  });

  await runByPalette(page, "Torna all'elenco");
  await expect(page).toHaveURL(/#\/viaemilia$/);
  for (const name of ['ID', 'TITOLO', 'TARGET', 'STATO', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toContainText('Scuole');
  await press(page, 'Control+k');
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect(field(page, 'Titolo').first()).toHaveValue(title);
});

test('la redazione vede gli itinerari e non ne apre nessuno', async ({ page, signIn, open }) => {
  await signIn('redazione');
  await open('/itinerary');
  await expect(heading(page)).toHaveText('Lista Itinerari');
  for (const route of ['/itinerary/new', '/itinerary/1', '/itinerary/1?lang=en']) {
    await open(route);
    await expect(heading(page), route).toHaveText('Pagina non trovata');
  }
});
