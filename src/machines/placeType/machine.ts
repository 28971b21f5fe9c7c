import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { afterFailure, createdBefore, isSendable, isUnsaved, sendingOf } from './rules';
import type {
  PlaceTypeActors,
  PlaceTypeContext,
  PlaceTypeEmitted,
  PlaceTypeEvent,
  PlaceTypeInput,
  PlaceTypeSubject,
  PlaceTypeTag,
  SavedPlaceType,
} from './types';

type Answer = ResultParams<SavedPlaceType>;

const placeTypeSetup = setup({
  types: {
    context: {} as PlaceTypeContext,
    events: {} as PlaceTypeEvent,
    emitted: {} as PlaceTypeEmitted,
    input: {} as PlaceTypeInput,
    tags: {} as PlaceTypeTag,
  },
  actors: { savePlaceType: missingActor<PlaceTypeActors['savePlaceType']>('savePlaceType') },
  guards: {
    ...resultGuards,
    isSendable: ({ context }) => isSendable(context),
    isUnsaved: ({ context }) => isUnsaved(context),
    isCreatedBefore: ({ context }, { result }: Answer) => createdBefore(context, result) !== null,
  },
  actions: {
    begin: assign((_, { subject }: { subject: PlaceTypeSubject }) => ({
      subject,
      typed: subject.title,
      failure: null,
    })),
    keepTitle: assign((_, { title }: { title: string }) => ({ typed: title, failure: null })),
    keepFailure: assign(({ context }, { result }: { result: Result<unknown> }) =>
      result.ok ? {} : afterFailure(context, result.failure),
    ),
    takeCreated: assign(({ context }, { result }: Answer) => ({
      subject: createdBefore(context, result),
      unanswered: null,
      attempts: context.attempts + 1,
    })),
    finish: assign(({ context }) => ({
      subject: null,
      typed: '',
      failure: null,
      unanswered: null,
      attempts: context.attempts + 1,
    })),
    emitSaved: emit((_, { result }: Answer): PlaceTypeEmitted => {
      if (!result.ok) throw new Error('nothing was saved');
      return { type: 'saved', ...result.value };
    }),
  },
});

const changes = {
  'title.change': { target: 'editing', actions: { type: 'keepTitle', params: payloadOf } },
} as const;

/**
 * The dialog 'Gestione Luoghi': one place type is created or renamed. A creation whose answer is lost is sent again under
 * its key, whatever was typed meanwhile, and then renamed. Source: document 3, section 2; contract, set-luogo.
 */
export const placeTypeMachine = placeTypeSetup.createMachine({
  id: 'placeType',
  context: ({ input }) => ({
    keySeed: input.keySeed,
    subject: null,
    typed: '',
    attempts: 0,
    unanswered: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'La finestra è chiusa',
      on: { 'placeType.open': { target: 'open', actions: { type: 'begin', params: payloadOf } } },
    },
    open: {
      tags: 'open',
      initial: 'editing',
      states: {
        editing: {
          description: 'Si scrive il nome',
          tags: 'typing',
          on: {
            ...changes,
            'placeType.close': [
              { guard: 'isUnsaved', target: 'leaving' },
              { target: '#placeType.closed', actions: 'finish' },
            ],
            'title.send': [
              { guard: 'isSendable', target: 'sending' },
              { guard: 'isUnsaved', target: 'refused' },
            ],
          },
        },
        refused: {
          description: 'Si legge perché il nome non va, e si può correggere o riprovare',
          tags: ['typing', 'refused'],
          on: { ...changes, 'placeType.close': 'leaving', 'title.send': { guard: 'isSendable', target: 'sending' } },
        },
        sending: {
          description: 'Il nome è in viaggio verso il server',
          tags: 'sending',
          invoke: {
            id: 'savePlaceType',
            src: 'savePlaceType',
            input: ({ context }) => sendingOf(context),
            onDone: [
              {
                guard: { type: 'isCreatedBefore', params: resultOf },
                target: 'sending',
                reenter: true,
                actions: { type: 'takeCreated', params: resultOf },
              },
              {
                guard: { type: 'answered', params: resultOf },
                target: '#placeType.closed',
                actions: ['finish', { type: 'emitSaved', params: resultOf }],
              },
              { target: 'refused', actions: { type: 'keepFailure', params: resultOf } },
            ],
            onError: { target: 'refused', actions: { type: 'keepFailure', params: bugOf } },
          },
        },
        leaving: {
          description: 'Chiede se ciò che è scritto e non inviato si può perdere',
          tags: 'leaving',
          on: {
            'leave.confirm': { target: '#placeType.closed', actions: 'finish' },
            'leave.cancel': { target: 'editing' },
          },
        },
      },
    },
  },
});

export type PlaceTypeSnapshot = SnapshotFrom<typeof placeTypeMachine>;
