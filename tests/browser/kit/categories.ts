import type { Locator, Page } from 'playwright/test';
import { call, unique } from './api';
import { expect } from './fixtures';
import { press } from './keyboard';

/** A row of the tree of categories, by what its name begins with. */
export const row = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
/** The row under the cursor. */
export const current = (page: Page): Locator => page.locator('[role="treeitem"][aria-selected="true"]');
export const isCurrent = (page: Page, name: string): Promise<void> =>
  expect(current(page)).toHaveAccessibleName(new RegExp(`^${name}`));

interface NewCategory {
  readonly main: number;
  readonly parent_id?: number;
  readonly languages?: readonly string[];
}

/** Creates a category as another desk would, in Italian unless told. Gives its id. */
export async function createCategory(
  title: string,
  { main, parent_id, languages = ['it'] }: NewCategory,
): Promise<number> {
  const texts = (language: string) => ({
    title: language === 'it' ? title : `${title} ${language}`,
    slug: unique('slug').replace(' ', '-'),
  });
  const contents = Object.fromEntries(languages.map((language) => [language, texts(language)]));
  const body = { main, parent_id: parent_id ?? null, contents, cover: null };
  return ((await call('admin', 'POST', 'categories', body)).data as { id: number }).id;
}

/** The search box leads to a category; then the whole tree is there again. */
export async function goToCategory(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await press(page, '/');
  await page.keyboard.insertText(name);
  await expect(row(page, name)).toBeVisible();
  await press(page, 'Alt+Delete', 'Escape');
  await isCurrent(page, name);
}
