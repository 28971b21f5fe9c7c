import type { Locator, Page } from 'playwright/test';
import { expect, inFront } from '../kit/fixtures';
import { press } from '../kit/keyboard';

export const help = (page: Page): Locator => page.getByRole('dialog', { name: 'Tasti e comandi' });
export const announced = (page: Page): Locator => page.getByRole('status', { name: 'Risposte della tastiera' });
export const cursor = (page: Page): Locator => page.locator('tr[aria-current="true"]');
export const rowAt = (page: Page, place: number): Locator => page.getByRole('row').nth(place);

/** Titles of the lines that show keys, in the order of the sheet. */
export async function linesWithKeys(page: Page): Promise<string[]> {
  await press(page, '?');
  await expect(help(page)).toBeVisible();
  const lines = help(page)
    .getByRole('listitem')
    .filter({ has: page.locator('kbd') });
  const titles = await lines.evaluateAll((items) =>
    items.map((item) => item.querySelector('span')?.firstChild?.textContent ?? ''),
  );
  await press(page, 'Escape');
  await expect(help(page)).toBeHidden();
  return titles;
}

export type Proof = (page: Page) => Promise<void>;

/** A key that opens a dialog, which Esc closes again. */
export const opens =
  (keys: string, dialog: (page: Page) => Locator): Proof =>
  async (page) => {
    await press(page, keys);
    await expect(dialog(page)).toBeAttached();
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
  };

/** Keys that lead to another row, each from the first one. */
export const movesTo =
  (place: number, from: string, ...keys: readonly string[]): Proof =>
  async (page) => {
    for (const key of keys) {
      await press(page, from, key);
      await expect(cursor(page)).toHaveAttribute('data-row', (await rowAt(page, place).getAttribute('data-row')) ?? '');
    }
  };

export const goesTo =
  (url: RegExp, back: boolean, ...keys: readonly string[][]): Proof =>
  async (page) => {
    for (const sequence of keys) {
      await press(page, ...sequence);
      await expect(page).toHaveURL(url);
      if (!back) continue;
      await inFront(page);
      await page.goBack();
      await inFront(page);
      await expect(page.getByRole('row')).toHaveCount(51);
    }
  };

/** A tab that a key opens, its address compared with the pattern. */
export const opensTab =
  (keys: string, url: RegExp): Proof =>
  async (page) => {
    const opening = page.context().waitForEvent('page');
    await press(page, keys);
    const tab = await opening;
    await expect(tab).toHaveURL(url);
    await tab.close();
  };

export const selected = (page: Page, place: number): Locator => rowAt(page, place).getByRole('checkbox');
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Comandi e ricerca' });
/** Moves to the next part of the page, or to the one before, and says what the focus must be on. */
const regionsFrom =
  (start: (page: Page) => Locator, keys: string, ...parts: readonly ((page: Page) => Locator)[]): Proof =>
  async (page) => {
    await start(page).focus();
    for (const part of parts) {
      await press(page, keys);
      await expect(part(page).locator(':focus')).toHaveCount(1);
    }
  };
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principale' });
const bar = (page: Page): Locator => page.getByRole('banner');

/** What the keys do on an entry of the menu. */
const inMenu =
  (name: string, proof: Proof): Proof =>
  async (page) => {
    await menu(page).locator('[data-menu-item]', { hasText: name }).first().focus();
    await proof(page);
  };

/** Lines of the shell that stand in the help sheet of every page, beside those of the sections. */
export const SHELL_KEYS: Readonly<Record<string, Proof>> = {
  'Torna indietro': async (page) => {
    await press(page, 'g', 'h');
    await expect(page).toHaveURL(/#\/dashboard$/);
    await inFront(page);
    await press(page, 'b');
    await expect(page).toHaveURL(/#\/news/);
    await inFront(page);
    await expect(page.getByRole('row')).toHaveCount(51);
  },
  'Guida di questa pagina': opensTab('F1', /\/guida\/[\w-]+\.html$/),
  'Parte successiva della pagina': regionsFrom(
    (page) => page.getByRole('heading', { level: 1 }),
    'F6',
    (page) => page.getByRole('main'),
  ),
  'Parte precedente della pagina': regionsFrom((page) => page.getByRole('heading', { level: 1 }), 'Shift+F6', menu),
  'Nel menu: da una voce all’altra': inMenu('DASHBOARD', async (page) => {
    await press(page, 'ArrowDown');
    await expect(menu(page).getByRole('button', { name: 'UTENTI' })).toBeFocused();
    await press(page, 'ArrowUp');
    await expect(menu(page).getByRole('link', { name: 'DASHBOARD' })).toBeFocused();
  }),
  'Nel menu: apri un gruppo ed entraci, escine e chiudilo': inMenu('UTENTI', async (page) => {
    const group = menu(page).getByRole('button', { name: 'UTENTI' });
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(menu(page).getByRole('link', { name: 'Utenti' })).toBeFocused();
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await expect(group).toBeFocused();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  }),
  'Nel menu: prima o ultima voce': inMenu('UTENTI', async (page) => {
    await press(page, 'End');
    await expect(menu(page).getByRole('link', { name: 'PROFILO' })).toBeFocused();
    await press(page, 'Home');
    await expect(menu(page).getByRole('link', { name: 'DASHBOARD' })).toBeFocused();
  }),
  'Esci dal campo in cui scrivi; Tab ci torna': async (page) => {
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await press(page, 'Escape');
    await expect(field).not.toBeFocused();
    // A letter is a command now, and types nothing.
    const typed = await field.inputValue();
    await press(page, '?');
    await expect(help(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(help(page)).toHaveCount(0);
    await press(page, 'Tab');
    await expect(field).toBeFocused();
    expect(await field.inputValue()).toBe(typed);
  },
  'Rileggi l’ultimo avviso': async (page) => {
    await bar(page).getByRole('heading', { level: 1 }).focus();
    await press(page, 'g', 'a');
    const log = page.getByRole('dialog', { name: 'Ultimi avvisi' });
    await expect(log).toBeVisible();
    await press(page, 'Escape');
    await expect(log).toHaveCount(0);
  },
};
/** Lines that lead to the sections beside the content types, on every page. */
export const SECTIONS: Readonly<Record<string, Proof>> = {
  Utenti: goesTo(/#\/users$/, true, ['g', 'u']),
  Ruoli: goesTo(/#\/users\/roles$/, true, ['g', 'o']),
  Redazioni: goesTo(/#\/users\/redazioni$/, true, ['g', 'd']),
  'Gestione Articoli': goesTo(/#\/blog/, true, ['g', 'b']),
  'Gestione Pagine Statiche': goesTo(/#\/page/, true, ['g', 'p']),
  'Gestione Esperienze': goesTo(/#\/esperienze/, true, ['g', 's']),
  'Lista IAT': goesTo(/#\/iat/, true, ['g', 'i']),
  'Lista Itinerari': goesTo(/#\/itinerary/, true, ['g', 't']),
  'Gestione Località': goesTo(/#\/locality/, true, ['g', 'l']),
  Interessi: goesTo(/#\/interessi-list\/-1\/tutti/, true, ['g', 'j']),
  'Proposte di soggiorno': goesTo(/#\/soggiorno/, true, ['g', 'y']),
  'Gestione Download': goesTo(/#\/download-list/, true, ['g', 'x']),
  'Gestione OpenData': goesTo(/#\/opendata-list/, true, ['g', 'q']),
  'Gestione Webcam': goesTo(/#\/webcam-list/, true, ['g', 'w']),
  'Gestione Valli': goesTo(/#\/valli/, true, ['g', 'v']),
  'Punti di interesse': goesTo(/#\/punti-interesse/, true, ['g', 'k']),
  'Galleria media': goesTo(/#\/gallery-frame-entity\/true$/, true, ['g', 'm']),
  Categorie: goesTo(/#\/category-list\/5$/, true, ['g', 'c']),
  'Redirect 404': goesTo(/#\/error404-list/, true, ['g', 'r']),
  'Impostazioni home': goesTo(/#\/home-settings$/, true, ['g', 'f']),
};
