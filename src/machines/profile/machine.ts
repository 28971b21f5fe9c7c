import { BLANK_FORM, bodyOf } from './rules';
import { profileSetup } from './setup';
import type { ProfileContext } from './types';

const withId = ({ context }: { readonly context: ProfileContext }) => ({ id: context.id });

const saving = profileSetup.createStateConfig({
  description: 'Invia il profilo',
  tags: 'saving',
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: ({ context }) => ({ id: context.id, body: bodyOf(context) }),
    onDone: [
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'rereading',
        actions: ['takeSaved', { type: 'emitSaved', params: ({ event }) => event.output }, 'refreshUser'],
      },
      {
        guard: { type: 'conflicting', params: ({ event }) => event.output },
        target: 'rebasing',
      },
      { target: 'editing', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'editing', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const rereading = profileSetup.createStateConfig({
  description: 'Il profilo è salvato: lo rilegge',
  tags: 'editable',
  on: {
    'field.change': { actions: { type: 'takeField', params: ({ event }) => event } },
    'field.blur': { actions: { type: 'touch', params: ({ event }) => event } },
  },
  invoke: {
    id: 'loadProfile',
    src: 'loadProfile',
    input: withId,
    // Unread it keeps its old version: the next saving finds that out and reads it then.
    onDone: { target: 'editing', actions: { type: 'takeRecord', params: ({ event }) => event.output } },
    onError: { target: 'editing', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const rebasing = profileSetup.createStateConfig({
  description: 'Qualcun altro ha salvato il profilo: lo rilegge sotto le modifiche',
  tags: 'saving',
  invoke: {
    id: 'loadProfile',
    src: 'loadProfile',
    input: withId,
    onDone: [
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'editing',
        actions: [{ type: 'takeRecord', params: ({ event }) => event.output }, 'takeRebased'],
      },
      { target: 'editing', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'editing', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const leaving = profileSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: {
      description: 'Nessuno chiede di uscire',
      on: { 'leave.request': 'asking', 'close.request': { guard: 'dirty', target: 'closing' } },
    },
    closing: {
      description: 'CHIUDI con modifiche non salvate: chiede conferma prima di tornare indietro',
      tags: 'askingToLeave',
      on: {
        'leave.confirm': { target: 'left', actions: ['emitLeft', 'goBack'] },
        'leave.cancel': 'staying',
        'close.request': {},
      },
    },
    asking: {
      description: 'Ci sono modifiche non salvate: chiede conferma prima di lasciare il profilo',
      tags: 'askingToLeave',
      on: { 'leave.confirm': { target: 'left', actions: 'emitLeft' }, 'leave.cancel': 'staying', 'close.request': {} },
    },
    left: { description: 'Il profilo viene lasciato', tags: 'left', on: { 'leave.request': 'asking' } },
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
  on: { 'close.request': { actions: 'goBack' } },
  states: {
    loading: {
      description: 'Carica il profilo',
      tags: 'skeleton',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: withId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'form',
            actions: { type: 'takeRecord', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'Il profilo non si è caricato: dice perché e offre di riprovare',
      tags: 'failed',
      on: { 'load.retry': { target: 'loading', actions: 'dropFailure' }, 'session.resumed': 'loading' },
    },
    form: {
      type: 'parallel',
      states: {
        work: {
          initial: 'editing',
          states: {
            editing: {
              description: 'Mostra il profilo e prende le modifiche',
              tags: 'editable',
              on: {
                'field.change': { actions: { type: 'takeField', params: ({ event }) => event } },
                'field.blur': { actions: { type: 'touch', params: ({ event }) => event } },
                'save.request': { guard: 'valid', target: 'saving', actions: 'begin' },
                'session.resumed': { guard: 'waitsForSignIn', actions: 'dropFailure' },
              },
            },
            saving,
            rereading,
            rebasing,
          },
        },
        leaving,
      },
    },
  },
});
