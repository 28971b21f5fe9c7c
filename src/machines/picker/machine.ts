import { assign, emit, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import { detailProblems } from '../../content/media/files';
import { MEDIA_LIMITS } from '../../contract/media';
import type { Done } from '../../contract/result';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { missingActors, type Types } from '../kit/actor';
import { deletionRegion } from '../kit/regions';
import { failureOf, notice, type ResultParams, resultGuards, withAnswer, withEvent } from '../kit/result';
import { detail, detailOpened, detailReported, imageStored } from './detail';
import {
  cursorMoved,
  dialog,
  firstPageLoaded,
  imageDeleted,
  imageToggled,
  nextPageLoaded,
  pickerOpened,
  uploadsAdded,
  viewMeasured,
} from './gallery';
import {
  BLANK_LICENSING,
  isUnmoved,
  licenseChosen,
  licensedItem,
  licenseFailed,
  licenseOvertaken,
  licenseRefused,
  licenseReread,
  licenseSent,
  licenseStored,
  licenseTried,
  licensing,
} from './licensing';
import { guards, refusalOf, unless } from './refusals';
import { areTooMany, deletionFailed, isBlocked, nameOf, nextPage, toDelete, unlicensed } from './rules';
import type {
  Leaving,
  PickerActors,
  PickerContext,
  PickerEmitted,
  PickerEvent,
  PickerInput,
  PickerTag,
  SavedItem,
} from './types';

interface GuardArgs {
  readonly context: PickerContext;
  readonly event: PickerEvent;
}
type Uploads = Extract<PickerEvent, { type: 'uploads.arrived' }>;
type Stored = Extract<PickerEvent, { type: 'image.stored' }>;
type Saved = ResultParams<SavedItem>;

const isAccepted = ({ context, event }: GuardArgs): boolean => refusalOf(context, event) === null;

const pickerSetup = setup({
  types: {} as Types<PickerContext, PickerEvent, PickerEmitted, PickerTag, PickerInput>,
  actors: missingActors<PickerActors>('loadPage', 'saveLicense', 'readUnlicensed', 'deleteItem'),
  guards: {
    ...resultGuards,
    ...guards,
    isBlocked: (args) => isBlocked(args.context) && isAccepted(args),
    mayGo: (args) => !isBlocked(args.context) && isAccepted(args),
    mayInsert: (args) => !isBlocked(args.context) && isAccepted(args) && unlicensed(args.context).length === 0,
    lacksLicenses: (args) => !isBlocked(args.context) && isAccepted(args) && unlicensed(args.context).length > 0,
    isClosed: ({ context }) => !context.isOpen,
    areLicensed: ({ context }) => unlicensed(context).length === 0,
    isLicenseChosen: (args) =>
      isAccepted(args) && Object.keys(detailProblems(args.context.licensing ?? BLANK_LICENSING)).length === 0,
    hasImages: ({ context }) => context.items.length > 0,
    tooManyArrive: ({ context }: GuardArgs, { items }: Uploads) => context.isOpen && areTooMany(context, items),
    allArrived: (_: unknown, { failed }: Uploads) => failed === 0,
    someFit: ({ context }: GuardArgs, { items }: Uploads) => items.length > 0 && !areTooMany(context, items),
    isUnmoved,
    isDetailClosed: ({ context }) => context.detail === null,
    isSaved: ({ context }) => context.detail?.work === 'none',
    isDoneUnseen: ({ context }) => !context.isOpen && context.detail?.work === 'none',
  },
  actions: {
    openPicker: assign(pickerOpened),
    closePicker: assign({ isOpen: false }),
    typeFilter: assign((_, { text }: { readonly text: string }) => ({ text })),
    applyFilter: assign(({ context }) => ({ query: context.text.trim(), cursor: null })),
    // The server knows by now what was uploaded: its own order applies again.
    requestFirstPage: assign({ requestedPage: 1, uploaded: [], deletedSince: [], failure: null }),
    requestNextPage: assign(({ context }) => ({ requestedPage: nextPage(context), deletedSince: [], failure: null })),
    takeFirst: assign(firstPageLoaded),
    takeMore: assign(nextPageLoaded),
    keepFailure: assign(failureOf),
    measureView: assign(viewMeasured),
    moveCursor: assign(cursorMoved),
    selectImage: assign(imageToggled),
    clearSelection: assign({ selection: [] }),
    takeUploads: assign(uploadsAdded),
    openDetail: assign(detailOpened),
    closeDetail: assign({ detail: null, leaving: null }),
    takeReport: assign(detailReported),
    takeStored: assign(imageStored),
    emitStored: emit((_, { item }: Stored): PickerEmitted => ({ type: 'image.saved', item })),
    keepLeaving: assign((_, leaving: Leaving) => ({ leaving })),
    clearLeaving: assign({ leaving: null }),
    goOn: enqueueActions(({ context, enqueue }) => {
      const { leaving } = context;
      enqueue.assign({ detail: null, leaving: null });
      if (leaving !== null) enqueue.raise(leaving);
    }),
    requestLicenses: assign({ licensing: BLANK_LICENSING }),
    clearLicenses: assign({ licensing: null }),
    chooseLicense: assign(licenseChosen),
    showMissingLicense: assign(licenseTried),
    sendLicense: assign(licenseSent),
    takeLicensed: assign(licenseStored),
    noteLicenseOvertaken: assign(licenseOvertaken),
    endRefusedLicense: assign(licenseRefused),
    takeUnlicensed: assign(licenseReread),
    keepLicenseFailure: assign(licenseFailed),
    insertLicensed: raise({ type: 'picker.insert' }),
    emitLicensed: enqueueActions(({ context, enqueue }, { result }: Saved) => {
      const item = licensedItem(context, result);
      if (item !== undefined) enqueue.emit({ type: 'image.saved', item });
    }),
    requestDeletion: assign(({ context }, { id }: { readonly id?: number | undefined }) => {
      const item = toDelete(context, id);
      return item === undefined ? {} : { deletion: { item, failure: null, usedBy: [], usedTotal: 0 } };
    }),
    clearDeletion: assign({ deletion: null }),
    takeDeletion: assign(imageDeleted),
    keepDeletionFailure: assign(deletionFailed),
    refillGallery: enqueueActions(({ context, enqueue }) => {
      if (context.items.length === 0) enqueue.raise({ type: 'gallery.refresh' });
    }),
    emitInserted: emit(({ context }): PickerEmitted => ({ type: 'images.inserted', items: context.selection })),
    emitTooMany: emit(({ context }) => notice('warning', messages.tooManyArrived(context.maximum))),
    emitDeleted: emit(({ context }): PickerEmitted => {
      if (context.deletion === null) throw new Error('nothing was deleted');
      const { id, url } = context.deletion.item;
      return { type: 'image.deleted', id, url };
    }),
    emitDeletionMessage: emit(({ context }, { result }: ResultParams<Done>) =>
      notice(
        'success',
        (result.ok && result.value.message) ||
          messages.deleted(context.deletion === null ? '' : nameOf(context.deletion.item)),
      ),
    ),
    emitGone: emit(({ context }) =>
      notice('warning', messages.gone(context.deletion === null ? '' : nameOf(context.deletion.item))),
    ),
    emitDeletionFailure: emit(({ context }) =>
      notice('warning', messages.deletionFailure(context.deletion?.failure?.message ?? '')),
    ),
  },
});

const deletion = pickerSetup.createStateConfig(
  deletionRegion(
    {
      requests: {
        'delete.request': {
          guard: unless('delete.request'),
          target: 'confirming',
          actions: withEvent('requestDeletion'),
        },
      },
      confirm: { guard: unless('delete.confirm'), target: 'deleting' },
      again: { guard: unless('delete.confirm'), target: 'deleting' },
      cancel: { guard: unless('delete.cancel'), target: 'idle' },
      call: 'deleteItem',
      input: ({ context }: { readonly context: PickerContext }) => ({ id: context.deletion?.item.id ?? 0 }),
      done: ['emitDeleted', withAnswer('emitDeletionMessage'), 'takeDeletion', 'refillGallery'],
      failed: ['emitDeletionFailure'],
      // Somebody else deleted it: what was wanted is so.
      gone: [
        {
          guard: withAnswer('isMissing'),
          target: 'idle',
          actions: ['emitDeleted', 'emitGone', 'takeDeletion', 'refillGallery'],
        },
      ],
    },
    {
      idle: 'Nessuna eliminazione in corso',
      confirming: 'Si chiede conferma: il file sarà rimosso dal server',
      deleting: 'L’eliminazione è in corso',
      refused: 'L’eliminazione è stata rifiutata: il file è ancora sul server',
    },
  ),
);

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
  requestedPage: 1,
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

export type PickerSnapshot = SnapshotFrom<typeof pickerMachine>;
