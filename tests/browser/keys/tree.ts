import type { Page } from 'playwright/test';
import { unique } from '../kit/api';
import { createCategory, current, goToCategory, isCurrent, row } from '../kit/categories';
import { expect } from '../kit/fixtures';
import { press } from '../kit/keyboard';
import { opens, type Proof } from './proofs';

/** Themes. */
const MAIN = 5;
const KIDS = 12;

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
/** Name of a category under a theme by its place, from 0. */
const kid = (theme: string, place: number): string => `Voce ${place} di ${theme}`;

/** Makes a theme in two languages with twelve categories under it, in Italian alone. Gives its name. */
export async function createTheme(): Promise<string> {
  const theme = unique('Tema');
  const parent_id = await createCategory(theme, { main: MAIN, languages: ['it', 'en'] });
  for (let place = 0; place < KIDS; place += 1) await createCategory(kid(theme, place), { main: MAIN, parent_id });
  return theme;
}

/** Every line of the help sheet of a tree → what shows that its keys act, on a theme of the test's own. */
export function treeKeys(theme: string): Readonly<Record<string, Proof>> {
  /** Where the keys lead, each from the same category. */
  const leads =
    (from: string, to: string, ...keys: readonly string[]): Proof =>
    async (page) => {
      for (const key of keys) {
        await goToCategory(page, from);
        await press(page, key);
        await isCurrent(page, to);
      }
    };
  const at =
    (name: string, proof: Proof): Proof =>
    async (page) => {
      await goToCategory(page, name);
      await proof(page);
    };
  const toEnd =
    (key: string, end: 'first' | 'last'): Proof =>
    async (page) => {
      await goToCategory(page, kid(theme, 3));
      await press(page, key);
      await expect(page.getByRole('treeitem')[end]()).toHaveAttribute('aria-selected', 'true');
    };
  const moves =
    (from: number, key: string, to: number): Proof =>
    async (page) => {
      await goToCategory(page, kid(theme, from));
      await press(page, key);
      await expect(current(page)).toHaveAttribute('aria-posinset', String(to + 1));
    };
  return {
    'Categoria successiva': leads(kid(theme, 0), kid(theme, 1), 'ArrowDown', 'j'),
    'Categoria precedente': leads(kid(theme, 1), kid(theme, 0), 'ArrowUp', 'k'),
    'Dieci categorie più giù': leads(kid(theme, 0), kid(theme, 10), 'PageDown'),
    'Dieci categorie più su': leads(kid(theme, 10), kid(theme, 0), 'PageUp'),
    'Prima categoria': toEnd('Home', 'first'),
    'Chiudi la categoria, o vai a quella sopra': at(kid(theme, 2), async (page) => {
      await press(page, 'ArrowLeft');
      await isCurrent(page, theme);
      await press(page, 'ArrowLeft');
      await expect(current(page)).toHaveAttribute('aria-expanded', 'false');
    }),
    'Ultima categoria': toEnd('End', 'last'),
    'Apri la categoria, o vai alla prima sotto di essa': at(theme, async (page) => {
      await press(page, 'ArrowLeft');
      await expect(current(page)).toHaveAttribute('aria-expanded', 'false');
      await press(page, 'ArrowRight');
      await expect(current(page)).toHaveAttribute('aria-expanded', 'true');
      await press(page, 'ArrowRight');
      await isCurrent(page, kid(theme, 0));
    }),
    'Apri o chiudi la categoria': at(theme, async (page) => {
      await press(page, 'Space');
      await expect(current(page)).toHaveAttribute('aria-expanded', 'false');
      await press(page, 'Space');
      await expect(current(page)).toHaveAttribute('aria-expanded', 'true');
    }),
    'Sposta dopo': moves(0, 'Alt+ArrowDown', 1),
    'Sposta prima': moves(0, 'Alt+ArrowUp', 0),
    'Aggiungi allo stesso livello': at(
      kid(theme, 0),
      opens('n', (page) => dialog(page, new RegExp(`^Nuova categoria sotto «${theme}»`))),
    ),
    'Aggiungi sotto questa categoria': at(
      theme,
      opens('Shift+N', (page) => dialog(page, new RegExp(`^Nuova categoria sotto «${theme}»`))),
    ),
    'Modifica la categoria': at(kid(theme, 0), async (page) => {
      const editing = (shown: Page) => dialog(shown, new RegExp(`^Modifica «${kid(theme, 0)}»`));
      await opens('Enter', editing)(page);
      await opens('e', editing)(page);
    }),
    'Elimina la categoria': at(
      kid(theme, 0),
      opens('Delete', (page) => page.getByRole('alertdialog', { name: `Eliminare la categoria «${kid(theme, 0)}»?` })),
    ),
    'Ricarica l’albero': at(kid(theme, 0), async (page) => {
      const answer = page.waitForResponse('**/api/v1/categories?*');
      await press(page, 'Shift+R');
      await answer;
      await isCurrent(page, kid(theme, 0));
    }),
    'Cerca fra le categorie': async (page) => {
      await press(page, '/');
      await expect(page.getByRole('searchbox', { name: 'Cerca fra le categorie' })).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(page.getByRole('tree')).toBeFocused();
    },
    'Titoli in Inglese': at(theme, async (page) => {
      await press(page, 'l', 'e');
      await expect(row(page, `${theme} en`)).toBeVisible();
    }),
    'Titoli in Italiano': async (page) => {
      await press(page, 'l', 'i');
      await expect(row(page, `${theme} en`)).toHaveCount(0);
      await isCurrent(page, theme);
    },
    'Azione principale della finestra': at(kid(theme, 11), async (page) => {
      await press(page, 'Delete');
      const question = page.getByRole('alertdialog');
      await expect(question.getByText('Nessun contenuto cambia.')).toBeVisible();
      await press(page, 'Control+Enter');
      await expect(question).toHaveCount(0);
      await expect(row(page, kid(theme, 11))).toHaveCount(0);
    }),
    'Chiudi la finestra in primo piano': at(
      kid(theme, 0),
      opens('e', (page) => dialog(page, /^Modifica «/)),
    ),
  };
}
