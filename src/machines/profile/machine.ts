import { assign, emit, setup } from 'xstate';
import { profileTexts } from '../../messages/screens/accounts';
import { missingActor } from '../kit/actor';
import { closableRegion } from '../kit/regions';
import { bugOf, payloadOf, type ResultParams, resultGuards, resultOf, waitsForSignIn } from '../kit/result';
import {
  BLANK_FORM,
  bodyOf,
  changedForm,
  failedForm,
  firstProblem,
  isDirty,
  isUnmarked,
  loadedForm,
  savedForm,
  touchedForm,
} from './rules';
import {
  PROFILE_FIELDS,
  type ProfileActors,
  type ProfileContext,
  type ProfileEmitted,
  type ProfileEvent,
  type ProfileInput,
  type ProfileTag,
} from './types';

const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    input: {} as ProfileInput,
    tags: {} as ProfileTag,
  },
  actors: {
    loadProfile: missingActor<ProfileActors['loadProfile']>('loadProfile'),
    saveProfile: missingActor<ProfileActors['saveProfile']>('saveProfile'),
  },
  guards: {
    ...resultGuards,
    waitsForSignIn,
    isDirty: ({ context }) => isDirty(context),
    isSaveQueued: ({ context }) => context.saveQueued && isDirty(context) && firstProblem(context) === null,
    isValid: ({ context }) => firstProblem(context) === null,
    isUnmarked: ({ context }) => isUnmarked(context),
  },
  actions: {
    changeField: assign(changedForm),
    touchField: assign(touchedForm),
    touchFields: assign({ touched: PROFILE_FIELDS }),
    emitBlocked: emit(({ context }) => ({
      type: 'notice' as const,
      level: 'error' as const,
      text: firstProblem(context) ?? '',
    })),
    takeRecord: assign(loadedForm),
    takeSaved: assign(savedForm),
    startSaving: assign(({ context }) => ({ sending: context.form, saveQueued: false, failure: null, rebased: false })),
    queueSave: assign({ saveQueued: true }),
    stopSaving: assign({ sending: null, saveQueued: false }),
    keepFailure: assign(failedForm),
    clearFailure: assign({ failure: null }),
    markRebased: assign({ rebased: true }),
    emitSaved: emit((_, { result }: ResultParams<{ readonly message: string | null }>) => ({
      type: 'notice' as const,
      level: 'success' as const,
      text: (result.ok ? result.value.message : null) ?? profileTexts.saved,
    })),
    emitChanged: emit({ type: 'saved' }),
    goBack: emit({ type: 'go.back' }),
    emitLeft: emit({ type: 'left' }),
  },
});

const loading = {
  id: 'loadProfile',
  src: 'loadProfile',
  input: ({ context: { id } }: { context: ProfileContext }) => ({ id }),
} as const;

/** What the form takes in all its states, whatever is on its way to the server or from it. */
const typing = {
  'field.change': { actions: { type: 'changeField', params: payloadOf } },
  'field.blur': { actions: { type: 'touchField', params: payloadOf } },
  /** A save that is held up by what no field says yet: they say it from now on. */
  'save.request': { guard: 'isUnmarked', actions: ['touchFields', 'emitBlocked'] },
} as const;

/** A save asked for while one is under way follows it, if anything was typed meanwhile. */
const queueing = { 'save.request': { guard: 'isValid', actions: 'queueSave' } } as const;

const saving = profileSetup.createStateConfig({
  description: 'Invia il profilo; si può continuare a scrivere',
  tags: ['saving', 'editable'],
  on: queueing,
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: ({ context: { id, stored, form, sending } }) => ({ id, body: bodyOf({ stored, form: sending ?? form }) }),
    onDone: [
      {
        guard: { type: 'answered', params: resultOf },
        target: 'rereading',
        actions: ['takeSaved', { type: 'emitSaved', params: resultOf }, 'emitChanged'],
      },
      { guard: { type: 'isConflict', params: resultOf }, target: 'rebasing' },
      { target: 'editing', actions: { type: 'keepFailure', params: resultOf } },
    ],
    onError: { target: 'editing', actions: { type: 'keepFailure', params: bugOf } },
  },
});

const work = profileSetup.createStateConfig({
  initial: 'editing',
  on: typing,
  states: {
    editing: {
      description: 'Mostra il profilo e prende le modifiche',
      tags: 'editable',
      on: {
        'save.request': { guard: 'isValid', target: 'saving', actions: 'startSaving' },
        'session.resumed': { guard: 'waitsForSignIn', actions: 'clearFailure' },
      },
    },
    saving,
    rereading: {
      description: 'Il profilo è salvato: lo rilegge',
      tags: 'editable',
      on: queueing,
      invoke: {
        ...loading,
        // Unread it keeps its old version: the next saving finds that out and reads it then.
        onDone: { target: 'reread', actions: { type: 'takeRecord', params: resultOf } },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    reread: {
      description: 'La versione riletta è quella da cui si continua',
      always: [
        { guard: 'isSaveQueued', target: 'saving', actions: 'startSaving' },
        { target: 'editing', actions: 'stopSaving' },
      ],
    },
    rebasing: {
      description: 'Qualcun altro ha salvato il profilo: lo rilegge sotto le modifiche',
      tags: ['saving', 'editable'],
      entry: 'stopSaving',
      invoke: {
        ...loading,
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'editing',
            actions: [{ type: 'takeRecord', params: resultOf }, 'markRebased'],
          },
          { target: 'editing', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'editing', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
  },
});

/** 'Il mio Profilo': load, edit, save, close. Source: document 1, section 2.14. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    id: input.id,
    stored: null,
    form: BLANK_FORM,
    sending: null,
    saveQueued: false,
    touched: [],
    refused: {},
    failure: null,
    rebased: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Carica il profilo',
      tags: 'skeleton',
      on: { 'close.request': { actions: 'goBack' } },
      invoke: {
        ...loading,
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'form',
            actions: { type: 'takeRecord', params: resultOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    failed: {
      description: 'Il profilo non si è caricato: dice perché e offre di riprovare',
      tags: 'failed',
      on: {
        'load.retry': { target: 'loading', actions: 'clearFailure' },
        'session.resumed': 'loading',
        'close.request': { actions: 'goBack' },
      },
    },
    form: {
      type: 'parallel',
      states: {
        work,
        leaving: closableRegion({
          staying: 'Nessuno chiede di uscire',
          closing: 'CHIUDI con modifiche non salvate: chiede conferma prima di tornare indietro',
          asking: 'Ci sono modifiche non salvate: chiede conferma prima di lasciare il profilo',
          left: 'Il profilo viene lasciato',
        }),
      },
    },
  },
});
