import type { Locator, Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, runByPalette } from '../kit/keyboard';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principale' });
const links = (page: Page): Locator => menu(page).locator('a[href^="#/interessi-list/"]:visible');
const titles = (page: Page): Promise<string[]> => links(page).allTextContents();
const node = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

test('un nuovo tematismo è subito nel menu e nella palette, e se ne va con l’eliminazione', async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('themes');
  await signIn('admin');
  await open('/category-list/5');
  // The section of the page in front is open by itself.
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Modifica Categorie');
  await expect(links(page).nth(1)).toHaveText('Arte e cultura');
  await expect(node(page, 'Arte e cultura')).toBeVisible();
  const before = await titles(page);
  expect(before.slice(0, 3)).toEqual(['Tutti', 'Arte e cultura', 'Enogastronomia']);

  await test.step('si aggiunge coi tasti', async () => {
    await node(page, 'Arte e cultura').focus();
    await press(page, 'n');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Titolo' }).fill('Grotte di gesso');
    await press(page, 'Control+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(links(page)).toHaveText([...before, 'Grotte di gesso']);
  });

  await test.step('si sposta, e il menu lo segue', async () => {
    await node(page, 'Grotte di gesso').focus();
    await press(page, 'Alt+ArrowUp');
    await expect(links(page)).toHaveText([...before.slice(0, -1), 'Grotte di gesso', before.at(-1) ?? '']);
  });

  await test.step('la palette ci porta', async () => {
    await press(page, 'Control+k');
    await page.keyboard.type('gesso');
    await expect(page.getByRole('option', { name: /Interessi: Grotte di gesso/ })).toBeVisible();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#\/interessi-list\/\d+\/grotte-di-gesso$/);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Grotte di gesso');
  });

  await test.step('eliminato, non c’è più', async () => {
    await open('/category-list/5');
    await expect(node(page, 'Arte e cultura')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Cerca fra le categorie' }).fill('gesso');
    await node(page, 'Grotte di gesso').focus();
    await press(page, 'Delete');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' });
    // Not before the contents that it changes are counted.
    await expect(confirm).toBeEnabled();
    await confirm.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(links(page)).toHaveText(before);
  });
});

test('un menu senza tematismi non ferma nulla, e chi apre la sezione li fa richiedere', async ({
  page,
  signIn,
  open,
}) => {
  const asked: number[] = [];
  await page.route('**/operations/categories?*', (route) => {
    asked.push(403);
    return asked.length === 1
      ? route.fulfill({ status: 403, json: { status: 'error', message: 'Vietato' } })
      : route.continue();
  });
  await signIn('admin');
  await open('/dashboard');
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await menu(page).getByRole('button', { name: 'INTERESSI' }).press('Enter');
  await expect(links(page).nth(1)).toHaveText('Arte e cultura');
  expect(asked.length).toBe(2);
});

test("un tematismo eliminato da un altro mentre se ne guarda l'elenco lo dice, con la via d'uscita", async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('themes');
  const title = unique('Grotte');
  const body = {
    main: 5,
    parent_id: null,
    contents: { it: { title, subtitle: '', slug: unique('slug').replace(' ', '-') } },
    cover: null,
  };
  const { id } = (await call('admin', 'POST', 'categories', body)).data as { readonly id: number };
  await signIn('admin');
  let answered = 0;
  // A question on its way could still be answered after the deletion, and say it before the list is read again.
  page.on('requestfinished', (request) => {
    if (request.url().includes('/operations/categories?main=5')) answered += 1;
  });
  await open(`/interessi-list/${id}/come-prima`);
  const nothing = page.getByText('Nessun risultato disponibile');
  await expect(page).toHaveURL(/\/grotte-/);
  await expect(nothing).toBeVisible();
  // Read for the menu, and once more because the list is empty.
  await expect.poll(() => answered).toBe(2);
  await call('admin', 'DELETE', `categories/${id}`);
  await runByPalette(page, "Ricarica l'elenco");
  await expect(page.getByRole('alert').filter({ hasText: 'La voce a cui porta questo indirizzo' })).toBeVisible();
  await expect(links(page).filter({ hasText: title })).toHaveCount(0);
  expect(answered).toBe(3);
  await page.getByRole('link', { name: 'Apri l’elenco completo' }).press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
