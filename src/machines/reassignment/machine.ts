import { and, assign, emit, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { Result } from '../../contract/result';
import { reassignmentTexts } from '../../messages/screens/reassignment';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { hasNext, queueOf, successorRefusal, userInFront } from './rules';
import type {
  NamedUser,
  OwnedContents,
  ReassignmentActors,
  ReassignmentContext,
  ReassignmentEmitted,
  ReassignmentEvent,
  ReassignmentInput,
  ReassignmentTag,
} from './types';

type Counted = Result<OwnedContents | null>;
type Deleted = Result<{ readonly message: string | null }>;
interface Bug {
  readonly error: unknown;
}

const reassignmentSetup = setup({
  types: {
    context: {} as ReassignmentContext,
    events: {} as ReassignmentEvent,
    emitted: {} as ReassignmentEmitted,
    input: {} as ReassignmentInput,
    tags: {} as ReassignmentTag,
  },
  actors: {
    countContents: missingActor<ReassignmentActors['countContents']>('countContents'),
    reassign: missingActor<ReassignmentActors['reassign']>('reassign'),
  },
  guards: {
    mayInherit: ({ context }, { successor }: { successor: NamedUser | null }) =>
      successor === null || successorRefusal(context, successor) === null,
    hasSuccessor: ({ context: { successor } }) => successor !== null,
    /** Nobody confirms before being told what changes hands, where that can be told. */
    mayAsk: and(['hasSuccessor', not(stateIn({ asking: { contents: 'counting' } }))]),
    hasNext: ({ context }) => hasNext(context),
    hasUser: ({ context }) => userInFront(context) !== null,
    counted: (_, answer: Counted) => answer.ok && answer.value !== null,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    takeSuccessor: assign((_, { successor }: { successor: NamedUser | null }) => ({ successor, failure: null })),
    takeCounts: assign((_, answer: Counted) => (answer.ok ? { owned: answer.value } : {})),
    takeCountFailure: assign((_, answer: Counted) => (answer.ok ? {} : { countFailure: answer.failure })),
    takeCountBug: assign((_, { error }: Bug) => ({ countFailure: unexpectedFailure(error) })),
    dropCountFailure: assign({ countFailure: null }),
    takeDeleted: assign(({ context }) => {
      const user = userInFront(context);
      return user === null ? {} : { deleted: [...context.deleted, user.id] };
    }),
    takeFailure: assign((_, answer: Deleted) => (answer.ok ? {} : { failure: answer.failure })),
    takeBug: assign((_, { error }: Bug) => ({ failure: unexpectedFailure(error) })),
    dropFailure: assign({ failure: null }),
    goOn: assign(({ context: { turn } }) => ({ turn: turn + 1, owned: null, countFailure: null, failure: null })),
    emitDeleted: emit(({ context }): ReassignmentEmitted => {
      const user = userInFront(context);
      const { successor } = context;
      if (user === null || successor === null) throw new Error('nobody was deleted');
      return { type: 'deleted', user, successor };
    }),
    notifyDeleted: emit(({ context }, answer: Deleted): ReassignmentEmitted => {
      const text = reassignmentTexts.deleted(userInFront(context)?.name ?? '', context.successor?.name ?? '');
      return { type: 'notice', level: 'success', text: (answer.ok ? answer.value.message : null) ?? text };
    }),
    emitClosed: emit(({ context: { deleted } }): ReassignmentEmitted => ({ type: 'closed', deleted })),
  },
});

const choosesSuccessor = {
  guard: {
    type: 'mayInherit',
    params: ({ event }: { event: Extract<ReassignmentEvent, { type: 'successor.choose' }> }) => event,
  },
  actions: {
    type: 'takeSuccessor',
    params: ({ event }: { event: Extract<ReassignmentEvent, { type: 'successor.choose' }> }) => event,
  },
} as const;

const contents = reassignmentSetup.createStateConfig({
  initial: 'counting',
  states: {
    counting: {
      description: 'Conta i contenuti dell’utente da cancellare',
      tags: 'counting',
      invoke: {
        id: 'countContents',
        src: 'countContents',
        input: ({ context }) => ({ user: userInFront(context)?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'counted', params: ({ event }) => event.output },
            target: 'counted',
            actions: { type: 'takeCounts', params: ({ event }) => event.output },
          },
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'uncountable' },
          { target: 'failed', actions: { type: 'takeCountFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'takeCountBug', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counted: { description: 'Dice quanti contenuti, di che tipo e lingua, passano a chi' },
    uncountable: { description: 'Il server non sa contare: passerà tutto', tags: 'uncountable' },
    failed: {
      description: 'Il conteggio non è riuscito: dice perché e offre di riprovare',
      tags: 'countFailed',
      on: { 'count.retry': { target: 'counting', actions: 'dropCountFailure' } },
    },
  },
});

const decision = reassignmentSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Chiede a chi passano i contenuti',
      tags: 'choosing',
      on: {
        'successor.choose': choosesSuccessor,
        'reassign.request': { guard: 'mayAsk', target: 'confirming' },
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
    confirming: {
      description: 'Chiede conferma di cancellazione e riassegnazione',
      tags: 'confirming',
      on: {
        'reassign.confirm': 'deleting',
        'reassign.cancel': 'choosing',
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
    deleting: {
      description: 'Cancella l’utente e ne riassegna i contenuti',
      tags: 'deleting',
      invoke: {
        id: 'reassign',
        src: 'reassign',
        input: ({ context }) => ({ user: userInFront(context)?.id ?? 0, successor: context.successor?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: '#reassignment.passing',
            actions: ['emitDeleted', { type: 'notifyDeleted', params: ({ event }) => event.output }, 'takeDeleted'],
          },
          { target: 'refused', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    refused: {
      description: 'Il server ha rifiutato la cancellazione: dice perché',
      tags: 'refused',
      on: {
        'reassign.confirm': { target: 'deleting', actions: 'dropFailure' },
        'reassign.cancel': { target: 'choosing', actions: 'dropFailure' },
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
  },
});

/**
 * Deletes users one after the other, each with an successor for what they wrote and a confirmation of its own.
 * Source: document 1, section 2.10; contract, DELETE user/reassign.
 */
export const reassignmentMachine = reassignmentSetup.createMachine({
  id: 'reassignment',
  context: ({ input }) => ({
    queue: queueOf(input.users),
    turn: 0,
    successor: null,
    owned: null,
    countFailure: null,
    failure: null,
    deleted: [],
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasUser', target: 'asking' }, { target: 'closed' }] },
    asking: { type: 'parallel', states: { contents, decision } },
    passing: {
      always: [
        { guard: 'hasNext', target: 'asking', actions: 'goOn' },
        { target: 'closed', actions: 'goOn' },
      ],
    },
    closed: {
      description: 'Non c’è più nessuno da cancellare, o ci si è fermati',
      tags: 'closed',
      entry: 'emitClosed',
    },
  },
});

export type ReassignmentSnapshot = SnapshotFrom<typeof reassignmentMachine>;
