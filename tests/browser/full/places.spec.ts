import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, runByPalette } from '../kit/keyboard';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gestione Luoghi' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Nome' });

test('una collezione nasce, si rinomina, si apre e non si elimina finché ha luoghi, coi tasti [3-2.23, 3-2.25, 3-2.26]', async ({
  page,
  signIn,
  open,
}) => {
  const [title, renamed] = ['Fari / 100% mare?', 'Fari #2'].map(unique) as [string, string];
  await signIn('admin');
  await open('/punti-interesse');
  for (const heading of ['ID', 'TITOLO', 'CODICE', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  await press(page, 'n');
  await expect(name(page)).toBeFocused();
  await page.keyboard.insertText('..');
  await press(page, 'Enter');
  await expect(name(page)).toHaveAccessibleDescription(/almeno una lettera o una cifra/);
  // What was typed is asked about, and kept.
  await press(page, 'Escape');
  await expect(page.getByRole('alertdialog')).toContainText('non è stato inviato');
  await press(page, 'Escape');
  await expect(name(page)).toHaveValue('..');
  await press(page, 'Control+a');
  await page.keyboard.insertText(title);
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  const code = (await row.getByText(/^fari_100_mare/).textContent()) ?? '';

  await press(page, 'Home');
  await press(page, 'e');
  await expect(name(page)).toHaveValue(title);
  await press(page, 'Control+a');
  await page.keyboard.insertText(renamed);
  await press(page, 'Control+Enter');
  const again = page.getByRole('row').filter({ hasText: renamed });
  await expect(again.getByText(code, { exact: true })).toBeVisible();

  await call('admin', 'POST', 'luoghi', { nome: 'Lanterna', code });
  await press(page, 'Delete');
  await press(page, 'Control+Enter');
  await expect(page.getByRole('alertdialog')).toContainText('contiene un luogo');
  await expect(page.getByRole('alertdialog').getByRole('link', { name: /Lanterna/ })).toBeVisible();
  await press(page, 'Escape');
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/punti-interesse/${code}$`));
  for (const heading of ['ID', 'TITOLO', 'INDIRIZZO', 'COMUNE', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Lanterna' })).toBeVisible();
  await press(page, 'b');
  await expect(page).toHaveURL(/#\/punti-interesse$/);
});

test('l’icona dell’elenco manca a «dove_dormire», e una collezione ignota riporta a tutte [3-2.26, 3-2.27]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('admin');
  await open('/punti-interesse');
  const places = (code: string) =>
    page.getByRole('row').filter({ hasText: code }).getByRole('link', { name: 'Elenco POI' });
  await expect(places('teatri')).toHaveAttribute('href', '#/punti-interesse/teatri');
  await expect(places('dove_dormire')).toHaveCount(0);
  await open('/punti-interesse/grotte');
  await expect(page.getByText('non è mai esistita')).toBeVisible();
  await page.getByRole('link', { name: 'Apri l’elenco completo' }).focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/punti-interesse$/);
});

test("una collezione eliminata da un altro mentre se ne guardano i luoghi lo dice, con la via d'uscita", async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Fari');
  const { id } = (await call('admin', 'POST', `set-luogo/-1/${encodeURIComponent(title)}`)).data as { id: number };
  const code = title.toLowerCase().replace(' ', '_');
  await signIn('admin');
  await open(`/punti-interesse/${code}`);
  await expect(page.getByRole('banner')).toContainText(title);
  await expect(page.getByText('Nessun risultato disponibile')).toBeVisible();
  await call('admin', 'DELETE', `tipologia-luoghi/${id}`);
  await runByPalette(page, "Ricarica l'elenco");
  await expect(page.getByRole('alert').filter({ hasText: 'La voce a cui porta questo indirizzo' })).toBeVisible();
});
