import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { paletteTexts } from '../../messages/screens/palette';
import type { ActionsAnswer } from '../entityActions/types';
import { calling, missingActors, type Types } from '../kit/actor';
import { resultGuards, withAnswer, withEvent } from '../kit/result';
import { activeAfter, announcedRow, arrange, moved, prepare } from './arrange';
import type { ListFacts } from './listFacts';
import { actionRows, entityQuery, entityRow, ledBy, refreshed, refusalOf, typed } from './rules';
import type {
  EntityAnswer,
  EntityQuery,
  FoundEntity,
  PaletteActors,
  PaletteContext,
  PaletteEmitted,
  PaletteEvent,
  PaletteInput,
  PaletteRow,
  PaletteTag,
} from './types';

/** Pause in typing after which entities are searched, in milliseconds: a quick typist's distance between two keys. */
export const SEARCH_PAUSE = 150;
/** Longest wait for the dialog to be closed before the chosen row runs anyway, in milliseconds. */
export const CLOSE_GRACE = 500;

const EMPTY: Omit<PaletteContext, 'areaNames'> = {
  rows: [],
  lists: [],
  today: '',
  entities: [],
  answered: null,
  query: '',
  scope: 'all',
  isOverDialog: false,
  opened: null,
  actions: [],
  results: [],
  similarFrom: 0,
  bestId: null,
  activeId: null,
  isMoved: false,
  problem: null,
  refused: null,
  chosen: null,
};

/** A new text, scope or set of rows: other results, the best of them active. */
const retyped = (context: PaletteContext, change: Partial<PaletteContext>): Partial<PaletteContext> => {
  const arranged = arrange({ ...context, ...change });
  return {
    problem: null,
    ...change,
    ...arranged,
    ...activeAfter({ activeId: null, isMoved: false }, arranged),
    refused: null,
  };
};

/** Something more to show: where the user moved stays active, otherwise the best row is. */
const rearranged = (context: PaletteContext, change: Partial<PaletteContext>): Partial<PaletteContext> => {
  const arranged = arrange({ ...context, ...change });
  return { ...change, ...arranged, ...activeAfter(context, arranged) };
};

/** What an event makes of query and scope. */
function typedBy({ query, scope, isOverDialog, opened }: PaletteContext, event: PaletteEvent) {
  if (event.type === 'scope.choose') return { query, scope: event.scope, isOverDialog };
  if (event.type !== 'query.type') return { query, scope, isOverDialog };
  // Among the actions of an entity there is nothing to choose with a sign.
  return {
    ...typed(event.text, opened === null ? scope : 'commands'),
    ...(opened === null ? {} : { scope }),
    isOverDialog,
  };
}

/** Whether the scope may be chosen: not over a dialog, nor among the actions of an entity. */
const mayChoose = ({ isOverDialog, opened }: PaletteContext): boolean => !isOverDialog && opened === null;

/** The row that an event is about, if it is the announced one. */
const aimedAt = (context: PaletteContext, event: PaletteEvent): PaletteRow | null =>
  event.type === 'row.run' || event.type === 'actions.open' ? announcedRow(context, event.id) : null;

/** Why the announced row that an event is about is not run; null where it is, or where that is another row. */
function refusedBy(context: PaletteContext, event: PaletteEvent): string | null {
  const row = aimedAt(context, event);
  return row === null ? null : refusalOf(context, row);
}

/** What was searched, or would be, among the results below the actions of an entity. */
const queryBelow = ({ opened, scope, isOverDialog }: PaletteContext): EntityQuery | null =>
  entityQuery({ query: opened?.query ?? '', scope, isOverDialog });

/**
 * The command palette: rows of commands, recents and entities, narrowed by typing; Enter runs the announced row. An
 * entity's actions are a second level. Source: design, section 5.
 */
export const paletteMachine = setup({
  types: {} as Types<PaletteContext, PaletteEvent, PaletteEmitted, PaletteTag, PaletteInput>,
  actors: missingActors<PaletteActors>('searchEntities', 'loadActions'),
  delays: { searchPause: SEARCH_PAUSE, closeGrace: CLOSE_GRACE },
  guards: {
    asksForEntities: ({ context, event }) => entityQuery(typedBy(context, event)) !== null,
    choosesAndAsks: ({ context, event }) => mayChoose(context) && entityQuery(typedBy(context, event)) !== null,
    mayChoose: ({ context }) => mayChoose(context),
    isSearchAgain: ({ context, event }) => aimedAt(context, event)?.action.kind === 'search',
    isRunnable: ({ context, event }) => aimedAt(context, event) !== null && refusedBy(context, event) === null,
    isRefused: ({ context, event }) => refusedBy(context, event) !== null,
    hasActions: ({ context, event }) => (aimedAt(context, event)?.subject ?? null) !== null,
    isShown: ({ context, event }) =>
      event.type === 'active.point' && context.results.some((row) => row.id === event.id),
    hasResults: ({ context }) => context.results.length > 0,
    ...resultGuards,
    hadProblem: ({ context }) => context.opened !== null && context.opened.problem !== null,
    wasFound: ({ context }) => queryBelow(context) !== null && queryBelow(context)?.text === context.answered,
    wasSearching: ({ context }) => queryBelow(context) !== null,
  },
  actions: {
    open: assign(({ context, event }) => {
      if (event.type !== 'palette.open') return {};
      const { rows, lists = [], today = '', isOverDialog = false } = event;
      prepare(rows);
      const scope = isOverDialog ? 'commands' : (event.scope ?? 'all');
      return retyped({ ...context, ...EMPTY }, { ...EMPTY, rows, lists, today, scope, isOverDialog });
    }),
    takeRecents: assign(({ context }, { found }: { found: readonly FoundEntity[] }) => {
      const rows = refreshed(context.rows, found, (area) => context.areaNames[area] ?? null);
      return rearranged(context, { rows });
    }),
    takeCommands: assign(({ context }, { rows: commands }: { rows: readonly PaletteRow[] }) => {
      const rows = [...commands, ...context.rows.filter(({ action }) => action.kind !== 'command')];
      prepare(rows);
      return rearranged(context, { rows });
    }),
    takeLists: assign(({ context }, { lists }: { lists: readonly ListFacts[] }) => rearranged(context, { lists })),
    empty: assign(EMPTY),
    type: assign(({ context, event }) => retyped(context, typedBy(context, event))),
    typeKeepingProblem: assign(({ context, event }) =>
      retyped(context, { ...typedBy(context, event), problem: context.problem }),
    ),
    typeAgain: assign(({ context, event }) => {
      const action = aimedAt(context, event)?.action;
      if (action?.kind !== 'search') return {};
      return retyped(context, { query: action.search.text, scope: action.search.scope });
    }),
    openActions: assign(({ context, event }) => {
      const row = aimedAt(context, event);
      if (row === null || row.subject === null) return {};
      const { query, problem } = context;
      return retyped(context, { opened: { row, subject: row.subject, query, problem }, actions: [], query: '' });
    }),
    leaveActions: assign(({ context }) => {
      if (context.opened === null) return {};
      const { row, query, problem } = context.opened;
      return { ...retyped(context, { opened: null, actions: [], query, problem }), activeId: row.id, isMoved: true };
    }),
    takeActions: assign(({ context }, { result }: { result: ActionsAnswer }) =>
      result.ok ? retyped(context, { actions: actionRows(result.value) }) : {},
    ),
    keepActionsFailure: assign((_, { result }: { result: ActionsAnswer }) =>
      result.ok ? {} : { problem: paletteTexts.actions.failed(result.failure.message) },
    ),
    keepActionsBug: assign({ problem: paletteTexts.actions.broken }),
    move: assign(({ context, event }) =>
      event.type === 'active.move' ? { activeId: moved(context, event.to), isMoved: true, refused: null } : {},
    ),
    point: assign(({ event }) =>
      event.type === 'active.point' ? { activeId: event.id, isMoved: true, refused: null } : {},
    ),
    showRefusal: assign(({ context, event }) => {
      const title = aimedAt(context, event)?.title;
      const refusal = refusedBy(context, event);
      return title === undefined || refusal === null ? {} : { refused: paletteTexts.refused(title, refusal) };
    }),
    choose: assign(({ context, event }) => {
      const row = aimedAt(context, event);
      return row === null || event.type !== 'row.run' ? {} : { chosen: { row, newTab: event.newTab } };
    }),
    takeEntities: assign(({ context }, { result }: { result: EntityAnswer }) => {
      if (!result.ok) return {};
      const name = (area: string) => context.areaNames[area] ?? null;
      const entities = result.value.map((found) => entityRow(found, name));
      return rearranged(context, { entities, answered: entityQuery(context)?.text ?? null });
    }),
    keepFailure: assign((_, { result }: { result: EntityAnswer }) =>
      result.ok ? {} : { problem: paletteTexts.failed(result.failure.message) },
    ),
    keepSearchBug: assign({ problem: paletteTexts.broken }),
    forgetProblem: assign({ problem: null }),
    emitChosen: emit(({ context }) => {
      if (context.chosen === null) throw new Error('no row was chosen');
      const { row, newTab } = context.chosen;
      return { type: 'row.chosen' as const, row, newTab, ...ledBy(context, row) };
    }),
  },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({ ...EMPTY, areaNames: input.areaNames }),
  initial: 'closed',
  states: {
    closed: {
      description: 'La palette è chiusa',
      on: { 'palette.open': { target: 'open', actions: 'open' } },
    },
    open: {
      tags: 'open',
      initial: 'resting',
      on: {
        'palette.close': { target: 'closed', actions: 'empty' },
        'commands.change': { actions: withEvent('takeCommands') },
        'recents.read': { actions: withEvent('takeRecents') },
        'lists.name': { actions: withEvent('takeLists') },
        'query.type': [
          { guard: 'asksForEntities', target: '.pausing', actions: 'type' },
          { target: '.resting', actions: 'type' },
        ],
        'scope.choose': [
          { guard: 'choosesAndAsks', target: '.pausing', actions: 'type' },
          { guard: 'mayChoose', target: '.resting', actions: 'type' },
        ],
        'active.move': { guard: 'hasResults', actions: 'move' },
        'active.point': { guard: 'isShown', actions: 'point' },
        'actions.open': { guard: 'hasActions', target: '.subject', actions: 'openActions' },
        'row.run': [
          { guard: 'isSearchAgain', target: '.searching', actions: 'typeAgain' },
          { guard: 'isRunnable', target: 'running', actions: 'choose' },
          { guard: 'isRefused', actions: 'showRefusal' },
        ],
      },
      states: {
        resting: { description: 'Si vedono i comandi; non c’è niente da cercare fra i contenuti' },
        pausing: {
          description: 'Si sta scrivendo: la ricerca attende una pausa',
          tags: 'searching',
          after: { searchPause: 'searching' },
        },
        searching: {
          description: 'La ricerca dei contenuti è in corso',
          tags: 'searching',
          invoke: {
            ...calling('searchEntities'),
            input: ({ context }) => {
              const query = entityQuery(context);
              if (query === null) throw new Error('nothing to search for');
              return query;
            },
            onDone: [
              { guard: withAnswer('answered'), target: 'found', actions: withAnswer('takeEntities') },
              { target: 'failed', actions: withAnswer('keepFailure') },
            ],
            onError: { target: 'failed', actions: 'keepSearchBug' },
          },
        },
        found: { description: 'Si vedono anche i contenuti trovati' },
        failed: {
          description: 'La ricerca dei contenuti non è riuscita; i comandi restano',
          on: { 'search.retry': { target: 'searching', actions: 'forgetProblem' } },
        },
        subject: {
          tags: 'actions',
          initial: 'loading',
          on: {
            'query.type': { actions: 'typeKeepingProblem' },
            'actions.back': [
              { guard: 'hadProblem', target: 'failed', actions: 'leaveActions' },
              { guard: 'wasFound', target: 'found', actions: 'leaveActions' },
              { guard: 'wasSearching', target: 'searching', actions: 'leaveActions' },
              { target: 'resting', actions: 'leaveActions' },
            ],
          },
          states: {
            loading: {
              description: 'Si chiede che cosa si può fare con il contenuto scelto',
              tags: 'loadingActions',
              invoke: {
                ...calling('loadActions'),
                input: ({ context }) => {
                  if (context.opened === null) throw new Error('no entity was chosen');
                  return { subject: context.opened.subject };
                },
                onDone: [
                  { guard: withAnswer('answered'), target: 'listed', actions: withAnswer('takeActions') },
                  { target: 'failed', actions: withAnswer('keepActionsFailure') },
                ],
                onError: { target: 'failed', actions: 'keepActionsBug' },
              },
            },
            listed: { description: 'Si vede che cosa si può fare con il contenuto scelto' },
            failed: {
              description: 'Non si sa che cosa si può fare con il contenuto scelto',
              on: { 'actions.retry': { target: 'loading', actions: 'forgetProblem' } },
            },
          },
        },
      },
    },
    running: {
      description: 'La palette si chiude, poi esegue la riga scelta',
      after: { closeGrace: { target: 'closed', actions: ['emitChosen', 'empty'] } },
      on: { 'dialog.closed': { target: 'closed', actions: ['emitChosen', 'empty'] } },
    },
  },
});

export type PaletteSnapshot = SnapshotFrom<typeof paletteMachine>;
export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
