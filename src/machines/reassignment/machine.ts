import { and, assign, emit, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { reassignmentTexts } from '../../messages/screens/reassignment';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { counted, hasNext, hasNothing, passed, queueOf, successorRefusal, userInFront } from './rules';
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

type Counted = ResultParams<OwnedContents | null>;
type Deleted = ResultParams<{ readonly message: string | null }>;

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
    /** Confirming waits until the contents that change hands are counted, where they can be. */
    mayAsk: and(['hasSuccessor', not('hasNothing'), not(stateIn({ asking: { contents: 'counting' } }))]),
    hasNothing: ({ context }) => hasNothing(context),
    /** Where nothing changes hands, one confirmation is enough. */
    mayDelete: and(['hasSuccessor', 'hasNothing']),
    hasNext: ({ context }) => hasNext(context),
    hasUser: ({ context }) => userInFront(context) !== null,
    isCounted: (_, { result }: Counted) => result.ok && result.value !== null,
    ...resultGuards,
  },
  actions: {
    takeSuccessor: assign((_, { successor }: { successor: NamedUser | null }) => ({
      successor,
      isFilledIn: false,
      isTyping: false,
      failure: null,
    })),
    takeTyping: assign((_, { text }: { readonly text: string }) => ({ isTyping: text !== '' })),
    takeCounts: assign(({ context }, { result }: Counted) =>
      result.ok && result.value !== null ? counted(context, result.value) : {},
    ),
    keepCountFailure: assign((_, { result }: Counted) => (result.ok ? {} : { countFailure: result.failure })),
    clearCountFailure: assign({ countFailure: null }),
    takeDeleted: assign(({ context }) => {
      const user = userInFront(context);
      return user === null ? {} : { deleted: [...context.deleted, user.id] };
    }),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    goOn: assign(({ context }) => passed(context)),
    emitDeleted: emit(({ context }): ReassignmentEmitted => {
      const user = userInFront(context);
      const { successor } = context;
      if (user === null || successor === null) throw new Error('nobody was deleted');
      return { type: 'deleted', user, successor };
    }),
    notifyDeleted: emit(({ context }, { result }: Deleted): ReassignmentEmitted => {
      const text = reassignmentTexts.deleted(userInFront(context)?.name ?? '', context.successor?.name ?? '');
      return { type: 'notice', level: 'success', text: (result.ok ? result.value.message : null) ?? text };
    }),
    emitClosed: emit(({ context: { deleted } }): ReassignmentEmitted => ({ type: 'closed', deleted })),
  },
});

const choosesSuccessor = {
  guard: {
    type: 'mayInherit',
    params: payloadOf,
  },
  actions: {
    type: 'takeSuccessor',
    params: payloadOf,
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
            guard: { type: 'isCounted', params: resultOf },
            target: 'counted',
            actions: { type: 'takeCounts', params: resultOf },
          },
          { guard: { type: 'answered', params: resultOf }, target: 'uncountable' },
          { target: 'failed', actions: { type: 'keepCountFailure', params: resultOf } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepCountFailure', params: bugOf },
        },
      },
    },
    counted: { description: 'Dice quanti contenuti, di che tipo e lingua, passano a chi' },
    uncountable: { description: 'Il server non sa contare: passerà tutto', tags: 'uncountable' },
    failed: {
      description: 'Il conteggio non è riuscito: dice perché e offre di riprovare',
      tags: 'countFailed',
      on: { 'count.retry': { target: 'counting', actions: 'clearCountFailure' } },
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
        'successor.type': { actions: { type: 'takeTyping', params: payloadOf } },
        'reassign.request': { guard: 'mayAsk', target: 'confirming' },
        'reassign.confirm': { guard: 'mayDelete', target: 'deleting' },
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
            guard: { type: 'answered', params: resultOf },
            target: '#reassignment.passing',
            actions: ['emitDeleted', { type: 'notifyDeleted', params: resultOf }, 'takeDeleted'],
          },
          { target: 'refused', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    refused: {
      description: 'Il server ha rifiutato la cancellazione: dice perché',
      tags: 'refused',
      on: {
        'reassign.confirm': { target: 'deleting', actions: 'clearFailure' },
        'reassign.cancel': { target: 'choosing', actions: 'clearFailure' },
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
  },
});

/**
 * Deletes users one after the other, each with a successor for what they wrote and a confirmation of its own; one who
 * wrote nothing needs no successor chosen.
 * Source: document 1, section 2.10; contract, DELETE user/reassign.
 */
export const reassignmentMachine = reassignmentSetup.createMachine({
  id: 'reassignment',
  context: ({ input }) => ({
    queue: queueOf(input.users),
    turn: 0,
    self: input.self,
    successor: null,
    isFilledIn: false,
    isTyping: false,
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
