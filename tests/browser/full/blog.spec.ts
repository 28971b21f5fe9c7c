import type { Page } from 'playwright/test';
import { unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys, completeByKeys, confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

test("un articolo del blog si scrive in due lingue e si pubblica, e l'elenco dice in quali lingue c'è", async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Taccuino');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'b');
  await expect(heading(page)).toHaveText('Gestione Articoli');
  for (const name of ['Destinazione', 'Provincia', 'Comune'])
    await expect(page.getByRole('combobox', { name, exact: true })).toHaveCount(0);
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/blog\/new$/);
  await expect(heading(page)).toHaveText('Inserimento Articoli');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await completeByKeys(page, title);
  await chooseByKeys(page, 'Comuni', 'Bertinoro', 'Bertinoro (FC)');
  await chooseByKeys(page, 'Reti', 'castelli', 'Castelli e rocche');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/blog\/\d+$/);
  await expect(heading(page)).toHaveText('Modifica Articoli');
  await saved(page);
  // The list of what is chosen last closes first.
  await press(page, 'Escape', 'Escape', 's', 'p');
  await confirmPublication(page);
  await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toHaveValue('1');
  await saved(page);
  await expectAccessible(page);

  await runByPalette(page, "Torna all'elenco");
  const row = page.getByRole('row', { name: title });
  for (const name of ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const language = row.getByRole('cell').nth(5).getByRole('listitem');
  await expect(language).toHaveText(['itItaliano']);
  await expectAccessible(page);
  await press(page, '/');
  await page.keyboard.type(title);
  await press(page, 'Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'ArrowDown', 'Enter');
  await expect(field(page, 'Titolo')).toHaveValue(title);
  await press(page, 'Escape', 'l', 'e');
  await fillByKeys(page, field(page, 'Titolo'), `${title} in English`);
  // Leaving the title makes the slug of it.
  await press(page, 'Tab', 'Control+s');
  await saved(page);
  await runByPalette(page, "Torna all'elenco");
  await expect(language).toHaveText(['itItaliano', 'enInglese']);
});
