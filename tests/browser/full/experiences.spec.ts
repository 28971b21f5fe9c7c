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

async function newOperator(name: string): Promise<number> {
  const created = await call('admin', 'POST', 'operatori', { lang: 'it', contents: { it: { title: name } } });
  return (created.data as { id: number }).id;
}

test('una esperienza prende costo, comuni e due operatori coi soli tasti, e si pubblica [3-2.81, 3-2.82, 3-2.83, 3-2.84]', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const [title, cellar, guide] = [unique('Fra le vigne'), unique('Cantine'), unique('Guide')];
  const ids = [await newOperator(cellar), await newOperator(guide)];
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 's');
  await expect(heading(page)).toHaveText('Gestione Esperienze');
  for (const name of ['Destinazione', 'Provincia', 'Comune', 'Stato']) await expect(box(page, name)).toBeVisible();
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/esperienze\/new$/);
  await expect(heading(page)).toHaveText('Inserimento Esperienza');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await fillByKeys(page, field(page, 'Costo'), '9'.repeat(10_000));
  await press(page, 'Control+s');
  await expect(field(page, 'Costo')).toBeFocused();
  await expect(field(page, 'Costo')).toHaveAccessibleDescription(/supera il limite di 300 caratteri/);
  await expect(field(page, 'Costo')).toHaveValue('9'.repeat(10_000));
  await fillByKeys(page, field(page, 'Costo'), '45 euro a persona');
  await chooseByKeys(page, 'Comuni', 'Bertinoro', 'Bertinoro (FC)');
  await chooseByKeys(page, 'Comuni', 'Brisighella', 'Brisighella (RA)');
  await chooseByKeys(page, 'Operatori', guide, guide);
  await chooseByKeys(page, 'Operatori', cellar, cellar);
  await fillByKeys(page, field(page, 'Referente'), 'Anna Neri');
  await expectAccessible(page);
  await tabTo(page, field(page, 'Titolo'), 'Shift+Tab');
  await completeByKeys(page, title);
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/esperienze\/\d+$/);
  await expect(heading(page)).toHaveText('Modifica Esperienza');
  await saved(page);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const { data } = await call('admin', 'GET', `esperienze/${id}`);
  const item = data as unknown as Record<string, unknown>;
  expect([item.operatore, item.price, item.referente]).toEqual([
    [
      { id: ids[1], nome: guide },
      { id: ids[0], nome: cellar },
    ],
    { it: '45 euro a persona' },
    { it: 'Anna Neri' },
  ]);
  await press(page, 'Escape', 'l', 'i', 's', 'p');
  await confirmPublication(page);
  await expect(box(page, 'Stato')).toHaveValue('1');
  await saved(page);

  await runByPalette(page, "Torna all'elenco");
  for (const name of ['ID', 'TITOLO', 'COMUNE', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Pubblicata');
  expect(await row.getByTitle('Bertinoro, Brisighella').textContent()).toBe('Bertinoro +  altri');
  await expectAccessible(page);
});

test('di una ricerca di operatori vale l’ultima, e una rifiutata si spiega senza chiudere la sessione [3-5.11, 3-7.21]', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('Rocca');
  await newOperator(name);
  await signIn('admin');
  const asked: (string | null)[] = [];
  let isRefused = false;
  await page.route('**/api/v1/operatori/combo?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(`${query.get('name')} ${query.get('provincia')}`);
    if (isRefused) return route.fulfill({ status: 403, json: { status: 'error', code: '403', message: 'Forbidden' } });
    // The first answer comes after the second one.
    if (asked.length === 1) {
      await page.waitForRequest(/operatori\/combo/);
      return route.fulfill({ json: { status: 'success', code: '200', data: [{ id: 1, nome: 'Troppo tardi' }] } });
    }
    return route.continue();
  });
  await open('/esperienze/new');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText('Prova');
  await tabTo(page, box(page, 'Operatori'));
  await page.keyboard.type('R');
  await expect(page.getByRole('listbox')).toContainText('2 caratteri');
  await page.keyboard.type('o');
  await expect.poll(() => asked).toEqual(['Ro -1']);
  await page.keyboard.type(name.slice(2));
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Troppo tardi')).toHaveCount(0);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: `Togli ${name}` })).toBeVisible();
  isRefused = true;
  await press(page, 'Control+a');
  await page.keyboard.type('Cantine');
  await expect(page.getByRole('listbox')).toContainText('Questo server non permette di cercare questi contenuti');
  await press(page, 'Escape');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/esperienze\/\d+$/);
  await saved(page);
  await expect(page.getByRole('button', { name: `Togli ${name}` })).toBeVisible();
});
