import { type Locator, expect as strict } from 'playwright/test';
import type { Hand } from './hand';

/** Waits as long as a busy machine needs. */
export const expect = strict.configure({ timeout: 30_000 });

/** Letters that no title of the demo has in a row: what one types to find a record of one's own. */
export function code(): string {
  const letters = [...crypto.randomUUID().replaceAll('-', '')].map(
    (digit) => 'bcdfghlmnprstvzq'[Number.parseInt(digit, 16)],
  );
  return letters.slice(0, 5).join('');
}

export const field = ({ page }: Hand, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** The page whose heading this is has been opened. */
export const opened = ({ page }: Hand, heading: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();

/** A text is on screen. */
export const said = ({ page }: Hand, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** Finds a record by its letters in the palette and opens it. */
export async function jumpTo(hand: Hand, letters: string, heading: string): Promise<void> {
  const row = hand.page.getByRole('option', { name: new RegExp(letters) }).first();
  await hand.press('Control+k');
  await hand.type(letters);
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await hand.press('Enter');
  await opened(hand, heading);
}

/** Runs a command by some of its words in the palette. */
export async function command(hand: Hand, words: string, name: RegExp): Promise<void> {
  await hand.press('Control+k');
  await hand.type(words);
  await expect(hand.page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await hand.press('Enter');
}

/** Opens a list by its keys and searches it; the only row found has the cursor. */
export async function findInList(hand: Hand, keys: readonly string[], letters: string, rows = 1): Promise<void> {
  const { page } = hand;
  await hand.press(...keys);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await hand.press('/');
  await hand.type(letters);
  await expect(page.getByRole('row', { name: new RegExp(letters) })).toHaveCount(rows);
  await expect(page.getByText(`1–${rows} di ${rows}`, { exact: true })).toBeVisible();
  await hand.press('ArrowDown');
}

/** Answers a question that begins at the button which changes nothing. */
export async function answerYes(hand: Hand): Promise<void> {
  await expect(hand.page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' })).toBeFocused();
  await hand.press('Control+Enter');
}

/** Saves the editor in front, and waits until all of it is saved. */
export async function save(hand: Hand): Promise<void> {
  await hand.press('Control+s');
  await said(hand, 'Tutto salvato');
}
