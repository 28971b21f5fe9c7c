import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { OwnSession } from '../../contract/sessions';
import { ownSessionsTexts } from '../../messages/screens/ownSessions';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { guards, unless } from './refusals';
import { endsCurrent, rowsAfter } from './rules';
import type {
  OwnSessionsActors,
  OwnSessionsContext,
  OwnSessionsEmitted,
  OwnSessionsEvent,
  OwnSessionsTag,
} from './types';

type Ended = ResultParams<{ readonly message: string | null }>;

const notice = (text: string): OwnSessionsEmitted => ({ type: 'notice', level: 'success', text });

const ownSessionsSetup = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as OwnSessionsEvent,
    emitted: {} as OwnSessionsEmitted,
    tags: {} as OwnSessionsTag,
  },
  actors: {
    loadSessions: missingActor<OwnSessionsActors['loadSessions']>('loadSessions'),
    endSession: missingActor<OwnSessionsActors['endSession']>('endSession'),
    endOthers: missingActor<OwnSessionsActors['endOthers']>('endOthers'),
  },
  guards: {
    ...resultGuards,
    ...guards,
    endsCurrent: ({ context }) => endsCurrent(context),
    endsOthers: ({ context }) => context.ending?.kind === 'others',
  },
  actions: {
    takeRows: assign((_, { result }: ResultParams<readonly OwnSession[]>) => (result.ok ? { rows: result.value } : {})),
    forgetRows: assign({ rows: [] }),
    requestOne: assign((_, { id }: { id: number }) => ({ ending: { kind: 'one' as const, id } })),
    requestOthers: assign({ ending: { kind: 'others' as const } }),
    forgetEnding: assign({ ending: null }),
    takeEnded: assign(({ context }) => ({ rows: rowsAfter(context) })),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    emitEnded: emit((_, { result }: Ended) =>
      notice((result.ok ? result.value.message : result.failure.message) ?? ownSessionsTexts.ended),
    ),
    emitOthersEnded: emit((_, { result }: Ended) =>
      notice((result.ok ? result.value.message : null) ?? ownSessionsTexts.othersEnded),
    ),
    emitSignOut: emit({ type: 'signOut' }),
    emitEverywhere: emit({ type: 'signOut.everywhere' }),
  },
});

/** Others may be open by now. */
const reread = { target: 'loading', actions: 'forgetEnding' } as const;

/** The answers to the question. */
const answering = {
  'end.confirm': [
    { guard: 'endsCurrent', target: 'shown', actions: ['forgetEnding', 'emitSignOut'] },
    { guard: 'endsOthers', target: 'endingOthers' },
    { target: 'endingOne' },
  ],
  'end.cancel': { target: 'shown', actions: 'forgetEnding' },
  'sessions.changed': reread,
} as const;

/** After a failure the same again; the present session was never sent. */
const answeringAgain = {
  ...answering,
  'end.confirm': [{ guard: 'endsOthers', target: 'endingOthers' }, { target: 'endingOne' }],
} as const;

/** Not ended: it can be tried again. */
const notEnded = {
  refused: { target: 'endFailed', actions: { type: 'keepFailure', params: resultOf } },
  broken: { target: 'endFailed', actions: { type: 'keepFailure', params: bugOf } },
} as const;

/** 'Le tue sessioni': where one is signed in, ended one by one, all others, or everywhere. */
export const ownSessionsMachine = ownSessionsSetup.createMachine({
  id: 'ownSessions',
  context: { rows: [], ending: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Legge le sessioni; quelle che c’erano restano',
      tags: 'loading',
      // What is on its way may be older than the change.
      on: { 'sessions.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'shown',
            actions: { type: 'takeRows', params: resultOf },
          },
          { guard: { type: 'isMissing', params: resultOf }, target: 'absent', actions: 'forgetRows' },
          { target: 'failed', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    shown: {
      description: 'Mostra le sessioni aperte',
      tags: 'present',
      on: {
        'end.request': {
          guard: unless('end.request'),
          target: 'confirming',
          actions: { type: 'requestOne', params: payloadOf },
        },
        'others.request': { guard: unless('others.request'), target: 'confirming', actions: 'requestOthers' },
        'everywhere.request': { actions: 'emitEverywhere' },
        'sessions.changed': 'loading',
      },
    },
    failed: {
      description: 'Le sessioni non si sono caricate: dice perché e offre di riprovare',
      tags: ['present', 'failed'],
      exit: 'clearFailure',
      on: { 'load.retry': 'loading', 'sessions.changed': 'loading' },
    },
    absent: { description: 'Questo server non le offre: la scheda non c’è' },
    confirming: {
      description: 'Chiede conferma di chiudere',
      tags: ['present', 'confirming'],
      on: answering,
    },
    endingOne: {
      description: 'Chiude la sessione',
      tags: ['present', 'ending'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { ending } }) => ({ id: ending?.kind === 'one' ? ending.id : 0 }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'shown',
            actions: ['takeEnded', { type: 'emitEnded', params: resultOf }, 'forgetEnding'],
          },
          {
            // It was over already: what was wanted is so.
            guard: { type: 'isMissing', params: resultOf },
            target: 'shown',
            actions: ['takeEnded', { type: 'emitEnded', params: resultOf }, 'forgetEnding'],
          },
          notEnded.refused,
        ],
        onError: notEnded.broken,
      },
    },
    endingOthers: {
      description: 'Chiude le altre sessioni',
      tags: ['present', 'ending'],
      invoke: {
        id: 'endOthers',
        src: 'endOthers',
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'shown',
            actions: ['takeEnded', { type: 'emitOthersEnded', params: resultOf }, 'forgetEnding'],
          },
          notEnded.refused,
        ],
        onError: notEnded.broken,
      },
    },
    endFailed: {
      description: 'Non si è chiusa: dice perché, si può riprovare',
      tags: ['present', 'endFailed'],
      exit: 'clearFailure',
      on: answeringAgain,
    },
  },
});

export type OwnSessionsSnapshot = SnapshotFrom<typeof ownSessionsMachine>;
