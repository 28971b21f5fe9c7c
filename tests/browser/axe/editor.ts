import type { Page } from 'playwright/test';
import { call, changeNews, completeText, createNews, revoke, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';
import type { Screens, Visit } from './visit';

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

async function openNews({ page, open }: Visit, name: string, status = 2): Promise<number> {
  const text = unique(name);
  const id = await createNews({ it: completeText(text, { status }), en: completeText(text) });
  await open(`/news/${id}`);
  await expect(page.getByRole('textbox', { name: 'Descrizione', exact: true })).toHaveText(text);
  return id;
}

/** The editor of a content, and what lies over it. */
export const editor: Screens = {
  'scheda nuova con errori': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      await open('/news/new');
      await expect(title(page)).toBeVisible();
      await press(page, 'Control+s');
      await expect(title(page)).toHaveAccessibleDescription('Campo richiesto');
    },
  },
  scheda: {
    inEveryLook: true,
    go: async (visit) => void (await openNews(visit, 'Accessibile')),
  },
  'scheda in sola lettura': {
    as: 'lettore',
    go: async ({ page, open }) => {
      await open('/news/1200');
      await expect(page.getByText('puoi solo leggere')).toBeVisible();
    },
  },
  'che cosa manca per pubblicare, e come appare altrove': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      const id = await createNews({ it: { title: unique('Incompleta'), excerpt: 'In piazza', status: 2 } });
      await open(`/news/${id}`);
      await expect(page.getByRole('figure')).toHaveCount(2);
      await press(page, 'Escape', 's', 'm');
      await expect(page.getByRole('button', { name: 'Slug: da compilare' })).toBeFocused();
    },
  },
  'scheda del demo, con mappa e scelte': {
    go: async ({ page, open }) => {
      await open('/news/1200');
      await expect(page.getByRole('toolbar', { name: 'Formattazione del testo' })).toBeVisible();
    },
  },
  'revisione di chi non pubblica': {
    as: 'editor',
    go: async (visit) => {
      await openNews(visit, 'Pubblicata', 1);
      await fillByKeys(visit.page, title(visit.page), unique('Riveduta'));
      await press(visit.page, 'Control+s');
      await expect(visit.page.getByText('Scheda BOZZA di Revisione')).toBeVisible();
    },
  },
  'approvazione rifiutata, e la scheda rimandata con una nota': {
    go: async ({ page, open }) => {
      const text = unique('Incompleta');
      await createNews({ it: { title: text, status: 3 } });
      await open(`/news?keywords=${encodeURIComponent(text)}`);
      await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
      await press(page, 'j', 'a');
      const dialog = page.getByRole('alertdialog', { name: `Approvare «${text}»?` });
      await expect(dialog.getByRole('listitem')).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, dialog.getByRole('link', { name: text }));
      await press(page, 'Enter');
      await tabTo(page, page.getByRole('button', { name: 'Rimanda in revisione' }));
      await press(page, 'Enter');
      await expect(page.getByRole('textbox', { name: 'Nota di revisione' })).toBeFocused();
    },
  },
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
      await tabTo(page, page.getByRole('tab', { name: 'Italiano' }), 'Shift+Tab');
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
  'scheda di una località, un capitolo aperto e gli altri chiusi': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      const chapters = {
        PERCHE: '<p>Per i calanchi</p>',
        NOTE: '<p>Da vedere a maggio, quando fiorisce il tiglio</p>',
      };
      const contents = { it: { ...completeText(unique('Borgo')), ...chapters } };
      const { data } = await call('admin', 'POST', 'localita-ert', { lang: 'it', contents });
      await open(`/locality/${(data as { id: number }).id}`);
      await page.getByRole('button', { name: 'Perché', exact: true }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Perché', exact: true })).toContainText('Per i calanchi');
      await expect(page.getByText('Da vedere a maggio')).toBeVisible();
    },
  },
};
