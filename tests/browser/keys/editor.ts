import type { Locator, Page } from 'playwright/test';
import { unique } from '../kit/api';
import { confirmPublication } from '../kit/editing';
import { expect } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';
import { addImages, IMAGE_KEYS, text, title } from './images';
import { opensTab, type Proof } from './proofs';

const status = (page: Page): Locator => page.getByRole('combobox', { name: 'Stato', exact: true });

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

const publicationDate = (page: Page): Locator => page.getByRole('textbox', { name: 'Data di pubblicazione' });

/** Keys that act in any date, here in that of publication, which is left empty. */
const DATE_KEYS: Readonly<Record<string, Proof>> = {
  'In una data: un giorno dopo o prima (si scrive anche 27/11, domani, lun, +7)': async (page) => {
    await tabTo(page, publicationDate(page));
    await press(page, 'Control+a');
    await page.keyboard.type('27/11/2027 10:00');
    await press(page, 'ArrowUp');
    await expect(publicationDate(page)).toHaveValue(/^28\/11\/2027/);
    await press(page, 'ArrowDown');
    await expect(publicationDate(page)).toHaveValue(/^27\/11\/2027/);
  },
  'In una data: un mese dopo o prima': async (page) => {
    await press(page, 'PageUp');
    await expect(publicationDate(page)).toHaveValue(/^27\/12\/2027/);
    await press(page, 'PageDown');
    await expect(publicationDate(page)).toHaveValue(/^27\/11\/2027/);
  },
  'In una data: apri il calendario': async (page) => {
    // The calendar is the browser's own: nothing of it is in the page.
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function showPicker() {
        this.dataset.picker = 'shown';
      };
    });
    await press(page, 'Alt+ArrowDown');
    await expect(page.locator('[data-picker="shown"]')).toHaveCount(1);
    await press(page, 'Control+a', 'Delete', 'Escape');
  },
};

/** Every line of the help sheet of an editor, besides those that every page has → what shows that its keys act. */
export const EDITOR_KEYS: Readonly<Record<string, Proof>> = {
  Salva: async (page) => {
    for (const [end, keys] of [
      ['a', 'Control+s'],
      ['b', 'Control+Enter'],
    ] as const) {
      await tabTo(page, title(page));
      await press(page, 'End', end);
      await expect(page.getByText('Modifiche non salvate')).toBeVisible();
      await press(page, keys);
      await expect(page.getByText('Tutto salvato')).toBeVisible();
    }
  },
  'Errore successivo': async (page) => {
    await tabTo(page, title(page));
    await press(page, 'Control+a', 'Delete', 'Tab', 'F8');
    await expect(title(page)).toBeFocused();
  },
  'Errore precedente': async (page) => {
    await press(page, 'Tab', 'Shift+F8');
    await expect(title(page)).toBeFocused();
    await page.keyboard.insertText(unique('Corretta'));
  },
  'Lingua successiva': async (page) => {
    await tabTo(page, title(page));
    await press(page, 'Alt+PageDown');
    await expect(page.getByRole('tab', { name: 'Inglese', selected: true })).toBeVisible();
    await expect(title(page)).toBeFocused();
  },
  'Lingua precedente': async (page) => {
    await press(page, 'Alt+PageUp');
    await expect(page.getByRole('tab', { name: 'Italiano', selected: true })).toBeVisible();
    await expect(title(page)).toBeFocused();
  },
  'Passa alla lingua: Inglese': async (page) => {
    await tabTo(page, page.getByRole('tab', { name: 'Italiano' }), 'Shift+Tab');
    await press(page, 'l', 'e');
    await expect(page.getByRole('tab', { name: 'Inglese', selected: true })).toBeVisible();
  },
  'Passa alla lingua: Italiano': async (page) => {
    await press(page, 'l', 'i');
    await expect(page.getByRole('tab', { name: 'Italiano', selected: true })).toBeVisible();
  },
  'Che cosa manca per pubblicare': async (page) => {
    await tabTo(page, field(page, 'Titolo SEO'));
    await press(page, 'Control+a', 'Delete', 'Escape', 's', 'm');
    await expect(page.getByRole('button', { name: 'Titolo SEO: da compilare' })).toBeFocused();
    await press(page, 'Enter');
    await expect(field(page, 'Titolo SEO')).toBeFocused();
  },
  'Copia qui dal titolo, dall’introduzione o dall’altra lingua': async (page) => {
    await press(page, 'Alt+Enter');
    await expect(field(page, 'Titolo SEO')).toHaveValue(await title(page).inputValue());
    await press(page, 'Control+z');
    await expect(field(page, 'Titolo SEO')).toHaveValue('');
    await press(page, 'Alt+Enter');
    await expect(field(page, 'Titolo SEO')).not.toHaveValue('');
  },
  ...DATE_KEYS,
  'Manda in validazione': async (page) => {
    await press(page, 's', 'v');
    await expect(status(page)).toHaveValue('3');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  },
  'Rimanda in revisione': async (page) => {
    await press(page, 's', 'r');
    await expect(page.getByRole('textbox', { name: 'Nota di revisione' })).toBeFocused();
    await expect(status(page)).toHaveValue('4');
    await tabTo(page, page.getByRole('tab', { name: 'Italiano' }), 'Shift+Tab');
  },
  'Passo successivo: pubblica o manda in validazione': async (page) => {
    await page.getByRole('textbox', { name: 'Titolo', exact: true }).focus();
    await press(page, 'Control+Shift+Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeFocused();
    await expect(status(page)).toHaveValue('4');
    await press(page, 'Escape');
  },
  Pubblica: async (page) => {
    await press(page, 's', 'p');
    await confirmPublication(page);
    await expect(status(page)).toHaveValue('1');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  },
  Duplica: async (page) => {
    const item = page.url();
    await press(page, 'Shift+D');
    await expect(page).toHaveURL(/#\/news\/new\?from=\d+$/);
    // A copy is unsaved as soon as it is there.
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    await page.goto(item);
    await tabTo(page, page.getByRole('button', { name: 'Esci senza salvare' }));
    await press(page, 'Enter');
    await expect(status(page)).toHaveValue('1');
    await expect(addImages(page)).toBeVisible();
  },
  ...IMAGE_KEYS,
  Anteprima: opensTab('Control+Shift+P', /preview=1$/),
  'Barra degli strumenti del testo': async (page) => {
    await tabTo(page, text(page));
    await press(page, 'Alt+F10');
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  },
  'Dalla barra degli strumenti al testo': async (page) => {
    await press(page, 'Escape');
    await expect(text(page)).toBeFocused();
  },
  'Incolla nel testo senza formattazione': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => {
      const parts = { 'text/html': '<b>Incollato</b>', 'text/plain': 'Incollato' };
      const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
      return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    });
    await press(page, 'Control+End', 'Control+Shift+V');
    await expect(text(page)).toContainText('Incollato');
    await expect(text(page).locator('strong', { hasText: 'Incollato' })).toHaveCount(0);
  },
  'Collegamento, nel testo con una selezione': async (page) => {
    await press(page, 'Control+a', 'Control+k');
    await expect(page.getByRole('textbox', { name: 'Indirizzo del link' })).toBeFocused();
    await press(page, 'Escape');
    await expect(text(page)).toBeFocused();
  },
};
