import type { Page } from 'playwright/test';
import { call, completeText, createNews, readNews, unique } from '../kit/api';
import { enterAs } from '../kit/enterAs';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press } from '../kit/keyboard';

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
