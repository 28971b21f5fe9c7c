import { assign, emit, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import type { Json } from '../../content/field/json';
import type { CallFailure, Result } from '../../contract/result';
import { editorTexts as messages } from '../../messages/screens/editor';
import { calling, missingActors, type Types } from '../kit/actor';
import { nextOffer, offerDiscarded } from '../kit/drafting';
import { leaveRegion } from '../kit/regions';
import {
  failureOf,
  notice,
  type ResultParams,
  resultGuards,
  withAnswer,
  withBug,
  withEvent,
  withValue,
} from '../kit/result';
import type { PublicationStep } from '../publication/steps';
import { becomeNew } from './anew';
import { applyDecisions, compare, decide, sameAsStored } from './conflict';
import { copiedInWords, rememberedCopy, valueToCopy } from './copy';
import {
  focusOn,
  hasUnsavedWork,
  isDirty,
  isUnanswered,
  leadTo,
  previewUrl,
  readOnlyReason,
  statusPath,
} from './document';
import { discardedEvent, draftEvent, drafting, firstContext, keepLoaded, restoreDraft, restoredEvent } from './draft';
import { publicationChange, savedInWords } from './publication';
import { guards, refusalOf, unless } from './refusals';
import { namedRevision, notePath, originalNamed, reviewStatus } from './review';
import { changedField, leftField, revisionNotice, slugToFill, takenBackStep, takenStep } from './rules';
import { confirmSave, mergeReread, prepareSend, saveRefusal, shownGaps, typedSinceSent, withFailure } from './saving';
import { savingStates } from './states';
import { hasOwnStatuses, mustLoadStatuses, statuses, waitsForSession } from './statuses';
import { nextStop, stopInWords } from './stops';
import { compareOriginal, isContested } from './takeOver';
import type {
  EditorActors,
  EditorContext,
  EditorEmitted,
  EditorEvent,
  EditorInput,
  EditorTag,
  SavedItem,
  SentItem,
} from './types';

type Of = { readonly context: EditorContext };
type Path = { readonly path: string };
type FieldValue = Path & { readonly value: Json };

const failedWith = (result: Result<unknown>, ...kinds: readonly CallFailure['kind'][]): boolean =>
  !result.ok && kinds.includes(result.failure.kind);

const editorSetup = setup({
  types: {} as Types<EditorContext, EditorEvent, EditorEmitted, EditorTag, EditorInput>,
  actors: missingActors<EditorActors>('loadItem', 'loadStatuses', 'saveItem'),
  delays: {
    /** Two quick saves are one. Source: document 2, section 5. */
    savePause: 300,
    /** A local draft is written at most this often. */
    draftPause: 500,
    /** A save that found no server is tried again so often, and at once when the browser is back in the network. */
    networkPause: 10_000,
  },
  guards: {
    ...guards,
    ...resultGuards,
    isOffline: (_: unknown, { result }: ResultParams) => failedWith(result, 'network'),
    /** A conflict that names a revision draft is none between two versions: the draft has to be opened. */
    isEditConflict: ({ context }: Of, { result }: ResultParams) =>
      context.id !== 'new' &&
      !result.ok &&
      result.failure.kind === 'conflict' &&
      namedRevision(result.failure) === null,
    isDeletedMeanwhile: ({ context }: Of, { result }: ResultParams) =>
      context.id !== 'new' && failedWith(result, 'notFound'),
    isStepUnderWay: ({ context }) => context.replacedStatus !== null,
    isRefusedStep: ({ context }: Of, { result }: ResultParams) =>
      context.replacedStatus !== null && failedWith(result, 'invalid', 'conflict', 'notFound', 'forbidden'),
    /** The published item of the draft was saved meanwhile: it is compared anew. */
    isOriginalNewer: ({ context }: Of, { result }: ResultParams) =>
      result.ok && originalNamed(context.failure) !== null,
    isContested: ({ context }) => isContested(context),
    isWithOriginal: ({ context }) => context.conflict?.of === 'original',
    isSameAsStored: ({ context }: Of, { result }: ResultParams<SentItem>) =>
      result.ok && sameAsStored(context, result.value),
    isBlank: ({ context }) => context.id === 'new' && context.copyOf === null,
    isReadOnly: ({ context }) => readOnlyReason(context) !== null,
    isOffered: ({ context }) => context.offered !== null,
    hasFurtherOffers: ({ context }) => context.furtherOffers.length > 0,
    isDirty: ({ context }) => isDirty(context),
    hasUnsavedWork: ({ context }) => hasUnsavedWork(context),
    isBlocked: ({ context }) => saveRefusal(context) !== null,
    isStale: ({ context }) => context.stale,
    changesReaders: ({ context }) => publicationChange(context).length > 0,
    isDebounced: ({ context }) => context.content.saveDebounced === true,
    isTypedSince: ({ context }) => typedSinceSent(context),
    isSaveQueued: ({ context }) => context.saveQueued && isDirty(context),
    isDraftPending: ({ context }) => context.draftPending,
    fillsSlug: ({ context }: Of, { path }: Path) =>
      refusalOf(context, { type: 'field.blur', path }) === null && slugToFill(context, path) !== null,
    hasOwnStatuses: ({ context }) => hasOwnStatuses(context),
    mustLoadStatuses: ({ context }) => mustLoadStatuses(context),
    waitsForSession: ({ context }) => waitsForSession(context),
  },
  actions: {
    keepLoaded: assign(withValue(keepLoaded)),
    keepFailure: assign(({ context }, { result }: ResultParams) =>
      result.ok ? {} : withFailure(context, result.failure),
    ),
    forgetFailure: assign({ failure: null }),
    keepOffline: assign(failureOf),
    giveUpSending: assign({ sending: null, failure: null }),
    changeField: assign(({ context }, { path, value }: FieldValue) => changedField(context, path, value)),
    rememberCopy: assign(({ context }, { path }: { path?: string }) => rememberedCopy(context, path)),
    /** The copy goes the way of whatever is typed, in every region. */
    copyField: raise(({ context }, { path }: { path?: string }) => ({
      type: 'field.change' as const,
      path: path ?? '',
      value: valueToCopy(context, path),
    })),
    announceCopy: emit(({ context }, { path }: { path?: string }) => ({
      type: 'announcement' as const,
      text: copiedInWords(context, path),
    })),
    undoCopy: raise(({ context }) => ({
      type: 'field.change' as const,
      path: context.copied?.path ?? '',
      value: context.copied?.before ?? '',
    })),
    forgetCopy: assign({ copied: null }),
    leaveField: assign(({ context }, { path }: Path) => leftField(context, path)),
    goToLanguage: assign((_, { language }: { language: string }) => ({ language, focus: null })),
    goToField: assign(({ context }, { path, part }: Path & { readonly part?: string }) => leadTo(context, path, part)),
    goToError: assign(({ context, event }, { step }: { step: 1 | -1 }) =>
      nextStop(context, step, 'from' in event ? event.from : undefined),
    ),
    announceStop: enqueueActions(({ context, enqueue }) => {
      const text = stopInWords(context);
      if (text !== null) enqueue.emit({ type: 'announcement', text });
    }),
    setReturned: assign(({ context }) =>
      changedField(context, statusPath(context.language), reviewStatus(context, 'return')),
    ),
    takeStep: assign(({ context }, { step }: { step: PublicationStep }) => takenStep(context, step)),
    takeBackStep: assign(({ context }) => takenBackStep(context)),
    focusNote: assign(({ context }) => focusOn(context, notePath(context))),
    showGaps: assign(({ context }) => shownGaps(context)),
    prepareSend: assign(({ context }) => prepareSend(context)),
    confirmSave: assign(withValue(confirmSave)),
    mergeReread: assign(withValue(mergeReread)),
    queueSave: assign({ saveQueued: true }),
    clearQueuedSave: assign({ saveQueued: false }),
    compare: assign(withValue(compare)),
    decide: assign(
      ({ context }, { type, path }: { type: 'conflict.keepMine' | 'conflict.takeTheirs'; path: string | null }) =>
        decide(context, path, type === 'conflict.keepMine' ? 'mine' : 'theirs'),
    ),
    applyDecisions: assign(({ context }) => applyDecisions(context)),
    compareOriginal: assign(({ context }) => compareOriginal(context)),
    dropConflict: assign({ conflict: null }),
    becomeNew: assign(({ context }) => becomeNew(context)),
    keepStatuses: assign((_, { result }: ResultParams<NonNullable<EditorContext['statusOptions']>>) =>
      result.ok ? { statusOptions: result.value, statusFailure: null } : { statusFailure: result.failure },
    ),
    refreshStatuses: raise({ type: 'status.refresh' as const }),
    restoreDraft: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(restoreDraft(context));
      enqueue.emit(restoredEvent(context));
    }),
    discardOffer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(offerDiscarded(context));
      enqueue.emit(discardedEvent(context));
    }),
    nextOffer: assign(({ context }) => nextOffer(context)),
    dropOffers: assign({ offered: null, furtherOffers: [] }),
    emitDraft: enqueueActions(({ context, enqueue }) => {
      enqueue.emit(draftEvent(context));
      enqueue.assign({ draftPending: false });
    }),
    clearDraft: emit(({ context }) => ({ type: 'draft.cleared' as const, area: context.content.area, id: context.id })),
    /** Says that a change takes a published language into a revision, before it does. */
    emitRevision: enqueueActions(({ context, enqueue }, { path, value }: FieldValue) => {
      const text = revisionNotice(context, path, value);
      if (text !== null) enqueue.emit(notice('warning', text));
    }),
    emitSlugRevision: enqueueActions(({ context, enqueue }, { path }: Path) => {
      const fill = slugToFill(context, path);
      const text = fill === null ? null : revisionNotice(context, fill.path, fill.value);
      if (text !== null) enqueue.emit(notice('warning', text));
    }),
    emitMoved: enqueueActions(({ context, enqueue }, { result }: ResultParams<SavedItem>) => {
      if (!result.ok || result.value.id === context.id) return;
      enqueue.emit({ type: context.id === 'new' ? 'created' : 'moved', id: result.value.id });
    }),
    emitSaved: enqueueActions(({ context, enqueue }, { result }: ResultParams<SavedItem>) => {
      if (result.ok) enqueue.emit(notice('success', savedInWords(context, result.value)));
    }),
    emitWarning: enqueueActions(({ enqueue }, { result }: ResultParams<SavedItem>) => {
      const text = result.ok ? result.value.warning : null;
      if (text) enqueue.emit(notice('warning', text));
    }),
    emitBlocked: emit(({ context }) => notice('error', saveRefusal(context) ?? '')),
    emitFailure: emit(({ context }) => notice('error', context.failure?.message ?? '')),
    emitOffline: enqueueActions(({ context, enqueue }) => {
      if (!isUnanswered(context)) enqueue.emit(notice('warning', messages.offline.notice));
    }),
    notify: emit((_, { level, text }: { level: 'success' | 'warning'; text: string }) => notice(level, text)),
    openPreview: enqueueActions(({ context, enqueue }) => {
      const url = previewUrl(context);
      if (url !== null) enqueue.emit({ type: 'preview.open', url });
    }),
    emitLeft: emit({ type: 'left' as const }),
  },
});

/** Takes the step of the review to the language shown and writes the local draft. */
const reviewStep = (step: PublicationStep) => [{ type: 'takeStep', params: { step } } as const, 'emitDraft'] as const;

/** The states in which the working copy takes input, whatever happens to its save meanwhile. */
const open = editorSetup.createStateConfig({
  initial: 'editing',
  tags: 'editable',
  on: {
    'field.change': { guard: unless('field.change'), actions: [withEvent('emitRevision'), withEvent('changeField')] },
    'field.blur': { guard: unless('field.blur'), actions: [withEvent('emitSlugRevision'), withEvent('leaveField')] },
    'field.copy': {
      guard: unless('field.copy'),
      actions: [withEvent('rememberCopy'), withEvent('copyField'), withEvent('announceCopy')],
    },
    'copy.undo': { guard: unless('copy.undo'), actions: ['undoCopy', 'forgetCopy'] },
    'error.next': {
      guard: unless('error.next'),
      actions: [{ type: 'goToError', params: { step: 1 } }, 'announceStop'],
    },
    'error.previous': {
      guard: unless('error.previous'),
      actions: [{ type: 'goToError', params: { step: -1 } }, 'announceStop'],
    },
  },
  states: {
    editing: {
      description: 'Il contenuto si può modificare',
      tags: 'editing',
      on: {
        'save.request': { guard: unless('save.request'), target: 'checking' },
        'comparison.request': { guard: unless('comparison.request'), target: 'resolving', actions: 'compareOriginal' },
        'review.submit': { guard: unless('review.submit'), target: 'checking', actions: reviewStep('submit') },
        'review.approve': { guard: unless('review.approve'), target: 'checking', actions: reviewStep('publish') },
        'review.return': {
          guard: unless('review.return'),
          actions: ['setReturned', 'focusNote', 'emitDraft'],
        },
      },
    },
    ...savingStates,
  },
});

const form = editorSetup.createStateConfig({
  initial: 'starting',
  on: {
    'language.go': { guard: unless('language.go'), actions: withEvent('goToLanguage') },
    'field.go': { guard: unless('field.go'), actions: withEvent('goToField') },
    'preview.request': { guard: unless('preview.request'), actions: 'openPreview' },
  },
  states: {
    starting: {
      description: 'Si apre un contenuto nuovo o uno esistente',
      always: [{ guard: 'isBlank', target: 'arrived' }, { target: 'loading' }],
    },
    loading: {
      description: 'Il contenuto si carica',
      tags: 'skeleton',
      invoke: {
        ...calling('loadItem'),
        input: ({ context }) => ({ id: context.copyOf ?? Number(context.id) }),
        onDone: [
          { guard: withAnswer('answered'), target: 'arrived', actions: withAnswer('keepLoaded') },
          { guard: withAnswer('isMissing'), target: 'missing', actions: withAnswer('keepFailure') },
          { target: 'failed', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'failed', actions: withBug('keepFailure') },
      },
    },
    failed: {
      description: 'Il contenuto non si è caricato e si può riprovare',
      tags: 'failed',
      on: { 'load.retry': 'loading', 'session.resumed': 'loading' },
    },
    missing: {
      description: 'Il contenuto non esiste più',
      tags: 'missing',
      on: { 'load.retry': 'loading' },
    },
    arrived: {
      description: 'Il contenuto è arrivato',
      always: [
        { guard: 'isReadOnly', target: 'reading', actions: 'dropOffers' },
        { guard: 'isOffered', target: 'offering' },
        { target: 'open' },
      ],
    },
    reading: { description: 'Il contenuto si può solo leggere', tags: 'readOnly' },
    offering: {
      description: 'Una bozza trovata su questo dispositivo aspetta una decisione',
      tags: 'offering',
      on: {
        'draft.restore': { target: 'open', actions: 'restoreDraft' },
        'draft.discard': [
          { guard: 'hasFurtherOffers', actions: 'discardOffer' },
          { target: 'open', actions: 'discardOffer' },
        ],
        'draft.next': { guard: 'hasFurtherOffers', actions: 'nextOffer' },
      },
    },
    open,
  },
});

/** The editor of one item: loading, editing in all languages, saving, conflicts, local draft, leaving. */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  type: 'parallel',
  context: ({ input }) => firstContext(input),
  states: {
    form,
    statuses,
    drafting,
    leaving: leaveRegion(
      {
        request: [
          { guard: 'hasUnsavedWork', target: 'asking' },
          { target: 'left', actions: 'emitLeft' },
        ],
        again: { actions: 'emitLeft' },
        confirmed: ['emitDraft', 'emitLeft'],
      },
      {
        staying: 'Nessuno chiede di uscire',
        asking: 'Si chiede se uscire con modifiche non salvate',
        left: "L'uscita è concessa",
      },
    ),
  },
});

export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;
