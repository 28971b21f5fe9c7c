import { expect, type Locator, type Page } from 'playwright/test';
import { fillByKeys, press, tabTo } from './keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Chooses what begins with these letters, by keys, in a box of several where one types to find. */
export async function chooseByKeys(page: Page, name: string, letters: string, wanted: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name, exact: true }));
  // What was searched before stays in the box.
  await press(page, 'Control+a');
  await page.keyboard.type(letters);
  await expect(page.getByRole('option', { name: wanted, exact: true })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: `Togli ${wanted}` })).toBeVisible();
}

/** Chooses what is found by this name, by keys, in a look-up of one that lies within a part of the page. */
export async function chooseOneByKeys(page: Page, within: Locator, label: string, name: string): Promise<void> {
  const box = within.getByRole('combobox', { name: label, exact: true });
  await tabTo(page, box);
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await press(page, 'Enter');
  await expect(box).toHaveValue(name);
}

/** The texts that most content types ask of what is published, the title and the slug being there, by keys. */
export async function completeByKeys(page: Page, title: string): Promise<void> {
  await fillByKeys(page, field(page, 'Introduzione'), 'Tre giorni fra torri e cantine');
  await tabTo(page, field(page, 'Descrizione'));
  await page.keyboard.type('Si parte dal castello e si segue il crinale');
  await fillByKeys(page, field(page, 'Keywords'), 'castelli, cantine');
  for (const name of ['Titolo SEO', 'Meta description', 'Titolo social', 'Descrizione social'])
    await fillByKeys(page, field(page, name), `${title} in tre giorni`);
}

/** Answers the question about what readers will see with yes. It begins at the button that changes nothing. */
export async function confirmPublication(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Control+Enter');
  await expect(dialog).toHaveCount(0);
}
