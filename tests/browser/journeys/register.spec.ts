import { readFile } from 'node:fs/promises';
import { call, createNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

test('il registro di tutto si apre dalla palette, dice che cosa è stato eliminato e porta a ciò che c’è', async ({
  page,
  signIn,
  open,
}) => {
  const [kept, gone] = [unique('Resta'), unique('Sparisce')];
  const id = await createNews({ it: { title: kept, slug: 'resta' } });
  const lost = await createNews({ it: { title: gone, slug: 'sparisce' } });
  await call('admin', 'DELETE', `news/${lost}`);
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'Control+k');
  await page.keyboard.type('registro delle operazioni');
  await expect(page.getByRole('option', { name: /Registro delle operazioni/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Registro delle operazioni', exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: gone }).first();
  await expect(row).toContainText('Eliminazione');
  await expect(row).toContainText('eliminato');
  await expect(row.getByRole('link')).toHaveCount(0);
  await open('/registro?entity=news&action=create');
  await expect(page.getByRole('row').filter({ hasText: kept }).first()).toContainText('Creazione');
  await expect(page.getByRole('row').filter({ hasText: 'Accesso' })).toHaveCount(0);
  // Other tests create news too, before and after: the cursor goes to the row that is meant.
  const cursor = page.locator('tr[data-cursor]');
  let at = '';
  const moveTo = async (title: string) => {
    do {
      await press(page, 'ArrowDown');
      await expect(cursor).not.toHaveAttribute('data-row', at);
      at = (await cursor.getAttribute('data-row')) ?? '';
    } while (!(await cursor.textContent())?.includes(title));
  };
  await moveTo(gone);
  await press(page, 'Enter');
  await expect(page.getByText('Non si può aprire: è stato eliminato.').first()).toBeVisible();
  await moveTo(kept);
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/news/${id}`));
  await expect(page.getByText('Ultima modifica: Anna Montanari,')).toBeVisible();
});

test('chi può pubblicare le news è una domanda della palette', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('chi può pubblicare le news');
  await expect(page.getByRole('option', { name: /Permessi: .*Pubblica/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Chi può fare che cosa', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/sezione=news/);
  await expect(page).toHaveURL(/azione=publish/);
  await expect(page.getByRole('row').filter({ hasText: 'Anna Montanari' })).toContainText('Pubblica');
  await expect(page.getByRole('row').filter({ hasText: /^lettore/i })).toHaveCount(0);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/#\/users\/roles\/\d+/);
});

test(
  'chi può modificare un contenuto ne legge il registro; il registro di tutto non c’è',
  FULL,
  async ({ page, signIn, open }) => {
    const id = await createNews({ it: { title: unique('Con registro'), slug: 'con-registro' } });
    await signIn('editor');
    await open(`/news/${id}`);
    await expect(page.getByText('Ultima modifica: Anna Montanari,')).toBeVisible();
    const log = page.getByRole('button', { name: 'Registro delle operazioni' });
    await log.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('table', { name: 'Registro delle operazioni' })).toContainText('Creazione');
    await open('/registro');
    await expect(page.getByText('Non è possibile accedere alla pagina.')).toBeVisible();
  },
);

test('il registro intero si salva in un file, dalla riga più recente', FULL, async ({ page, signIn, open }) => {
  const title = unique('Nel file');
  const id = await createNews({ it: { title } });
  await signIn('admin');
  await open('/registro');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const download = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Esporta Tutti' }));
  await press(page, 'Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('registro.csv');
  const lines = (await readFile(await file.path(), 'utf8')).replace('\u{feff}', '').trim().split('\r\n');
  expect(lines[0]).toBe('ID;QUANDO;CHI;OPERAZIONE;AREA;ID ELEMENTO;A CHE COSA;CAMPI CAMBIATI');
  expect(lines.filter((line) => line.includes(`;Creazione;News;${id};${title};`))).toHaveLength(1);
});

test(
  'un server senza registro lo dice, e la voce sparisce dal menu e dalla palette',
  FULL,
  async ({ page, signIn, open }) => {
    await page.route('**/api/v1/audit?*', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } }));
    await signIn('admin');
    await open('/dashboard');
    const entry = page.locator('#menu a[href="#/registro"]');
    await expect(entry).toHaveCount(1);
    await open('/registro');
    await expect(page.getByText('Questo server non tiene un registro delle operazioni')).toBeVisible();
    await expect(entry).toHaveCount(0);
    const found = page.getByRole('dialog').getByRole('option', { name: /Registro delle operazioni/ });
    const ask = async () => {
      await press(page, 'Control+k');
      await page.keyboard.type('registro delle operazioni');
    };
    await ask();
    await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: /./ }).first()).toBeAttached();
    await expect(found).toHaveCount(0);
    // Once it answers after all, it is there again.
    await page.unroute('**/api/v1/audit?*');
    await press(page, 'Escape', 'Escape');
    await page.getByRole('button', { name: 'Riprova' }).focus();
    await press(page, 'Enter');
    await expect(entry).toHaveCount(1);
    await ask();
    await expect(found.first()).toBeVisible();
  },
);
