import type { Page } from 'playwright/test';
import { entityTexts } from '../../../src/messages/screens/entityActions';
import { paletteTexts as texts } from '../../../src/messages/screens/palette';
import { call, createNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const palette = (page: Page) => page.getByRole('dialog', { name: texts.title });
const box = (page: Page) => palette(page).getByRole('combobox');
const said = (page: Page) => palette(page).getByRole('status');
const rows = (page: Page) => palette(page).getByRole('option');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const remove = (id: number) => call('admin', 'DELETE', `news/${id}`);

/** Asks for the palette and types. */
async function search(page: Page, text: string): Promise<void> {
  await press(page, 'Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText(text);
}

/** Leaves the palette without choosing anything. */
async function leave(page: Page): Promise<void> {
  await press(page, 'Escape');
  await expect(palette(page)).toHaveCount(0);
}

test('dalla palette si va ovunque, anche con errori di battitura e quando qualcosa non va', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Faro');
  const id = await createNews({ it: { title, slug: 'faro', status: 2 } });
  await signIn('admin');
  await open('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await test.step('una parola scritta male trova ciò che si cercava', async () => {
    await search(page, '>gestoine newz');
    await expect(palette(page).getByText(texts.similar, { exact: true })).toBeVisible();
    await expect(active(page)).toContainText('Gestione News');
    await press(page, 'Enter');
    await expect(heading(page, 'Gestione News')).toBeVisible();
  });

  await test.step('un sinonimo trova il comando della pagina', async () => {
    await search(page, '>nuovo articolo');
    await expect(active(page)).toContainText('Nuova News');
    await leave(page);
  });

  await test.step('la ricerca che ha portato a una news resta, e si ripete', async () => {
    await search(page, `#${title}`);
    await expect(active(page)).toContainText(title);
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
    await search(page, '#');
    await expect(rows(page)).toHaveCount(2);
    await expect(active(page)).toContainText(title);
    await press(page, 'ArrowDown', 'Enter');
    await expect(box(page)).toHaveValue(title);
    await expect(active(page)).toContainText('Bozza');
    await press(page, 'Control+a', 'Backspace', 'Backspace');
    await expect(palette(page).getByRole('button', { name: texts.scopes.all })).toHaveAttribute('aria-pressed', 'true');
    await leave(page);
  });

  await test.step('ai filtri si arriva con Tab', async () => {
    await press(page, 'Control+k');
    await press(page, 'Tab', 'Tab');
    await expect(palette(page).getByRole('button', { name: texts.scopes.commands })).toBeFocused();
    await press(page, 'Enter');
    await expect(box(page)).toBeFocused();
    await leave(page);
  });

  await test.step('una news cancellata nel frattempo lo dice, e i risultati restano', async () => {
    await search(page, `#${title}`);
    await expect(active(page)).toContainText(title);
    await remove(id);
    await press(page, 'Tab');
    await expect(said(page)).toContainText(entityTexts.alreadyDeleted(title));
    await press(page, 'Escape');
    await expect(box(page)).toHaveValue(title);
    await leave(page);
  });

  await test.step('senza il server della ricerca i comandi restano', async () => {
    await page.route('**/api/v1/search?**', (route) => route.fulfill({ status: 500, body: 'guasto' }));
    await search(page, 'gestione news');
    await expect(palette(page).getByRole('button', { name: texts.retry })).toBeVisible();
    await expect(said(page)).toContainText('I comandi funzionano comunque.');
    await page.unroute('**/api/v1/search?**');
    await press(page, 'Enter');
    await expect(heading(page, 'Gestione News')).toBeVisible();
  });

  await test.step('diecimila caratteri si accorciano, e la palette lo dice', async () => {
    await search(page, 'x'.repeat(10_000));
    await expect(said(page)).toContainText(texts.cut);
    await leave(page);
  });

  await test.step('ciò che è stato aperto e cercato si dimentica', async () => {
    await search(page, '>dimentica');
    await press(page, 'Enter');
    await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(texts.forgotten);
    await search(page, '#');
    await expect(said(page)).toHaveText(texts.nothingYet);
    await leave(page);
  });
});

test('sopra una finestra la palette ha i suoi comandi, e il fuoco torna dov’era', async ({ page, signIn, open }) => {
  const id = await createNews({ it: { title: unique('Molo'), slug: 'molo', status: 2 } });
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);

  await test.step('una conferma', async () => {
    await press(page, 'ArrowDown', 'Delete');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await press(page, 'Control+k');
    await expect(box(page)).toBeFocused();
    await expect(rows(page)).toHaveText([/^Annulla/, /^Conferma/]);
    await leave(page);
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await search(page, 'annul');
    await press(page, 'Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(51);
  });

  await test.step('la finestra delle immagini', async () => {
    await open(`/news/${id}`);
    await expect(page.getByRole('button', { name: 'Aggiungi' }).first()).toBeVisible();
    await press(page, 'F9');
    const picker = page.getByRole('dialog', { name: 'Seleziona Allegato' });
    await expect(picker.getByRole('listbox')).toBeVisible();
    await search(page, 'cerca fra');
    await expect(active(page)).toContainText('Cerca fra le immagini');
    await press(page, 'Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(picker.getByRole('searchbox')).toBeFocused();
    await search(page, 'salva');
    await expect(rows(page).filter({ hasText: /^Salva$/ })).toHaveCount(0);
    await leave(page);
    await press(page, 'Escape');
    await expect(picker).toHaveCount(0);
  });
});
