import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { CurrentUser } from '../../../../src/contract/session';
import type { accessMachine } from '../../../../src/machines/access/machine';
import { STORAGE_KEYS } from '../../../../src/machines/session/keys';
import { accessTexts } from '../../../../src/messages/screens/permissions';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { accessModel } from '../../../machines/access/model';
import { failureOf } from '../../../machines/fixtures';
import { dressed, dressedUser } from '../../kit/dress';
import { BUILD } from '../../kit/fixtures';
import type { Screen } from '../../kit/replay';
import { store, TOKEN } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

type AccessSnapshot = SnapshotFrom<typeof accessMachine>;

const HOUR = 3_600_000;

const model = {
  ...accessModel,
  events: eventsWhere(accessModel, (type, snapshot: AnyMachineSnapshot, name) => {
    // Whoever was led on is asked for there by the application itself; at the door nobody is asked for.
    if (type === 'route.enter')
      return snapshot.matches('idle') || snapshot.matches('allowed') || snapshot.matches('notFound');
    return name !== 'nessuno';
  }),
  actors: { resolveUser: answering(accessModel, 'resolveUser') },
  unreachable: { 'access.resolving --error(resolveUser)': NEVER_REJECTS },
} as unknown as Model;

/** Where the user is, and what the page in front is. */
interface AccessFacts {
  readonly address: string;
  readonly view: 'none' | 'waiting' | 'sign-in' | 'not found' | 'page';
}

/** Makes the next answer about the user the stand-in's, and the record of before too old to decide anything. */
async function grow(stage: Stage): Promise<void> {
  const hours = Number(stage.marks.get('hours') ?? 0) + 1;
  stage.marks.set('hours', hours);
  await stage.page.clock.setSystemTime(Date.parse('2026-03-02T09:00:00+01:00') + hours * HOUR);
}

async function enter(stage: Stage, path: string): Promise<void> {
  const { page } = stage;
  const address = `#${path.replace(/^#/, '')}`;
  stage.marks.set('address', address);
  stage.marks.delete('refused');
  if (!stage.snapshot.matches('idle')) {
    await grow(stage);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    return;
  }
  await store(page, { [STORAGE_KEYS.version]: BUILD, [STORAGE_KEYS.token]: TOKEN });
  await page.goto(`/${address}`);
}

/** Another tab signs in as somebody else: the record is read again. */
async function change(stage: Stage, user: CurrentUser): Promise<void> {
  // The page that was refused stays refused to the eye: a link leads to it.
  if (stage.snapshot.matches('notFound')) stage.marks.set('refused', true);
  const changes = Number(stage.marks.get('changes') ?? 0) + 1;
  stage.marks.set('changes', changes);
  const tab = await stage.page.context().newPage();
  await tab.goto('/icon.svg');
  await tab.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    `altro-${changes}`,
  ] as const);
  await tab.close();
  await (await stage.standIn.nth(['session.me'], stage.starts('resolveUser') + changes)).settle(dressedUser(user));
}

function expected({ snapshot: current, marks }: Stage): AccessFacts {
  const snapshot = current as AccessSnapshot;
  const address = String(marks.get('address') ?? '');
  if (snapshot.matches('idle')) return { address: '', view: 'none' };
  if (snapshot.matches('resolving')) return { address, view: 'waiting' };
  if (snapshot.matches('toLogin')) return { address: '#/login', view: 'sign-in' };
  if (snapshot.matches('notFound') || marks.get('refused') === true)
    return { address: '#/not-found', view: 'not found' };
  if (snapshot.matches('redirected')) return { address: '#/dashboard', view: 'page' };
  const { path, user } = snapshot.context;
  if (user === null) return { address, view: path === '/login' ? 'sign-in' : 'waiting' };
  return { address, view: 'page' };
}

/** The guard, seen from the address bar. */
export const accessScreen: Screen<AccessFacts> = {
  model,
  open: async ({ standIn }) => {
    standIn.reply('news.list', () => dressed([], { meta: { total: 0 } }));
    standIn.reply('news.read', ({ params }) => dressed({ id: Number(params.id), contents: {} }));
  },
  act: {
    'route.enter': (stage, { path }) => enter(stage, path),
    'user.changed': (stage, { user }) => change(stage, user),
  },
  actors: {
    resolveUser: {
      endpoints: ['session.me'],
      reply: (user: CurrentUser | null) =>
        user === null ? { failure: failureOf('unauthenticated') } : dressedUser(user),
    },
  },
  facts: ({ page }) =>
    page.evaluate((notFound): AccessFacts => {
      // Before the application is opened there is a picture in front.
      if (document.contentType !== 'text/html') return { address: '', view: 'none' };
      const text = document.body.textContent ?? '';
      const isWaiting = document.querySelector('main > [role="status"][aria-busy="true"]') !== null;
      const isPage = document.querySelector('header') !== null && !isWaiting;
      return {
        address: location.hash,
        view: text.includes('Area Riservata')
          ? 'sign-in'
          : text.includes(notFound)
            ? 'not found'
            : isPage
              ? 'page'
              : 'waiting',
      };
    }, accessTexts.notFound),
  expected,
};
