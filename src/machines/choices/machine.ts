import { assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { choiceTexts as texts } from '../../messages/screens/choices';
import type { ChoiceReport } from '../choice/machine';
import { choiceMachine } from '../choice/machine';
import type { Types } from '../kit/actor';
import { notice, withEvent } from '../kit/result';
import { guards, unless } from './refusals';
import {
  choiceOf,
  chosen,
  doubtCount,
  lastChoice,
  nextUndecided,
  pendingCount,
  progressOf,
  repeatable,
  reportTaken,
  takenRows,
  undone,
} from './rules';
import type { At, ChoicesContext, ChoicesEmitted, ChoicesEvent, ChoicesInput, ChoicesTag } from './types';

type Of<Type extends ChoicesEvent['type']> = Extract<ChoicesEvent, { type: Type }>;

/** Name of the machine of a row. */
export const childOf = (id: number): string => `row${id}`;

const choicesSetup = setup({
  types: {} as Types<ChoicesContext, ChoicesEvent, ChoicesEmitted, ChoicesTag, ChoicesInput>,
  actors: { choice: choiceMachine },
  delays: {
    /** A page that is left waits so long for the last choices before it asks. */
    leavePause: 800,
  },
  guards: {
    ...guards,
    isHere: ({ context }) => nextUndecided(context, context.cursor) !== null,
    isOnNewPage: ({ context }) => nextUndecided(context, null) !== null,
    /** Whether another page may have something undecided, and was not looked at yet. */
    mayBeElsewhere: ({ context }) => {
      const { undecided, isOfPage } = progressOf(context);
      return context.turned + 1 < context.pages && (isOfPage || undecided > 0);
    },
    isPending: ({ context }) => pendingCount(context) > 0,
    isDoubtful: ({ context }) => doubtCount(context) > 0,
    isRefused: (_: unknown, { phase }: ChoiceReport) => phase === 'failed',
    /** Nothing is on its way any more, but of something nobody knows whether it is stored. */
    isAllDoubt: ({ context }) => pendingCount(context) === 0 && doubtCount(context) > 0,
    isStored: ({ context }) => pendingCount(context) + doubtCount(context) === 0,
  },
  actions: {
    choose: enqueueActions(({ context, enqueue }, event: Of<'choice.make' | 'choice.toggle'>) => {
      const choice = choiceOf(context, event);
      if (choice === null) return;
      const { id, value } = choice;
      enqueue.assign(chosen(context, choice));
      enqueue.sendTo(childOf(id), { type: 'choice.make', value });
      enqueue.emit({ type: 'chosen', title: context.rows[id]?.title ?? null, value, isUndone: false });
    }),
    undo: enqueueActions(({ context, enqueue }) => {
      const last = lastChoice(context);
      if (last === null) return;
      const { id, before } = last;
      enqueue.assign(undone(context));
      enqueue.sendTo(childOf(id), { type: 'choice.make', value: before });
      enqueue.emit({ type: 'chosen', title: context.rows[id]?.title ?? null, value: before, isUndone: true });
      if (context.order.includes(id)) enqueue.emit({ type: 'cursor.go', id });
    }),
    repeat: enqueueActions(({ context, enqueue }, { id }: Of<'choice.repeat'>) => {
      for (const one of repeatable(context, id)) enqueue.sendTo(childOf(one), { type: 'choice.repeat' });
    }),
    takeRows: enqueueActions(({ context, enqueue }, event: Of<'rows.take'>) => {
      const { rows, added, known, removed } = takenRows(context, event.rows);
      for (const id of removed) enqueue.stopChild(childOf(id));
      for (const { id, value } of added)
        enqueue.spawnChild('choice', { id: childOf(id), input: { id, stored: value } });
      for (const { id, value } of known) enqueue.sendTo(childOf(id), { type: 'stored.take', value });
      const { page, pages, total, undecided } = event;
      enqueue.assign({
        rows,
        order: event.rows.map(({ id }) => id),
        page,
        pages,
        total,
        undecidedThen: undecided,
      });
    }),
    toRows: enqueueActions(
      ({ context, enqueue }, { type }: { readonly type: 'load.begin' | 'session.resumed' | 'network.restored' }) => {
        for (const id of Object.keys(context.rows)) enqueue.sendTo(childOf(Number(id)), { type });
      },
    ),
    takeReport: assign(reportTaken),
    /** A choice that could not be stored is told of wherever its row is by now. */
    tellTrouble: enqueueActions(({ context, enqueue }, { id, phase, failure }: ChoiceReport) => {
      const row = context.rows[id];
      if (row === undefined || failure === null || (phase !== 'failed' && phase !== 'doubtful')) return;
      enqueue.emit(notice(phase === 'failed' ? 'error' : 'warning', texts[phase](row.title, failure.message)));
    }),
    moveCursor: assign((_, { id }: { readonly id: number | null }) => ({ cursor: id })),
    goHere: emit(({ context }: At) => ({
      type: 'cursor.go' as const,
      id: nextUndecided(context, context.cursor) ?? 0,
    })),
    goOnNewPage: emit(({ context }: At) => ({ type: 'cursor.go' as const, id: nextUndecided(context, null) ?? 0 })),
    rest: assign({ turned: 0 }),
    turnPage: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ turned: context.turned + 1 });
      enqueue.emit({ type: 'page.go', page: (context.page % context.pages) + 1 });
    }),
    sayAllDecided: emit({ type: 'all.decided' }),
    emitLeft: emit({ type: 'left' }),
  },
});

const takingRows = withEvent('takeRows');

const seeking = choicesSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      description: 'Nessuna ricerca di una riga da decidere',
      entry: 'rest',
      on: {
        'undecided.next': { guard: unless('undecided.next'), target: 'looking' },
        'rows.take': { actions: takingRows },
      },
    },
    looking: {
      description: 'Cerca in questa pagina la prossima riga da decidere',
      always: [
        { guard: 'isHere', target: 'resting', actions: 'goHere' },
        { guard: 'mayBeElsewhere', target: 'turning' },
        { target: 'resting', actions: 'sayAllDecided' },
      ],
    },
    turning: {
      description: 'Cerca la prossima riga da decidere in un’altra pagina',
      tags: 'turning',
      entry: 'turnPage',
      on: {
        'rows.take': { target: 'turned', actions: takingRows },
        'load.failed': 'resting',
      },
    },
    turned: {
      description: 'È arrivata un’altra pagina',
      always: [
        { guard: 'isOnNewPage', target: 'resting', actions: 'goOnNewPage' },
        { guard: 'mayBeElsewhere', target: 'turning' },
        { target: 'resting', actions: 'sayAllDecided' },
      ],
    },
  },
});

const goingAway = [
  { guard: 'isPending', target: 'waiting' },
  { guard: 'isDoubtful', target: 'asking' },
] as const;

const takingReport = [withEvent('takeReport'), withEvent('tellTrouble')] as const;

/** A choice that is refused at the last moment is to be seen: the page stays. */
const callingOff = {
  'choice.reported': { guard: withEvent('isRefused'), target: 'staying', actions: takingReport },
} as const;

const leaving = choicesSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: { description: 'Si resta sulla pagina', on: { 'leave.request': goingAway } },
    waiting: {
      description: 'Si va altrove appena le ultime scelte sono salvate',
      tags: 'askingToLeave',
      always: [
        { guard: 'isStored', target: 'left', actions: 'emitLeft' },
        { guard: 'isAllDoubt', target: 'asking' },
      ],
      on: callingOff,
      after: { leavePause: 'asking' },
    },
    asking: {
      description: 'Chiede se andarsene senza sapere se tutto è salvato',
      tags: ['askingToLeave', 'asking'],
      always: { guard: 'isStored', target: 'left', actions: 'emitLeft' },
      on: {
        ...callingOff,
        'leave.confirm': { target: 'left', actions: 'emitLeft' },
        'leave.cancel': 'staying',
      },
    },
    left: { description: 'La pagina viene lasciata', tags: 'left', on: { 'leave.request': goingAway } },
  },
});

const passing = (type: 'load.begin' | 'session.resumed' | 'network.restored') =>
  ({ actions: { type: 'toRows', params: { type } } }) as const;

/** The rows of a list that save themselves, each a machine of its own. Source: document 3, sections 2 and 4. */
export const choicesMachine = choicesSetup.createMachine({
  id: 'choices',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    rows: {},
    order: [],
    cursor: null,
    page: 1,
    pages: 1,
    total: 0,
    undecidedThen: null,
    history: [],
    turned: 0,
  }),
  on: {
    'choice.make': { guard: unless('choice.make'), actions: withEvent('choose') },
    'choice.toggle': { guard: unless('choice.toggle'), actions: withEvent('choose') },
    'choice.undo': { guard: unless('choice.undo'), actions: 'undo' },
    'choice.repeat': { guard: unless('choice.repeat'), actions: withEvent('repeat') },
    'cursor.at': { actions: withEvent('moveCursor') },
    'choice.reported': { actions: takingReport },
    'load.begin': passing('load.begin'),
    'session.resumed': passing('session.resumed'),
    'save.retry': passing('network.restored'),
  },
  states: { seeking, leaving },
});

export type ChoicesSnapshot = SnapshotFrom<typeof choicesMachine>;
