import { pickerSetup } from './setup';

const saving = pickerSetup.createStateConfig({
  description: 'I dati dell’immagine si salvano',
  tags: ['detail', 'savingDetail'],
  invoke: {
    id: 'saveItem',
    src: 'saveItem',
    input: ({ context: { detail } }) => {
      if (detail === null || detail.sending === null) throw new Error('nothing to save');
      return { id: detail.item.id, form: detail.sending };
    },
    onDone: [
      {
        guard: { type: 'isDoneUnseen', params: ({ event }) => ({ result: event.output }) },
        target: 'closed',
        actions: [
          'takeSaved',
          'emitSaved',
          { type: 'emitSaveMessage', params: ({ event }) => ({ result: event.output }) },
          'closeDetail',
        ],
      },
      {
        guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
        target: 'editing',
        actions: [
          'takeSaved',
          'emitSaved',
          { type: 'emitSaveMessage', params: ({ event }) => ({ result: event.output }) },
        ],
      },
      {
        target: 'editing',
        actions: [
          { type: 'keepSaveFailure', params: ({ event }) => ({ result: event.output }) },
          { type: 'emitSaveFailure', params: ({ event }) => ({ result: event.output }) },
        ],
      },
    ],
    onError: {
      target: 'editing',
      actions: { type: 'keepSaveBug', params: ({ event }) => ({ error: event.error }) },
    },
  },
});

const editing = pickerSetup.createStateConfig({
  description: 'I dati di un’immagine sono aperti',
  tags: 'detail',
  always: { guard: 'isDetailGone', target: 'closed' },
  on: {
    'detail.open': [
      {
        guard: 'isHeld',
        target: 'asking',
        actions: { type: 'keepLeaving', params: ({ event }) => ({ leaving: event }) },
      },
      { guard: 'accepted', actions: { type: 'openDetail', params: ({ event }) => ({ id: event.id }) } },
    ],
    'detail.close': [
      {
        guard: 'isHeld',
        target: 'asking',
        actions: { type: 'keepLeaving', params: ({ event }) => ({ leaving: event }) },
      },
      { guard: 'accepted', target: 'closed', actions: 'closeDetail' },
    ],
    'picker.close': [
      {
        guard: 'isHeld',
        target: 'asking',
        actions: { type: 'keepLeaving', params: ({ event }) => ({ leaving: event }) },
      },
      { guard: 'accepted', target: 'closed', actions: 'closeDetail' },
    ],
    'picker.insert': [
      {
        guard: 'isHeld',
        target: 'asking',
        actions: { type: 'keepLeaving', params: ({ event }) => ({ leaving: event }) },
      },
      { guard: 'accepted', target: 'closed', actions: 'closeDetail' },
    ],
    'detail.save': [
      { guard: 'isComplete', target: 'saving', actions: 'startSaving' },
      { guard: 'accepted', actions: 'touchAll' },
    ],
  },
});

/** The data of one image. They outlive the closing of the dialog: nothing typed is lost. */
export const detail = pickerSetup.createStateConfig({
  initial: 'closed',
  on: {
    'detail.change': {
      guard: 'accepted',
      actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
    },
    'detail.blur': {
      guard: 'accepted',
      actions: { type: 'touch', params: ({ event }) => ({ field: event.field }) },
    },
  },
  states: {
    closed: {
      description: 'Nessuna immagine è aperta',
      on: {
        'detail.open': {
          guard: 'accepted',
          target: 'editing',
          actions: { type: 'openDetail', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    editing,
    saving,
    asking: {
      description: 'Si chiede se lasciare i dati non salvati',
      tags: ['detail', 'askingToLeave'],
      always: { guard: 'isDetailGone', target: 'closed', actions: 'goOn' },
      on: {
        'leave.confirm': { guard: 'accepted', target: 'closed', actions: 'goOn' },
        'leave.cancel': { guard: 'accepted', target: 'editing', actions: 'forgetLeaving' },
      },
    },
  },
});
