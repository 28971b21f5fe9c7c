import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { registryFor } from '../../../../src/app/shell/registry';
import { toPaletteRows } from '../../../../src/commands/paletteRows';
import { shellEvents } from '../../../../src/commands/scopes/shell';
import { handlerTarget } from '../../../../src/commands/target';
import { blankItem } from '../../../../src/content/item/item';
import type { ContentLanguages } from '../../../../src/contract/languages';
import type { CurrentUser } from '../../../../src/contract/session';
import { entityActions } from '../../../../src/machines/entityActions/rules';
import type { ActionsAnswer, EntitySubject, SentItem } from '../../../../src/machines/entityActions/types';
import type { paletteMachine } from '../../../../src/machines/palette/machine';
import { searchRows, storedRecents } from '../../../../src/machines/palette/recents';
import type { EntityAnswer } from '../../../../src/machines/palette/types';
import { STORAGE_KEYS } from '../../../../src/machines/session/keys';
import { entityTexts } from '../../../../src/messages/screens/entityActions';
import { failureTexts } from '../../../../src/messages/screens/failures';
import { paletteTexts } from '../../../../src/messages/screens/palette';
import { pageTexts } from '../../../../src/messages/screens/shell';
import { RECENTS_KEY, SEARCHES_KEY } from '../../../../src/ui/commands/storage';
import { news } from '../../../content/named';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { paletteModel } from '../../../machines/palette/model';
import { recent, salt } from '../../../machines/palette/samples';
import { dressed, dressedUser } from '../../kit/dress';
import { BUILD } from '../../kit/fixtures';
import type { Screen } from '../../kit/replay';
import { store, TOKEN, userOf } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type PaletteSnapshot = SnapshotFrom<typeof paletteMachine>;

const start = paletteModel.start(undefined);
const user = userOf(start) as CurrentUser;
const LANGUAGES: ContentLanguages = ['it', 'en'];

const shell = handlerTarget(
  'shell',
  Object.fromEntries(Object.values(shellEvents).map((type) => [type, () => undefined])),
);
const menu = handlerTarget('menu', { 'menu.toggle': () => undefined });
/** What this browser remembers. */
const STORED = {
  [RECENTS_KEY]: JSON.stringify(storedRecents([recent])),
  [SEARCHES_KEY]: JSON.stringify([{ text: 'sal', scope: 'all' }]),
};
const [lastSearch] = searchRows([{ text: 'sal', scope: 'all' }], paletteTexts.scopes);
/** The rows that the palette opens with. */
const rows = [
  ...toPaletteRows(registryFor(user, LANGUAGES), [shell, menu]),
  recent,
  ...(lastSearch === undefined ? [] : [lastSearch]),
];
const POINTED = 'command:go.news';
/** Places that are drawn without scrolling. */
const IN_SIGHT = 8;

/** The found news as the server has it: unpublished in English, which this user can't publish. */
const ITEM = { ...blankItem(news, { languages: LANGUAGES, author: 7, canSave: true }), id: salt.id };

/** Its actions, as they follow from what the server says. */
const actions = entityActions({
  subject: recent.subject as EntitySubject,
  listing: news,
  user,
  version: { content: news, sent: ITEM as unknown as SentItem, languages: LANGUAGES },
  page: { route: start.page, isUnsaved: false },
  addressOf: (route) => route,
});

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as PaletteSnapshot).context;

const events = eventsWhere(paletteModel, (type, snapshot, name) => {
  const { query, activeId, results } = contextOf(snapshot);
  const active = results.find((row) => row.id === activeId);
  // The server is asked once, when it opens.
  if (type === 'recents.read' || type === 'commands.change') return false;
  // A way to another page ends what can be watched.
  if (type === 'row.run') return name === 'sulla riga annunciata' && active !== undefined;
  if (type === 'actions.open') return name === 'sulla riga annunciata' && active?.subject !== null;
  // In a text these keys move the caret.
  return type !== 'active.move' || name !== 'in fondo' || query === '';
});

const pointed = (snapshot: AnyMachineSnapshot) => {
  const near = contextOf(snapshot).results.slice(0, IN_SIGHT);
  const ids = { 'su una riga': POINTED, 'su una ricerca di prima': lastSearch?.id };
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) => (near.some((row) => row.id === id) ? [[name, { id }]] : [])),
  );
};

const model = {
  ...paletteModel,
  events: {
    ...events,
    'palette.open': { phrase: 'Apri la palette', cases: { 'di una pagina senza comandi': { rows } } },
    'active.point': { phrase: 'Porta il puntatore', cases: pointed },
  },
  actors: {
    searchEntities: answering(paletteModel, 'searchEntities'),
    loadActions: {
      phrase: 'Il server dice com’è il contenuto',
      error: {},
      done: {
        'da tradurre': { ok: true, value: actions },
        'non c’è più': { ok: false, failure: failureOf('notFound') },
      },
    },
  },
  effects: {},
  unreachable: {
    'palette.open --commands.change': 'the whole page is there: tests/commands/follows does',
    'palette.open --recents.read': 'the stand-in server reads nothing again: journeys/palette does',
    'palette.open --lists.name': 'the names of places narrow no list by what is typed here: journeys/palette does',
    'palette.open.searching --error(searchEntities)': NEVER_REJECTS,
    'palette.open.subject.loading --error(loadActions)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What the palette shows, and must show. */
interface PaletteFacts {
  readonly isOpen: boolean;
  readonly query: string;
  readonly scope: string | null;
  readonly rows: readonly string[];
  readonly active: string | null;
  readonly problem: boolean;
  /** The entity whose actions are shown. */
  readonly entity: string | null;
  /** What is read out. */
  readonly said: string;
}

const CLOSED: PaletteFacts = {
  isOpen: false,
  query: '',
  scope: null,
  rows: [],
  active: null,
  problem: false,
  entity: null,
  said: '',
};

function said({ context, ...rest }: PaletteSnapshot, isSearching: boolean, isLoading: boolean): string {
  void rest;
  const { refused, problem, opened, results, scope } = context;
  if (refused !== null) return refused;
  if (problem !== null && opened !== null)
    return paletteTexts.actions.failed(entityTexts.alreadyDeleted(opened.row.title));
  if (problem !== null) return paletteTexts.failed(failureTexts.network);
  if (isLoading) return paletteTexts.actions.loading(opened?.row.title ?? '');
  if (isSearching) return paletteTexts.searching;
  if (results.length > 0 && opened !== null)
    return `${paletteTexts.actions.list(opened.row.title)}: ${paletteTexts.actions.count(results.length)}`;
  if (results.length > 0) return paletteTexts.count(results.length);
  const query = context.query.trim();
  if (query !== '') return paletteTexts.nothing(query);
  if (opened !== null) return paletteTexts.actions.nothing;
  return scope === 'commands' ? paletteTexts.nothingHere : paletteTexts.nothingYet;
}

/** The command palette over a page without commands of its own. */
export const paletteScreen: Screen<PaletteFacts> = {
  model,
  // What it opens is another page, whose palette has other rows.
  shortPaths: true,
  open: async ({ page, standIn }) => {
    standIn.reply('session.me', () => dressedUser(user));
    await store(page, { [STORAGE_KEYS.version]: BUILD, [STORAGE_KEYS.token]: TOKEN, ...STORED });
    await page.goto(`/#${start.page}`);
    await page.getByRole('heading', { name: pageTexts.notFoundTitle }).first().waitFor();
  },
  act: {
    'palette.open': ({ page }) => page.keyboard.press('Control+k'),
    'palette.close': ({ page }) => page.keyboard.press('Escape'),
    'query.type': ({ page }, { text }) => page.getByRole('combobox').fill(text),
    'scope.choose': ({ page }, { scope }) =>
      page
        .getByRole('group', { name: paletteTexts.scopesLabel })
        .getByRole('button', { name: paletteTexts.scopes[scope as keyof typeof paletteTexts.scopes] })
        .click(),
    'active.move': ({ page }, { to }) =>
      page.keyboard.press({ next: 'ArrowDown', previous: 'ArrowUp', last: 'End' }[to as 'next' | 'previous' | 'last']),
    'active.point': ({ page }, { id }) => page.locator(`[data-row="${id}"]`).hover(),
    'row.run': ({ page }) => page.keyboard.press('Enter'),
    'actions.open': ({ page }) => page.keyboard.press('Tab'),
    'actions.retry': ({ page }) => page.getByRole('button', { name: paletteTexts.actions.retry }).click(),
    'actions.back': ({ page }) => page.getByRole('button', { name: paletteTexts.actions.back }).click(),
    'search.retry': ({ page }) => page.getByRole('button', { name: paletteTexts.retry }).click(),
    'dialog.closed': (stage) => stage.frame(),
  },
  actors: {
    searchEntities: {
      endpoints: ['search.entities'],
      reply: (output: EntityAnswer) => (output.ok ? dressed(output.value) : { failure: output.failure }),
    },
    loadActions: {
      endpoints: ['news.read'],
      reply: (output: ActionsAnswer) => (output.ok ? dressed(ITEM) : { failure: output.failure }),
    },
  },
  facts: ({ page }) =>
    page.evaluate((closed): PaletteFacts => {
      const dialog = document.querySelector('[role="dialog"][aria-label="Comandi e ricerca"]');
      const box = dialog?.querySelector<HTMLInputElement>('input');
      if (!dialog || !box) return closed;
      const options = [...dialog.querySelectorAll<HTMLElement>('[role="option"]')];
      const place = (option: HTMLElement) => Number(option.getAttribute('aria-posinset'));
      return {
        isOpen: true,
        query: box.value,
        scope: dialog.querySelector('button[aria-pressed="true"]')?.textContent?.replace(/^[>#@]/, '') ?? null,
        rows: options.sort((a, b) => place(a) - place(b)).map((option) => option.dataset.row ?? ''),
        active: document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.dataset.row ?? null,
        problem: [...dialog.querySelectorAll('button')].some((button) => /^Riprova/.test(button.textContent ?? '')),
        entity: dialog.querySelector('[data-entity]')?.textContent ?? null,
        said: dialog.querySelector('[role="status"]')?.textContent ?? '',
      };
    }, CLOSED),
  expected: ({ snapshot: current }) => {
    const snapshot = current as PaletteSnapshot;
    const { context } = snapshot;
    if (!snapshot.hasTag('open')) return CLOSED;
    return {
      isOpen: true,
      query: context.query,
      scope: context.opened === null ? paletteTexts.scopes[context.scope] : null,
      rows: context.results.map(({ id }) => id),
      active: context.activeId,
      problem: context.problem !== null,
      entity: context.opened?.row.title ?? null,
      said: said(snapshot, snapshot.hasTag('searching'), snapshot.hasTag('loadingActions')),
    };
  },
};
