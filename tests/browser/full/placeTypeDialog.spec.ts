import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gestione Luoghi' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Nome' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'INVIA' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function create(title: string): Promise<number> {
  return ((await call('admin', 'POST', `set-luogo/-1/${encodeURIComponent(title)}`)).data as { id: number }).id;
}

async function pressEdit(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('button', { name: 'Modifica' }).focus();
  await press(page, 'Enter');
}

async function openRow(page: Page, title: string): Promise<void> {
  await pressEdit(page, title);
  await expect(name(page)).toHaveValue(title);
}

test('una creazione senza risposta si rimanda con la stessa chiave, e ciò che si è scritto dopo la rinomina', async ({
  page,
  signIn,
  open,
}) => {
  const [first, second] = ['Rocche', 'Castelli'].map(unique) as [string, string];
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/set-luogo/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await signIn('admin');
  await open('/punti-interesse');
  await press(page, 'n');
  await expect(name(page)).toBeFocused();
  await page.keyboard.insertText(first);
  await press(page, 'Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(name(page)).toHaveValue(first);
  await press(page, 'Control+a');
  await page.keyboard.insertText(second);
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, second)).toHaveCount(1);
  await expect(row(page, first)).toHaveCount(0);
  const [lost, again, renaming] = keys;
  expect(lost).toBeDefined();
  expect([again, renaming]).toEqual([lost, undefined]);
});

test('un nome già preso, o quello di prima, non parte: si legge perché, e ciò che è scritto resta [3-2.25]', async ({
  page,
  signIn,
  open,
}) => {
  const [taken, mine] = ['Presa', 'Mia'].map(unique) as [string, string];
  await create(taken);
  await create(mine);
  await signIn('admin');
  await open('/punti-interesse');
  await openRow(page, mine);
  await expect(name(page)).toBeFocused();
  await expect(send(page)).toHaveAccessibleDescription('Il nome è quello di prima: cambialo o chiudi');
  await name(page).fill(taken);
  await press(page, 'Enter');
  await expect(name(page)).toHaveAccessibleDescription(/C’è già una collezione con questo nome/);
  await expect(send(page)).toBeDisabled();
  await name(page).fill('');
  await expect(name(page)).toHaveAccessibleDescription(/Scrivi il nome della collezione/);
  await expect(send(page)).toBeDisabled();
  await name(page).fill(`${mine} bis`);
  await press(page, 'Control+Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, `${mine} bis`)).toHaveCount(1);
});

test('una collezione rinominata da un altro si confronta, una eliminata lo dice', async ({ page, signIn, open }) => {
  const [title, theirs, mine] = ['Fari', 'Lanterne', 'Torri'].map(unique) as [string, string, string];
  const id = await create(title);
  await signIn('admin');
  await open('/punti-interesse');
  await openRow(page, title);
  await call('admin', 'POST', `set-luogo/${id}/${encodeURIComponent(theirs)}`);
  await name(page).fill(mine);
  await press(page, 'Enter');
  await expect(dialog(page).getByRole('radio', { name: new RegExp(theirs) })).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: new RegExp(mine) })
    .focus();
  await press(page, 'Space');
  await press(page, 'Control+Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, mine)).toHaveCount(1);
  await call('admin', 'DELETE', `tipologia-luoghi/${id}`);
  await pressEdit(page, mine);
  await expect(dialog(page).getByRole('alert')).toContainText('La collezione non c’è più');
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
});
