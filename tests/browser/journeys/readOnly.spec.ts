import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { enterAs } from '../kit/enterAs';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const READ = 'Non hai il permesso di modificare questa scheda: puoi solo leggere';

/** The record in front is told as text, with the reason on top and nothing to write in or to save. */
async function isRead(page: Page, title: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText(READ)).toBeVisible();
  await expect(main.locator('input, textarea, select, [contenteditable]')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Salva/ })).toHaveCount(0);
}

test('chi può solo vedere un tag lo apre con Invio, lo legge, e CHIUDI riporta all’elenco', async ({ page, open }) => {
  const name = unique('Da leggere');
  const { id } = (await call('admin', 'POST', 'operations/tags', { name })).data as { id: number };
  await enterAs(page, ['operations/tags-view']);
  await open('/tags');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(page, '/');
  await page.keyboard.type(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Apri in sola lettura' })).toHaveAttribute('href', `#/tags/${id}`);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/tags/${id}$`));
  await isRead(page, 'Tag in sola lettura');
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await press(page, 'Control+s');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(READ);
  await page.getByRole('button', { name: 'CHIUDI', exact: true }).focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/tags(\?.*)?$/);
});

test('chi può solo vedere gli utenti ne legge uno: niente password, e i permessi', FULL, async ({ page, open }) => {
  await enterAs(page, ['user-view']);
  const { data } = await call('admin', 'GET', 'user/me');
  await open(`/users/${(data as { id: number }).id}`);
  await isRead(page, 'Utente in sola lettura');
  const main = page.getByRole('main');
  await expect(main.locator('[data-path="username"]')).toContainText('admin');
  await expect(main.locator('[data-path="role"]')).toContainText('Amministratore');
  await expect(main.getByRole('heading', { name: 'Aggiornamento Password Utente' })).toHaveCount(0);
});

test('chi può solo vedere i luoghi ne apre uno dalla sua collezione e lo legge', FULL, async ({ page, open }) => {
  const { data } = await call('admin', 'GET', 'tipologia-luoghi?limit=10&keywords=Musei');
  const code = (data as unknown as readonly { code: string }[])[0]?.code ?? '';
  await enterAs(page, ['luoghi-view']);
  await open(`/punti-interesse/${code}`);
  await expect(page.getByRole('link', { name: 'Apri in sola lettura' }).first()).toBeVisible();
  await press(page, 'j', 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/luogo/\\d+/${code}$`));
  await isRead(page, /in sola lettura$/);
});

test('un tag eliminato si apre sul suo motivo, con la via per l’elenco', async ({ page, open }) => {
  await enterAs(page, ['operations/tags-view']);
  await open('/tags/999999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Il tag non esiste più' })).toBeVisible();
  await page.getByRole('button', { name: 'CHIUDI', exact: true }).focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/tags(\?.*)?$/);
});
