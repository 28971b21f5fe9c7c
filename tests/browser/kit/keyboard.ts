import { expect, type Locator, type Page } from 'playwright/test';

/** More presses of Tab than any page of ours has stops. */
const MOST_STOPS = 300;

/** Walks there with Tab (or Shift+Tab), as who has no mouse must; fails when Tab does not lead there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Walks to a field and replaces what it holds. */
export async function fillByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Presses the keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Runs a command of the page by its title, out of the palette. */
export async function runByPalette(page: Page, title: string): Promise<void> {
  await press(page, 'Control+k');
  await page.keyboard.type(`>${title}`);
  await expect(page.getByRole('option', { name: title }).first()).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
}

/** Types into a select that has the focus, once the option that is meant has come. */
export async function typeOption(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  await expect(select).toBeFocused();
  await expect(select.getByRole('option', { name: option, exact: true })).toBeAttached();
  await page.keyboard.type(option);
}
