import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { detailProblems } from '../../content/model/media';
import type { MediaItem } from '../../contract/media';
import type { Result } from '../../contract/result';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { contextRefusal } from './accepts';
import {
  allFields,
  areTooMany,
  formProblems,
  isAttached,
  isDirty,
  isHeld,
  isSelected,
  itemWith,
  licensedForm,
  meant,
  merged,
  movedCursor,
  nameOf,
  neighbour,
  nextPage,
  openedDetail,
  serverErrorsOf,
  toDelete,
  unlicensed,
  uploadedItem,
  withSelected,
} from './rules';
import type {
  DeletionAnswer,
  Detail,
  Leaving,
  LicenseChoice,
  Licensing,
  MediaPage,
  PickerActors,
  PickerContext,
  PickerEmitted,
  PickerEvent,
  PickerInput,
  PickerTag,
} from './types';

type Of<Type extends PickerEvent['type']> = Omit<Extract<PickerEvent, { type: Type }>, 'type'>;
type OfImage = { id: number | undefined };
type PageAnswer = { result: Result<MediaPage> };
type SaveAnswer = { result: Result<{ readonly message: string | null }> };
type DeleteAnswer = { result: DeletionAnswer };
type Bug = { error: unknown };

const replaced = (items: readonly MediaItem[], item: MediaItem) =>
  items.map((other) => (other.id === item.id ? item : other));

const without = (items: readonly MediaItem[], id: number) => items.filter((item) => item.id !== id);

/** A change of the open data; nothing while none are open. */
const inDetail = ({ detail }: PickerContext, change: (detail: Detail) => Partial<Detail>): Partial<PickerContext> =>
  detail === null ? {} : { detail: { ...detail, ...change(detail) } };

/** What an answer shows behind `before`. A late answer may still hold what was deleted meanwhile. */
function takenPage(context: PickerContext, before: readonly MediaItem[], { items, lastPage, total }: MediaPage) {
  const shown = merged(
    before,
    items.filter(({ id }) => !context.deletedSince.includes(id)),
  );
  return {
    items: shown,
    page: context.asked,
    lastPage: Math.max(lastPage, context.asked),
    // What was uploaded after the server counted is in sight all the same.
    total: Math.max(total, shown.length),
    shownQuery: context.query,
    failure: null,
    cursor: shown.some(({ id }) => id === context.cursor) ? context.cursor : null,
  };
}

/** This image in place of what was known of it. */
const withItem = ({ items, uploaded, selection }: PickerContext, item: MediaItem) => ({
  items: replaced(items, item),
  uploaded: replaced(uploaded, item),
  selection: replaced(selection, item),
});

function saved(context: PickerContext): Partial<PickerContext> {
  const { detail } = context;
  if (detail === null || detail.sending === null) return {};
  const item = itemWith(detail.item, detail.sending);
  return {
    detail: { ...detail, item, sending: null, failure: null, serverErrors: {} },
    ...withItem(context, item),
  };
}

/** A change of the licences asked for; nothing while none are. */
const inLicensing = ({ licensing }: PickerContext, change: Partial<Licensing>): Partial<PickerContext> =>
  licensing === null ? {} : { licensing: { ...licensing, ...change } };

/** The image whose licence is on its way, with it; undefined if it was deleted meanwhile. */
function licensedItem(context: PickerContext): MediaItem | undefined {
  const { licensing } = context;
  if (licensing === null || licensing.sending === null) return undefined;
  const item = meant(context, licensing.sending);
  return item === undefined ? undefined : itemWith(item, licensedForm(item, licensing));
}

function dropped(context: PickerContext): Partial<PickerContext> {
  const gone = context.deletion?.item.id;
  if (gone === undefined) return {};
  return {
    items: without(context.items, gone),
    uploaded: without(context.uploaded, gone),
    selection: without(context.selection, gone),
    attached: context.attached.filter(({ id }) => id !== gone),
    detail: context.detail?.item.id === gone ? null : context.detail,
    total: Math.max(0, context.total - 1),
    deletedSince: [...context.deletedSince, gone],
    cursor: neighbour(context, gone),
  };
}

const BLANK: Licensing = { license_id: null, versione_id: null, tried: false, sending: null, failure: null };

const notice = (level: 'success' | 'warning', text: string): PickerEmitted => ({ type: 'notice', level, text });

/** Everything the picker machine is made of, apart from its states. */
export const pickerSetup = setup({
  types: {
    context: {} as PickerContext,
    events: {} as PickerEvent,
    input: {} as PickerInput,
    emitted: {} as PickerEmitted,
    tags: {} as PickerTag,
  },
  actors: {
    loadPage: missingActor<PickerActors['loadPage']>('loadPage'),
    saveItem: missingActor<PickerActors['saveItem']>('saveItem'),
    saveLicense: missingActor<PickerActors['saveLicense']>('saveLicense'),
    deleteItem: missingActor<PickerActors['deleteItem']>('deleteItem'),
  },
  guards: {
    accepted: ({ context, event }) => contextRefusal(context, event) === null,
    isHeld: ({ context, event }) => isHeld(context) && contextRefusal(context, event) === null,
    mayGo: ({ context, event }) => !isHeld(context) && contextRefusal(context, event) === null,
    mayInsert: ({ context, event }) =>
      !isHeld(context) && contextRefusal(context, event) === null && unlicensed(context).length === 0,
    lacksLicenses: ({ context, event }) =>
      !isHeld(context) && contextRefusal(context, event) === null && unlicensed(context).length > 0,
    isClosed: ({ context }) => !context.isOpen,
    areLicensed: ({ context }) => unlicensed(context).length === 0,
    isLicenseChosen: ({ context, event }) =>
      contextRefusal(context, event) === null && Object.keys(detailProblems(context.licensing ?? BLANK)).length === 0,
    answered: (_, { result }: { result: { readonly ok: boolean } }) => result.ok,
    hasImages: ({ context }) => context.items.length > 0,
    tooManyArrive: ({ context }, { items }: Of<'uploads.arrived'>) => context.isOpen && areTooMany(context, items),
    allArrived: (_, { failed }: Of<'uploads.arrived'>) => failed === 0,
    someFit: ({ context }, { items }: Of<'uploads.arrived'>) => items.length > 0 && !areTooMany(context, items),
    isComplete: ({ context, event }) =>
      contextRefusal(context, event) === null &&
      context.detail !== null &&
      Object.keys(formProblems(context.detail.form)).length === 0,
    isDetailGone: ({ context }) => context.detail === null,
    isDoneUnseen: ({ context }, { result }: SaveAnswer) => result.ok && !context.isOpen && !isDirty(context),
  },
  actions: {
    open: assign(({ context }, { maximum, attached }: Of<'picker.open'>) => ({
      isOpen: true,
      maximum,
      attached,
      selection: context.selection.filter((item) => !isAttached({ attached }, item)),
    })),
    close: assign({ isOpen: false }),
    typeFilter: assign((_, { text }: Of<'filter.type'>) => ({ text })),
    applyFilter: assign(({ context }) => ({ query: context.text.trim(), cursor: null })),
    // The server knows by now what was uploaded: its own order holds again.
    askFirst: assign({ asked: 1, uploaded: [], deletedSince: [], failure: null }),
    askMore: assign(({ context }) => ({ asked: nextPage(context), deletedSince: [], failure: null })),
    takeFirst: assign(({ context }, { result }: PageAnswer) =>
      result.ok ? takenPage(context, context.uploaded, result.value) : {},
    ),
    takeMore: assign(({ context }, { result }: PageAnswer) =>
      result.ok ? takenPage(context, context.items, result.value) : {},
    ),
    keepFailure: assign((_, { result }: PageAnswer) => (result.ok ? {} : { failure: result.failure })),
    keepBug: assign((_, { error }: Bug) => ({ failure: unexpectedFailure(error) })),
    measure: assign((_, { columns, rows }: Of<'view.measure'>) => ({
      columns: Math.max(1, Math.floor(columns) || 1),
      visibleRows: Math.max(1, Math.floor(rows) || 1),
    })),
    moveCursor: assign(({ context }, { to }: Of<'cursor.move'>) => ({ cursor: movedCursor(context, to) })),
    select: assign(({ context }, { id }: OfImage) => {
      const item = meant(context, id);
      if (item === undefined) return {};
      const selection = isSelected(context, item.id)
        ? without(context.selection, item.id)
        : withSelected(context, [item]);
      const onScreen = context.items.some((other) => other.id === item.id);
      return { selection, cursor: onScreen ? item.id : context.cursor };
    }),
    clearSelection: assign({ selection: [] }),
    takeUploads: assign(({ context }, { items: arrived }: Of<'uploads.arrived'>) => {
      const items = arrived.map(uploadedItem);
      return {
        items: merged(items, context.items),
        uploaded: merged(items, context.uploaded),
        selection: context.inserts ? withSelected(context, items) : context.selection,
        total: context.total + items.length,
      };
    }),
    openDetail: assign(({ context }, { id }: OfImage) => {
      const item = meant(context, id);
      if (item === undefined) return {};
      const onScreen = context.items.some((other) => other.id === item.id);
      return { detail: openedDetail(item), cursor: onScreen ? item.id : context.cursor };
    }),
    closeDetail: assign({ detail: null, leaving: null }),
    change: assign(({ context }, { change }: Of<'detail.change'>) =>
      inDetail(context, ({ form, serverErrors }) => ({
        form: { ...form, ...change },
        serverErrors: Object.fromEntries(Object.entries(serverErrors).filter(([field]) => !(field in change))),
      })),
    ),
    touch: assign(({ context }, { field }: Of<'detail.blur'>) =>
      inDetail(context, ({ touched }) => ({ touched: [...new Set([...touched, field])] })),
    ),
    touchAll: assign(({ context }) => inDetail(context, () => ({ touched: allFields() }))),
    startSaving: assign(({ context }) =>
      inDetail(context, ({ form }) => ({ sending: form, failure: null, serverErrors: {} })),
    ),
    takeSaved: assign(({ context }) => saved(context)),
    keepSaveFailure: assign(({ context }, { result }: SaveAnswer) =>
      inDetail(context, () =>
        result.ok
          ? {}
          : { sending: null, failure: result.failure, serverErrors: serverErrorsOf(result.failure.fields) },
      ),
    ),
    keepSaveBug: assign(({ context }, { error }: Bug) =>
      inDetail(context, () => ({ sending: null, failure: unexpectedFailure(error) })),
    ),
    keepLeaving: assign((_, { leaving }: { leaving: Leaving }) => ({ leaving })),
    forgetLeaving: assign({ leaving: null }),
    goOn: enqueueActions(({ context, enqueue }) => {
      const { leaving } = context;
      enqueue.assign({ detail: null, leaving: null });
      if (leaving !== null) enqueue.raise(leaving);
    }),
    askLicenses: assign({ licensing: BLANK }),
    forgetLicenses: assign({ licensing: null }),
    chooseLicense: assign(({ context }, { change }: { change: LicenseChoice }) =>
      inLicensing(context, { ...change, failure: null }),
    ),
    showMissingLicense: assign(({ context }) => inLicensing(context, { tried: true })),
    sendLicense: assign(({ context }) =>
      inLicensing(context, { sending: unlicensed(context)[0]?.id ?? null, failure: null }),
    ),
    takeLicensed: assign(({ context }) => {
      const item = licensedItem(context);
      return { ...inLicensing(context, { sending: null }), ...(item === undefined ? {} : withItem(context, item)) };
    }),
    emitLicensed: enqueueActions(({ context, enqueue }) => {
      const item = licensedItem(context);
      if (item !== undefined) enqueue.emit({ type: 'image.saved', item });
    }),
    keepLicenseFailure: assign(({ context }, { result }: SaveAnswer) =>
      inLicensing(context, { sending: null, failure: result.ok ? null : result.failure }),
    ),
    keepLicenseBug: assign(({ context }, { error }: Bug) =>
      inLicensing(context, { sending: null, failure: unexpectedFailure(error) }),
    ),
    insertLicensed: raise({ type: 'picker.insert' }),
    askDeletion: assign(({ context }, { id }: OfImage) => {
      const item = toDelete(context, id);
      return item === undefined ? {} : { deletion: { item, failure: null, usedBy: [], usedTotal: 0 } };
    }),
    forgetDeletion: assign({ deletion: null }),
    keepRefusal: assign(({ context }, { result }: DeleteAnswer) =>
      result.ok || context.deletion === null
        ? {}
        : {
            deletion: {
              ...context.deletion,
              failure: result.failure,
              usedBy: result.usedBy,
              usedTotal: result.usedTotal,
            },
          },
    ),
    keepDeletionBug: assign(({ context }, { error }: Bug) =>
      context.deletion === null ? {} : { deletion: { ...context.deletion, failure: unexpectedFailure(error) } },
    ),
    dropDeleted: assign(({ context }) => dropped(context)),
    refillGallery: enqueueActions(({ context, enqueue }) => {
      if (context.items.length === 0) enqueue.raise({ type: 'gallery.refresh' });
    }),
    emitInserted: emit(({ context }): PickerEmitted => ({ type: 'images.inserted', items: context.selection })),
    emitTooMany: emit(({ context }) => notice('warning', messages.tooManyArrived(context.maximum))),
    emitSaved: emit(({ context }): PickerEmitted => {
      const { detail } = context;
      if (detail === null) throw new Error('nothing was saved');
      return { type: 'image.saved', item: detail.item };
    }),
    emitSaveMessage: emit(({ context }, { result }: SaveAnswer) =>
      notice(
        'success',
        (result.ok && result.value.message) ||
          messages.saved(context.detail === null ? '' : nameOf(context.detail.item)),
      ),
    ),
    // One warning a field, as the error catalogue wants. Source: document 1, section 8.
    emitSaveFailure: enqueueActions(({ enqueue }, { result }: SaveAnswer) => {
      if (result.ok) return;
      const texts = Object.values(result.failure.fields);
      for (const text of texts.length > 0 ? texts : [result.failure.message]) enqueue.emit(notice('warning', text));
    }),
    emitDeleted: emit(({ context }): PickerEmitted => {
      if (context.deletion === null) throw new Error('nothing was deleted');
      const { id, url } = context.deletion.item;
      return { type: 'image.deleted', id, url };
    }),
    emitDeletionMessage: emit(({ context }, { result }: DeleteAnswer) =>
      notice(
        'success',
        (result.ok && result.value.message) ||
          messages.deleted(context.deletion === null ? '' : nameOf(context.deletion.item)),
      ),
    ),
    emitDeletionFailure: emit(({ context }) =>
      notice('warning', messages.deletionFailure(context.deletion?.failure?.message ?? '')),
    ),
  },
});
