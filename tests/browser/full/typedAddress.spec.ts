import type { Page } from 'playwright/test';
import { unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

interface UnsavedScreen {
  readonly route: string;
  readonly question: string;
  readonly stay: string;
  /** Leaves something unsaved, and gives what must still stand there afterwards. */
  readonly write: (page: Page) => Promise<() => Promise<void>>;
}

/** Types into a field by keys, which keeps what was typed. */
const typed = (field: (page: Page) => ReturnType<Page['getByRole']>, text: () => string) => async (page: Page) => {
  const value = text();
  await tabTo(page, field(page));
  await press(page, 'Control+a');
  await page.keyboard.type(value);
  return () => expect(field(page)).toHaveValue(value);
};

const textbox = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();

const SCREENS: Readonly<Record<string, UnsavedScreen>> = {
  editor: {
    route: '/news/new',
    question: 'Ci sono modifiche non salvate. Uscire lo stesso?',
    stay: 'Continua a scrivere',
    write: typed(textbox(/^Titolo/), () => unique('non salvata')),
  },
  scheda: {
    route: '/users/new',
    question: 'Uscire senza salvare?',
    stay: 'Resta',
    write: typed(textbox(/^Azienda/), () => unique('azienda')),
  },
  impostazioni: {
    route: '/home-settings-extra',
    question: 'Uscire senza salvare «Generale»?',
    stay: 'Resta',
    write: typed(textbox(/^Suffisso/), () => unique('| non salvato')),
  },
  redirect: {
    route: '/error404-list',
    question: 'Ci sono redirect non salvati',
    stay: 'Resta qui',
    write: async (page) => {
      const cell = page.getByRole('textbox', { name: /Vecchia/ }).first();
      await expect(cell).toBeVisible();
      await press(page, 'n');
      await expect(cell).toBeFocused();
      await page.keyboard.type('/mai-salvata');
      return () => expect(cell).toHaveValue('/mai-salvata');
    },
  },
  profilo: {
    route: '/user/profile',
    question: 'Lasciare il profilo?',
    stay: 'Resta',
    write: typed(textbox(/^Nome/), () => 'Annabella'),
  },
};

/** What the address bar and a bookmark do: the address changes within the page. */
const typeAddress = (page: Page, hash: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

for (const [name, { route, question, stay, write }] of Object.entries(SCREENS))
  test(`un indirizzo scritto a mano chiede prima di lasciare il lavoro non salvato: ${name}`, async ({
    page,
    signIn,
    open,
  }) => {
    await signIn('admin');
    await open('/dashboard');
    await open(route);
    const isKept = await write(page);
    const dialog = page.getByRole('alertdialog', { name: question });

    await typeAddress(page, '#/news?stato=1');
    await expect(dialog).toBeVisible();
    // What loses the work is never what Enter runs.
    await expect(dialog.getByRole('button', { name: stay, exact: true })).toBeFocused();
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${route}$`));
    await isKept();

    await page.goBack();
    await expect(dialog).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${route}$`));
    await isKept();

    await typeAddress(page, '#/news?stato=1');
    await expect(dialog).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(page).toHaveURL(/#\/news\?stato=1$/);
    await expect(page.getByRole('heading', { name: 'Gestione News' })).toBeVisible();
  });
