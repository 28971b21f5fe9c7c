import { expect, type Page } from 'playwright/test';
import type { FocusPositions } from './focusInSight';
import { press } from './keyboard';

/** More presses of Tab than any page of ours has stops. */
const MOST_STOPS = 250;

/** Where the focus is, to know when Tab has been everywhere. */
const isInPage = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

/** Presses a key and waits until where the focus is then has been looked at. */
export async function step(page: Page, positions: FocusPositions, key: string): Promise<void> {
  const before = positions.checked;
  await press(page, key);
  if (await isInPage(page)) await expect.poll(() => positions.checked, { intervals: [10] }).toBeGreaterThan(before);
}

/** Walks through all stops of a page by a key, doing something at each; gives how many there were. */
export async function walk(
  page: Page,
  positions: FocusPositions,
  key: 'Tab' | 'Shift+Tab',
  at: () => Promise<void> = async () => undefined,
): Promise<number> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await step(page, positions, key);
    if (!(await isInPage(page))) return stops;
    await at();
  }
  throw new Error(`${key} comes to no end`);
}
