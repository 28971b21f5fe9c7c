import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { callApi } from '../../kit/http';
import { address, call, completeText, createNews, readNews, unique } from '../kit/api';
import { BUILD, expect, test } from '../kit/fixtures';
import { fillByKeys, press } from '../kit/keyboard';

const PASSWORD = 'Mareggiata-e-vento-7';

/** A role with these abilities, and a page that its only user has signed in on. Gives the role's id. */
async function enterAs(page: Page, abilities: readonly string[]): Promise<number> {
  const title = unique('Ruolo');
  const created = await call('admin', 'POST', 'user/roles', { title, abilities });
  const { id } = created.data as { id: number };
  const { name } = (await call('admin', 'GET', `user/roles/${id}`)).data as { name: string };
  const username = unique('utente').replace(' ', '-');
  const names = { username, first_name: 'Prova', last_name: 'Diritti', email: `${username}@example.it` };
  const password = { password: PASSWORD, password_confirmation: PASSWORD };
  await call('admin', 'POST', 'user', { ...names, ...password, role: name, active: 1, redazione: 1 });
  const { data } = await callApi(address(), 'POST', 'login', null, { username, password: PASSWORD });
  await page.goto('/icon.svg');
  await page.evaluate(
    ([keys, build, token]) => {
      localStorage.setItem(keys.version, build);
      localStorage.setItem(keys.token, token);
    },
    [STORAGE_KEYS, BUILD, (data as { access_token: string }).access_token] as const,
  );
  return id;
}

async function giveRights(role: number, abilities: readonly string[]): Promise<void> {
  const stored = (await call('admin', 'GET', `user/roles/${role}`)).data as { title: string; updated_at: string };
  await call('admin', 'PUT', `user/roles/${role}`, { ...stored, abilities });
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('un permesso tolto sopra modifiche aperte: si legge quale, nessun accesso, poi si salva', async ({
  page,
  open,
}) => {
  const id = await createNews({ it: completeText(unique('Da correggere')) });
  const role = await enterAs(page, ['news-view', 'news-edit', 'news-publish']);
  await open(`/news/${id}`);
  const field = page.getByRole('textbox', { name: 'Titolo', exact: true });
  const corrected = unique('Corretta');
  await fillByKeys(page, field, corrected);
  await giveRights(role, ['news-view']);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.url().endsWith('/user/me')) asked.push(request.method());
  });
  const reread = page.waitForResponse((response) => response.url().endsWith('/user/me'));
  await press(page, 'Control+s');
  await expect(alert(page, 'Non hai più il permesso di salvare')).toContainText('«news-edit»');
  await reread;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await expect(field).toHaveValue(corrected);
  expect(asked).toEqual(['PUT', 'GET']);
  await giveRights(role, ['news-view', 'news-edit', 'news-publish']);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect((await readNews(id)).contents.it?.title).toBe(corrected);
});

test('lo stesso in una scheda degli archivi: il tag resta scritto, la sessione resta', async ({ page, open }) => {
  const role = await enterAs(page, ['operations/tags-view', 'operations/tags-create', 'operations/tags-edit']);
  await open('/tags/new');
  const field = page.getByRole('textbox', { name: 'Titolo' });
  await expect(field).toBeVisible();
  await fillByKeys(page, field, unique('etichetta'));
  const typed = await field.inputValue();
  await giveRights(role, ['operations/tags-view']);
  const reread = page.waitForResponse((response) => response.url().endsWith('/user/me'));
  await press(page, 'Control+s');
  await expect(alert(page, 'Non hai più il permesso di salvare')).toContainText('«Tag: Crea»');
  expect((await reread).status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue(typed);
});
