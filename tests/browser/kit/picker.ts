import { expect, type Locator, type Page } from 'playwright/test';
import { createNews, unique } from './api';
import { tabTo } from './keyboard';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Seleziona Allegato' });
export const rowsOf = (page: Page): Locator => page.locator('[data-image]');
export const selectedIn = (dialog: Locator): Locator => dialog.getByRole('option', { selected: true });

/** Whether the thumbnail under the cursor is selected: 'true' or 'false'. */
export const current = (dialog: Locator) =>
  dialog
    .getByRole('listbox')
    .evaluate((grid) =>
      document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-selected'),
    );

export async function editNews(page: Page, open: (route: string) => Promise<void>, more: object = {}): Promise<number> {
  const id = await createNews({ it: { title: unique('Immagini'), status: 2, ...more } });
  await open(`/news/${id}`);
  await expect(page.getByRole('button', { name: 'Aggiungi immagini' })).toBeVisible();
  return id;
}

/** Opens the picker by its key; the thumbnails have the focus then. */
export async function openPicker(page: Page): Promise<Locator> {
  await page.keyboard.press('F9');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listbox', { name: 'Immagini' })).toBeFocused();
  return dialog;
}

/** Chooses licence and version once for all images that lack them, and goes on inserting. */
export async function giveLicence(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Licenza e versione' });
  await expect(dialog.getByLabel('Licenza')).toBeFocused();
  await expect(dialog.getByLabel('Licenza')).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByLabel('Versione'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
}

/** Inserts what is selected; images of the demo may lack a licence too, which is asked for then. */
export async function insert(page: Page, inserted: Locator): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: 'Licenza e versione' });
  await expect(question.or(inserted).first()).toBeVisible();
  if (await question.isVisible()) await giveLicence(page);
}
