// Where one is signed in.
//
// States: `loading`, `shown`, `failed`, `absent` (a server without the call), `confirming`, `endingOne`,
// `endingOthers`, `endFailed`.
//
// The present session and all of them are the `session`'s to end: it knows what is unsaved.
//
// Never: anything ended without its question; a session gone from the list that was not ended.

import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { CallFailure, Done, Result } from '../../contract/result';
import type { OwnSession } from '../../contract/sessions';
import { ownSessionsTexts } from '../../messages/screens/ownSessions';
import { type Call, calling, missingActors, type Types } from '../kit/actor';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import {
  failureOf,
  type Notice,
  notice,
  type ResultParams,
  resultGuards,
  toldBy,
  withAnswer,
  withBug,
  withEvent,
} from '../kit/result';

/** What is to be ended: one session, or all but the current one. */
type Ending = { readonly kind: 'one'; readonly id: number } | { readonly kind: 'others' };

export interface OwnSessionsContext {
  /** The present one, then the others, the last used first. */
  readonly rows: readonly OwnSession[];
  /** What ending is requested or under way. */
  readonly ending: Ending | null;
  /** Why the last call failed. */
  readonly failure: CallFailure | null;
}

export type OwnSessionsEvent =
  | { readonly type: 'load.retry' }
  /** Somebody signed in again over the page, or the password, which ends sessions, may have been changed. */
  | { readonly type: 'sessions.changed' }
  /** `id` is no number where no session is pointed at. */
  | { readonly type: 'end.request'; readonly id: number }
  | { readonly type: 'others.request' }
  /** 'Esci ovunque'. */
  | { readonly type: 'everywhere.request' }
  /** Also tries again after a failure. */
  | { readonly type: 'end.confirm' }
  | { readonly type: 'end.cancel' };

export type OwnSessionsEmitted =
  | Notice<'success'>
  /** The present session is to end: the sign-out knows what is unsaved. */
  | { readonly type: 'signOut' }
  | { readonly type: 'signOut.everywhere' };

export type OwnSessionsTag =
  /** Being read; what was there before stays. */
  | 'loading'
  /** There is something to show, and commands that concern it. */
  | 'present'
  /** They did not load; `failure` says why. */
  | 'failed'
  | 'confirming'
  | 'ending'
  /** The ending failed; `failure` says why. */
  | 'endFailed';

export interface OwnSessionsActors {
  readonly loadSessions: Call<undefined, Result<readonly OwnSession[]>>;
  readonly endSession: Call<{ readonly id: number }, Result<Done>>;
  readonly endOthers: Call<undefined, Result<Done>>;
}

type Rows = Pick<OwnSessionsContext, 'rows'>;
type Endings = Pick<OwnSessionsContext, 'rows' | 'ending'>;

/** The session of an id. */
export const rowOf = ({ rows }: Rows, id: number): OwnSession | undefined => rows.find((row) => row.id === id);

/** The one session that is to be ended; null while there is none. */
export const endingRow = ({ rows, ending }: Endings): OwnSession | null =>
  ending?.kind === 'one' ? (rowOf({ rows }, ending.id) ?? null) : null;

/** Whether what is to be ended is the session that one is working in. */
export const endsCurrent = (context: Endings): boolean => endingRow(context)?.current === true;

/** The sessions that are left once the ending is done. */
export const rowsAfter = ({ rows, ending }: Endings): readonly OwnSession[] =>
  rows.filter(({ id, current }) => (ending?.kind === 'one' ? id !== ending.id : current));

const { refusal: texts } = ownSessionsTexts;

const BUSY = {
  isRead: during('loading', texts.loading),
  isEnding: during('ending', texts.busy),
  isConfirming: during('confirming', texts.confirming),
  isEndFailed: during('endFailed', texts.confirming),
} as const;

const NOT_SHOWN = {
  ...BUSY,
  isNotLoaded: during('failed', texts.notLoaded),
  isAbsent: outside('present', texts.notLoaded),
} as const;

const NOTHING_PENDING = { ...NOT_SHOWN, isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, reason } = defineRefusals<OwnSessionsContext, OwnSessionsEvent, OwnSessionsTag>({
  'end.request': {
    ...NOT_SHOWN,
    isUnknown: (context, { id }) => {
      if (rowOf(context, id) !== undefined) return null;
      return Number.isNaN(id) ? texts.noRow : texts.unknown;
    },
  },
  'others.request': {
    ...NOT_SHOWN,
    isAlone: ({ rows }) => (rows.some(({ current }) => !current) ? null : texts.alone),
  },
  'everywhere.request': NOT_SHOWN,
  'load.retry': { ...BUSY, isAbsent: outside('present', texts.notLoaded), isNotFailed: otherwise(texts.notFailed) },
  'end.confirm': NOTHING_PENDING,
  'end.cancel': NOTHING_PENDING,
  'sessions.changed': NOT_SHOWN,
});

const ownSessionsSetup = setup({
  types: {} as Types<OwnSessionsContext, OwnSessionsEvent, OwnSessionsEmitted, OwnSessionsTag>,
  actors: missingActors<OwnSessionsActors>('loadSessions', 'endSession', 'endOthers'),
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
    emitEnded: emit((_, { result }: ResultParams<Done>) =>
      notice('success', (result.ok ? result.value.message : result.failure.message) ?? ownSessionsTexts.ended),
    ),
    emitOthersEnded: emit((_, { result }: ResultParams<Done>) =>
      notice('success', toldBy(result) ?? ownSessionsTexts.othersEnded),
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

const ended = { target: 'shown', actions: ['takeEnded', withAnswer('emitEnded'), 'forgetEnding'] } as const;

/** Not ended: it can be tried again. */
const notEnded = {
  refused: { target: 'endFailed', actions: withAnswer('keepFailure') },
  broken: { target: 'endFailed', actions: withBug('keepFailure') },
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
        ...calling('loadSessions'),
        onDone: [
          { guard: withAnswer('answered'), target: 'shown', actions: withAnswer('takeRows') },
          { guard: withAnswer('isMissing'), target: 'absent', actions: 'forgetRows' },
          { target: 'failed', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'failed', actions: withBug('keepFailure') },
      },
    },
    shown: {
      description: 'Mostra le sessioni aperte',
      tags: 'present',
      on: {
        'end.request': { guard: unless('end.request'), target: 'confirming', actions: withEvent('requestOne') },
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
        ...calling('endSession'),
        input: ({ context: { ending } }) => ({ id: ending?.kind === 'one' ? ending.id : 0 }),
        onDone: [
          { guard: withAnswer('answered'), ...ended },
          // It was over already: what was wanted is so.
          { guard: withAnswer('isMissing'), ...ended },
          notEnded.refused,
        ],
        onError: notEnded.broken,
      },
    },
    endingOthers: {
      description: 'Chiude le altre sessioni',
      tags: ['present', 'ending'],
      invoke: {
        ...calling('endOthers'),
        onDone: [
          {
            guard: withAnswer('answered'),
            target: 'shown',
            actions: ['takeEnded', withAnswer('emitOthersEnded'), 'forgetEnding'],
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

const isEnding = (snapshot: OwnSessionsSnapshot): boolean =>
  snapshot.hasTag('confirming') || snapshot.hasTag('ending') || snapshot.hasTag('endFailed');

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: OwnSessionsSnapshot) => boolean>> = {
  'an ending says what it ends': (snapshot) => isEnding(snapshot) === (snapshot.context.ending !== null),
  'one session that is ended is in the list': ({ context }) =>
    context.ending?.kind !== 'one' || endingRow(context) !== null,
  'the present session is left to the sign-out': (snapshot) =>
    !(snapshot.hasTag('ending') || snapshot.hasTag('endFailed')) || !endsCurrent(snapshot.context),
  'a failure says why, and only a failure does': (snapshot) =>
    (snapshot.hasTag('failed') || snapshot.hasTag('endFailed')) === (snapshot.context.failure !== null),
  'a server without the call is shown nothing of it': (snapshot) =>
    !snapshot.matches('absent') || (!snapshot.hasTag('present') && snapshot.context.rows.length === 0),
};
