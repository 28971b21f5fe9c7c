import { assign, emit, fromPromise, setup } from 'xstate';
import { paletteTexts } from '../../messages/palette';
import { announcedRow, arrange, entityQuery, entityRow, firstActive, keepActive, moved, typed } from './rules';
import type {
  EntityAnswer,
  EntityQuery,
  PaletteContext,
  PaletteEmitted,
  PaletteEvent,
  PaletteInput,
  PaletteTag,
} from './types';

/** Pause in typing after which entities are searched, in milliseconds: a quick typist's distance between two keys. */
export const SEARCH_PAUSE = 150;
/** Longest wait for the dialog to be gone before the chosen row runs anyway, in milliseconds. */
export const CLOSE_GRACE = 500;

const EMPTY: Omit<PaletteContext, 'areaNames'> = {
  rows: [],
  entities: [],
  answered: null,
  query: '',
  scope: 'all',
  results: [],
  activeId: null,
  problem: null,
  refused: null,
  chosen: null,
};

/** A new text or scope: other results, the first of them active. */
const retyped = (context: PaletteContext, change: Partial<PaletteContext>): Partial<PaletteContext> => {
  const results = arrange({ ...context, ...change });
  return { ...change, results, activeId: firstActive(results), problem: null, refused: null };
};

const typedBy = (context: PaletteContext, event: PaletteEvent) =>
  event.type === 'query.type'
    ? typed(event.text, context.scope)
    : { query: context.query, scope: event.type === 'scope.choose' ? event.scope : context.scope };

/**
 * The command palette: rows of commands, recents and entities, narrowed by typing; Enter runs the announced row.
 * Source: design, section 5.
 */
export const paletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    emitted: {} as PaletteEmitted,
    input: {} as PaletteInput,
    tags: {} as PaletteTag,
  },
  actors: {
    searchEntities: fromPromise<EntityAnswer, EntityQuery>(async () => {
      throw new Error('attore non fornito: searchEntities');
    }),
  },
  delays: { searchPause: SEARCH_PAUSE, closeGrace: CLOSE_GRACE },
  guards: {
    asksForEntities: ({ context, event }) => entityQuery(typedBy(context, event)) !== null,
    isRunnable: ({ context, event }) => event.type === 'row.run' && announcedRow(context, event.id)?.refusal === null,
    isRefused: ({ context, event }) => {
      const row = event.type === 'row.run' ? announcedRow(context, event.id) : null;
      return row !== null && row.refusal !== null;
    },
    isShown: ({ context, event }) =>
      event.type === 'active.point' && context.results.some((row) => row.id === event.id),
    hasResults: ({ context }) => context.results.length > 0,
    isAnswer: (_, params: { answer: EntityAnswer }) => params.answer.ok,
  },
  actions: {
    open: assign(({ context, event }) =>
      event.type === 'palette.open'
        ? retyped({ ...context, ...EMPTY }, { ...EMPTY, rows: event.rows, scope: event.scope ?? 'all' })
        : {},
    ),
    empty: assign(EMPTY),
    type: assign(({ context, event }) => retyped(context, typedBy(context, event))),
    move: assign(({ context, event }) =>
      event.type === 'active.move' ? { activeId: moved(context, event.to), refused: null } : {},
    ),
    point: assign(({ event }) => (event.type === 'active.point' ? { activeId: event.id, refused: null } : {})),
    showRefusal: assign(({ context, event }) => {
      const row = event.type === 'row.run' ? announcedRow(context, event.id) : null;
      return row?.refusal ? { refused: paletteTexts.refused(row.title, row.refusal) } : {};
    }),
    choose: assign(({ context, event }) => {
      const row = event.type === 'row.run' ? announcedRow(context, event.id) : null;
      return row === null || event.type !== 'row.run' ? {} : { chosen: { row, newTab: event.newTab } };
    }),
    takeEntities: assign(({ context }, params: { answer: EntityAnswer }) => {
      if (!params.answer.ok) return {};
      const name = (area: string) => context.areaNames[area] ?? null;
      const entities = params.answer.value.map((found) => entityRow(found, name));
      const answered = entityQuery(context)?.text ?? null;
      const results = arrange({ ...context, entities, answered });
      return { entities, answered, results, activeId: keepActive(context.activeId, results) };
    }),
    takeFailure: assign((_, params: { answer: EntityAnswer }) =>
      params.answer.ok ? {} : { problem: paletteTexts.failed(params.answer.failure.message) },
    ),
    takeBreak: assign({ problem: paletteTexts.broken }),
    forgetProblem: assign({ problem: null }),
    tellChosen: emit(({ context }) => {
      if (context.chosen === null) throw new Error('no row is chosen');
      return { type: 'row.chosen' as const, row: context.chosen.row, newTab: context.chosen.newTab };
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
        'query.type': [
          { guard: 'asksForEntities', target: '.pausing', actions: 'type' },
          { target: '.resting', actions: 'type' },
        ],
        'scope.choose': [
          { guard: 'asksForEntities', target: '.pausing', actions: 'type' },
          { target: '.resting', actions: 'type' },
        ],
        'active.move': { guard: 'hasResults', actions: 'move' },
        'active.point': { guard: 'isShown', actions: 'point' },
        'row.run': [
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
            id: 'searchEntities',
            src: 'searchEntities',
            input: ({ context }) => {
              const query = entityQuery(context);
              if (query === null) throw new Error('nothing to search for');
              return query;
            },
            onDone: [
              {
                guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output }) },
                target: 'found',
                actions: { type: 'takeEntities', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'failed',
                actions: { type: 'takeFailure', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: 'takeBreak' },
          },
        },
        found: { description: 'Si vedono anche i contenuti trovati' },
        failed: {
          description: 'La ricerca dei contenuti non è riuscita; i comandi restano',
          on: { 'search.retry': { target: 'searching', actions: 'forgetProblem' } },
        },
      },
    },
    running: {
      description: 'La palette si chiude, poi esegue la riga scelta',
      after: { closeGrace: { target: 'closed', actions: ['tellChosen', 'empty'] } },
      on: { 'dialog.closed': { target: 'closed', actions: ['tellChosen', 'empty'] } },
    },
  },
});
