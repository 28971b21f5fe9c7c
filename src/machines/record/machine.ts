import { recordSetup } from './setup';
import { work } from './work';

const leaving = recordSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: {
      description: 'Nessuno chiede di uscire',
      on: {
        'leave.request': 'asking',
        'close.request': [{ guard: 'dirty', target: 'closing' }, { actions: 'goBack' }],
      },
    },
    closing: {
      description: 'CHIUDI con modifiche non salvate: chiede conferma prima di tornare all’elenco',
      tags: 'askingToLeave',
      on: { 'leave.confirm': { target: 'left', actions: ['emitLeft', 'goBack'] }, 'leave.cancel': 'staying' },
    },
    asking: {
      description: 'Ci sono modifiche non salvate: chiede conferma prima di lasciare la scheda',
      tags: 'askingToLeave',
      on: { 'leave.confirm': { target: 'left', actions: 'emitLeft' }, 'leave.cancel': 'staying' },
    },
    left: { description: 'La scheda viene lasciata', tags: 'left', on: { 'leave.request': 'asking' } },
  },
});

/**
 * The form of one declared record (user, role, desk): blank or loaded, edited, checked, saved, closed.
 * Source: document 1, sections 2.11, 2.13 and 2.16.
 */
export const recordMachine = recordSetup.createMachine({
  id: 'record',
  context: ({ input }) => ({
    ...input,
    attempts: 0,
    attempt: null,
    stored: null,
    item: null,
    touched: [],
    refused: {},
    failure: null,
    conflict: null,
    rebased: false,
    focus: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isNew', target: 'form', actions: 'startBlank' }, { target: 'loading' }] },
    loading: {
      description: 'Carica la scheda',
      tags: 'skeleton',
      on: { 'close.request': { actions: 'goBack' } },
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context: { id } }) => ({ id: id === 'new' ? 0 : id }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'form',
            actions: { type: 'takeRecord', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'absent', params: ({ event }) => event.output },
            target: 'missing',
            actions: { type: 'takeFailure', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'La scheda non si è caricata: dice perché e offre di riprovare',
      tags: 'failed',
      on: {
        'load.retry': { target: 'loading', actions: 'dropFailure' },
        'session.resumed': { target: 'loading', actions: 'dropFailure' },
        'close.request': { actions: 'goBack' },
      },
    },
    missing: {
      description: 'L’elemento non esiste più',
      tags: 'missing',
      on: { 'load.retry': { target: 'loading', actions: 'dropFailure' }, 'close.request': { actions: 'goBack' } },
    },
    form: { type: 'parallel', states: { work, leaving } },
  },
});
