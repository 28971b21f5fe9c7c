// One row of a list that saves itself; spawned by `choices`, to which it reports how it stands.
//
// States: `settled`, `sending`, `waiting` (for a sign-in), `doubtful`, `failed`.
//
// A choice is shown at once; while its call is under way further ones are kept, and the last is sent after it. A
// refusal shows again what is stored, with the reason. Without an answer nobody knows (`isCertain`) until it is sent
// again or the list is read again. What the list brings of a row counts only if no call of that row ended since the
// list was asked for (`isNewer`). A value is flat, as it is sent (`ChoiceValue`): a status, or a flag with names.
//
// Never: a refused choice that stands; two calls of a row under way; a row at rest that shows what is not stored.

import { assign, type EventObject, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { ChoiceValue } from '../../content/lists/listing';
import type { CallFailure, FailureKind, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import { calling, missingActors, type Types } from '../kit/actor';
import type { ResultParams } from '../kit/result';
import { resultGuards, waitsForNetwork, withAnswer, withBug, withEvent } from '../kit/result';

export interface ChoiceInput {
  /** Id of the row. */
  readonly id: number;
  /** The value that the server gave. */
  readonly stored: ChoiceValue;
}

export interface ChoiceContext extends ChoiceInput {
  /** The value that is shown: the one chosen last, or what is stored after a failure. */
  readonly shown: ChoiceValue;
  /** What is on its way to the server. */
  readonly sent: ChoiceValue | null;
  /** What could not be stored, to be sent again if somebody wants that. */
  readonly lost: ChoiceValue | null;
  /** Whether `stored` is certainly what the server has: not after an answer that never came. */
  readonly isCertain: boolean;
  /** Whether a call ended since the list began to load last: what it brings of this row may be older than that call. */
  readonly isNewer: boolean;
  readonly failure: CallFailure | null;
}

export type ChoiceEvent =
  | { readonly type: 'choice.make'; readonly value: ChoiceValue }
  /** Once more what is not stored, or is not known to be. */
  | { readonly type: 'choice.repeat' }
  /** The list is being loaded. */
  | { readonly type: 'load.begin' }
  /** The list brings the row. */
  | { readonly type: 'stored.take'; readonly value: ChoiceValue }
  | { readonly type: 'session.resumed' }
  | { readonly type: 'network.restored' };

export type ChoicePhase =
  | 'settled'
  | 'sending'
  /** For a new sign-in. */
  | 'waiting'
  /** The answer never came: nobody knows whether it is stored. */
  | 'doubtful'
  /** Refused: what is stored is shown again. */
  | 'failed';

export type ChoiceTag = ChoicePhase;

/** What a row tells the page of itself, at each change. */
export interface ChoiceReport {
  readonly type: 'choice.reported';
  readonly id: number;
  readonly shown: ChoiceValue;
  readonly stored: ChoiceValue;
  readonly phase: ChoicePhase;
  readonly failure: CallFailure | null;
}

export interface ChoiceActors {
  readonly saveChoice: Call<{ readonly id: number; readonly value: ChoiceValue }, Result<unknown>>;
}

/** Whether two values are the same, part by part. */
export const sameValue = (one: ChoiceValue, other: ChoiceValue): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** Failures after which nobody knows whether the server stored what was sent. */
const UNCLEAR: readonly FailureKind[] = ['network', 'timeout', 'nonsense'];

interface At {
  readonly context: ChoiceContext;
}
type Valued = { readonly value: ChoiceValue };

export const isUnclear = (_: unknown, { result }: ResultParams): boolean =>
  !result.ok && UNCLEAR.includes(result.failure.kind);

/** Whether another value is chosen than the one that was sent last. */
export const isOvertaken = ({ context: { lost, shown } }: At): boolean => lost !== null && !sameValue(lost, shown);

/** Whether the server may have another value than the one that is shown. */
export const isToSend = ({ context: { isCertain, stored, shown } }: At): boolean =>
  !isCertain || !sameValue(stored, shown);

/** Whether a value of the list says what is stored: it may be older than what was stored since it was asked for. */
export const isFresh = ({ context }: At): boolean => !context.isNewer;

export const isShown = ({ context: { shown } }: At, { value }: Valued): boolean => sameValue(shown, value);

export const valueChosen = (_: At, { value }: Valued): Partial<ChoiceContext> => ({ shown: value });

export const choiceSent = ({ context: { shown } }: At): Partial<ChoiceContext> => ({
  sent: shown,
  lost: null,
  failure: null,
});

export const choiceStored = ({ context: { sent, stored } }: At): Partial<ChoiceContext> => ({
  stored: sent ?? stored,
  sent: null,
  isCertain: true,
  isNewer: true,
});

/** The call ended without storing, as far as one knows: why, and what was to be stored. */
export const choiceLost = ({ context: { sent } }: At, { result }: ResultParams): Partial<ChoiceContext> => ({
  sent: null,
  lost: sent,
  isNewer: true,
  failure: result.ok ? null : result.failure,
});

/** What the list says is stored takes the place of what was thought to be. */
export const storedTaken = (_: At, { value }: Valued): Partial<ChoiceContext> => ({ stored: value, isCertain: true });

/** Nothing is left to be said of the row: it shows what is stored. */
export const choiceSettled = ({ context: { stored } }: At): Partial<ChoiceContext> => ({
  shown: stored,
  lost: null,
  failure: null,
});

export const storedShown = ({ context: { stored } }: At): Partial<ChoiceContext> => ({ shown: stored });

export const lostShown = ({ context: { lost, shown } }: At): Partial<ChoiceContext> => ({ shown: lost ?? shown });

const choiceSetup = setup({
  types: {} as Types<ChoiceContext, ChoiceEvent, EventObject, ChoiceTag, ChoiceInput>,
  actors: missingActors<ChoiceActors>('saveChoice'),
  guards: {
    ...resultGuards,
    isUnclear,
    isOvertaken,
    isToSend,
    isFresh,
    isShown,
    isFreshAndShown: ({ context }, params: { readonly value: ChoiceContext['shown'] }) =>
      isFresh({ context }) && isShown({ context }, params),
    isCertain: ({ context }) => context.isCertain,
    isOther: ({ context }, { value }: { readonly value: ChoiceContext['shown'] }) => !sameValue(value, context.stored),
    waitsForNetwork,
  },
  actions: {
    choose: assign(valueChosen),
    startSending: assign(choiceSent),
    takeSaved: assign(choiceStored),
    keepLost: assign(choiceLost),
    takeStored: assign(storedTaken),
    settle: assign(choiceSettled),
    showStored: assign(storedShown),
    showLost: assign(lostShown),
    beginLoad: assign({ isNewer: false }),
    /** Alone, in a test, a row reports to itself, which ignores it. */
    report: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context: { id, shown, stored, failure } }, { phase }: { readonly phase: ChoicePhase }): ChoiceReport => ({
        type: 'choice.reported',
        id,
        shown,
        stored,
        phase,
        failure,
      }),
    ),
  },
});

/** Reports a phase to the page. */
const reporting = (phase: ChoicePhase) => ({ type: 'report', params: { phase } }) as const;

const choosing = withEvent('choose');
const takingStored = withEvent('takeStored');

/** What the list brings while a choice stands that is not stored: that one stays. */
const keepingChoice = { 'stored.take': { guard: 'isFresh', actions: takingStored } } as const;

/**
 * A value of a row that saves itself: shown at once, sent, and taken back where it is refused. What is chosen while a call
 * is under way is kept, and the last of it is sent after that. Source: document 3, section 4; design, section 3.
 */
export const choiceMachine = choiceSetup.createMachine({
  id: 'choice',
  initial: 'settled',
  context: ({ input: { id, stored } }) => ({
    id,
    stored,
    shown: stored,
    sent: null,
    lost: null,
    isCertain: true,
    isNewer: false,
    failure: null,
  }),
  on: { 'load.begin': { actions: 'beginLoad' } },
  states: {
    settled: {
      description: 'La riga mostra ciò che il server ha',
      tags: 'settled',
      entry: ['settle', reporting('settled')],
      on: {
        'choice.make': { guard: withEvent('isOther'), target: 'sending', actions: choosing },
        'stored.take': { guard: 'isFresh', target: 'settled', reenter: true, actions: takingStored },
      },
    },
    sending: {
      description: 'La scelta si salva; se ne può fare subito un’altra',
      tags: 'sending',
      entry: ['startSending', reporting('sending')],
      on: {
        'choice.make': { actions: [choosing, reporting('sending')] },
        ...keepingChoice,
      },
      invoke: {
        ...calling('saveChoice'),
        input: ({ context: { id, shown } }) => ({ id, value: shown }),
        onDone: [
          { guard: withAnswer('answered'), target: 'stored', actions: 'takeSaved' },
          { guard: withAnswer('isSignedOut'), target: 'waiting', actions: withAnswer('keepLost') },
          { guard: withAnswer('isUnclear'), target: 'unclear', actions: withAnswer('keepLost') },
          { target: 'refused', actions: withAnswer('keepLost') },
        ],
        onError: { target: 'refused', actions: withBug('keepLost') },
      },
    },
    stored: {
      description: 'Il server ha salvato: guarda se intanto si è scelto altro',
      always: [{ guard: 'isToSend', target: 'sending' }, { target: 'settled' }],
    },
    unclear: {
      description: 'La risposta non è arrivata: guarda se intanto si è scelto altro',
      entry: assign({ isCertain: false }),
      always: [{ guard: 'isOvertaken', target: 'sending' }, { target: 'doubtful' }],
    },
    refused: {
      description: 'Il server ha rifiutato: guarda se intanto si è scelto altro',
      always: [
        { guard: 'isOvertaken', target: 'stored' },
        { guard: 'isCertain', target: 'failed' },
        { target: 'doubtful' },
      ],
    },
    waiting: {
      description: 'La sessione è scaduta: la scelta si salva dopo l’accesso',
      tags: 'waiting',
      entry: reporting('waiting'),
      on: {
        'choice.make': { actions: [choosing, reporting('waiting')] },
        'session.resumed': 'stored',
        ...keepingChoice,
      },
    },
    doubtful: {
      description: 'Non si sa se la scelta è salvata: si può inviare di nuovo',
      tags: 'doubtful',
      entry: reporting('doubtful'),
      on: {
        'choice.make': { target: 'sending', actions: choosing },
        'choice.repeat': 'sending',
        'network.restored': { guard: 'waitsForNetwork', target: 'sending' },
        'stored.take': [
          { guard: withEvent('isFreshAndShown'), target: 'settled', actions: takingStored },
          { guard: 'isFresh', target: 'failed', actions: takingStored },
        ],
      },
    },
    failed: {
      description: 'La scelta non è stata salvata: si rivede quella di prima, e il perché',
      tags: 'failed',
      entry: ['showStored', reporting('failed')],
      on: {
        'choice.make': [{ guard: withEvent('isOther'), target: 'sending', actions: choosing }, { target: 'settled' }],
        'choice.repeat': { target: 'sending', actions: 'showLost' },
        'stored.take': { guard: 'isFresh', target: 'settled', actions: takingStored },
      },
    },
  },
});

export type ChoiceSnapshot = SnapshotFrom<typeof choiceMachine>;

/** What must hold of a row that saves itself, at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: ChoiceSnapshot) => boolean>> = {
  'a row at rest shows what is stored': (snapshot) =>
    !snapshot.hasTag('settled') ||
    (snapshot.context.isCertain && sameValue(snapshot.context.shown, snapshot.context.stored)),
  'a refused choice does not stand': (snapshot) =>
    !snapshot.hasTag('failed') || sameValue(snapshot.context.shown, snapshot.context.stored),
  'there is something on its way exactly while it is sent': (snapshot) =>
    snapshot.hasTag('sending') === (snapshot.context.sent !== null),
  'a choice that failed, or may have, says why and can be sent again': (snapshot) =>
    !(snapshot.hasTag('failed') || snapshot.hasTag('doubtful')) ||
    (snapshot.context.failure !== null && snapshot.context.lost !== null),
  'a row at rest has nothing to say': (snapshot) =>
    !snapshot.hasTag('settled') || (snapshot.context.failure === null && snapshot.context.lost === null),
  'what nobody knows to be stored is told as such, or on its way': (snapshot) =>
    snapshot.context.isCertain ||
    snapshot.hasTag('doubtful') ||
    snapshot.hasTag('sending') ||
    snapshot.hasTag('waiting'),
};
