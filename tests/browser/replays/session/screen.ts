import type { Locator, Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { CallFailure, Result } from '../../../../src/contract/result';
import type { CurrentUser } from '../../../../src/contract/session';
import { STORAGE_KEYS } from '../../../../src/machines/session/keys';
import { reason } from '../../../../src/machines/session/refusals';
import type { FetchedUser, SessionInput } from '../../../../src/machines/session/types';
import { sessionTexts } from '../../../../src/messages/screens/session';
import { routeOf } from '../../../kit/start';
import { failureOf } from '../../../machines/fixtures';
import { dressed, dressedUser } from '../../kit/dress';
import { BUILD } from '../../kit/fixtures';
import type { Screen } from '../../kit/replay';
import { startOf, store, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { pageSessionModel, type SessionSnapshot } from './model';

interface FormFacts {
  readonly message: string | null;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly wait: string | null;
}

/** What the page shows of a session, and must show. */
interface SessionFacts {
  readonly view: 'login' | 'over' | 'shell' | 'leaving' | 'loading';
  readonly form: FormFacts | null;
  readonly confirming: boolean;
  readonly token: string | null;
  readonly user: number | null;
}

/** Two pages of one kind, so that one can go to another page and still find something to write in. */
const ITEMS = [42, 43] as const;
const PAGES = ITEMS.map((id) => `/news/${id}`);
const TITLE = 'Titolo com’era';
const HOUR = 3_600_000;

const readSession = (page: Page) =>
  page.evaluate((keys): SessionFacts => {
    const text = (element: Element | null | undefined) => element?.textContent?.trim() || null;
    const headings = [...document.querySelectorAll('h1, h2')].map(text);
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const over = dialogs.find((dialog) => text(dialog.querySelector('h2')) === 'Accedi di nuovo');
    const door = headings.includes('Area Riservata') ? document.querySelector('main') : null;
    const place = over ?? door;
    const enter = place?.querySelector<HTMLButtonElement>('button[type="submit"]');
    const username = place?.querySelector<HTMLInputElement>('input[name="username"]');
    const user = JSON.parse(localStorage.getItem(keys.user) ?? 'null') as { user: { id: number } } | null;
    const busy = enter?.getAttribute('aria-busy') === 'true';
    return {
      view: over
        ? 'over'
        : door
          ? 'login'
          : document.body.textContent?.includes('Logout in corso')
            ? 'leaving'
            : document.querySelector('header') && !document.querySelector('main > [role="status"][aria-busy="true"]')
              ? 'shell'
              : 'loading',
      form:
        place === null || place === undefined
          ? null
          : {
              message:
                text(place.querySelector('form [role="alert"] p')) ??
                text(door?.querySelector('section > [role="status"] p')),
              problem: text(document.getElementById(`${username?.id}-error`)),
              busy,
              wait: busy ? null : text(document.getElementById(enter?.getAttribute('aria-describedby') ?? '')),
            },
      confirming: dialogs.some((dialog) => text(dialog.querySelector('h2'))?.startsWith('Ci sono modifiche') === true),
      token: localStorage.getItem(keys.token),
      user: user?.user.id ?? null,
    };
  }, STORAGE_KEYS);

function formOf(snapshot: SessionSnapshot, over: boolean): FormFacts {
  const { failure, ended, usernameProblem } = snapshot.context;
  const why = ended === null || over ? null : sessionTexts.ended[ended];
  const wait = snapshot.hasTag('throttled')
    ? reason(snapshot, { type: 'signIn.submit', username: '', password: '' })
    : null;
  return {
    // The seconds that are left are for the eyes, beside what is said once.
    message: failure === null ? why : `${signInText(failure)}${wait ?? ''}`,
    problem: usernameProblem,
    busy: snapshot.hasTag('busy'),
    wait,
  };
}

/** A refused sign-in says the server's own words. */
const signInText = (failure: CallFailure): string =>
  failure.kind === 'unauthenticated' ? failure.message : textOf(failure);

function viewOf({ snapshot: current, marks }: Stage): SessionFacts['view'] {
  const snapshot = current as SessionSnapshot;
  if (snapshot.hasTag('signInOver')) return 'over';
  if (snapshot.hasTag('signedOut')) return 'login';
  if (snapshot.matches('restoring')) return 'loading';
  if (snapshot.matches('signingOut')) return marks.get('left by address') === true ? 'leaving' : 'shell';
  return snapshot.matches({ signedIn: 'refreshing' }) && marks.get('went on') === true ? 'loading' : 'shell';
}

/** What local storage holds after everything that was emitted about it, and what another tab wrote. */
function storedOf({ emitted, path }: Stage): Pick<SessionFacts, 'token' | 'user'> {
  const { stored } = path.input as SessionInput;
  let entries = new Map<string, string>();
  if (stored.token !== null) entries.set(STORAGE_KEYS.token, stored.token);
  if (stored.user !== null) entries.set(STORAGE_KEYS.user, JSON.stringify({ user: stored.user }));
  for (const event of emitted) {
    if (event.type === 'storage.clear') entries = new Map();
    if (event.type === 'storage.write') entries.set(event.key, event.value);
    if (event.type === 'other tab' && event.token === null) entries = new Map();
    if (event.type === 'other tab' && event.token !== null) entries.set(STORAGE_KEYS.token, event.token);
  }
  const user = entries.get(STORAGE_KEYS.user);
  return {
    token: entries.get(STORAGE_KEYS.token) ?? null,
    user: user === undefined ? null : (JSON.parse(user) as { user: CurrentUser }).user.id,
  };
}

function expected(stage: Stage): SessionFacts {
  const snapshot = stage.snapshot as SessionSnapshot;
  const view = viewOf(stage);
  return {
    view,
    form: view === 'login' || view === 'over' ? formOf(snapshot, view === 'over') : null,
    confirming: snapshot.hasTag('confirming'),
    ...storedOf(stage),
  };
}

const place = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Accedi di nuovo' }).or(page.getByRole('main')).last();
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

async function goOn(stage: Stage, { at }: AnyEventObject): Promise<void> {
  const { page, path, marks } = stage;
  const slept = at - (path.input as SessionInput).at >= HOUR;
  if (slept) {
    const asleep = Number(marks.get('hours asleep') ?? 0) + 1;
    marks.set('hours asleep', asleep);
    await page.clock.setSystemTime((path.input as SessionInput).at + asleep * HOUR);
  }
  marks.set('went on', true);
  await page.evaluate((pages) => {
    location.hash = `#${pages.find((route) => !location.hash.includes(route))}`;
  }, PAGES);
}

async function otherTab(stage: Stage, { token }: AnyEventObject): Promise<void> {
  const tab = await stage.page.context().newPage();
  await tab.goto('/icon.svg');
  await tab.evaluate(([key, value]) => (value === null ? localStorage.clear() : localStorage.setItem(key, value)), [
    STORAGE_KEYS.token,
    token as string | null,
  ] as const);
  await tab.close();
  stage.emitted.push({ type: 'other tab', token });
  if (stage.snapshot.matches({ signedIn: 'fresh' }) || stage.snapshot.matches({ signedIn: 'stale' }))
    stage.marks.set('went on', false);
}

/** Some call, or the one that is on its way, is answered with a refusal. */
async function lose(stage: Stage, { reason }: AnyEventObject): Promise<void> {
  const { page, standIn, marks } = stage;
  const failure = failureOf(reason);
  if (!stage.snapshot.matches({ signedIn: 'fresh' })) {
    await (await standIn.nth(['session.me'], stage.starts('fetchUser'))).settle({ failure });
    return;
  }
  // This call alone: one that is made again later would be lost too.
  let isLost = false;
  standIn.reply('lookups.municipalities', () => {
    if (isLost) return dressed([]);
    isLost = true;
    return { failure };
  });
  // Another text each time: the same one is not looked up again.
  const lost = Number(marks.get('calls lost') ?? 0) + 1;
  marks.set('calls lost', lost);
  await page.getByRole('combobox', { name: 'Comuni' }).fill('bologna'.slice(0, 2 + (lost % 5)));
  await page.clock.runFor(300);
}

async function signOut(stage: Stage): Promise<void> {
  const { page, snapshot, marks } = stage;
  const inside = snapshot.hasTag('signedIn');
  marks.set('left by address', !inside);
  if (!inside) {
    await page.evaluate(() => {
      location.hash = '#/user/logout';
    });
    return;
  }
  await page.getByRole('button', { name: /^Utente: / }).click();
  await stage.frame();
  await page.getByRole('menuitem', { name: 'Esci' }).click();
}

const act: Screen<SessionFacts>['act'] = {
  'user.resolve': goOn,
  'signIn.submit': async ({ page }, { username, password }) => {
    await place(page).getByRole('textbox', { name: 'Username' }).fill(username);
    await place(page).getByRole('textbox', { name: 'Password' }).fill(password);
    await place(page).getByRole('button', { name: 'Entra' }).click();
  },
  'signOut.request': signOut,
  'leave.request': ({ page }) => page.getByRole('button', { name: 'Abbandona la pagina' }).click(),
  'leave.confirm': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click(),
  'leave.cancel': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click(),
  'session.lost': lose,
  'work.dirty': ({ page }) => title(page).fill('Titolo cambiato'),
  'work.clean': ({ page }) => title(page).fill(TITLE),
  'storage.changed': otherTab,
};

async function open(stage: Stage): Promise<void> {
  const { page, path, standIn } = stage;
  const { build, stored } = path.input as SessionInput;
  standIn.reply('news.read', ({ params }) =>
    dressed({
      id: Number(params.id),
      canSave: 1,
      contents: { it: { title: TITLE, slug: 'com-era', status: 2 }, en: null },
    }),
  );
  const version = stored.version === build ? BUILD : stored.version;
  await store(page, {
    ...(version === null ? {} : { [STORAGE_KEYS.version]: version }),
    ...(stored.token === null ? {} : { [STORAGE_KEYS.token]: stored.token }),
    ...(stored.user === null
      ? {}
      : { [STORAGE_KEYS.user]: JSON.stringify({ user: able(stored.user), deadline: stored.deadline }) }),
  });
  await page.goto(`/#${routeOf(startOf(stage), ITEMS[0])}`);
}

/** The model's users may do little; in front of an editor they have to be able to write. */
const able = (user: CurrentUser): CurrentUser =>
  Array.isArray(user.abilities) ? user : { ...user, abilities: { 'news-view': 1, 'news-edit': 1, 'news-create': 1 } };

const plain = (output: Result<unknown>) => (output.ok ? { json: { code: '200' } } : { failure: output.failure });

/** Session and sign-in, in front of an open news item. */
export const sessionScreen: Screen<SessionFacts> = {
  model: pageSessionModel,
  // Whoever signs in comes to the page that was asked for, which need not be one that can be written on.
  shortPaths: true,
  now: (Object.values(pageSessionModel.inputs)[0] as SessionInput).at,
  open,
  act,
  actors: {
    signIn: {
      endpoints: ['session.login'],
      reply: (output: Result<{ token: string }>) =>
        output.ok ? dressed({ access_token: output.value.token }) : { failure: output.failure },
    },
    fetchUser: {
      endpoints: ['session.me'],
      reply: (output: Result<FetchedUser>) =>
        output.ok ? dressedUser(able(output.value.user)) : { failure: output.failure },
    },
    signOut: { endpoints: ['session.logout'], reply: plain },
    signOutEverywhere: { endpoints: ['sessions.endAll'], reply: plain },
  },
  facts: ({ page }) => readSession(page),
  expected,
};
