import type { Page } from 'playwright/test';
import { usersIn } from '../../../src/content/lists/listing';
import type { CallFailure } from '../../../src/contract/result';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { failureTexts } from '../../../src/messages/screens/failures';
import { routeOf, type Start } from '../../kit/start';
import { dressed, dressedUser } from './dress';
import { BUILD } from './fixtures';
import { BLANK } from './pageScripts';
import type { Stage } from './stage';

/** Token that a replay's user is signed in with. */
export const TOKEN = 'gettone-di-prova';

/** Somebody who may do what the flags say, sent the way another server sends it. */
export const userWith = (abilities: Readonly<Record<string, boolean>>, more: object = {}) => ({
  id: 7,
  username: 'settima',
  roles: { 'redazione-regionale': 'Redazione regionale' },
  abilities: Object.fromEntries(Object.entries(abilities).map(([name, may]) => [name, may ? 1 : 0])),
  ...more,
});

/** What local storage holds before the application starts. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  // A file of the site that runs nothing. A page that was brought back to its start is there already.
  if (!page.url().endsWith(BLANK)) await page.goto(BLANK);
  await page.evaluate((pairs) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, entries);
}

/** Puts a draft where the application will look for one. */
export const storeDraft = (page: Page, key: string, draft: unknown) =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('portolano');
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put({ version: 1, draft: value }, name);
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [key, draft] as const,
  );

/** Opens a route as this user, whom the stand-in knows by a token in storage. */
export async function openSignedIn(
  { page, standIn }: Stage,
  user: object,
  route: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  standIn.reply('session.me', () => dressedUser(user));
  await store(page, { [STORAGE_KEYS.version]: BUILD, [STORAGE_KEYS.token]: TOKEN, ...stored });
  await page.goto(`/#${route}`);
}

const ADMINISTRATOR = { roles: { administrator: 'Amministratrice' } };

/** Where a path begins, as its model says. */
export const startOf = ({ model, path }: Pick<Stage, 'model' | 'path'>): Start => model.start(path.input);

/** The user that a start names. */
export const userOf = ({ user }: Start) => (user === 'administrator' ? userWith({}, ADMINISTRATOR) : userWith(user));

/**
 * Opens the page that the model names, as the user it names; `id` is the stand-in's element on it, `stored` what the
 * browser keeps of earlier visits.
 */
export function openStart(stage: Stage, id: number | string = '', stored: Readonly<Record<string, string>> = {}) {
  const start = startOf(stage);
  return openSignedIn(stage, userOf(start), routeOf(start, id), stored);
}

/** Opens the list of users with these rows. Its filters have nothing to choose from. */
export async function openUsers(stage: Stage, rows: readonly object[]): Promise<void> {
  const { standIn } = stage;
  standIn.reply('users.list', () => dressed(rows, { meta: { total: rows.length } }));
  standIn.reply('lookups.desks', () => dressed([]));
  await openStart(stage);
}

/** The text that the client gives a failed call, whatever the server said. */
export const textOf = (failure: CallFailure): string => {
  if (failure.kind === 'network' || failure.kind === 'timeout') return failureTexts.network;
  if (failure.kind === 'unauthenticated') return failureTexts.unauthenticated;
  return [...Object.values(failure.fields), failure.message].join('\n');
};

/** What the dialog of a refused deletion lists: where each link leads, and its words. */
export const blockersIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[role="alertdialog"] li > a')].map(
      (link) => `${link.getAttribute('href')} ${link.textContent}`,
    ),
  );

/** What it must list. */
export const blockersOf = (failure: CallFailure | null): readonly string[] =>
  usersIn(failure?.details).entries.map(({ route, title }) => `#${route} ${title}`);

/** Presses a key with the focus on nothing, as the row cursor's keys are pressed. */
export async function pressOnPage(page: Page, key: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
}

/** Runs a command by its title out of the palette. */
export async function runFromPalette(stage: Stage, title: string): Promise<void> {
  const { page } = stage;
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Cerca un comando o un contenuto' });
  await stage.frame();
  await box.fill(`>${title}`);
  await page.getByRole('option', { name: title }).first().waitFor();
  await box.press('Enter');
  await stage.frame();
  await box.waitFor({ state: 'detached' });
  await stage.frame();
}

/** The browser says that it is back in the network. */
export const backOnline = ({ page }: Stage): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** The page goes into the background and comes back. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const say = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    say('hidden');
    say('visible');
  });

/** Signs in over the page, as the same user. */
export async function signInAgain(stage: Stage): Promise<void> {
  const { page, standIn } = stage;
  standIn.reply('session.login', () => dressed({ access_token: 'gettone-nuovo' }));
  const dialog = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('settima');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('di-prova');
  await page.keyboard.press('Enter');
}
