import { pickerSetup } from './setup';

type Load = {
  readonly description: string;
  readonly tag: 'busy' | 'loadingMore';
  readonly ask: 'askFirst' | 'askMore';
  readonly take: 'takeFirst' | 'takeMore';
  readonly failed: 'failed' | 'moreFailed';
};

/** Asks for a page. Leaving the state ends the call, so that a late answer reaches nobody. */
const loading = ({ description, tag, ask, take, failed }: Load) =>
  pickerSetup.createStateConfig({
    description,
    tags: tag,
    entry: ask,
    invoke: {
      id: 'loadPage',
      src: 'loadPage',
      input: ({ context: { asked, limit, query } }) => ({ page: asked, limit, query }),
      onDone: [
        {
          guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
          target: 'sorting',
          actions: { type: take, params: ({ event }) => ({ result: event.output }) },
        },
        { target: failed, actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) } },
      ],
      onError: { target: failed, actions: { type: 'keepBug', params: ({ event }) => ({ error: event.error }) } },
    },
  });

const pages = pickerSetup.createStateConfig({
  initial: 'loading',
  on: {
    'filter.apply': { guard: 'accepted', target: '.loading', reenter: true, actions: 'applyFilter' },
    'gallery.refresh': { guard: 'accepted', target: '.loading', reenter: true },
  },
  states: {
    loading: loading({
      description: 'Le prime immagini si caricano; quelle di prima restano in vista',
      tag: 'busy',
      ask: 'askFirst',
      take: 'takeFirst',
      failed: 'failed',
    }),
    sorting: {
      description: 'È arrivata una risposta',
      always: [{ guard: 'hasImages', target: 'shown' }, { target: 'nothing' }],
    },
    shown: {
      description: 'Le immagini sono in vista',
      on: { 'gallery.more': { guard: 'accepted', target: 'loadingMore' } },
    },
    nothing: {
      description: 'Nessuna immagine corrisponde',
      tags: 'nothing',
      on: {
        'uploads.arrived': {
          guard: {
            type: 'someFit',
            params: ({ event: { items, failed } }) => ({ items, failed }),
          },
          target: 'shown',
        },
      },
    },
    failed: { description: 'Le immagini non si sono caricate e si può riprovare', tags: 'failed' },
    loadingMore: loading({
      description: 'Altre immagini si caricano',
      tag: 'loadingMore',
      ask: 'askMore',
      take: 'takeMore',
      failed: 'moreFailed',
    }),
    moreFailed: {
      description: 'Le altre immagini non si sono caricate e si può riprovare',
      tags: 'moreFailed',
      on: { 'gallery.more': { guard: 'accepted', target: 'loadingMore' } },
    },
  },
});

const pane = pickerSetup.createStateConfig({
  initial: 'gallery',
  on: {
    'uploads.arrived': [
      {
        guard: { type: 'tooManyArrive', params: ({ event: { items, failed } }) => ({ items, failed }) },
        target: '#picker.dialog.closed',
        actions: [
          { type: 'takeUploads', params: ({ event: { items, failed } }) => ({ items, failed }) },
          'emitTooMany',
        ],
      },
      {
        guard: { type: 'allArrived', params: ({ event: { items, failed } }) => ({ items, failed }) },
        target: '.gallery',
        actions: { type: 'takeUploads', params: ({ event: { items, failed } }) => ({ items, failed }) },
      },
      // Whoever has files to try again stays with them.
      { actions: { type: 'takeUploads', params: ({ event: { items, failed } }) => ({ items, failed }) } },
    ],
  },
  states: {
    gallery: {
      description: 'Si vede la galleria',
      on: { 'uploads.open': { guard: 'accepted', target: 'uploads' } },
    },
    uploads: {
      description: 'Si vede il caricamento di immagini',
      tags: 'uploads',
      on: { 'uploads.close': { guard: 'accepted', target: 'gallery' } },
    },
  },
});

/** The dialog and what is on screen in it. What is chosen outlives its closing. */
export const dialog = pickerSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      description: 'La galleria è chiusa',
      on: {
        'picker.open': {
          target: 'open',
          actions: {
            type: 'open',
            params: ({ event: { maximum, attached } }) => ({ maximum, attached }),
          },
        },
        'uploads.arrived': {
          actions: { type: 'takeUploads', params: ({ event: { items, failed } }) => ({ items, failed }) },
        },
      },
    },
    open: {
      type: 'parallel',
      tags: 'open',
      exit: 'close',
      on: {
        'picker.close': { guard: 'mayGo', target: 'closed' },
        'picker.insert': { guard: 'mayInsert', target: 'closed', actions: ['emitInserted', 'clearSelection'] },
        'filter.type': {
          guard: 'accepted',
          actions: { type: 'typeFilter', params: ({ event }) => ({ text: event.text }) },
        },
        'view.measure': {
          guard: 'accepted',
          actions: { type: 'measure', params: ({ event: { columns, rows } }) => ({ columns, rows }) },
        },
        'cursor.move': {
          guard: 'accepted',
          actions: { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) },
        },
        'image.select': {
          guard: 'accepted',
          actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
        },
        'selection.clear': { guard: 'accepted', actions: 'clearSelection' },
      },
      states: { pages, pane },
    },
  },
});
