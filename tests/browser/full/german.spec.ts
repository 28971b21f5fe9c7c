import type { Page } from 'playwright/test';
import { confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';
import { ADDRESS, launchServer, type Running } from '../kit/server';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const TITLE = 'Weinfest in Brisighella';
const EVENT = 'Nacht der Museen in Ferrara';

/** What publishing asks for besides the title, whose slug follows from it. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['Introduzione', 'Zwei Tage Wein und Musik.'],
  ['Descrizione', 'Das ganze Programm des Festes.'],
  ['Keywords', 'Wein, Fest'],
  ['Titolo SEO', 'Das Weinfest'],
  ['Meta description', 'Alles über das Weinfest.'],
  ['Titolo social', 'Das Weinfest!'],
  ['Descrizione social', 'Komm zum Weinfest.'],
];

/** Palette row of something found; what it is, its language and its status stand in it. */
const foundRow = (page: Page, title: string) => page.getByRole('option', { name: title });

// A server of its own: what it is started with is what is tried.
let running: Running | null = null;
let shared: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shared = process.env[ADDRESS];
  running = await launchServer({ PORTOLANO_LANGUAGES: 'it,en,de' });
  process.env[ADDRESS] = running.address;
});

test.afterAll(async () => {
  if (shared !== undefined) process.env[ADDRESS] = shared;
  await running?.stop();
});

test('con PORTOLANO_LANGUAGES=it,en,de una news tedesca si scrive, si pubblica e si trova, senza mouse', async ({
  page,
  context,
  signIn,
  open,
}) => {
  await signIn('regionale');
  await open('/news/new');
  await expect(field(page, 'Titolo')).toBeVisible();

  await test.step('le linguette sono tre, e «l d» porta al tedesco', async () => {
    await expect(page.getByRole('tablist', { name: 'Lingua dei contenuti' }).getByRole('tab')).toHaveText([
      /Italiano/,
      /Inglese/,
      /Tedesco/,
    ]);
    await press(page, 'Escape', 'l', 'd');
    await expect(page.getByRole('tab', { name: 'Tedesco', selected: true })).toBeVisible();
  });

  await test.step('senza i testi obbligatori la pubblicazione è trattenuta, e F8 li porta uno dopo l’altro', async () => {
    await fillByKeys(page, field(page, 'Titolo'), TITLE);
    const status = page.getByRole('combobox', { name: 'Stato', exact: true });
    await tabTo(page, status);
    await page.keyboard.type('Pubb');
    await expect(status).toHaveValue('1');
    await press(page, 'Control+s');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Per pubblicare in Tedesco completa o correggi: Introduzione' }),
    ).toBeVisible();
    await expect(field(page, 'Introduzione')).toBeFocused();
    for (const [name, text] of TEXTS) {
      if (name !== 'Introduzione') await press(page, 'F8');
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.type(text);
    }
  });

  await test.step('si pubblica', async () => {
    await press(page, 'Control+s');
    await confirmPublication(page);
    await expect(page).toHaveURL(/#\/news\/\d+$/);
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  });

  await test.step('l’anteprima è in tedesco', async () => {
    const opening = context.waitForEvent('page');
    await press(page, 'Control+Shift+P');
    const preview = await opening;
    await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(preview.locator('html')).toHaveAttribute('lang', 'de');
    await expect(preview.getByText('Das ganze Programm des Festes.')).toBeVisible();
    await expect(preview.getByText(/Anteprima: questa versione non è pubblicata/)).toHaveCount(0);
    await preview.close();
  });

  await test.step('l’elenco la trova dal titolo tedesco e dice gli stati delle tre lingue', async () => {
    await press(page, 'Escape', 'g', 'n');
    await expect(page.getByRole('heading', { level: 1, name: 'Gestione News' })).toBeVisible();
    await press(page, '/');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeFocused();
    await page.keyboard.type(TITLE);
    const row = page.getByRole('row', { name: TITLE });
    await expect(row.getByText('Pubblicata')).toBeVisible();
    await expect(row.getByRole('listitem')).toContainText(['Italiano', 'Inglese', 'Tedesco']);
  });

  await test.step('la ricerca dei comandi la trova, con la sua lingua, e la apre', async () => {
    await press(page, 'Control+k');
    await page.keyboard.type('weinfest');
    await expect(foundRow(page, TITLE)).toContainText('Tedesco · Pubblicata');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#\/news\/\d+/);
  });
});

test('il filtro per lingua di un elenco offre il tedesco e trova chi lo ha', async ({ page, signIn, open }) => {
  const token = await signIn('admin');
  const answer = await fetch(`${running?.address}/api/v1/event`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ contents: { it: { title: 'Notte dei musei' }, de: { title: EVENT } }, lang: 'it' }),
  });
  expect(answer.status).toBe(201);
  await open('/events');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'f');
  const language = page.getByRole('combobox', { name: 'Lingua' });
  await tabTo(page, language);
  await expect(language.getByRole('option')).toHaveText(['Tutte', 'Italiano', 'Inglese', 'Tedesco']);
  await page.keyboard.type('Ted');
  await expect(language).toHaveValue('de');
  await press(page, 'Enter');
  await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Notte dei musei' })).toBeVisible();
});
