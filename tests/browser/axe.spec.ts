import type { Page } from 'playwright/test';
import { changeNews, completeText, createNews, revoke, type Username, unique } from './kit/api';
import { expectAccessible } from './kit/axe';
import { breakCalls, holdCalls } from './kit/faults';
import { expect, test } from './kit/fixtures';
import { fillByKeys, press, tabTo } from './kit/keyboard';

interface Visit {
  readonly page: Page;
  readonly open: (route: string) => Promise<void>;
  readonly token: string;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const listed = (page: Page) => expect(page.getByRole('row')).toHaveCount(51);

async function openNews({ page, open }: Visit, name: string, status = 2): Promise<number> {
  const text = unique(name);
  const id = await createNews({ it: completeText(text, { status }), en: completeText(text) });
  await open(`/news/${id}`);
  await expect(page.getByRole('textbox', { name: 'Descrizione', exact: true })).toHaveText(text);
  return id;
}

/** Every screen, dialog and state that looks different → the way there. */
const SCREENS: Readonly<Record<string, { readonly as?: Username; readonly go: (visit: Visit) => Promise<void> }>> = {
  dashboard: {
    go: async ({ page, open }) => {
      await open('/dashboard');
      await expect(page.getByRole('button', { name: 'Apri elenco' })).toBeVisible();
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
  'redirect, un ciclo rifiutato': {
    go: async ({ page, open }) => {
      await open('/error404-list');
      await listed(page);
      await press(page, 'n');
      await page.keyboard.insertText('/anello');
      await press(page, 'Tab');
      await page.keyboard.insertText('/anello');
      await press(page, 'Enter');
      await expect(page.getByRole('button', { name: 'Riprova a salvare' })).toBeVisible();
    },
  },
  'redirect, righe incollate': {
    go: async ({ page, open }) => {
      await open('/error404-list');
      await listed(page);
      await tabTo(page, page.getByRole('button', { name: 'Incolla da foglio' }));
      await press(page, 'Enter');
      await page.getByRole('textbox', { name: 'Righe incollate' }).fill('/a\t/b\n/a\t/c\n/d\t/e\t999');
      await expect(page.getByRole('dialog').getByText('Da correggere').first()).toBeVisible();
    },
  },
  'redirect, cancellazione di una rotta': {
    go: async ({ page, open }) => {
      await open('/error404-list');
      await listed(page);
      await press(page, 'ArrowDown', 'Control+Delete');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' })).toBeFocused();
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
    },
  },
  'galleria media, dati di un’immagine': {
    go: async ({ page, open }) => {
      await open('/gallery-frame-entity/true');
      await expect(page.getByRole('option').first()).toBeVisible();
      await press(page, 'ArrowDown', 'Enter');
      await expect(page.getByRole('textbox', { name: 'Titolo' })).toBeVisible();
    },
  },
  'galleria media, caricamento': {
    go: async ({ page, open }) => {
      await open('/gallery-frame-entity/true');
      await expect(page.getByRole('option').first()).toBeVisible();
      await press(page, 'n');
      await expect(page.getByRole('button', { name: 'Scegli i file' })).toBeVisible();
    },
  },
  'galleria media in un riquadro': {
    go: async ({ page }) => {
      await page.goto('/#/gallery-frame/true');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  allegati: {
    go: async ({ page, open }) => {
      await open('/allegati');
      await expect(page.getByRole('link', { name: 'Scarica' }).first()).toBeVisible();
    },
  },
  'utenti scelti, esportazione in corso': {
    go: async ({ page, open }) => {
      await holdCalls(page, 'GET', /^user\/export/);
      await open('/users');
      await expect(page.getByRole('switch').first()).toBeVisible();
      await press(page, 'j', 'x');
      await tabTo(page, page.getByRole('button', { name: 'Esporta Selezionati' }));
      await press(page, 'Enter');
      await expect(page.getByRole('button', { name: 'Annulla esportazione' })).toBeVisible();
    },
  },
  'cancellazione con riassegnazione': {
    go: async ({ page, open }) => {
      await open('/users?keywords=editor');
      await expect(page.getByRole('switch').first()).toBeVisible();
      await press(page, 'Control+a', 'Delete');
      await expect(page.getByRole('dialog').getByText('Contenuti da riassegnare')).toBeVisible();
    },
  },
  'ruolo in uso': {
    go: async ({ page, open }) => {
      await open('/users/roles?keywords=lettore');
      await expect(page.getByRole('row')).toHaveCount(2);
      await press(page, 'j', 'Delete');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' })).toBeFocused();
      await press(page, 'Control+Enter');
      await expect(page.getByRole('alertdialog').getByRole('link')).not.toHaveCount(0);
    },
  },
  redazioni: {
    go: async ({ page, open }) => {
      await open('/users/redazioni');
      await expect(page.getByRole('link', { name: 'Modifica' }).first()).toBeVisible();
    },
  },
  'scheda di un utente, permessi e registro': {
    go: async ({ page, open }) => {
      await open('/users/2');
      await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('regionale');
      for (const card of ['Che cosa può fare', 'Registro delle operazioni']) {
        await tabTo(page, page.getByRole('button', { name: card }));
        await press(page, 'Enter');
      }
      await expect(page.getByText(/^I permessi vengono dal ruolo/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Registro delle operazioni' })).toBeVisible();
    },
  },
  'nuovo utente con errori': {
    go: async ({ page, open }) => {
      await open('/users/new');
      await expect(page.getByRole('textbox', { name: 'Azienda' })).toBeFocused();
      await press(page, 'Control+s');
      await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused();
    },
  },
  'scheda di un ruolo': {
    go: async ({ page, open }) => {
      await open('/users/roles/2');
      await expect(page.getByRole('checkbox', { name: 'News: Pubblica' })).toBeVisible();
    },
  },
  'ruolo degli amministratori': {
    go: async ({ page, open }) => {
      await open('/users/roles/1');
      await expect(page.getByText(/^È il ruolo degli amministratori/)).toBeVisible();
    },
  },
  'scheda di una redazione': {
    go: async ({ page, open }) => {
      await open('/users/redazioni/1');
      await expect(page.getByRole('cell', { name: 'regionale', exact: true })).toBeVisible();
    },
  },
  'pagina non trovata': {
    go: async ({ page, open }) => {
      await open('/boh');
      await expect(page.getByRole('link', { name: 'Vai alla Dashboard' })).toBeVisible();
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
    go: async ({ page, open }) => {
      await open('/news');
      await listed(page);
    },
  },
  'elenco in sola lettura': {
    as: 'lettore',
    go: async ({ page, open }) => {
      await open('/news');
      await listed(page);
    },
  },
  'elenco con righe scelte': {
    go: async ({ page, open }) => {
      await open('/news');
      await listed(page);
      await press(page, 'j', 'x', 'j', 'x');
      await expect(page.getByText('righe selezionate: 2')).toBeVisible();
    },
  },
  'elenco che non trova nulla': {
    go: async ({ page, open }) => {
      await open('/news?keywords=qwxyzk');
      await expect(page.getByText('Nessun risultato disponibile')).toBeVisible();
    },
  },
  'elenco con avvertimenti e un guasto': {
    go: async ({ page, open }) => {
      await breakCalls(page, 'GET', /^news$/, (route) => route.fulfill({ status: 500, body: '' }));
      await open('/news?stato=abc');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'conferma di cancellazione': {
    go: async ({ page, open }) => {
      await open('/news');
      await listed(page);
      await press(page, 'j', 'Delete');
      await expect(page.getByRole('button', { name: 'Conferma' })).toBeVisible();
    },
  },
  palette: {
    go: async ({ page, open }) => {
      await open('/news');
      await listed(page);
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
      await open('/news');
      await listed(page);
      await press(page, '?');
      await expect(page.getByRole('textbox', { name: 'Cerca fra tasti e comandi' })).toBeFocused();
    },
  },
  'cambio dei tasti': {
    go: async ({ page, open }) => {
      await open('/news');
      await listed(page);
      await press(page, '?');
      await tabTo(page, page.getByRole('button', { name: 'Cambia i tasti', exact: true }));
      await press(page, 'Enter');
      await expect(page.getByRole('checkbox', { name: 'Tasti singoli' })).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: 'Cambia i tasti di «Riga successiva»' }));
      await press(page, 'Enter');
      await expect(page.getByText('Premi il nuovo tasto (Esc annulla)')).toBeVisible();
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
  'scheda nuova con errori': {
    go: async ({ page, open }) => {
      await open('/news/new');
      await expect(title(page)).toBeVisible();
      await press(page, 'Control+s');
      await expect(title(page)).toHaveAccessibleDescription('Campo richiesto');
    },
  },
  scheda: { go: async (visit) => void (await openNews(visit, 'Accessibile')) },
  'scheda del demo, con mappa e scelte': {
    go: async ({ page, open }) => {
      await open('/news/1200');
      await expect(page.getByRole('toolbar', { name: 'Formattazione del testo' })).toBeVisible();
    },
  },
  'scheda di chi non pubblica': { as: 'editor', go: async (visit) => void (await openNews(visit, 'Pubblicata', 1)) },
  'sorgente HTML': {
    go: async (visit) => {
      await openNews(visit, 'Sorgente');
      await tabTo(visit.page, visit.page.getByRole('textbox', { name: 'Descrizione', exact: true }));
      await press(visit.page, 'Alt+F10', 'End', 'Enter');
      await expect(visit.page.getByRole('textbox', { name: 'Descrizione: sorgente HTML' })).toBeFocused();
    },
  },
  'scelta di un comune': {
    go: async ({ page, open }) => {
      await open('/news/new');
      await tabTo(page, page.getByRole('combobox', { name: 'Comuni' }));
      await page.keyboard.type('bolo');
      await expect(page.getByRole('option', { name: 'Bologna (BO)', exact: true })).toBeVisible();
    },
  },
  conflitto: {
    go: async (visit) => {
      const id = await openNews(visit, 'Contesa');
      const { page } = visit;
      await fillByKeys(page, title(page), 'La mia');
      await changeNews(id, (item) => ({
        ...item,
        contents: { ...item.contents, it: { ...item.contents.it, title: 'La sua' } },
      }));
      await press(page, 'Control+s');
      await expect(page.getByRole('radio', { name: 'Tieni la mia' }).first()).toBeVisible();
    },
  },
  'uscita con modifiche': {
    go: async (visit) => {
      await openNews(visit, 'Lasciata');
      const { page } = visit;
      await fillByKeys(page, title(page), 'Modificata');
      await tabTo(page, page.getByRole('tab', { name: 'IT' }), 'Shift+Tab');
      await press(page, 'g', 'h');
      await expect(page.getByRole('button', { name: 'Esci senza salvare' })).toBeVisible();
    },
  },
  'bozza ritrovata': {
    go: async (visit) => {
      await openNews(visit, 'Ritrovata');
      const { page } = visit;
      await fillByKeys(page, title(page), 'Modificata');
      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByRole('button', { name: 'Riprendi la bozza' })).toBeVisible();
    },
  },
  'accesso sopra la scheda': {
    go: async (visit) => {
      await openNews(visit, 'Scaduta');
      const { page, token } = visit;
      await fillByKeys(page, title(page), 'Modificata');
      await revoke(token);
      await press(page, 'Control+s');
      await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
    },
  },
  'scheda che non c’è': {
    go: async ({ page, open }) => {
      await open('/news/99999999');
      await expect(page.getByText('Contenuto non trovato')).toBeVisible();
    },
  },
};

/** How a screen is looked at. */
const LOOKS = {
  chiaro: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  'scuro e stretto': { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
} as const;

for (const [look, { colorScheme, viewport }] of Object.entries(LOOKS))
  test.describe(look, () => {
    test.use({ colorScheme, viewport });

    test('accesso', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByText('Campo richiesto')).toBeVisible();
      await expectAccessible(page);
    });

    for (const [name, route] of [
      ['recupero della password', '/password/reset'],
      ['nuova password', '/password/reset/prova'],
    ] as const)
      test(name, async ({ page }) => {
        await page.goto(`/#${route}`);
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectAccessible(page);
      });

    test('config.json guasto', async ({ page }) => {
      await page.route('**/config.json', (route) => route.fulfill({ body: '{' }));
      await page.goto('/');
      await expect(page.getByText('Portolano non può partire')).toBeVisible();
      await expectAccessible(page);
    });

    for (const [name, { as = 'admin', go }] of Object.entries(SCREENS))
      test(name, async ({ page, signIn, open }) => {
        await go({ page, open, token: await signIn(as) });
        await expectAccessible(page);
      });
  });

for (const [look, colorScheme, viewport] of [
  ['scuro', 'dark', { width: 1280, height: 900 }],
  ['chiaro e stretto', 'light', { width: 360, height: 740 }],
] as const)
  test.describe(look, () => {
    test.use({ colorScheme, viewport });
    for (const name of ['elenco', 'scheda', 'palette', 'scheda nuova con errori'] as const)
      test(name, async ({ page, signIn, open }) => {
        await SCREENS[name]?.go({ page, open, token: await signIn('admin') });
        await expectAccessible(page);
      });
  });
