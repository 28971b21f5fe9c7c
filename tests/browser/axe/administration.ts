import { enterAs } from '../kit/enterAs';
import { pauseCalls } from '../kit/faults';
import { expect } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';
import { listed, type Screens } from './visit';

/** Users, roles, desks, media and redirects. */
export const administration: Screens = {
  'albero delle categorie': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await open('/category-list/5');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await press(page, 'ArrowDown', 'ArrowDown');
    },
  },
  'attività da valutare': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await open('/opendata-list?elenco=attivita');
      await expect(page.getByRole('article').first()).toBeVisible();
      await press(page, 'j');
    },
  },
  'attività da valutare, il testo intero': {
    go: async ({ page, open }) => {
      await open('/opendata-list?elenco=attivita');
      await expect(page.getByRole('article').first()).toBeVisible();
      await press(page, 'j', 'o');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Chiudi' })).toBeVisible();
    },
  },
  'attività da valutare, una scelta non salvata': {
    go: async ({ page, open }) => {
      await page.route('**/operations/xpstatus', (route) => route.abort());
      await open('/opendata-list?elenco=attivita');
      await expect(page.getByRole('article').first()).toBeVisible();
      await press(page, 'u', '2');
      await expect(page.getByRole('button', { name: 'Invia di nuovo', exact: true })).toBeVisible();
    },
  },
  'attività prenotabili': {
    go: async ({ page, open }) => {
      await open('/trekksoft-list');
      await listed(page);
    },
  },
  'eventi in evidenza': {
    go: async ({ page, open }) => {
      await open('/makexp-list');
      await listed(page);
      await press(page, 'j');
    },
  },
  'eventi in evidenza, le categorie': {
    go: async ({ page, open }) => {
      await open('/makexp-list');
      await listed(page);
      await press(page, 'j', 'c');
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Mercatini' })).toBeVisible();
    },
  },
  festività: {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await open('/natale-capodanno');
      await expect(page.getByRole('article').first()).toBeVisible();
      await press(page, 'j');
    },
  },
  'impostazioni home, ciò che i lettori non vedono': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await open('/home-settings');
      await expect(page.getByRole('group', { name: 'Immagini di copertina' }).getByRole('img').first()).toBeVisible();
      await press(page, 'Alt+PageDown');
      await expect(page.getByText('Non pubblicato in inglese').first()).toBeVisible();
    },
  },
  'testi del sito, un errore': {
    go: async ({ page, open }) => {
      await open('/home-settings-extra');
      const address = page.getByLabel('URL');
      await address.fill('nessun indirizzo');
      await press(page, 'Control+s');
      await expect(address).toHaveAccessibleDescription(/URL non valida/);
    },
  },
  'sezione della home, un riquadro del mosaico': {
    go: async ({ page, open }) => {
      await open('/food-wine-settings');
      await page.getByRole('button', { name: /^Riquadro 1/ }).press('Enter');
      await expect(page.getByLabel('Descrizione')).toBeVisible();
    },
  },
  'albero delle categorie, scheda con un errore': {
    go: async ({ page, open }) => {
      await open('/category-list/5');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await press(page, 'n');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Scegli un’immagine' })).toBeVisible();
      const title = page.getByRole('dialog').getByRole('textbox', { name: 'Titolo' });
      await expect(title).toBeFocused();
      await press(page, 'Control+s');
      await expect(title).toHaveAccessibleDescription(/Campo richiesto/);
    },
  },
  'albero delle categorie, eliminazione': {
    go: async ({ page, open }) => {
      await open('/category-list/5');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await press(page, 'Delete');
      await expect(page.getByRole('alertdialog').getByText(/contenuti la perdono|Nessun contenuto/)).toBeVisible();
    },
  },
  'utente in sola lettura': {
    go: async ({ page, open }) => {
      await enterAs(page, ['user-view']);
      await open('/users/3');
      await expect(page.getByText('puoi solo leggere')).toBeVisible();
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
  'redirect, eliminazione di una rotta': {
    go: async ({ page, open }) => {
      await open('/error404-list');
      await listed(page);
      await press(page, 'ArrowDown', 'Control+Delete');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' })).toBeFocused();
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
  'registro di tutto, ristretto': {
    go: async ({ page, open }) => {
      await open('/registro?entity=user');
      await expect(page.getByRole('cell', { name: 'Accesso' }).first()).toBeVisible();
    },
  },
  'chi può fare che cosa': {
    go: async ({ page, open }) => {
      await open('/permessi?sezione=news');
      await expect(page.getByRole('link', { name: 'Anna Montanari' }).first()).toBeVisible();
    },
  },
  'utenti scelti, esportazione in corso': {
    go: async ({ page, open }) => {
      await pauseCalls(page, 'GET', /^user\/export/);
      await open('/users');
      await expect(page.getByRole('switch').first()).toBeVisible();
      await press(page, 'j', 'x');
      await tabTo(page, page.getByRole('button', { name: 'Esporta Selezionati' }), 'Shift+Tab');
      await press(page, 'Enter');
      await expect(page.getByRole('button', { name: 'Annulla esportazione' })).toBeVisible();
    },
  },
  'eliminazione con riassegnazione': {
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
  tag: {
    go: async ({ page, open }) => {
      await open('/tags');
      await expect(page.getByRole('link', { name: 'lambrusco' })).toBeVisible();
    },
  },
  'tag nuovo, senza titolo': {
    go: async ({ page, open }) => {
      await open('/tags/new');
      await page.getByRole('textbox', { name: 'Titolo' }).fill('');
      await press(page, 'Control+s');
      await expect(page.locator('#field-name-error')).toBeVisible();
    },
  },
  'luogo nuovo, con un errore': {
    go: async ({ page, open }) => {
      await open('/luogo/new/musei');
      await page.getByRole('textbox', { name: 'Sito web' }).fill('esempio.it');
      await press(page, 'Control+s');
      await expect(page.locator('#field-website-error')).toBeVisible();
    },
  },
};
