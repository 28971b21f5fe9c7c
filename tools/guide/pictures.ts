import type { Page } from 'playwright/test';
import { FIRST_STEPS_PATH } from '../../src/machines/access/paths';

/** A picture of the guide: what of the product it shows. */
export interface Picture {
  /** Name of its file, without the ending. */
  readonly name: string;
  /** Hash path, without '#'. */
  readonly route: string;
  /** What must be read there, so that it is the page which is meant: a heading. */
  readonly heading: string | RegExp;
  /** What somebody does first. */
  readonly steps?: (page: Page) => Promise<void>;
}

/** Opens the first row of the list in front. */
const openFirst = async (page: Page): Promise<void> => {
  await page.getByRole('row').nth(1).waitFor();
  for (const key of ['j', 'Enter']) await page.keyboard.press(key);
  await page
    .getByRole('button', { name: /^Salva/ })
    .first()
    .waitFor();
};

/** Brings a card of a form to the upper edge of the window. */
const showCard = async (page: Page, name: string): Promise<void> =>
  page
    .getByRole('heading', { name, exact: true })
    .first()
    .evaluate((heading) => {
      heading.scrollIntoView({ block: 'start' });
      window.scrollBy(0, -130);
    });

/** Types into fields, by their labels. */
const fillIn = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text);
};

/** The guide's pictures, in the order in which they are taken. */
export const PICTURES: readonly Picture[] = [
  { name: 'dashboard', route: '/dashboard', heading: 'Dashboard' },
  {
    name: 'elenco',
    route: '/news',
    heading: 'Gestione News',
    steps: async (page) => {
      await page.getByRole('row').nth(2).waitFor();
      for (const key of ['j', 'x', 'j']) await page.keyboard.press(key);
    },
  },
  {
    name: 'scheda',
    route: '/news?stato=2',
    heading: 'Gestione News',
    steps: async (page) => {
      await openFirst(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      await page.keyboard.press('e');
      await page.getByLabel('Introduzione').fill('');
      await page.keyboard.press('F8');
    },
  },
  {
    name: 'palette',
    route: '/news',
    heading: 'Gestione News',
    steps: async (page) => {
      await openFirst(page);
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog', { name: 'Comandi e ricerca' }).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'eventi',
    route: '/events',
    heading: 'Gestione Evento',
    steps: async (page) => {
      await openFirst(page);
      await showCard(page, 'Date');
    },
  },
  {
    name: 'itinerari',
    route: '/itinerary',
    heading: 'Lista Itinerari',
    steps: async (page) => {
      await openFirst(page);
      await showCard(page, 'Tappe');
      await page.locator('.leaflet-marker-icon').first().waitFor();
    },
  },
  { name: 'galleria', route: '/gallery-frame-entity/true', heading: 'Galleria media' },
  { name: 'attivita', route: '/opendata-list?elenco=attivita', heading: 'Attività da valutare' },
  { name: 'categorie', route: '/category-list/5', heading: /./ },
  { name: 'redirect', route: '/error404-list', heading: 'Redirect 404' },
  { name: 'home', route: '/home-settings', heading: 'Impostazioni home' },
  { name: 'permessi', route: '/permessi', heading: 'Chi può fare che cosa' },
];

/** The pictures of docs/first-site.md, as one goes through it. */
export const FIRST_SITE_PICTURES: readonly Picture[] = [
  {
    name: 'sito-vuoto',
    route: '/dashboard',
    heading: 'Dashboard',
    steps: (page) => page.getByRole('main').getByRole('button', { name: 'Primi passi' }).waitFor(),
  },
  {
    name: 'primi-passi',
    route: FIRST_STEPS_PATH,
    heading: 'Primi passi',
    steps: async (page) => {
      const list = page.getByRole('list', { name: 'Da fare' });
      for (const [key, next] of [
        ['r', 'Posta'],
        ['r', 'Lingue dei contenuti'],
        ['c', 'Ruoli'],
      ] as const) {
        await page.keyboard.press(key);
        await list.getByRole('listitem').first().getByText(next, { exact: true }).waitFor();
      }
      // Without the notices of what was just done.
      await page.reload();
      await list.getByText('Ruoli', { exact: true }).waitFor();
    },
  },
  {
    name: 'utente',
    route: '/users/new',
    heading: /./,
    steps: async (page) => {
      await fillIn(page, { Nome: 'Lucia', Cognome: 'Neri', Username: 'lucia', Email: 'lucia@redazione.example' });
      await page.getByRole('combobox', { name: 'Ruolo', exact: true }).focus();
      await page.keyboard.type('regionale');
      await page.getByRole('option', { name: 'Redazione regionale', exact: true }).waitFor();
    },
  },
  {
    name: 'news',
    route: '/news/new',
    heading: 'Inserimento News',
    steps: async (page) => {
      await fillIn(page, { Titolo: 'Il ponte Gobbo' });
      for (const key of ['Escape', 's', 'm']) await page.keyboard.press(key);
    },
  },
];
