import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, resultGuards, resultOf, waitsForNetwork } from '../kit/result';
import {
  choiceLost,
  choiceSent,
  choiceSettled,
  choiceStored,
  isFresh,
  isOvertaken,
  isShown,
  isToSend,
  isUnclear,
  lostShown,
  sameValue,
  storedShown,
  storedTaken,
  valueChosen,
} from './rules';
import type {
  ChoiceActors,
  ChoiceContext,
  ChoiceEvent,
  ChoiceInput,
  ChoicePhase,
  ChoiceReport,
  ChoiceTag,
} from './types';

const choiceSetup = setup({
  types: {
    context: {} as ChoiceContext,
    events: {} as ChoiceEvent,
    input: {} as ChoiceInput,
    tags: {} as ChoiceTag,
  },
  actors: { saveChoice: missingActor<ChoiceActors['saveChoice']>('saveChoice') },
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

const choosing = { type: 'choose', params: payloadOf } as const;
const takingStored = { type: 'takeStored', params: payloadOf } as const;

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
        'choice.make': { guard: { type: 'isOther', params: payloadOf }, target: 'sending', actions: choosing },
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
        id: 'saveChoice',
        src: 'saveChoice',
        input: ({ context: { id, shown } }) => ({ id, value: shown }),
        onDone: [
          { guard: { type: 'answered', params: resultOf }, target: 'stored', actions: 'takeSaved' },
          {
            guard: { type: 'isSignedOut', params: resultOf },
            target: 'waiting',
            actions: { type: 'keepLost', params: resultOf },
          },
          {
            guard: { type: 'isUnclear', params: resultOf },
            target: 'unclear',
            actions: { type: 'keepLost', params: resultOf },
          },
          { target: 'refused', actions: { type: 'keepLost', params: resultOf } },
        ],
        onError: { target: 'refused', actions: { type: 'keepLost', params: bugOf } },
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
          {
            guard: { type: 'isFreshAndShown', params: payloadOf },
            target: 'settled',
            actions: takingStored,
          },
          { guard: 'isFresh', target: 'failed', actions: takingStored },
        ],
      },
    },
    failed: {
      description: 'La scelta non è stata salvata: si rivede quella di prima, e il perché',
      tags: 'failed',
      entry: ['showStored', reporting('failed')],
      on: {
        'choice.make': [
          { guard: { type: 'isOther', params: payloadOf }, target: 'sending', actions: choosing },
          { target: 'settled' },
        ],
        'choice.repeat': { target: 'sending', actions: 'showLost' },
        'stored.take': { guard: 'isFresh', target: 'settled', actions: takingStored },
      },
    },
  },
});

export type ChoiceSnapshot = SnapshotFrom<typeof choiceMachine>;
