import { keyboard, openCommand, openKeyboard, searchBox } from '../keys/keyboard';
import { breakCalls } from '../kit/faults';
import { expect } from '../kit/fixtures';
import { press, tabTo, typeOption } from '../kit/keyboard';
import { openShortList, type Screens } from './visit';

/** Shell, dashboard, lists, palette and keys. */
export const shell: Screens = {
  dashboard: {
    go: async ({ page, open }) => {
      await open('/dashboard');
      await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
    },
  },
  'dashboard, una parte non caricata': {
    go: async ({ page, open }) => {
      await breakCalls(page, 'GET', /^dashboard\/summary/, (route) => route.fulfill({ status: 500, json: {} }));
      await open('/dashboard');
      await expect(page.getByRole('region', { name: 'Contenuti' }).getByRole('alert')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Produzione contenuti' })).toBeVisible();
    },
  },
  'dashboard ridotta': {
    as: 'turistica',
    go: async ({ page, open }) => {
      await open('/dashboard');
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    },
  },
  profilo: {
    go: async ({ page, open }) => {
      await open('/user/profile');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Le tue sessioni' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  'primi passi': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await open('/primi-passi');
      await expect(page.getByRole('list', { name: 'Rimandati' }).getByRole('button').first()).toBeFocused();
    },
  },
  'uscita da tutti i dispositivi': {
    go: async ({ page, open }) => {
      await open('/user/profile');
      await tabTo(page, page.getByRole('button', { name: 'Esci ovunque' }));
      await press(page, 'Enter');
      await expect(page.getByRole('alertdialog', { name: 'Uscire da tutti i dispositivi?' })).toBeVisible();
    },
  },
  'pagina non trovata': {
    go: async ({ page, open }) => {
      await open('/boh');
      await expect(page.getByRole('link', { name: 'Vai alla dashboard' })).toBeVisible();
    },
  },
  'menu con tutti i gruppi aperti': {
    go: async ({ page, open }) => {
      await open('/news');
      // A narrow window hides it.
      const show = page.getByRole('button', { name: 'Apri il menu' });
      if (await show.isVisible()) {
        await tabTo(page, show);
        await press(page, 'Enter');
      }
      const closed = page.getByRole('navigation', { name: 'Menu principale' }).locator('button[aria-expanded="false"]');
      for (let left = await closed.count(); left > 0; left = await closed.count()) {
        await closed.first().focus();
        await press(page, 'ArrowRight');
        await expect(closed).toHaveCount(left - 1);
      }
    },
  },
  'menu dell’utente': {
    go: async ({ page, open }) => {
      await open('/dashboard');
      await tabTo(page, page.getByRole('button', { name: 'Utente: Anna Montanari' }));
      await press(page, 'Enter');
      await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeVisible();
    },
  },
  elenco: {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await openShortList({ page, open });
    },
  },
  'elenco in sola lettura': {
    as: 'lettore',
    go: async ({ page, open }) => {
      await openShortList({ page, open });
    },
  },
  'elenco con righe scelte': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, 'j', 'x', 'j', 'x');
      await expect(page.getByText('righe selezionate: 2')).toBeVisible();
    },
  },
  'elenco che non trova nulla': {
    go: async ({ page, open }) => {
      await open('/news?keywords=qwxyzk');
      await expect(page.getByText('Oops! Nessun risultato. Aggiungi elemento.')).toBeVisible();
    },
  },
  'elenco con avvertimenti e un guasto': {
    go: async ({ page, open }) => {
      await breakCalls(page, 'GET', /^news$/, (route) => route.fulfill({ status: 500, body: '' }));
      await open('/news?stato=abc');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'conferma di eliminazione': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, 'j', 'Delete');
      await expect(page.getByRole('button', { name: 'Conferma' })).toBeVisible();
    },
  },
  'passaggio di stato di più righe': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, 'Control+a', 's', 'r');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Nota di revisione' })).toBeVisible();
    },
  },
  'elenco filtrato come l’ultima volta': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, 'f');
      await typeOption(page, 'Destinazione', 'Romagna');
      await press(page, 'Enter');
      await expect(page).toHaveURL(/destinazione=2002/);
      await open('/dashboard');
      await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeHidden();
      await open('/news');
      await expect(page.getByText(/^Filtrato come l’ultima volta/)).toBeVisible();
    },
  },
  palette: {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, 'Control+k');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  'palette con contenuti': {
    go: async ({ page, open }) => {
      await open('/dashboard');
      await press(page, 'Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('ferrara');
      await expect(page.getByRole('option', { name: /Ferrara/ }).first()).toBeVisible();
    },
  },
  'tasti e comandi': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, '?');
      await expect(page.getByRole('textbox', { name: 'Cerca fra tasti e comandi' })).toBeFocused();
    },
  },
  'cambio dei tasti': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await press(page, '?');
      await tabTo(page, page.getByRole('button', { name: 'Cambia i tasti', exact: true }));
      await press(page, 'Enter');
      await expect(searchBox(page)).toBeFocused();
      await openCommand(page, 'Riga successiva');
      await tabTo(page, page.getByRole('button', { name: 'Cambia j di «Riga successiva»' }));
      await press(page, 'Enter', 'x', 'Enter');
      await expect(
        keyboard(page)
          .getByRole('listitem')
          .filter({ hasText: /^x è sia di «Riga successiva»/ })
          .first(),
      ).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByText('Premi i nuovi tasti…')).toBeVisible();
    },
  },
  'tasti presi da un file': {
    go: async ({ page, open }) => {
      await openShortList({ page, open });
      await openKeyboard(page);
      const choosing = page.waitForEvent('filechooser');
      await tabTo(page, keyboard(page).getByRole('button', { name: 'Importa', exact: true }));
      await press(page, 'Enter');
      const keys = { changed: { 'list.next': ['w'], 'list.previous': ['w'], boh: ['y'] } };
      const buffer = Buffer.from(JSON.stringify({ version: 1, keys }));
      await (await choosing).setFiles({ name: 'tasti.json', mimeType: 'application/json', buffer });
      await expect(page.getByRole('button', { name: 'Prendi questi tasti' })).toBeFocused();
    },
  },
  'avvisi passati': {
    go: async ({ page, open }) => {
      await open('/dashboard');
      await tabTo(page, page.getByRole('button', { name: 'Ultimi avvisi' }));
      await press(page, 'Enter');
      await expect(page.getByText('Nessun avviso finora.')).toBeVisible();
    },
  },
};
