import { MEDIA_LIMITS } from '../../contract/media';
import { detail } from './detail';
import { dialog } from './gallery';
import { licensing } from './licensing';
import { pickerSetup } from './setup';
import type { PickerContext, PickerInput } from './types';

const deletion = pickerSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna cancellazione in corso',
      entry: 'forgetDeletion',
      on: {
        'delete.request': {
          guard: 'accepted',
          target: 'confirming',
          actions: { type: 'askDeletion', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    confirming: {
      description: 'Si chiede conferma: il file sarà rimosso dal server',
      tags: 'confirmingDeletion',
      on: {
        'delete.confirm': { guard: 'accepted', target: 'deleting' },
        'delete.cancel': { guard: 'accepted', target: 'idle' },
      },
    },
    deleting: {
      description: 'La cancellazione è in corso',
      tags: 'deleting',
      invoke: {
        id: 'deleteItem',
        src: 'deleteItem',
        input: ({ context }) => ({ id: context.deletion?.item.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
            target: 'idle',
            actions: [
              'emitDeleted',
              { type: 'emitDeletionMessage', params: ({ event }) => ({ result: event.output }) },
              'dropDeleted',
              'refillGallery',
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ result: event.output }) },
              'emitDeletionFailure',
            ],
          },
        ],
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepDeletionBug', params: ({ event }) => ({ error: event.error }) },
            'emitDeletionFailure',
          ],
        },
      },
    },
    refused: {
      description: 'La cancellazione è stata rifiutata: il file è ancora sul server',
      tags: 'deletionRefused',
      on: {
        'delete.confirm': { guard: 'accepted', target: 'deleting' },
        'delete.cancel': { guard: 'accepted', target: 'idle' },
      },
    },
  },
});

const firstContext = (input: PickerInput): PickerContext => ({
  ...input,
  isOpen: false,
  maximum: MEDIA_LIMITS.attachments,
  attached: [],
  text: '',
  query: '',
  shownQuery: null,
  items: [],
  page: 0,
  lastPage: 0,
  total: 0,
  uploaded: [],
  asked: 1,
  deletedSince: [],
  selection: [],
  cursor: null,
  columns: 1,
  visibleRows: 1,
  failure: null,
  detail: null,
  leaving: null,
  deletion: null,
  licensing: null,
});

/**
 * The image picker 'Seleziona Allegato', and the media gallery: finds, chooses, describes, deletes and hands over images.
 * Source: document 1, sections 2.18, 4, 5 and 8; design, section 3.
 */
export const pickerMachine = pickerSetup.createMachine({
  id: 'picker',
  type: 'parallel',
  context: ({ input }) => firstContext(input),
  states: { dialog, detail, deletion, licensing },
});
