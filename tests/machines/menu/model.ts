import type { SnapshotFrom } from 'xstate';
import { invariants } from '../../../src/machines/menu/invariants';
import { menuMachine } from '../../../src/machines/menu/machine';
import { reason } from '../../../src/machines/menu/refusals';
import { isGroupOpen } from '../../../src/machines/menu/rules';
import type { MenuEvent } from '../../../src/machines/menu/types';
import { defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';

type Snapshot = SnapshotFrom<typeof menuMachine>;

const does = (event: MenuEvent): JourneyStep => send(event);
const GROUPS = ['event', 'news'] as const;
const open = (group: string): MenuEvent => ({ type: 'group.open', group });
const close = (group: string): MenuEvent => ({ type: 'group.close', group });
const page = (group: string | null): MenuEvent => ({ type: 'page.change', group });

export const menuModel = defineModel(menuMachine, {
  title: 'Menu',
  reason,
  commands: { scopes: ['menu'] },
  inputs: {
    'apri le news su una finestra larga': { isNarrow: false, open: [], page: 'news' },
    'apri la bacheca su una finestra stretta, con EVENTI lasciato aperto': {
      isNarrow: true,
      open: ['event'],
      page: null,
    },
  },
  start: ({ page: group }) => ({
    page: group === null ? '/dashboard' : '/news',
    user: { 'news-view': true, 'news-create': true, 'event-view': true, 'event-create': true },
    data: 'I contenuti dimostrativi.',
  }),
  events: {
    'menu.toggle': { phrase: 'Premi il bottone del menu', sentBy: 'menu.toggle' },
    'group.open': {
      phrase: 'Apri un gruppo del menu',
      sentBy: { excuse: 'the heading of the group, by Enter or an arrow; every page in it has a command of its own' },
      cases: { eventi: { group: 'event' }, news: { group: 'news' } },
    },
    'group.close': {
      phrase: 'Chiudi un gruppo del menu',
      sentBy: { excuse: 'the heading of the group, by Enter or an arrow' },
      cases: { eventi: { group: 'event' }, news: { group: 'news' } },
    },
    'entry.follow': {
      phrase: 'Premi la voce del menu della pagina in cui sei',
      sentBy: { excuse: 'a link of the menu: go.* and create.* lead there too' },
    },
    'page.change': {
      phrase: 'Vai a un’altra pagina',
      sentBy: EXCUSES.reported,
      cases: { eventi: { group: 'event' }, news: { group: 'news' }, 'fuori dai gruppi': { group: null } },
    },
    'width.change': {
      phrase: 'Cambia la larghezza della finestra',
      sentBy: EXCUSES.reported,
      cases: { stretta: { isNarrow: true }, larga: { isNarrow: false } },
    },
  },
  actors: {},
  delays: {},
  requirements: {
    '1-2.3.1': ['menu.toggle'],
    '1-2.3.2': ['width.change'],
  },
  invariants: {
    ...invariants,
    'a group can be opened or closed': (snapshot: Snapshot) =>
      GROUPS.every((group) => snapshot.can(open(group)) !== snapshot.can(close(group))),
  },
  laws: {
    'coming to a page of another group opens that group': (before, event, now) =>
      event.type !== 'page.change' ||
      now.context.page === null ||
      now.context.page === before.context.page ||
      isGroupOpen(now.context, now.context.page),
    'a page opens nothing for good': (before, event, now) =>
      event.type !== 'page.change' || before.context.open === now.context.open,
    'over a narrow window the menu goes as soon as one goes on': (_before, event, now) =>
      !(event.type === 'page.change' || event.type === 'entry.follow') ||
      !(now.context.isNarrow && now.hasTag('shown')),
    'what is remembered is what is open by choice, told whenever it changes': (before, _event, now, emitted) =>
      emitted.every(({ open: groups }) => JSON.stringify(groups) === JSON.stringify(now.context.open)) &&
      (before.context.open === now.context.open || emitted.length === 1),
    'a group is as it was last put, wherever one is': (_before, event, now) =>
      (event.type !== 'group.open' || isGroupOpen(now.context, event.group)) &&
      (event.type !== 'group.close' || !isGroupOpen(now.context, event.group)),
  },
  project: ({ open: groups, page: at, isPageClosed, isNarrow }) => ({
    groups: [...groups].sort(),
    at,
    isPageClosed,
    isNarrow,
  }),
  limit: 5000,
  paths: { floor: 20, cap: 600 },
  journeys: [
    {
      name: 'il gruppo della pagina è aperto, si chiude finché ci si resta, e tornandoci è di nuovo aperto',
      input: 'apri le news su una finestra larga',
      steps: [
        refused(open('news')),
        does(close('news')),
        refused(close('news')),
        does(page('news')),
        does(page(null)),
        does(page('news')),
        refused(open('news')),
      ],
      end: {
        value: { wide: 'shown' },
        context: { open: [], page: 'news', isPageClosed: false },
        emitted: ['groups.changed'],
      },
    },
    {
      name: 'in una finestra stretta il menu copre la pagina finché si va oltre, e ricorda ciò che si è aperto',
      input: 'apri la bacheca su una finestra stretta, con EVENTI lasciato aperto',
      steps: [
        does({ type: 'menu.toggle' }),
        does(open('news')),
        does(page('news')),
        does({ type: 'menu.toggle' }),
        does({ type: 'entry.follow' }),
        does({ type: 'width.change', isNarrow: false }),
      ],
      end: {
        value: { wide: 'shown' },
        context: { open: ['event', 'news'], page: 'news' },
        emitted: ['groups.changed'],
      },
    },
  ],
});

if (import.meta.vitest) modelSuite(menuModel, import.meta.vitest);
