import type { Page } from 'playwright/test';
import { firstId } from './kit/api';
import { tooWide } from './kit/axe';
import { expect, FULL, test } from './kit/fixtures';
import type { FocusPositions } from './kit/focusInSight';
import { cutOff, isFocusOutlined, unmarked } from './kit/undress';
import { walk } from './kit/walk';

/** Families of screens: what is made of the same parts, by one that has them all. */
const FAMILIES: Readonly<Record<string, () => Promise<string>>> = {
  'elenco di contenuti': async () => '/news?keywords=faenza',
  'elenco di utenti': async () => '/users?keywords=editor',
  'schede da valutare': async () => '/opendata-list?elenco=attivita',
  'eventi in evidenza': async () => '/makexp-list?limit=10',
  festività: async () => '/natale-capodanno',
  'albero delle categorie': async () => '/category-list/5',
  redirect: async () => '/error404-list?limit=10',
  galleria: async () => '/gallery-frame-entity/true',
  evento: async () => `/events/${await firstId('event-ert')}`,
  itinerario: async () => `/itinerary/${await firstId('itinerary')}`,
  utente: async () => '/users/2',
  ruolo: async () => '/users/roles/2',
  redazione: async () => '/users/redazioni/1',
  luogo: async () => '/luogo/new/musei',
  'impostazioni home': async () => '/home-settings',
  'testi del sito': async () => '/home-settings-extra',
  mosaico: async () => '/food-wine-settings',
  dashboard: async () => '/dashboard',
  profilo: async () => '/user/profile',
  registro: async () => '/registro?entity=user&limit=10',
};

/** A list and a form: what the core looks at. */
const CORE: readonly string[] = ['elenco di contenuti', 'utente'];

/** Source: WCAG 2.2, success criterion 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

interface Dress {
  readonly width: number;
  readonly height: number;
  readonly style?: string;
  readonly asks: (page: Page, positions: FocusPositions) => Promise<void>;
}

const fits = async (page: Page): Promise<void> => {
  expect.soft({ wide: await tooWide(page), cut: await cutOff(page) }).toEqual({ wide: 0, cut: [] });
};

/** Every stop in sight, which the fixture asks, and outlined: in the least room, where bars cover the most. */
const walks = async (page: Page, positions: FocusPositions): Promise<void> => {
  const plain: string[] = [];
  const stops = await walk(page, positions, 'Tab', async () => {
    if (!(await isFocusOutlined(page)))
      plain.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  });
  expect(stops).toBeGreaterThan(5);
  expect.soft(plain, 'focus without an outline').toEqual([]);
};

/** A window of 1280 × 1024 and what the browser's zoom leaves of it. Source: WCAG 2.2, success criterion 1.4.10. */
const DRESSES: Readonly<Record<string, Dress>> = {
  'colori imposti': {
    width: 1280,
    height: 1024,
    asks: async (page) => expect.soft(await unmarked(page)).toEqual([]),
  },
  'ingrandita al 200 %': { width: 640, height: 512, asks: fits },
  'larga 320 px': { width: 320, height: 640, asks: fits },
  'ingrandita al 400 %, coi soli tasti': {
    width: 320,
    height: 256,
    asks: async (page, positions) => {
      await fits(page);
      await walks(page, positions);
    },
  },
  'testo spaziato': { width: 1280, height: 1024, style: SPACING, asks: fits },
};

// From the context's start: a page whose forced colours are lifted again may end. They change no size.
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

async function dress(page: Page, positions: FocusPositions): Promise<void> {
  for (const [name, { width, height, style, asks }] of Object.entries(DRESSES))
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      const sheet = style === undefined ? null : await page.addStyleTag({ content: style });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await asks(page, positions);
      await sheet?.evaluate((element: Element) => element.remove());
    });
}

for (const [name, route] of Object.entries(FAMILIES))
  test(`in ogni veste: ${name}`, CORE.includes(name) ? {} : FULL, async ({ page, signIn, open, focusPositions }) => {
    await signIn('admin');
    await open(await route());
    await expect(
      page.locator('main :is(table, section, article, [role="tree"], [role="listbox"])').first(),
    ).toBeVisible();
    await expect(page.locator('main :is([aria-busy="true"], [data-loading])')).toHaveCount(0);
    await dress(page, focusPositions);
  });

test('in ogni veste: accesso', FULL, async ({ page, focusPositions }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
  await dress(page, focusPositions);
});
