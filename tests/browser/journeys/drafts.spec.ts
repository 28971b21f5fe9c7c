import type { Page } from 'playwright/test';
import { failureTexts } from '../../../src/messages/screens/failures';
import { call, completeText, createNews, readNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette } from '../kit/keyboard';

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'C’è una bozza non salvata' });

/** Waits until what was typed is in a local draft. */
const isKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((found) => {
            const opening = indexedDB.open('portolano');
            opening.onsuccess = () => {
              const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
              all.onsuccess = () => {
                opening.result.close();
                found(JSON.stringify(all.result).includes(wanted));
              };
            };
          }),
        text,
      ),
    )
    .toBe(true);

test('due schede su «Nuova news»: ognuna ha la sua bozza, e chi apre la seconda lo legge', async ({
  page,
  context,
  signIn,
  open,
}) => {
  await signIn('admin');
  const [first, second] = [unique('Prima scheda'), unique('Seconda scheda')];
  await open('/news/new');
  await fillByKeys(page, title(page), first);
  await isKept(page, first);

  const other = await context.newPage();
  await open('/news/new', other);
  await expect(note(other, 'La stai scrivendo in un’altra scheda')).toContainText(`«${first}»`);
  await expect(title(other)).toHaveValue('');
  await fillByKeys(other, title(other), second);
  await isKept(other, second);

  // A reload finds the page's own draft, and offers no other.
  page.on('dialog', (dialog) => dialog.accept());
  await page.bringToFront();
  await page.reload();
  await expect(offer(page)).toContainText(`«${first}»`);
  await expect(page.getByRole('button', { name: 'Mostra un’altra bozza' })).toHaveCount(0);
  await expect(note(page, 'La stai scrivendo in un’altra scheda')).toContainText(`«${second}»`);
  await runByPalette(page, 'Scarta la bozza di questo computer');
  await expect(offer(page)).toHaveCount(0);

  // Once its page is closed, the other draft is offered, first of all by the palette, and restored by a key of it.
  await other.close();
  await page.reload();
  await expect(offer(page)).toContainText(`«${second}»`);
  await press(page, 'Control+k');
  await expect(page.getByRole('option').first()).toContainText('Riprendi la bozza');
  await press(page, 'Escape');
  await runByPalette(page, 'Riprendi la bozza di questo computer');
  await expect(title(page)).toHaveValue(second);
});

test(
  'una news aperta in due schede: chi salva per secondo legge che l’ha salvata lui stesso',
  FULL,
  async ({ page, context, signIn, open }) => {
    const id = await createNews({ it: completeText(unique('Doppia')) });
    await signIn('admin');
    await open(`/news/${id}`);
    await fillByKeys(page, title(page), unique('Dalla prima'));
    const other = await context.newPage();
    await open(`/news/${id}`, other);
    await expect(note(other, 'in un’altra scheda')).toBeVisible();
    const saved = unique('Dalla seconda');
    await fillByKeys(other, title(other), saved);
    await press(other, 'Control+s');
    await expect(other.getByText('Tutto salvato')).toBeVisible();
    await page.bringToFront();
    await press(page, 'Control+s');
    await expect(page.getByText('L’hai salvata tu, da un’altra scheda')).toBeVisible();
    expect((await readNews(id)).contents.it?.title).toBe(saved);
  },
);

test('un tag tiene la bozza: l’uscita lo promette, al ritorno è offerta', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/tags/new');
  const field = page.getByRole('textbox', { name: 'Titolo' });
  const typed = unique('etichetta');
  await fillByKeys(page, field, typed);
  await isKept(page, typed);
  await press(page, 'Control+k');
  await page.keyboard.type('esci');
  await expect(page.getByRole('option', { name: /^Esci/ }).first()).toBeVisible();
  await press(page, 'Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('La bozza locale resta in questo browser');
  await press(page, 'Escape');
  await expect(question).toHaveCount(0);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(offer(page)).toContainText(`«${typed}»`);
  await runByPalette(page, 'Riprendi la bozza di questo computer');
  await expect(field).toHaveValue(typed);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
});

test('il profilo non tiene bozze: l’uscita dice che le modifiche vanno perse', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/user/profile');
  await fillByKeys(page, page.getByRole('textbox', { name: 'Nome', exact: true }), 'Annalisa');
  await press(page, 'Control+k');
  await page.keyboard.type('esci');
  await expect(page.getByRole('option', { name: /^Esci/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('alertdialog')).toContainText('le modifiche andranno perse');
});

test('quello che si scrive mentre una scheda si salva resta, e si salva dopo', async ({ page, signIn, open }) => {
  const name = unique('etichetta');
  const { data } = await call('admin', 'POST', 'operations/tags', { name });
  const { id } = data as { id: number };
  await signIn('admin');
  await open(`/tags/${id}`);
  const field = page.getByRole('textbox', { name: 'Titolo' });
  await expect(field).toHaveValue(name);
  await fillByKeys(page, field, `${name} uno`);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((settle) => {
    answer = settle;
  });
  await page.route(`**/operations/tags/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await press(page, 'Control+s');
  await expect(page.getByText('Salvataggio in corso')).toBeVisible();
  await expect(field).toBeEditable();
  await field.press('End');
  await page.keyboard.type(' due');
  answer();
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await expect(field).toHaveValue(`${name} uno due`);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const stored = (await call('admin', 'GET', `operations/tags/${id}`)).data as { name: string };
  expect(stored.name).toBe(`${name} uno due`);
});

test(
  'dove il browser non può tenere bozze, le due domande dicono che le modifiche si perdono',
  FULL,
  async ({ page, signIn, open }) => {
    const name = unique('Senza posto');
    const id = await createNews({ it: completeText(name) });
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await signIn('admin');
    await open(`/news/${id}`);
    await expect(title(page)).toBeFocused();
    await press(page, 'End');
    await page.keyboard.type(' riscritta');
    await expect(page.getByText(failureTexts.drafts)).toBeVisible();
    await press(page, 'Escape', 'g', 'n');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('uscendo si perdono');
    await press(page, 'Escape');
    await expect(question).toHaveCount(0);
    await runByPalette(page, 'Esci');
    await expect(question).toContainText('le modifiche andranno perse');
    await press(page, 'Escape');
    await expect(title(page)).toHaveValue(`${name} riscritta`);
  },
);
