import type { Locator, Page } from 'playwright/test';
import { unique } from '../kit/api';
import { expect } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';
import { opens, type Proof } from './proofs';

export const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Titolo', exact: true });
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Descrizione', exact: true });
export const addImages = (page: Page): Locator => page.getByRole('button', { name: 'Aggiungi immagini' });
const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Seleziona Allegato' });
const thumbnails = (page: Page): Locator => picker(page).getByRole('listbox', { name: 'Immagini' });
const imageData = (page: Page): Locator => picker(page).getByRole('region', { name: /^Dati dell’immagine/ });

/** Leads to what is wrong in the data of an image by this key: to the licence, which was taken away. What was changed is given up. */
const leadsToError =
  (key: string): Proof =>
  async (page) => {
    await expect(thumbnails(page)).toBeFocused();
    await press(page, 'e');
    await fillByKeys(page, imageData(page).getByRole('textbox', { name: 'Copyright' }), unique('Prova'));
    const license = imageData(page).getByRole('combobox', { name: 'Licenza' });
    await tabTo(page, license);
    await press(page, 'Home', 'Tab', key);
    await expect(license).toBeFocused();
    await press(page, 'Escape');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Lascia senza salvare' }));
    await press(page, 'Enter');
    await expect(imageData(page)).toHaveCount(0);
  };

/** Lines of the image card and of its picker, which the second one opens and the last one closes. */
export const IMAGE_KEYS: Readonly<Record<string, Proof>> = {
  'Carica immagini dal computer': async (page) => {
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'Shift+F9');
    await choosing;
  },
  'Aggiungi immagini': async (page) => {
    await press(page, 'F9');
    await expect(thumbnails(page)).toBeFocused();
  },
  'Mostra altre immagini': async (page) => {
    await expect(picker(page).getByText(/^30 di \d+ immagini/)).toBeVisible();
    await press(page, 'm');
    await expect(picker(page).getByText(/^60 di \d+ immagini/)).toBeVisible();
  },
  'Aggiorna le immagini': async (page) => {
    await press(page, 'r');
    await expect(picker(page).getByText(/^30 di \d+ immagini/)).toBeVisible();
    await press(page, 'm');
    await expect(picker(page).getByText(/^60 di \d+ immagini/)).toBeVisible();
    await press(page, 'Shift+R');
    await expect(picker(page).getByText(/^30 di \d+ immagini/)).toBeVisible();
  },
  'Cerca fra le immagini': async (page) => {
    await press(page, '/');
    await expect(picker(page).getByRole('searchbox', { name: 'Cerca immagini' })).toBeFocused();
    // Images of the demo, which no other test deletes.
    await page.keyboard.type('Rocca');
    await press(page, 'Enter');
    await expect(picker(page).getByRole('option').first()).toHaveAccessibleName(/Rocca/);
    await tabTo(page, thumbnails(page));
  },
  'Seleziona o deseleziona l’immagine': async (page) => {
    await press(page, 'Home', 'x');
    await expect(picker(page).getByText('1 selezionata')).toBeVisible();
    await press(page, 'x');
    await expect(picker(page).getByText('1 selezionata')).toHaveCount(0);
  },
  'Deseleziona tutte le immagini': async (page) => {
    await press(page, 'x', 'ArrowRight', 'x');
    await expect(picker(page).getByText('2 selezionate')).toBeVisible();
    await press(page, 'Shift+X');
    await expect(picker(page).getByText('2 selezionate')).toHaveCount(0);
    await expect(picker(page).getByRole('option', { selected: true })).toHaveCount(0);
  },
  'Carica immagini nella galleria': async (page) => {
    await press(page, 'n');
    await expect(picker(page).getByRole('button', { name: 'Scegli i file' })).toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(picker(page).getByRole('button', { name: 'Torna alla gallery' })).toBeFocused();
    await press(page, 'Enter');
    await expect(thumbnails(page)).toBeFocused();
  },
  'Elimina l’immagine dal server': opens('Delete', (page) =>
    page.getByRole('alertdialog', { name: /^Confermare cancellazione elemento selezionato\?/ }),
  ),
  'Apri i dati dell’immagine': async (page) => {
    for (const key of ['e', 'o']) {
      await expect(thumbnails(page)).toBeFocused();
      await press(page, key);
      await expect(imageData(page)).toBeFocused();
      await press(page, 'Escape');
      await expect(imageData(page)).toHaveCount(0);
    }
  },
  'Errore successivo dei dati dell’immagine': leadsToError('F8'),
  'Errore precedente dei dati dell’immagine': leadsToError('Shift+F8'),
  'Salva i dati dell’immagine': async (page) => {
    await expect(thumbnails(page)).toBeFocused();
    await press(page, 'e');
    await fillByKeys(page, imageData(page).getByRole('textbox', { name: 'Copyright' }), unique('Prova'));
    // An image may lack licence and version, without which its data are not saved.
    for (const name of ['Licenza', 'Versione']) {
      await tabTo(page, imageData(page).getByRole('combobox', { name }));
      await press(page, 'ArrowDown');
    }
    await press(page, 'Control+s');
    await expect(page.getByText('Dati salvati: Rocca')).toBeVisible();
    await press(page, 'Escape');
    await expect(imageData(page)).toHaveCount(0);
  },
  'Inserisci le immagini selezionate': async (page) => {
    await expect(thumbnails(page)).toBeFocused();
    await press(page, 'x', 'Control+Enter');
    await expect(picker(page)).toHaveCount(0);
    await expect(page.locator('[data-image]')).toHaveCount(1);
  },
};
