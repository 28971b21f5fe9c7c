import { and, assign, emit, not, or, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { Done } from '../../contract/result';
import { reassignmentTexts } from '../../messages/screens/reassignment';
import { calling, missingActors, type Types } from '../kit/actor';
import {
  failureOf,
  notice,
  type ResultParams,
  resultGuards,
  toldBy,
  withAnswer,
  withBug,
  withEvent,
} from '../kit/result';
import { guards, unless } from './refusals';
import { chosen, hasNext, hasNothing, passed, queueOf, userInFront } from './rules';
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

const COUNTING = stateIn({ asking: { contents: 'counting' } });

const reassignmentSetup = setup({
  types: {} as Types<ReassignmentContext, ReassignmentEvent, ReassignmentEmitted, ReassignmentTag, ReassignmentInput>,
  actors: missingActors<ReassignmentActors>('countContents', 'reassign'),
  guards: {
    hasNothing: ({ context }) => hasNothing(context),
    isKnown: ({ context: { owned } }) => owned !== null,
    isCountOver: not(COUNTING),
    /** Whether another choice changes what the count has to say. */
    isHeir: ({ context }, { successor }: { successor: NamedUser | null }) => successor !== null && !hasNothing(context),
    hasNext: ({ context }) => hasNext(context),
    hasUser: ({ context }) => userInFront(context) !== null,
    isCounted: (_, { result }: Counted) => result.ok && result.value !== null,
    ...resultGuards,
    ...guards,
  },
  actions: {
    takeSuccessor: assign(({ context }, { successor }: { successor: NamedUser | null }) => chosen(context, successor)),
    takeCounts: assign((_, { result }: Counted) => (result.ok ? { owned: result.value } : {})),
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
    notifyDeleted: emit(({ context }, { result }: ResultParams<Done>): ReassignmentEmitted => {
      const text = reassignmentTexts.deleted(userInFront(context)?.name ?? '', context.successor?.name ?? '');
      return notice('success', toldBy(result) ?? text);
    }),
    notifyGone: emit(({ context }): ReassignmentEmitted => {
      return notice('warning', reassignmentTexts.gone(userInFront(context)?.name ?? ''));
    }),
    emitClosed: emit(({ context: { deleted } }): ReassignmentEmitted => ({ type: 'closed', deleted })),
  },
});

const choosesSuccessor = { guard: unless('successor.choose'), actions: withEvent('takeSuccessor') } as const;

/** Who is chosen decides what of the contents will be out of sight: they are counted anew. */
const countsAgain = {
  'successor.choose': {
    guard: and([stateIn({ asking: { decision: 'choosing' } }), unless('successor.choose'), withEvent('isHeir')]),
    target: 'counting',
    reenter: true,
    actions: 'clearCountFailure',
  },
} as const;

const contents = reassignmentSetup.createStateConfig({
  initial: 'counting',
  states: {
    counting: {
      description: 'Conta i contenuti dell’utente da eliminare',
      tags: 'counting',
      on: countsAgain,
      invoke: {
        ...calling('countContents'),
        input: ({ context }) => ({ user: userInFront(context)?.id ?? 0, successor: context.successor?.id ?? null }),
        onDone: [
          { guard: withAnswer('isCounted'), target: 'counted', actions: withAnswer('takeCounts') },
          { guard: withAnswer('answered'), target: 'uncountable' },
          { target: 'failed', actions: withAnswer('keepCountFailure') },
        ],
        onError: { target: 'failed', actions: withBug('keepCountFailure') },
      },
    },
    counted: {
      description: 'Dice quanti contenuti, di che tipo e lingua, passano a chi, e quali non potrà vedere',
      on: countsAgain,
    },
    uncountable: { description: 'Il server non sa contare: passerà tutto', tags: 'uncountable' },
    failed: {
      description: 'Il conteggio non è riuscito: dice perché e offre di riprovare',
      tags: 'countFailed',
      on: { ...countsAgain, 'count.retry': { target: 'counting', actions: 'clearCountFailure' } },
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
        // What changes hands is counted before anything is asked, where it can be.
        'reassign.request': {
          guard: and([unless('reassign.request'), or(['isCountOver', 'isKnown'])]),
          target: 'confirming',
        },
        // Where nothing changes hands, one confirmation is enough.
        'reassign.confirm': { guard: and([unless('reassign.confirm'), 'hasNothing']), target: 'deleting' },
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
    confirming: {
      description: 'Chiede conferma di eliminazione e riassegnazione',
      tags: 'confirming',
      on: {
        // What the successor may not see is counted before it is confirmed.
        'reassign.confirm': { guard: 'isCountOver', target: 'deleting' },
        'reassign.cancel': 'choosing',
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
    deleting: {
      description: 'Elimina l’utente e ne riassegna i contenuti',
      tags: 'deleting',
      invoke: {
        ...calling('reassign'),
        input: ({ context }) => ({ user: userInFront(context)?.id ?? 0, successor: context.successor?.id ?? 0 }),
        onDone: [
          {
            guard: withAnswer('answered'),
            target: '#reassignment.passing',
            actions: ['emitDeleted', withAnswer('notifyDeleted'), 'takeDeleted'],
          },
          {
            // Somebody else deleted them: what was wanted is so, but who has their contents is not said.
            guard: withAnswer('isMissing'),
            target: '#reassignment.passing',
            actions: ['emitDeleted', 'notifyGone', 'takeDeleted'],
          },
          { target: 'refused', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'refused', actions: withBug('keepFailure') },
      },
    },
    refused: {
      description: 'Il server ha rifiutato l’eliminazione: dice perché',
      tags: 'refused',
      on: {
        'reassign.confirm': { guard: 'isCountOver', target: 'deleting', actions: 'clearFailure' },
        'reassign.cancel': { target: 'choosing', actions: 'clearFailure' },
        'user.skip': '#reassignment.passing',
        'queue.close': '#reassignment.closed',
      },
    },
  },
});

/**
 * Deletes users one after the other, each with a successor for what they wrote and a confirmation of its own. The
 * successor is chosen by hand, also where there is nothing to inherit; there, choosing and confirming are all.
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
      description: 'Non c’è più nessuno da eliminare, o ci si è fermati',
      tags: 'closed',
      entry: 'emitClosed',
    },
  },
});

export type ReassignmentSnapshot = SnapshotFrom<typeof reassignmentMachine>;
