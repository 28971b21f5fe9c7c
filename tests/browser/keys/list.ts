import type { Page } from 'playwright/test';
import { completeText, createNews, unique } from '../kit/api';
import { expect } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';
import {
  announced,
  cursor,
  goesTo,
  help,
  movesTo,
  opens,
  opensTab,
  type Proof,
  palette,
  rowAt,
  SECTIONS,
  SHELL_KEYS,
  selected,
} from './proofs';

/** On a list of one item: the first row of the whole list may be another test's. */
const onOwnRow =
  (proof: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    const own = unique('Riga');
    await createNews({ it: completeText(own) });
    await page.goto(`/#/news?keywords=${encodeURIComponent(own)}`);
    await expect(page.getByRole('row', { name: own })).toBeVisible();
    await proof(page);
    await press(page, 'Shift+F');
    await expect(page.getByRole('row')).toHaveCount(51);
  };
/** A step of publication of the first row, which is asked about and left. */
const asksAbout = (keys: readonly string[], verb: string) =>
  onOwnRow(async (page) => {
    await press(page, 'Home', ...keys);
    const dialog = page.getByRole('alertdialog', { name: new RegExp(`^${verb} «Riga`) });
    await expect(dialog).toContainText(/1 scheda (si può cambiare|resta com’è)/);
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
  });

/** Every line of the help sheet of a list → what shows that its keys act. */
export const LIST_KEYS: Readonly<Record<string, Proof>> = {
  'Apri comandi e ricerca': opens('Control+k', palette),
  'Tasti e comandi': opens('?', help),
  Dashboard: goesTo(/#\/dashboard$/, true, ['g', 'h']),
  ...SHELL_KEYS,
  ...SECTIONS,
  'Gestione News': async (page) => {
    await page.goto('/#/dashboard');
    await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
    await press(page, 'g', 'n');
    await expect(page.getByRole('row')).toHaveCount(51);
  },
  'Gestione Evento': goesTo(/#\/events/, true, ['g', 'e']),
  'Riga successiva': movesTo(2, 'Home', 'ArrowDown', 'j'),
  'Riga precedente': movesTo(49, 'End', 'ArrowUp', 'k'),
  'Prima riga': movesTo(1, 'End', 'Home'),
  'Ultima riga': movesTo(50, 'Home', 'End'),
  'Dieci righe più giù': movesTo(11, 'Home', 'PageDown'),
  'Dieci righe più su': movesTo(40, 'End', 'PageUp'),
  'Apri la riga': async (page) => {
    await press(page, 'Home');
    await goesTo(/#\/news\/\d+$/, true, ['Home', 'Enter'], ['Home', 'o'])(page);
  },
  'Modifica la riga': goesTo(/#\/news\/\d+$/, true, ['Home', 'e']),
  'Apri la riga in una nuova scheda': async (page) => {
    await press(page, 'Home');
    await opensTab('Control+Enter', /#\/news\/\d+$/)(page);
  },
  "Apri l'anteprima della riga": async (page) => {
    await press(page, 'Home');
    await opensTab('p', /preview=1$/)(page);
  },
  'Apri la revisione della riga': onOwnRow(async (page) => {
    await press(page, 'Home', 'r');
    await expect(announced(page)).toHaveText('Non c’è nessuna revisione in corso');
  }),
  Approva: asksAbout(['a'], 'Approvare'),
  'Manda in validazione le righe selezionate o la riga corrente': asksAbout(['s', 'v'], 'Mandare in validazione'),
  'Pubblica le righe selezionate o la riga corrente': asksAbout(['s', 'p'], 'Pubblicare'),
  'Rimanda in revisione le righe selezionate o la riga corrente': asksAbout(['s', 'r'], 'Rimandare in revisione'),
  'Duplica la riga': async (page) => {
    await press(page, 'Home', 'Shift+D');
    await expect(page).toHaveURL(/#\/news\/new\?from=\d+$/);
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    await page.goto('/#/news');
    await tabTo(page, page.getByRole('button', { name: 'Esci senza salvare' }));
    await press(page, 'Enter');
    await expect(page.getByRole('row')).toHaveCount(51);
  },
  'Seleziona o deseleziona la riga': async (page) => {
    await press(page, 'Home', 'x');
    await expect(selected(page, 1)).toBeChecked();
    await press(page, 'Space');
    await expect(selected(page, 1)).not.toBeChecked();
  },
  'Seleziona fino alla riga': async (page) => {
    await press(page, 'Home', 'x', 'j', 'j', 'Shift+Space');
    await expect(page.getByText('righe selezionate: 3')).toBeVisible();
    await press(page, 'Control+a', 'Control+a');
  },
  'Estendi la selezione alla riga successiva': async (page) => {
    await press(page, 'Home', 'Shift+ArrowDown', 'Shift+J');
    await expect(page.getByText('righe selezionate: 3')).toBeVisible();
    await expect(cursor(page)).toHaveAttribute('data-row', (await rowAt(page, 3).getAttribute('data-row')) ?? '');
    await press(page, 'Control+a', 'Control+a');
  },
  'Estendi la selezione alla riga precedente': async (page) => {
    await press(page, 'End', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowDown');
    await expect(page.getByText('righe selezionate: 3')).toBeVisible();
    await press(page, 'Control+a', 'Control+a', 'Home', 'ArrowDown', 'Shift+K');
    await expect(page.getByText('righe selezionate: 2')).toBeVisible();
    await press(page, 'Control+a', 'Control+a');
  },
  'Estendi la selezione fino alla prima riga': async (page) => {
    await press(page, 'Home', 'PageDown', 'Shift+Home');
    await expect(page.getByText('righe selezionate: 11')).toBeVisible();
    await press(page, 'Control+a', 'Control+a');
  },
  "Estendi la selezione fino all'ultima riga": async (page) => {
    await press(page, 'End', 'PageUp', 'Shift+End');
    await expect(page.getByText('righe selezionate: 11')).toBeVisible();
    await press(page, 'Control+a', 'Control+a');
  },
  'Seleziona tutta la pagina': async (page) => {
    await press(page, 'Control+a');
    await expect(page.getByText('righe selezionate: 50')).toBeVisible();
    await press(page, 'Control+a');
    await expect(page.getByText('righe selezionate')).toBeHidden();
  },
  "Ricarica l'elenco": onOwnRow(async (page) => {
    await press(page, 'Home', 'x');
    await expect(selected(page, 1)).toBeChecked();
    const answer = page.waitForResponse('**/api/v1/news?*');
    await press(page, 'Shift+R');
    await answer;
    await expect(selected(page, 1)).toBeChecked();
    await expect(cursor(page)).toBeFocused();
  }),
  'Elimina le righe selezionate o la riga corrente': async (page) => {
    await press(page, 'Home');
    await opens('Delete', () => page.getByRole('alertdialog'))(page);
  },
  'Cerca in questo elenco': async (page) => {
    await press(page, '/');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(cursor(page)).toBeFocused();
  },
  'Svuota la ricerca in cui scrivi': async (page) => {
    const search = page.getByRole('searchbox', { name: 'Ricerca' });
    await press(page, '/');
    await page.keyboard.type('zz');
    await press(page, 'Escape');
    await expect(search).not.toBeFocused();
    await expect(search).toHaveValue('zz');
    await press(page, '/', 'Alt+Delete');
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(page.getByRole('row')).toHaveCount(51);
    await press(page, 'Escape');
  },
  'Vai ai filtri': async (page) => {
    await press(page, 'f');
    await expect(page.getByRole('combobox', { name: 'Destinazione' })).toBeFocused();
    await tabTo(page, rowAt(page, 1).or(cursor(page)).first());
  },
  'Annulla Filtri': async (page) => {
    await page.goto('/#/news?keywords=sagra');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toHaveValue('sagra');
    await press(page, 'Shift+F');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toHaveValue('');
    await expect(page).not.toHaveURL(/keywords/);
  },
  'Nuova News': goesTo(/#\/news\/new$/, true, ['n']),
  'Azione principale della finestra': async (page) => {
    const dialog = page.getByRole('alertdialog');
    const calls: string[] = [];
    await page.route('**/api/v1/news/*', (route) => {
      // A row that the cursor rests on is read ahead.
      if (route.request().method() === 'GET') return route.fallback();
      calls.push(route.request().method());
      return route.abort();
    });
    await press(page, 'Home', 'Delete');
    await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await press(page, 'Control+Enter');
    await expect(dialog.getByRole('alert')).toContainText('Il server non risponde');
    expect(calls).toEqual(['DELETE']);
    await page.unroute('**/api/v1/news/*');
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
  },
  'Chiudi la finestra in primo piano': async (page) => {
    await opens('?', help)(page);
    await opens('Control+k', palette)(page);
  },
};
