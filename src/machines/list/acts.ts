import { listSetup } from './setup';

/** Deleting rows: asked about here, or told to the screen that asks itself. */
export const deletion = listSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna cancellazione in corso',
      entry: 'forgetDeletion',
      on: {
        'delete.request': [
          {
            guard: 'asksOnScreen',
            actions: { type: 'emitDeletionAsked', params: ({ event }) => ({ ids: event.ids }) },
          },
          {
            guard: 'accepted',
            target: 'confirming',
            actions: { type: 'askDeletion', params: ({ event }) => ({ ids: event.ids }) },
          },
        ],
      },
    },
    confirming: {
      description: 'Si chiede conferma della cancellazione',
      tags: 'confirmingDeletion',
      on: { 'delete.confirm': 'deleting', 'delete.cancel': 'idle' },
    },
    deleting: {
      description: 'La cancellazione è in corso',
      tags: 'deleting',
      invoke: {
        id: 'deleteRows',
        src: 'deleteRows',
        input: ({ context }) => ({ ids: context.deletion?.ids ?? [] }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
            target: 'idle',
            actions: [
              'dropDeleted',
              { type: 'emitDeleted', params: ({ event }) => ({ result: event.output }) },
              'reload',
            ],
          },
          {
            target: 'refused',
            actions: { type: 'keepDeletionFailure', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepDeletionBug', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      description: 'La cancellazione è stata rifiutata: nessun elemento è stato cancellato',
      tags: 'deletionRefused',
      on: { 'delete.confirm': 'deleting', 'delete.cancel': 'idle' },
    },
  },
});

/** Actions of the listing: those of the server one at a time, those of the screen are told to it. */
export const action = listSetup.createStateConfig({
  initial: 'idle',
  on: { 'action.dismiss': { guard: 'accepted', actions: 'dropRefusedAction' } },
  states: {
    idle: {
      description: 'Nessuna azione in corso',
      entry: 'forgetAction',
      on: {
        'action.run': [
          {
            guard: { type: 'doneByScreen', params: ({ event }) => ({ name: event.name }) },
            actions: { type: 'emitAction', params: ({ event }) => ({ name: event.name, ids: event.ids }) },
          },
          {
            guard: 'accepted',
            target: 'acting',
            actions: { type: 'keepAction', params: ({ event }) => ({ name: event.name, ids: event.ids }) },
          },
        ],
      },
    },
    acting: {
      description: "Il server esegue un'azione sulle righe",
      tags: 'acting',
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context }) => context.action ?? { name: '', ids: [] },
        // What the server did may differ from what was asked: the list shows how things stand now, whatever the answer.
        onDone: {
          target: 'idle',
          actions: [
            { type: 'emitActed', params: ({ event }) => ({ result: event.output }) },
            { type: 'keepRefusedAction', params: ({ event }) => ({ result: event.output }) },
            'reload',
          ],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'emitActionBug', params: ({ event }) => ({ error: event.error }) }, 'reload'],
        },
      },
    },
  },
});
