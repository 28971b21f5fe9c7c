import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys, completeByKeys, confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const template = (page: Page) => page.getByRole('combobox', { name: 'Modello', exact: true });
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

test('una pagina statica si aggiunge, prende un modello e si pubblica coi soli tasti', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Come arrivare');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'p');
  await expect(heading(page)).toHaveText('Gestione Pagine Statiche');
  await expect(page.getByRole('button', { name: /^Aggiungi/ })).toBeVisible();
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/page\/new$/);
  await expect(heading(page)).toHaveText('Inserimento Pagina');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await completeByKeys(page, title);
  await tabTo(page, template(page));
  await page.keyboard.type('galle');
  await expect(page.getByRole('option', { name: 'Pagina con galleria', exact: true })).toBeVisible();
  await press(page, 'Enter');
  await expect(template(page)).toHaveValue('Pagina con galleria');
  await chooseByKeys(page, 'Interesse', 'castelli', 'Castelli e rocche');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/page\/\d+$/);
  await expect(heading(page)).toHaveText('Modifica Pagina');
  await saved(page);
  await expectAccessible(page);
  // The list of what is chosen last closes first.
  await press(page, 'Escape', 'Escape', 's', 'p');
  await confirmPublication(page);
  await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toHaveValue('1');
  await saved(page);

  await runByPalette(page, "Torna all'elenco");
  for (const name of ['ID', 'TITOLO', 'STATO', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toContainText('Pubblicata');
  await expectAccessible(page);
});

test('un modello che il server non dice più resta alla pagina, e la sessione continua', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Privacy');
  const created = await call('admin', 'POST', 'page', { lang: 'it', contents: { it: { title } }, template: 3 });
  const { id } = created.data as { id: number };
  await page.route('**/api/v1/operations/templates', (route) =>
    route.fulfill({ status: 403, json: { status: 'error', code: '403', message: 'Vietato' } }),
  );
  await signIn('admin');
  await open(`/page/${id}`);
  await expect(template(page)).toHaveValue('Modello n. 3');
  await expect(template(page)).toHaveAccessibleDescription(/non dice quali modelli ci sono/);
  await fillByKeys(page, field(page, 'Titolo'), `${title} e cookie`);
  await press(page, 'Tab', 'Control+s');
  await saved(page);
  const { data } = await call('admin', 'GET', `page/${id}`);
  expect((data as unknown as { template: unknown }).template).toBe(3);
  await expect(heading(page)).toHaveText('Modifica Pagina');
});

test('un indirizzo che non è di nessuna pagina lo dice, e alla redazione la scheda resta chiusa', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('redazione');
  for (const route of ['/page/new', '/page/1']) {
    await open(route);
    await expect(heading(page), route).toHaveText('Pagina non trovata');
  }
  await signIn('admin');
  for (const [route, said] of [
    ['/page/abc', 'Pagina non trovata'],
    ['/page/1e3', 'Pagina non trovata'],
  ] as const) {
    await open(route);
    await expect(heading(page), route).toHaveText(said);
    await expectAccessible(page);
  }
});
