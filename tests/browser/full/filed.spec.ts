import type { Page } from 'playwright/test';
import { pdf } from '../../../demo/media/document';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const files = (page: Page) => page.locator('[data-path="attachments"] [data-entry]');
const idIn = (page: Page) => Number(/(\d+)\/\w+$/.exec(page.url())?.[1]);

/** Answers the browser's own dialog, which a key opens. */
async function upload(page: Page, keys: string, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, keys);
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('un download si scrive coi soli tasti: file caricato, scelto, ordinato, con lingua e copertina', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Guida alle rocche');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'x');
  await expect(heading(page)).toHaveText('Gestione Download');
  await expect(page.getByRole('link', { name: 'Scarica' }).first()).toHaveAttribute('href', /\.pdf$/);
  await expectAccessible(page);
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/download\/new\/download$/);
  await expect(field(page, 'Titolo')).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await fillByKeys(page, field(page, 'Descrizione del file'), 'Le rocche aperte al pubblico');

  await expect(page.getByRole('button', { name: /^Carica file/ })).toBeVisible();
  await upload(page, 'Shift+F9', 'guida_rocche.pdf', pdf('Guida', ['x'], { access: 'bare' }));
  await expect(field(page, 'Nome mostrato di «guida rocche»')).toBeFocused();
  await expect(files(page)).toContainText(['PDF, ']);
  await expect(files(page).first()).toContainText('Non accessibile: manca il titolo nelle proprietà');
  await upload(page, 'Shift+F9', 'foto.png', Buffer.from('x'));
  await expect(page.getByText('«foto.png»: Sono ammessi solo files pdf.')).toBeVisible();

  await press(page, 'F9');
  await expect(page.getByRole('combobox', { name: 'Scegli tra gli allegati' })).toBeFocused();
  await page.keyboard.type('castelli rocche rimini pdf');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/castelli-e-rocche-.*-rimini\.pdf/]);
  await press(page, 'Enter');
  await expect(files(page)).toHaveCount(2);
  await press(page, 'Alt+ArrowUp');
  await expect(files(page).first().getByRole('textbox')).toHaveValue(/castelli/i);
  await expect(files(page).first().getByRole('textbox')).toBeFocused();
  await press(page, 'Tab');
  await page.keyboard.type('Ted');
  await expect(page.getByRole('combobox', { name: /^Lingua di/ }).first()).toHaveValue('de');
  await chooseByKeys(page, 'Tematismo', 'castelli', 'Castelli e rocche');
  await page.getByRole('checkbox', { name: 'Mappa' }).focus();
  await press(page, 'Space');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/download\/\d+\/download$/);
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  await expectAccessible(page);
  const id = idIn(page);

  await open(`/download/${id}/download`);
  await expect(files(page)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: /^Lingua di/ }).first()).toHaveValue('de');
  await expect(page.getByRole('checkbox', { name: 'Mappa' })).toBeChecked();
  await call('admin', 'DELETE', `download/${id}`);
});

test('un file in uso non si elimina dagli allegati, e si vede chi lo usa', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/allegati?keywords=motor-valley-musei');
  await expect(page.getByRole('row', { name: /motor-valley-musei/ })).toBeVisible();
  await press(page, 'j', 'Delete');
  await press(page, 'Control+Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Motor Valley: musei, circuiti, fabbriche');
  await expectAccessible(page);
});

test('un dataset prende file di dati, e di una tabella dice la riga che non torna', async ({ page, signIn, open }) => {
  const title = unique('Fontane');
  await signIn('admin');
  await open('/opendata/new/opendata');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: /^Carica file/ })).toBeVisible();
  await runByPalette(page, 'Vai a: File');
  await expect(page.getByRole('button', { name: /^Carica file/ })).toBeFocused();
  await upload(page, 'Shift+F9', 'fontane.csv', Buffer.from('comune;fontane\nBologna;3\nModena;4;5\n'));
  await expect(files(page)).toContainText('UTF-8, separatore «;», 2 colonne');
  await expect(files(page)).toContainText('Riga 3: 3 valori invece di 2');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/opendata\/\d+\/opendata$/);
  await expectAccessible(page);
  await call('admin', 'DELETE', `opendata/${idIn(page)}`);
});

test('una webcam si scrive in una lingua, e di un indirizzo non sicuro si è avvisati', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Webcam Cimone');
  await signIn('admin');
  await open('/webcam-list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtra' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'STATO' })).toHaveCount(0);
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/webcam\/new\/webcam$/);
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await fillByKeys(page, field(page, 'Indirizzo web'), 'http://webcam.example.org/cimone');
  await expect(page.getByText('i browser non mostrano in una pagina sicura')).toBeVisible();
  await chooseByKeys(page, 'Proprietario', 'stazione', 'Stazione sciistica');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/webcam\/\d+\/webcam$/);
  await expectAccessible(page);
  const id = idIn(page);
  await runByPalette(page, "Torna all'elenco");
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await call('admin', 'DELETE', `webcam/${id}`);
});
