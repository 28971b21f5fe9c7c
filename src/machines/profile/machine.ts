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
  loadedForm,
  savedForm,
  touchedForm,
} from './rules';
import type { ProfileActors, ProfileContext, ProfileEmitted, ProfileEvent, ProfileInput, ProfileTag } from './types';

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
    isValid: ({ context }) => firstProblem(context) === null,
  },
  actions: {
    changeField: assign(changedForm),
    touchField: assign(touchedForm),
    takeRecord: assign(loadedForm),
    takeSaved: assign(savedForm),
    startSaving: assign({ failure: null, rebased: false }),
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

/** What the form takes wherever its fields are open. */
const typing = {
  'field.change': { actions: { type: 'changeField', params: payloadOf } },
  'field.blur': { actions: { type: 'touchField', params: payloadOf } },
} as const;

const saving = profileSetup.createStateConfig({
  description: 'Invia il profilo',
  tags: 'saving',
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: ({ context }) => ({ id: context.id, body: bodyOf(context) }),
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
  states: {
    editing: {
      description: 'Mostra il profilo e prende le modifiche',
      tags: 'editable',
      on: {
        ...typing,
        'save.request': { guard: 'isValid', target: 'saving', actions: 'startSaving' },
        'session.resumed': { guard: 'waitsForSignIn', actions: 'clearFailure' },
      },
    },
    saving,
    rereading: {
      description: 'Il profilo è salvato: lo rilegge',
      tags: 'editable',
      on: typing,
      invoke: {
        ...loading,
        // Unread it keeps its old version: the next saving finds that out and reads it then.
        onDone: { target: 'editing', actions: { type: 'takeRecord', params: resultOf } },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    rebasing: {
      description: 'Qualcun altro ha salvato il profilo: lo rilegge sotto le modifiche',
      tags: 'saving',
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
