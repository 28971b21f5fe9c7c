import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys, completeByKeys, confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

test('una proposta di soggiorno si scrive coi soli tasti, col costo di ogni lingua, e si pubblica', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Due notti');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'y');
  await expect(heading(page)).toHaveText('Proposte di soggiorno');
  await expect(page.getByRole('search').getByRole('button', { name: 'Nuova proposta di soggiorno' })).toBeVisible();
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/soggiorno\/new$/);
  await expect(heading(page)).toHaveText('Inserimento proposta di soggiorno');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await completeByKeys(page, title);
  await chooseByKeys(page, 'Categoria', 'agritur', 'Agriturismi');
  await tabTo(page, field(page, 'Costo'), 'Shift+Tab');
  await fillByKeys(page, field(page, 'Costo'), 'da 120 € a persona');
  for (const town of ['Dozza', 'Imola']) await chooseByKeys(page, 'Comuni', town, `${town} (BO)`);
  await fillByKeys(page, field(page, 'Referente'), 'Nora De Santis');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/soggiorno\/\d+$/);
  await saved(page);
  await press(page, 'Escape', 'l', 'e');
  await expect(field(page, 'Costo')).toHaveValue('');
  await fillByKeys(page, field(page, 'Titolo'), `${title} in English`);
  await fillByKeys(page, field(page, 'Costo'), 'from € 120 per person');
  await press(page, 'Control+s');
  await saved(page);
  await press(page, 'Escape', 'l', 'i');
  await expect(field(page, 'Costo')).toHaveValue('da 120 € a persona');
  await press(page, 'Escape', 's', 'p');
  await confirmPublication(page);
  await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toHaveValue('1');
  await saved(page);
  await expectAccessible(page);

  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const { data } = await call('admin', 'GET', `soggiorno/${id}`);
  expect(data).toMatchObject({
    price: { it: 'da 120 € a persona', en: 'from € 120 per person' },
    referente: { it: 'Nora De Santis', en: '' },
  });
  await runByPalette(page, "Torna all'elenco");
  for (const name of ['ID', 'TITOLO', 'COMUNE', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('row', { name: title }).getByRole('cell').nth(3)).toHaveText(/Dozza \+ {2}altri$/);
  await expectAccessible(page);
  await call('admin', 'DELETE', `proposte-soggiorno/${id}`);
});
