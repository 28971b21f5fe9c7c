import type { MediaItem } from '../../contract/media';
import { calling } from '../kit/actor';
import { type ResultParams, withAnswer, withBug, withEvent } from '../kit/result';
import { unless } from './refusals';
import {
  isAttached,
  isSelected,
  itemsWithout,
  meant,
  merged,
  movedCursor,
  neighbour,
  replaced,
  uploadedItem,
  withSelected,
} from './rules';
import type { At, MediaPage, Of, PickerContext } from './types';

export const pickerOpened = ({ context }: At, { maximum, attached }: Of<'picker.open'>): Partial<PickerContext> => ({
  isOpen: true,
  maximum,
  attached,
  selection: context.selection.filter((item) => !isAttached({ attached }, item)),
});

/** What an answer shows behind `before`. A late answer may still contain what was deleted meanwhile. */
function withPage(
  context: PickerContext,
  before: readonly MediaItem[],
  { items, lastPage, total }: MediaPage,
): Partial<PickerContext> {
  const shown = merged(
    before,
    items.filter(({ id }) => !context.deletedSince.includes(id)),
  );
  return {
    items: shown,
    page: context.requestedPage,
    lastPage: Math.max(lastPage, context.requestedPage),
    // What was uploaded after the server counted is in sight all the same.
    total: Math.max(total, shown.length),
    shownQuery: context.query,
    failure: null,
    cursor: shown.some(({ id }) => id === context.cursor) ? context.cursor : null,
  };
}

export const firstPageLoaded = ({ context }: At, { result }: ResultParams<MediaPage>) =>
  result.ok ? withPage(context, context.uploaded, result.value) : {};

export const nextPageLoaded = ({ context }: At, { result }: ResultParams<MediaPage>) =>
  result.ok ? withPage(context, context.items, result.value) : {};

export const viewMeasured = (_: unknown, { columns, rows }: Of<'view.measure'>): Partial<PickerContext> => ({
  columns: Math.max(1, Math.floor(columns) || 1),
  visibleRows: Math.max(1, Math.floor(rows) || 1),
});

export const cursorMoved = ({ context }: At, { to }: Of<'cursor.move'>) => ({ cursor: movedCursor(context, to) });

/** Selects or deselects an image. */
export function imageToggled({ context }: At, { id }: Of<'image.select'>): Partial<PickerContext> {
  const item = meant(context, id);
  if (item === undefined) return {};
  const selection = isSelected(context, item.id)
    ? itemsWithout(context.selection, item.id)
    : withSelected(context, [item]);
  return { selection, cursor: cursorOn(context, item) };
}

/** The cursor goes to an image on screen, and stays for another one. */
export const cursorOn = ({ items, cursor }: PickerContext, { id }: MediaItem): number | null =>
  items.some((other) => other.id === id) ? id : cursor;

export function uploadsAdded({ context }: At, { items: arrived }: Of<'uploads.arrived'>): Partial<PickerContext> {
  const items = arrived.map(uploadedItem);
  return {
    items: merged(items, context.items),
    uploaded: merged(items, context.uploaded),
    selection: context.inserts ? withSelected(context, items) : context.selection,
    total: context.total + items.length,
  };
}

/** This image in place of what was known of it. */
export const withItem = (
  { items, uploaded, selection }: PickerContext,
  item: MediaItem,
): Pick<PickerContext, 'items' | 'uploaded' | 'selection'> => ({
  items: replaced(items, item),
  uploaded: replaced(uploaded, item),
  selection: replaced(selection, item),
});

/** The context without the image that a confirmed deletion removed. */
export function imageDeleted({ context }: At): Partial<PickerContext> {
  const id = context.deletion?.item.id;
  if (id === undefined) return {};
  return {
    items: itemsWithout(context.items, id),
    uploaded: itemsWithout(context.uploaded, id),
    selection: itemsWithout(context.selection, id),
    attached: context.attached.filter((other) => other.id !== id),
    detail: context.detail?.item.id === id ? null : context.detail,
    total: Math.max(0, context.total - 1),
    deletedSince: [...context.deletedSince, id],
    cursor: neighbour(context, id),
  };
}

/** Loads a page. Leaving the state ends the call, so that a late answer is dropped. */
const loading = (
  description: string,
  tag: 'busy' | 'loadingMore',
  request: 'requestFirstPage' | 'requestNextPage',
  take: 'takeFirst' | 'takeMore',
  failed: 'failed' | 'moreFailed',
) =>
  ({
    description,
    tags: tag,
    entry: request,
    invoke: {
      ...calling('loadPage'),
      input: ({ context: { requestedPage, limit, query } }: At) => ({ page: requestedPage, limit, query }),
      onDone: [
        { guard: withAnswer('answered'), target: 'sorting', actions: withAnswer(take) },
        { target: failed, actions: withAnswer('keepFailure') },
      ],
      onError: { target: failed, actions: withBug('keepFailure') },
    },
  }) as const;

const pages = {
  initial: 'loading',
  on: {
    'filter.apply': { target: '.loading', actions: 'applyFilter' },
    'gallery.refresh': { target: '.loading' },
  },
  states: {
    loading: loading(
      'Le prime immagini si caricano; quelle di prima restano in vista',
      'busy',
      'requestFirstPage',
      'takeFirst',
      'failed',
    ),
    sorting: {
      description: 'È arrivata una risposta',
      always: [{ guard: 'hasImages', target: 'shown' }, { target: 'nothing' }],
    },
    shown: {
      description: 'Le immagini sono in vista',
      on: { 'gallery.more': { guard: unless('gallery.more'), target: 'loadingMore' } },
    },
    nothing: {
      description: 'Nessuna immagine corrisponde',
      tags: 'nothing',
      on: { 'uploads.arrived': { guard: withEvent('someFit'), target: 'shown' } },
    },
    failed: { description: 'Le immagini non si sono caricate e si può riprovare', tags: 'failed' },
    loadingMore: loading('Altre immagini si caricano', 'loadingMore', 'requestNextPage', 'takeMore', 'moreFailed'),
    moreFailed: {
      description: 'Le altre immagini non si sono caricate e si può riprovare',
      tags: 'moreFailed',
      on: { 'gallery.more': 'loadingMore' },
    },
  },
} as const;

const pane = {
  initial: 'gallery',
  on: {
    'uploads.arrived': [
      {
        guard: withEvent('tooManyArrive'),
        target: '#picker.dialog.closed',
        actions: [withEvent('takeUploads'), 'emitTooMany'],
      },
      { guard: withEvent('allArrived'), target: '.gallery', actions: withEvent('takeUploads') },
      // Whoever has files to try again stays with them.
      { actions: withEvent('takeUploads') },
    ],
  },
  states: {
    gallery: {
      description: 'Si vede la galleria',
      on: { 'uploads.open': { guard: unless('uploads.open'), target: 'uploads' } },
    },
    uploads: {
      description: 'Si vede il caricamento di immagini',
      tags: 'uploads',
      on: { 'uploads.close': 'gallery' },
    },
  },
} as const;

/** The dialog and what is on screen in it. What is chosen outlives its closing. */
export const dialog = {
  initial: 'closed',
  states: {
    closed: {
      description: 'La galleria è chiusa',
      on: {
        'picker.open': { target: 'open', actions: withEvent('openPicker') },
        'uploads.arrived': { actions: withEvent('takeUploads') },
      },
    },
    open: {
      type: 'parallel',
      tags: 'open',
      exit: 'closePicker',
      on: {
        'picker.close': { guard: 'mayGo', target: 'closed' },
        'picker.insert': { guard: 'mayInsert', target: 'closed', actions: ['emitInserted', 'clearSelection'] },
        'filter.type': { guard: unless('filter.type'), actions: withEvent('typeFilter') },
        'view.measure': { guard: unless('view.measure'), actions: withEvent('measureView') },
        'cursor.move': { guard: unless('cursor.move'), actions: withEvent('moveCursor') },
        'image.select': { guard: unless('image.select'), actions: withEvent('selectImage') },
        'selection.clear': { guard: unless('selection.clear'), actions: 'clearSelection' },
      },
      states: { pages, pane },
    },
  },
} as const;
