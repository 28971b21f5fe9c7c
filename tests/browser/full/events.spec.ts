import type { Locator, Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

type Json = { readonly [key: string]: unknown };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stopsOf = (page: Page) => page.getByRole('group', { name: 'Luoghi' }).getByRole('listitem');

const readEvent = async (id: number) => (await call('admin', 'GET', `event-ert/${id}`)).data as Json;

/** The saturdays of May 2027. */
const SATURDAYS = ['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22', '2027-05-29'];

/** Gives the range, and leaves one day of the week. */
async function everySaturdayOfMay(page: Page): Promise<void> {
  await fillByKeys(page, field(page, 'Inizio'), '01/05/2027');
  await fillByKeys(page, field(page, 'Fine'), '31/05/2027');
  await tabTo(page, page.getByRole('checkbox', { name: 'Sempre' }));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('checkbox', { name: /sabato/i }), 'Shift+Tab');
  await press(page, 'Space');
  await expect(page.getByRole('group', { name: 'Date' }).getByRole('status')).toHaveText('5 giorni');
}

async function addStop(page: Page, stop: Locator, town: string, street: string): Promise<void> {
  await press(page, 'F4');
  const city = stop.getByRole('combobox', { name: 'Città' });
  await expect(city).toBeVisible();
  await tabTo(page, city);
  await page.keyboard.type(town);
  await expect(page.getByRole('option', { name: new RegExp(`^${town}`) }).first()).toBeVisible();
  await press(page, 'Enter');
  await expect(city).toHaveValue(new RegExp(`^${town}`));
  await fillByKeys(page, stop.getByRole('textbox', { name: 'Indirizzo' }), street);
  await fillByKeys(page, stop.getByRole('textbox', { name: 'Latitudine' }), '44.4938');
  await fillByKeys(page, stop.getByRole('textbox', { name: 'Longitudine' }), '11.3426');
}

test('un evento di tre tappe, ogni sabato di maggio, coi biglietti, si scrive e si pubblica coi soli tasti', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('regionale');
  await open('/dashboard');
  const title = unique('Sabati di maggio');

  await test.step('dalla dashboard a un nuovo evento', async () => {
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await press(page, 'g', 'e');
    await expect(heading(page, 'Gestione Evento')).toBeVisible();
    await press(page, 'n');
    await expect(heading(page, 'Inserimento evento')).toBeVisible();
    await expect(field(page, 'Titolo')).toBeVisible();
  });

  await test.step('i testi', async () => {
    await fillByKeys(page, field(page, 'Titolo'), title);
    await fillByKeys(page, field(page, 'Introduzione'), 'Ogni sabato un concerto.');
    const description = page.getByRole('textbox', { name: 'Descrizione', exact: true });
    await tabTo(page, description);
    await page.keyboard.type('Tre piazze, cinque sabati.');
  });

  await test.step('i giorni, detti nelle due lingue mentre si scelgono', async () => {
    await everySaturdayOfMay(page);
    const preview = page.getByRole('region', { name: 'Quando si svolge' });
    await expect(preview.getByText('ogni sabato di maggio 2027')).toBeVisible();
    await expect(preview.getByText('every Saturday in May 2027')).toBeVisible();
  });

  await test.step('tre tappe, l’ultima portata in cima', async () => {
    for (const [index, town] of ['Bologna', 'Modena', 'Ravenna'].entries())
      await addStop(page, stopsOf(page).nth(index), town, `Piazza ${index + 1}`);
    await expect(stopsOf(page)).toHaveCount(3);
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowUp');
    await expect(stopsOf(page).first().getByRole('combobox', { name: 'Città' })).toHaveValue(/^Ravenna\b/);
  });

  await test.step('i biglietti, poi si pubblica', async () => {
    const admission = page.getByRole('combobox', { name: 'Ingresso' });
    await tabTo(page, admission);
    await page.keyboard.type('A Pag');
    await fillByKeys(page, field(page, 'Tariffa intera'), '€ 12');
    await fillByKeys(page, field(page, 'Sito'), 'nessun indirizzo');
    await press(page, 'Tab');
    await expect(field(page, 'Sito')).toHaveAccessibleDescription(/indirizzo|URL/i);
    await fillByKeys(page, field(page, 'Sito'), 'https://biglietti.example/');
    const status = page.getByRole('combobox', { name: 'Stato', exact: true });
    await tabTo(page, status);
    await page.keyboard.type('Pubb');
    await press(page, 'Control+s');
    await confirmPublication(page);
    await expect(page).toHaveURL(/#\/events\/\d+$/);
    await expectAccessible(page);
  });

  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const stored = await readEvent(id);
  expect(stored).toMatchObject({
    contents: { it: { title, status: 1 } },
    dates: { start: '2027-05-01', end: '2027-05-31', dates: SATURDAYS },
    ticketing: { ingresso: 1, info: { it: { tariffa_intera: '€ 12', sito: 'https://biglietti.example/' } } },
    locations: [
      { order: 1, location: { city: { city: 'Ravenna' }, address: 'Piazza 3' } },
      { order: 2, location: { city: { city: 'Bologna' }, address: 'Piazza 1' } },
      { order: 3, location: { city: { city: 'Modena' }, address: 'Piazza 2' } },
    ],
  });

  await test.step('si trova per uno dei suoi giorni e per la sua provincia', async () => {
    await press(page, 'Control+k');
    await page.keyboard.type('>gestione evento');
    await expect(page.getByRole('dialog').getByRole('option', { name: "Torna all'elenco" })).toBeVisible();
    await press(page, 'Enter');
    await expect(heading(page, 'Gestione Evento')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press(page, '/');
    await page.keyboard.type(title.split(' ').at(-1) ?? '');
    await fillByKeys(page, field(page, 'Dal'), '08/05/2027');
    await fillByKeys(page, field(page, 'Al'), '08/05/2027');
    await press(page, 'Enter');
    await expect(page.getByRole('row', { name: title })).toContainText('01-05-2027');
    await fillByKeys(page, field(page, 'Al'), '07/05/2027');
    await fillByKeys(page, field(page, 'Dal'), '02/05/2027');
    await press(page, 'Enter');
    await expect(page.getByRole('row', { name: title })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('un periodo impossibile e un giorno di troppo si tolgono, e ciò che è scritto resta', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('editor');
  await open('/events/new');
  await expect(field(page, 'Titolo')).toBeVisible();
  await fillByKeys(page, field(page, 'Titolo'), unique('Date impossibili'));
  await fillByKeys(page, field(page, 'Inizio'), '10/05/2027');
  await fillByKeys(page, field(page, 'Fine'), '01/05/2027');
  await press(page, 'Control+s');
  await expect(field(page, 'Fine')).toHaveAccessibleDescription(/fine/i);
  await expect(field(page, 'Fine')).toHaveValue('01/05/2027');
  await fillByKeys(page, field(page, 'Fine'), '10/05/2037');
  await press(page, 'Control+s');
  await expect(field(page, 'Fine')).toHaveAccessibleDescription(/1\.?096/);
  await expect(field(page, 'Fine')).toHaveValue('10/05/2037');
  await fillByKeys(page, field(page, 'Fine'), '12/05/2027');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/events\/\d+$/);
});
