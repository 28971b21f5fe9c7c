import type { Page } from 'playwright/test';
import { expect, test } from '../kit/fixtures';

interface Haste {
  /** What has to be in the page. */
  readonly element: string;
  /** The keys pressed in that very moment. */
  readonly keys: readonly { readonly key: string; readonly ctrlKey?: boolean }[];
}

type Hasty = { readonly chosen: number; readonly pressed: boolean };

/**
 * Presses keys the moment an element enters the page, before it was painted: no hand is as fast, but a machine under load
 * draws a page long before it gets to do anything else. Counts the file choosers that pages ask for.
 */
async function pressAtOnce(page: Page, haste: Haste): Promise<void> {
  await page.addInitScript(({ element, keys }) => {
    const seen = { chosen: 0, pressed: false };
    Object.assign(window, seen);
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file')
          Object.assign(window, { chosen: (window as unknown as Hasty).chosen + 1 });
      },
      true,
    );
    new MutationObserver((_, observer) => {
      if (document.querySelector(element) === null) return;
      observer.disconnect();
      for (const init of keys) {
        const options = { ...init, bubbles: true, cancelable: true, composed: true };
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', options));
      }
      Object.assign(window, { pressed: true });
    }).observe(document, { childList: true, subtree: true });
  }, haste);
}

const isPressed = (page: Page) => page.evaluate(() => (window as unknown as Hasty).pressed);

const SCREENS: Readonly<
  Record<string, Haste & { readonly route: string; readonly proof: (page: Page) => Promise<void> }>
> = {
  'una scheda nuova': {
    route: '/news/new',
    element: '#field-contents-it-title',
    keys: [{ key: 's', ctrlKey: true }],
    proof: async (page) => {
      const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
      await expect(title).toHaveAccessibleDescription('Campo richiesto');
      await expect(title).toBeFocused();
    },
  },
  'un utente nuovo': {
    route: '/users/new',
    element: '#field-company',
    keys: [{ key: 's', ctrlKey: true }],
    proof: (page) => expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused(),
  },
  allegati: {
    route: '/allegati',
    element: 'main table',
    keys: [{ key: 'u' }],
    proof: (page) => expect.poll(() => page.evaluate(() => (window as unknown as Hasty).chosen)).toBe(1),
  },
  'un elenco': {
    route: '/news',
    element: 'main tbody tr input[type=checkbox]',
    keys: [{ key: 'j' }, { key: 'x' }],
    proof: (page) => expect(page.getByText('righe selezionate: 1')).toBeVisible(),
  },
  'la galleria media': {
    route: '/gallery-frame-entity/true',
    element: '[role=option]',
    keys: [{ key: 'n' }],
    proof: (page) => expect(page.getByRole('button', { name: 'Scegli i file' })).toBeVisible(),
  },
  'i redirect': {
    route: '/error404-list',
    element: 'main tbody tr input',
    keys: [{ key: 'n' }],
    proof: (page) => expect(page.getByRole('row')).toHaveCount(52),
  },
  'la dashboard': {
    route: '/dashboard',
    element: 'main h2',
    keys: [{ key: 'k', ctrlKey: true }],
    proof: (page) => expect(page.getByRole('combobox', { name: 'Cerca un comando o un contenuto' })).toBeFocused(),
  },
};

for (const [name, { route, proof, ...haste }] of Object.entries(SCREENS))
  test(`prende i tasti nel momento in cui appare: ${name}`, async ({ page, signIn, open }) => {
    await signIn('admin');
    await pressAtOnce(page, haste);
    await open(route);
    await expect.poll(() => isPressed(page)).toBe(true);
    await proof(page);
  });

test('ciò che si scrive appena chiesta la palette finisce nella sua casella', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.evaluate(() => {
    const letters = [...'>nuova'].map((key) => ({ key }));
    for (const init of [{ key: 'k', ctrlKey: true }, ...letters, { key: 'Enter' }])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true }),
      );
  });
  await expect(page.getByRole('combobox', { name: 'Cerca un comando o un contenuto' })).toHaveValue('nuova');
  await expect(page.getByRole('option', { name: /Nuova News/ })).toHaveAttribute('aria-selected', 'true');
});
