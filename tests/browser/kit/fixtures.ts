import { test as base, type ConsoleMessage, expect, type Page, type Request } from 'playwright/test';
import { DEMO_USERS } from '../../../demo/users';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { address, freshToken, type Username } from './api';
import { type FocusPositions, watchFocusOf } from './focusInSight';
import { ADDRESS } from './server';
import { siteOfWorker } from './site';
import { takeTurn } from './turn';

/** A failed call shows up here too; what the page does about it is what the tests look at. */
const isNetworkNote = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource');

/**
 * A context that is used again loses the scripts of its last clock one by one: a document that begins meanwhile runs some
 * of them without the clock. They come from no file.
 */
const isClockNote = (text: string): boolean => text.includes("(reading 'controller')") && !text.includes('://');

/** The demo's own users have the first ids; they are everybody's on the server of the run, not on one that a test starts. */
const SHARED_USERS = DEMO_USERS.length;
const SHARED_ADDRESS = process.env[ADDRESS];

/** Whether a page changes one of the users that other tests are signed in as meanwhile. */
function changesSharedUser(request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  if (origin !== SHARED_ADDRESS || request.method() === 'GET') return false;
  const [, last] = /^\/api\/v1\/user\/(\d+|change_status)$/.exec(pathname) ?? [];
  if (last === undefined) return false;
  const id = last === 'change_status' ? (request.postDataJSON() as { id: number }).id : Number(last);
  return id <= SHARED_USERS;
}

interface Fixtures {
  /** Signs in without the form: the token lies in storage when the page opens. Gives the token. */
  readonly signIn: (username: Username, on?: Page) => Promise<string>;
  /** Opens a hash route and waits until its page is in front in the shell, or the one before asks whether to leave. */
  readonly open: (route: string, on?: Page) => Promise<void>;
  /** What went wrong in the page's scripts; a test fails that leaves something here. */
  readonly problems: string[];
  /** Whether the test may use the mouse; without it a single press fails the test. */
  readonly mouse: boolean;
  /** Waits until no other test has this turn, and has it until the test ends: for what all tests of a run share. */
  readonly turn: (name: 'themes' | 'settings' | 'destinations' | 'pictures') => Promise<void>;
  /** Counts the presses of a pointer. */
  readonly pointer: { presses: number };
  /** What was found of the focus; a test fails that leaves it where nobody sees it. */
  readonly focusPositions: FocusPositions;
}

/** Version that the build carries; a stored session of another one is dropped. */
export const BUILD = process.env.npm_package_version ?? '0.1.0';

/** Marks a test that the core leaves out: it proves once more what another test, or a lower level, proves. */
export const FULL = { tag: '@full' } as const;

const shown = (page: Page) => page.getByRole('navigation', { name: 'Menu principale', includeHidden: true });

/** The page of the address stands in front, or something asks first whether to leave the one before. */
const isInFront = (): boolean => {
  const page = document.querySelector<HTMLElement>('main[data-page]')?.dataset.page;
  return page === location.hash.slice(1).split('?')[0] || document.querySelector('[role="alertdialog"]') !== null;
};

/** Waits until the page of the address is in front: the address changes first, when one goes to a page, or back. */
export const inFront = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isInFront), `${page.url()} comes in front`).toBe(true);

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(address()),
  context: async ({ context }, use) => {
    // Playwright has the browser hold choosers back from the first listener on, and does not wait until it does: one
    // that comes with the key that opens the chooser may come too late.
    const hold = (page: Page) => page.on('filechooser', () => undefined);
    context.pages().map(hold);
    context.on('page', hold);
    await use(context);
  },
  problems: [
    async ({ context }, use, testInfo) => {
      const problems: string[] = [];
      const network: string[] = [];
      context.on('weberror', (error) => {
        const text = String(error.error().stack ?? error.error());
        if (!isClockNote(text)) problems.push(text);
      });
      context.on('console', (message) => {
        if (message.type() === 'error' && !isNetworkNote(message)) problems.push(message.text());
      });
      context.on('request', (request) => {
        if (changesSharedUser(request)) problems.push(`${request.method()} ${request.url()}: a user of all tests`);
      });
      context.on('requestfailed', (request) => network.push(`${request.url()}: ${request.failure()?.errorText}`));
      context.on('response', (response) => {
        if (response.status() >= 400) network.push(`${response.url()}: ${response.status()}`);
      });
      await use(problems);
      // What the page could not read often says why a test failed.
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('network', { body: network.join('\n') });
      expect(problems, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
  turn: async ({ browserName: _ }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (name) => void ends.push(await takeTurn(name)));
    for (const end of ends) await end();
  },
  mouse: [false, { option: true }],
  pointer: [
    async ({ context, mouse }, use) => {
      const pointer = { presses: 0 };
      if (mouse) return use(pointer);
      await context.exposeBinding('notePointer', () => {
        pointer.presses += 1;
      });
      await context.addInitScript(() => {
        const noted = window as unknown as { notePointer(): void };
        addEventListener('pointerdown', (event) => event.isTrusted && noted.notePointer(), true);
      });
      await use(pointer);
      expect(pointer.presses, 'presses of the mouse').toBe(0);
    },
    { auto: true },
  ],
  focusPositions: [
    async ({ context }, use, testInfo) => {
      const positions = await watchFocusOf(context);
      await use(positions);
      testInfo.annotations.push({ type: 'focus', description: String(positions.checked) });
      expect([...new Set(positions.unseen)], 'focus where nobody sees it').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (username, on = page) => {
      const token = await freshToken(username);
      await on.goto('/icon.svg');
      await on.evaluate(
        ([keys, build, value]) => {
          localStorage.setItem(keys.version, build);
          localStorage.setItem(keys.token, value);
        },
        [STORAGE_KEYS, BUILD, token] as const,
      );
      return token;
    });
  },
  open: async ({ page }, use) => {
    await use(async (route, on = page) => {
      await on.goto(`/#${route}`);
      await expect(shown(on)).toBeAttached();
      await inFront(on);
    });
  },
});

/** Tests on the worker's own site, where a stand-in answers for the server, and a machine's path leads where no user goes. */
export const siteTest = test.extend({
  focusPositions: async ({ browserName: _ }, use) => use({ checked: 0, unseen: [] }),
  baseURL: async ({ browserName: _ }, use) => use((await siteOfWorker()).address),
});

export { expect };
