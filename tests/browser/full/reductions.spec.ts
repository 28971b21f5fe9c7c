import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { MEDIA_LIMITS } from '../../../src/contract/media';
import { call, createNews, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { dropFiles, pdf, png, type TestFile } from '../kit/files';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';
import { cameraPhoto, cutOut, RIGHTS } from '../kit/photos';

/** Keeps what is sent: Chromium shows a test no file of a request. */
async function watchSending(page: Page): Promise<(name: string) => Promise<Buffer>> {
  await page.addInitScript(() => {
    const sent: Record<string, File> = {};
    Object.assign(window, { sentFiles: sent });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null;
      if (file instanceof File) sent[file.name] = file;
      send.call(this, body ?? null);
    };
  });
  return async (name) => {
    const text = await page.evaluate(async (wanted) => {
      const { sentFiles } = window as unknown as { readonly sentFiles: Record<string, File> };
      const bytes = new Uint8Array((await sentFiles[wanted]?.arrayBuffer()) ?? []);
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    }, name);
    return Buffer.from(text, 'latin1');
  };
}

async function openUploads(page: Page, open: (route: string) => Promise<void>) {
  await open('/gallery-frame-entity/true');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await press(page, 'n');
  return page.getByRole('button', { name: 'Scegli i file' });
}

async function removeAll(name: string): Promise<void> {
  const { data } = await call('admin', 'POST', 'media/search', { limit: 10, page: 1, query: name });
  for (const { id } of data as unknown as { id: number }[]) await call('admin', 'DELETE', `media/upload/${id}`);
}

/** Chooses licence and version, and goes on inserting. */
async function giveLicence(page: Page, question: Locator): Promise<void> {
  await expect(question.getByLabel('Licenza')).toBeFocused();
  await expect(question.getByLabel('Licenza')).not.toHaveAttribute('aria-busy');
  await press(page, 'ArrowDown');
  await tabTo(page, question.getByLabel('Versione'));
  await press(page, 'ArrowDown', 'Control+Enter');
  await expect(question).toHaveCount(0);
}

const rowOf = (page: Page, { name }: Pick<TestFile, 'name'>) =>
  page.getByRole('list', { name: 'File da caricare' }).getByRole('listitem').filter({ hasText: name });

test('una foto della fotocamera rientra nel limite coi tasti, mostra prima e dopo, tiene i suoi diritti', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('porto');
  const photo = await cameraPhoto(`${name}.jpg`, 3000, 2000);
  const small = await png(`${name}-piccola.png`, 600, 400);
  const good = await png(`${name}-buona.png`, 1600, 900);
  expect(photo.bytes.length).toBeGreaterThan(3 * MEDIA_LIMITS.imageBytes);
  const sent = await watchSending(page);
  await signIn('regionale');
  const choose = await openUploads(page, open);
  await dropFiles(page, choose, [photo, small, good]);

  // Two were refused: the summary has the focus, and leads to each.
  const summary = page.getByRole('region', { name: 'Esito del caricamento: 1 caricata, 2 rifiutate' });
  await expect(summary).toBeFocused();
  await expect(page.getByRole('button', { name: /^Riduci e carica / })).toHaveCount(1);
  await press(page, 'ArrowDown');
  await expect(rowOf(page, photo)).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown', 'Home');
  await expect(summary).toBeFocused();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(rowOf(page, photo)).toBeFocused();
  await press(page, 'Home');
  await expect(summary).toBeFocused();

  // Before and after, and nothing is sent yet.
  await press(page, 'i');
  const accept = page.getByRole('button', { name: `Carica la ridotta ${photo.name}` });
  await expect(accept).toBeFocused();
  await expect(rowOf(page, photo)).toContainText(/Prima [\d,]+ MB, 2000 × 3000, JPEG/);
  await expect(rowOf(page, photo)).toContainText(/Dopo [\d.,]+ (KB|MB), \d+ × \d+, JPEG/);
  expect(await rowOf(page, photo).locator('img').count()).toBe(2);
  await expect
    .poll(() =>
      rowOf(page, photo)
        .locator('img')
        .evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalHeight > 1)),
    )
    .toEqual([true, true]);
  expect((await sent(photo.name)).length).toBe(0);
  const { width: wide = 0, height: high = 0 } = page.viewportSize() ?? {};
  for (const viewport of [
    { width: wide, height: high },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: wide, height: high });

  // One key sends it.
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Esito del caricamento: 2 caricate, 1 rifiutata' })).toBeFocused();
  const bytes = await sent(photo.name);
  expect(bytes.length).toBeGreaterThan(100_000);
  expect(bytes.length).toBeLessThanOrEqual(MEDIA_LIMITS.imageBytes);
  const { width = 0, height = 0, orientation, exif } = await sharp(bytes).metadata();
  expect([height > width, height >= 1200, height <= 3000, orientation]).toEqual([true, true, true, 1]);
  for (const right of Object.values(RIGHTS)) expect(exif?.toString('latin1')).toContain(right);
  const { data } = await call('admin', 'POST', 'media/search', { limit: 10, page: 1, query: name });
  expect((data as unknown as { name: string }[]).map((item) => item.name).toSorted()).toEqual(
    [photo.name, good.name].toSorted(),
  );
  await removeAll(name);
});

test('si riducono tutte insieme; ciò che è trasparente lo resta; ciò che non si può ridurre dice perché e resta rifiutato', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('ritaglio');
  const logo = await cutOut(`${name}.png`, 1400);
  const photo = await cameraPhoto(`${name}-foto.jpg`, 2400, 1600);
  const broken = { ...pdf(`${name}-rotta.jpg`), type: 'image/jpeg' };
  const unreadable = { ...broken, bytes: Buffer.concat([broken.bytes, Buffer.alloc(2 * MEDIA_LIMITS.imageBytes)]) };
  const sent = await watchSending(page);
  await signIn('regionale');
  const choose = await openUploads(page, open);
  await dropFiles(page, choose, [logo, unreadable, photo]);
  await expect(page.getByRole('button', { name: 'Riduci e carica tutte' })).toBeVisible();

  // A reduction that nobody wants leaves the refusal as it was.
  await press(page, 'i');
  await expect(rowOf(page, logo)).toContainText(/Dopo .+ WebP/);
  await tabTo(page, page.getByRole('button', { name: `Scarta la ridotta ${logo.name}` }));
  await press(page, 'Enter');
  await expect(rowOf(page, logo)).toContainText('è troppo grande');
  await expect(rowOf(page, logo)).toBeFocused();

  await press(page, 'Shift+I');
  const summary = page.getByRole('region', { name: 'Esito del caricamento: 2 caricate, 1 rifiutata' });
  await expect(summary).toBeFocused();
  await expect(rowOf(page, unreadable)).toContainText('è troppo grande');
  await expect(rowOf(page, unreadable)).toContainText('non si è potuta ridurre: il browser non riesce a leggerla');
  await expect(page.getByRole('button', { name: /^Riduci e carica/ })).toHaveCount(0);
  const bytes = await sent(`${name}.webp`);
  expect(bytes.length).toBeLessThanOrEqual(MEDIA_LIMITS.imageBytes);
  const { width, hasAlpha } = await sharp(bytes).metadata();
  expect([(width ?? 0) >= 1200, hasAlpha]).toEqual([true, true]);
  const corner = await sharp(bytes)
    .extract({ left: (width ?? 0) - 2, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(corner[3]).toBe(0);
  await removeAll(name);
});

test('nella scheda di una news il riepilogo aspetta dietro la domanda sulla licenza; anche la galleria riduce', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('spiaggia');
  const photo = await cameraPhoto(`${name}-foto.jpg`, 2400, 1600);
  const other = await cameraPhoto(`${name}-altra.jpg`, 2400, 1600);
  const good = await png(`${name}.png`, 1600, 900);
  await signIn('admin');
  const id = await createNews({ it: { title: unique('Riduzioni'), status: 2 } });
  await open(`/news/${id}`);
  await expect(page.getByRole('button', { name: 'Aggiungi immagini' })).toBeVisible();
  // The summary interrupts nobody who writes.
  await press(page, 'Escape');
  await dropFiles(page, page.locator('main'), [photo, good]);
  const question = page.getByRole('dialog', { name: 'Licenza e versione' });
  await giveLicence(page, question);
  const summary = page.getByRole('region', { name: 'Esito del caricamento: 1 caricata, 1 rifiutata' });
  await expect(summary).toBeFocused();
  await press(page, 'i');
  await expect(page.getByRole('button', { name: `Carica la ridotta ${photo.name}` })).toBeFocused();
  await press(page, 'a');
  await giveLicence(page, question);
  await expect(page.locator('[data-image]')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'File da caricare' })).toHaveCount(0);

  // The same keys in the picker.
  await press(page, 'F9');
  const dialog = page.getByRole('dialog', { name: 'Seleziona Allegato' });
  await expect(dialog.getByRole('listbox', { name: 'Immagini' })).toBeFocused();
  await press(page, 'n');
  await dropFiles(page, dialog.getByRole('button', { name: 'Scegli i file' }), [other]);
  await expect(rowOf(page, other)).toContainText('è troppo grande');
  await press(page, 'i');
  await expect(rowOf(page, other)).toContainText('Da confermare');
  await press(page, 'a');
  await expect(dialog.getByRole('button', { name: 'INSERISCI' })).toBeVisible();
  await expect(dialog.getByText('1 selezionata')).toBeVisible();
  await press(page, 'Control+Enter');
  await giveLicence(page, question);
  await expect(page.locator('[data-image]')).toHaveCount(3);
  await call('admin', 'DELETE', `news/${id}`);
  await removeAll(name);
});
