import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { call, createNews, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/fixtures';
import { tabTo } from '../kit/keyboard';

const picture = async (name: string, width = 1600, height = 900) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: { r: 40, g: 110, b: 160 } } })
    .png()
    .toBuffer(),
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Seleziona Allegato' });

async function openPicker(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Aggiungi immagini' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
}

async function uploadInPicker(page: Page, ...files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Carica Immagini' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Torna alla gallery' })).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(files);
}

const attachmentsOf = async (id: number) => {
  const { data } = (await call('admin', 'GET', `news/${id}`)) as {
    data: { attachments: { title: string; description: string | null; order: number; is_primary: boolean }[] };
  };
  return data.attachments.map(({ description, order, is_primary }) => ({ description, order, is_primary }));
};

test('uploads two images, describes, orders and saves them by keys alone', async ({ page, signIn, open }) => {
  const id = await createNews({ it: { title: unique('Galleria'), status: 2 } });
  await signIn('admin');
  await open(`/news/${id}`);
  await openPicker(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Si possono allegare massimo 10 file')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'INSERISCI' })).toHaveCount(0);
  const names = [unique('uno'), unique('due')];
  await uploadInPicker(page, ...(await Promise.all(names.map((name) => picture(`${name}.png`)))));
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);

  const rows = page.locator('[data-image]');
  await expect(rows).toHaveCount(2);
  await rows.nth(0).getByRole('textbox').focus();
  await page.keyboard.type('Il mare');
  await tabTo(page, rows.nth(1).getByRole('textbox'));
  await page.keyboard.type('La pineta');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.nth(0).getByRole('textbox')).toHaveValue('La pineta');
  await expect(page.getByText(/: posizione 1 di 2$/)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => attachmentsOf(id))
    .toEqual([
      { description: 'La pineta', order: 1, is_primary: false },
      { description: 'Il mare', order: 2, is_primary: true },
    ]);
});

test('moves, selects and opens the data in the grid by keys; removes with a way back', async ({
  page,
  signIn,
  open,
}) => {
  const id = await createNews({ it: { title: unique('Tasti'), status: 2 } });
  await signIn('admin');
  await open(`/news/${id}`);
  await openPicker(page);
  const dialog = dialogOf(page);
  await uploadInPicker(page, await picture(`${unique('tre')}.png`), await picture(`${unique('quattro')}.png`));
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(2);
  const grid = dialog.getByRole('listbox', { name: 'Immagini' });
  await grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Nome File' })).toHaveAttribute('readonly', '');
  await expect(dialog.getByRole('textbox', { name: 'URL' })).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  const rows = page.locator('[data-image]');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Togli/ }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: /^Rimetti/ }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
});

test('names file, limit, figure and remedy of what cannot be uploaded', async ({ page, signIn, open }) => {
  const id = await createNews({ it: { title: unique('Rifiuti'), status: 2 } });
  await signIn('admin');
  await open(`/news/${id}`);
  await openPicker(page);
  const dialog = dialogOf(page);
  await uploadInPicker(page, await picture('piccola.png', 800, 600), {
    name: 'vuota.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(0),
  });
  await expect(dialog.getByText(/«piccola.png» non può essere caricato.*1200 pixel.*800 × 600/)).toBeVisible();
  await expect(dialog.getByText(/«vuota.png» è vuoto \(0 byte\)/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'INSERISCI' })).toHaveCount(0);
});

test('uploads a dropped file once', async ({ page, signIn, open }) => {
  const id = await createNews({ it: { title: unique('Trascinata'), status: 2 } });
  await signIn('admin');
  await open(`/news/${id}`);
  await openPicker(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Carica Immagini' }).focus();
  await page.keyboard.press('Enter');
  const { name, buffer } = await picture(`${unique('sola')}.png`);
  const files = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], fileName, { type: 'image/png' }));
      return data;
    },
    [name, [...buffer]] as const,
  );
  await dialog.getByRole('region', { name: 'Carica Immagini' }).dispatchEvent('drop', { dataTransfer: files });
  await expect(dialog.getByRole('option', { name })).toHaveCount(1);
  await expect(dialog.getByText('1 selezionata')).toBeVisible();
});
