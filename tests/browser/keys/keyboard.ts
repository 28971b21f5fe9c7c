import type { Locator, Page } from 'playwright/test';
import { expect } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';
import type { Proof } from './proofs';

export const keyboard = (page: Page): Locator => page.getByRole('dialog', { name: 'Tastiera' });
/** A command's line, found by what its title begins with. */
export const line = (page: Page, title: string): Locator =>
  keyboard(page)
    .locator('[data-line]')
    .filter({ hasText: new RegExp(`^${title}`) });
export const searchBox = (page: Page): Locator => keyboard(page).getByRole('textbox');
const openLine = (page: Page): Locator => keyboard(page).locator('[data-line][aria-expanded="true"]');
const singleKeys = (page: Page): Locator => keyboard(page).getByRole('checkbox', { name: 'Tasti singoli' });

/** Opens 'Tastiera' from the palette. */
export async function openKeyboard(page: Page): Promise<void> {
  await press(page, 'Control+k');
  await expect(page.getByRole('combobox', { name: 'Cerca un comando o un contenuto' })).toBeFocused();
  await page.keyboard.type('>tastiera');
  await expect(page.locator('[data-row="command:shell.keyboard"][aria-selected="true"]')).toHaveCount(1);
  await press(page, 'Enter');
  await expect(searchBox(page)).toBeFocused();
}

/** Searches a command and opens its line, with the focus on it. */
export async function openCommand(page: Page, title: string): Promise<void> {
  await tabTo(page, searchBox(page), 'Shift+Tab');
  await press(page, 'Control+a');
  await page.keyboard.insertText(title);
  await expect(keyboard(page).locator('[data-line]').first()).toContainText(title);
  await tabTo(page, line(page, title).first());
  await press(page, 'Enter');
  await expect(line(page, title).first()).toHaveAttribute('aria-expanded', 'true');
}

/** Every key of 'Tastiera' → what shows that it acts; in the order in which they are walked, 'Nuovo contenuto' open. */
export const KEYBOARD_KEYS: Readonly<Record<string, Proof>> = {
  'Aggiungi un tasto al comando': async (page) => {
    await press(page, 'n', 'F7', 'Enter');
    await expect(openLine(page)).toContainText('F7');
    await tabTo(page, openLine(page), 'Shift+Tab');
  },
  'Togli l’ultimo tasto del comando': async (page) => {
    await press(page, 'Delete');
    await expect(openLine(page)).not.toContainText('F7');
  },
  'Assegna al comando il tasto conteso': async (page) => {
    await press(page, 'n', 'x', 'Enter');
    await expect(keyboard(page)).toContainText('x è sia di');
    await tabTo(page, openLine(page), 'Shift+Tab');
    await press(page, 'a');
    await expect(keyboard(page)).not.toContainText('x è sia di');
    await expect(openLine(page)).toContainText('x');
  },
  'Spegni o accendi i tasti del comando': async (page) => {
    await press(page, 'x');
    await expect(openLine(page)).toContainText('spenti');
  },
  'Rimetti i tasti del comando': async (page) => {
    await press(page, 'r');
    await expect(openLine(page)).not.toContainText('spenti');
  },
  'Spegni o accendi i tasti singoli': async (page) => {
    await press(page, 's');
    await expect(singleKeys(page)).not.toBeChecked();
  },
  'Rimetti i tasti di tutti i comandi': async (page) => {
    await press(page, 'Shift+R');
    await expect(singleKeys(page)).toBeChecked();
  },
  'Importa i tasti da un file': async (page) => {
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'i');
    await (await choosing).setFiles({ name: 'tasti.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(keyboard(page).getByRole('alert')).toContainText('In questo file non ci sono tasti di Portolano');
    await expect(keyboard(page).getByRole('alert')).toContainText('I tuoi tasti sono rimasti come erano.');
  },
  'Esporta i tasti': async (page) => {
    const saving = page.waitForEvent('download');
    await press(page, 'e');
    expect((await saving).suggestedFilename()).toMatch(/^portolano-tasti-\d{4}-\d\d-\d\d\.json$/);
  },
  'Cerca fra i comandi di Tastiera': async (page) => {
    await press(page, '/');
    await expect(searchBox(page)).toBeFocused();
  },
  'Salva i tasti': async (page) => {
    for (const [keys, isOn] of [
      ['Control+s', false],
      ['Control+Enter', true],
    ] as const) {
      if (!(await keyboard(page).isVisible())) await openKeyboard(page);
      await tabTo(page, singleKeys(page));
      await press(page, 'Space');
      await expect(singleKeys(page)).toBeChecked({ checked: isOn });
      await press(page, keys);
      await expect(keyboard(page)).toHaveCount(0);
    }
  },
};
