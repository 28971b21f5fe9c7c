import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { Json } from '../../content/model/types';
import type { CallFailure, Result } from '../../contract/result';
import { editorTexts as messages } from '../../messages/screens/editor';
import { notProvided, unexpectedFailure } from '../kit/unexpected';
import type { PublicationStep } from '../publication/steps';
import { contextRefusal } from './accepts';
import { focusOn, leadTo, nextError } from './errors';
import { namedRevision, notePath, reviewStatus, statusPath } from './review';
import {
  changedField,
  hasUnsavedWork,
  isDirty,
  previewUrl,
  readOnlyReason,
  revisionNotice,
  saveRefusal,
  slugToFill,
} from './rules';
import * as steps from './steps';
import type { EditorActors, EditorContext, EditorEmitted, EditorEvent, EditorInput, EditorTag } from './types';

type Answer = { readonly result: Result<unknown> };
type LoadAnswer = { readonly result: EditorActors['loadItem']['output'] };
type SaveAnswer = { readonly result: EditorActors['saveItem']['output'] };
type StatusAnswer = { readonly result: EditorActors['loadStatuses']['output'] };

const failedWith = (result: Result<unknown>, ...kinds: readonly CallFailure['kind'][]): boolean =>
  !result.ok && kinds.includes(result.failure.kind);

/** The local draft as it should be now; without unsaved changes there is none. */
const draftEvent = ({ content, id, item, saved, changed, attempt }: EditorContext): EditorEmitted =>
  item === null || saved === null || changed.length === 0
    ? { type: 'draft.cleared', area: content.area, id }
    : { type: 'draft.changed', area: content.area, id, draft: { item, base: saved, attempt } };

/** Everything the editor machine is made of, apart from its states. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as EditorEmitted,
    tags: {} as EditorTag,
  },
  actors: {
    loadItem: fromPromise<EditorActors['loadItem']['output'], EditorActors['loadItem']['input']>(() =>
      notProvided('loadItem'),
    ),
    loadStatuses: fromPromise<EditorActors['loadStatuses']['output'], EditorActors['loadStatuses']['input']>(() =>
      notProvided('loadStatuses'),
    ),
    saveItem: fromPromise<EditorActors['saveItem']['output'], EditorActors['saveItem']['input']>(() =>
      notProvided('saveItem'),
    ),
  },
  delays: {
    /** Two quick saves are one. Source: document 2, section 5. */
    savePause: 300,
    /** A local draft is written at most this often. */
    draftPause: 500,
  },
  guards: {
    accepted: ({ context, event }) => contextRefusal(context, event) === null,
    /** While the stored version is read again, a save waits its turn if there is anything new. */
    acceptedAgain: ({ context, event }) => isDirty(context) && contextRefusal(context, event) === null,
    isBlank: ({ context }) => context.id === 'new' && context.copyOf === null,
    tellsStatuses: ({ context }) => steps.tellsStatuses(context),
    waitsForSession: ({ context }) => steps.waitsForSession(context),
    mustAskStatuses: ({ context }) => steps.mustAskStatuses(context),
    isReadOnly: ({ context }) => readOnlyReason(context) !== null,
    isOffered: ({ context }) => context.offered !== null,
    isDirty: ({ context }) => isDirty(context),
    isStale: ({ context }) => context.stale,
    isHeld: ({ context }) => saveRefusal(context) !== null,
    isDebounced: ({ context }) => context.content.saveDebounced === true,
    hasUnsavedWork: ({ context }) => hasUnsavedWork(context),
    isDraftPending: ({ context }) => context.draftPending,
    wantsAnotherSave: ({ context }) => context.saveWanted && isDirty(context),
    fillsSlug: ({ context }, { path }: { path: string }) =>
      contextRefusal(context, { type: 'field.blur', path }) === null && slugToFill(context, path) !== null,
    answered: (_, { result }: Answer) => result.ok,
    isGone: (_, { result }: Answer) => failedWith(result, 'notFound'),
    isConflict: ({ context }, { result }: Answer) =>
      context.id !== 'new' && !result.ok && failedWith(result, 'conflict') && namedRevision(result.failure) === null,
    isSignedOut: (_, { result }: Answer) => failedWith(result, 'unauthenticated', 'forbidden'),
    isDeletedMeanwhile: ({ context }, { result }: Answer) => context.id !== 'new' && failedWith(result, 'notFound'),
    isSameAsStored: ({ context }, { result }: LoadAnswer) => result.ok && steps.sameAsStored(context, result.value),
  },
  actions: {
    takeLoaded: assign(({ context }, { result }: LoadAnswer) =>
      result.ok ? steps.takeLoaded(context, result.value) : {},
    ),
    changeField: assign(({ context }, { path, value }: { path: string; value: Json }) =>
      changedField(context, path, value),
    ),
    /** Says that a change takes a published language into a revision, before it does. */
    emitRevision: enqueueActions(({ context, enqueue }, { path, value }: { path: string; value: Json }) => {
      const text = revisionNotice(context, path, value);
      if (text !== null) enqueue.emit({ type: 'notice', level: 'warning', text });
    }),
    emitSlugRevision: enqueueActions(({ context, enqueue }, { path }: { path: string }) => {
      const fill = slugToFill(context, path);
      const text = fill === null ? null : revisionNotice(context, fill.path, fill.value);
      if (text !== null) enqueue.emit({ type: 'notice', level: 'warning', text });
    }),
    setReviewStatus: assign(({ context }, { step }: { step: PublicationStep }) =>
      changedField(context, statusPath(context.language), reviewStatus(context, step)),
    ),
    focusNote: assign(({ context }) => focusOn(context, notePath(context))),
    leaveField: assign(({ context }, { path }: { path: string }) => {
      const touched = context.touched.includes(path) ? context.touched : [...context.touched, path];
      const fill = slugToFill(context, path);
      const change = fill === null ? {} : changedField(context, fill.path, fill.value);
      return {
        ...change,
        touched: change.touched === undefined ? touched : [...new Set([...touched, ...change.touched])],
      };
    }),
    goToLanguage: assign((_, { language }: { language: string }) => ({ language, focus: null })),
    goToField: assign(({ context }, { path }: { path: string }) => leadTo(context, path)),
    goToError: assign(({ context }, { step, from }: { step: 1 | -1; from: string | undefined }) =>
      nextError(context, step, from),
    ),
    restoreDraft: assign(({ context }) => steps.restoreDraft(context)),
    dropOffer: assign({ offered: null }),
    holdSave: assign(({ context }) => steps.holdSave(context)),
    prepareSend: assign(({ context }) => steps.prepareSend(context)),
    confirmSave: assign(({ context }, { result }: SaveAnswer) =>
      result.ok ? steps.confirmSave(context, result.value) : {},
    ),
    wantSave: assign({ saveWanted: true }),
    dropWish: assign({ saveWanted: false }),
    mergeReread: assign(({ context }, { result }: LoadAnswer) =>
      result.ok ? steps.mergeReread(context, result.value) : {},
    ),
    compare: assign(({ context }, { result }: LoadAnswer) => (result.ok ? steps.compare(context, result.value) : {})),
    decide: assign(({ context }, { part, decision }: { part: string; decision: 'mine' | 'theirs' }) =>
      steps.decide(context, part, decision),
    ),
    applyDecisions: assign(({ context }) => steps.applyDecisions(context)),
    dropConflict: assign({ conflict: null }),
    becomeNew: assign(({ context }) => steps.becomeNew(context)),
    keepFailure: assign(({ context }, { result }: Answer) =>
      result.ok ? {} : steps.keepFailure(context, result.failure),
    ),
    keepBug: assign(({ context }, { error }: { error: unknown }) =>
      steps.keepFailure(context, unexpectedFailure(error)),
    ),
    forgetFailure: assign({ failure: null }),
    takeStatuses: assign((_, { result }: StatusAnswer) =>
      result.ok ? { statusOptions: result.value, statusFailure: null } : { statusFailure: result.failure },
    ),
    keepStatusBug: assign((_, { error }: { error: unknown }) => ({ statusFailure: unexpectedFailure(error) })),
    markDraft: assign({ draftPending: true }),
    emitDraft: enqueueActions(({ context, enqueue }) => {
      enqueue.emit(draftEvent(context));
      enqueue.assign({ draftPending: false });
    }),
    clearDraft: emit(({ context }) => ({ type: 'draft.cleared' as const, area: context.content.area, id: context.id })),
    emitMoved: enqueueActions(({ context, enqueue }, { result }: SaveAnswer) => {
      if (!result.ok || result.value.id === context.id) return;
      enqueue.emit({ type: context.id === 'new' ? 'created' : 'moved', id: result.value.id });
    }),
    emitSaved: emit((_, { result }: SaveAnswer) => ({
      type: 'notice' as const,
      level: 'success' as const,
      text: (result.ok && result.value.message) || messages.saved,
    })),
    emitHeld: emit(({ context }) => ({
      type: 'notice' as const,
      level: 'error' as const,
      text: saveRefusal(context) ?? '',
    })),
    emitFailure: emit(({ context }) => ({
      type: 'notice' as const,
      level: 'error' as const,
      text: context.failure?.message ?? '',
    })),
    notify: emit((_, { level, text }: { level: 'success' | 'warning' | 'error'; text: string }) => ({
      type: 'notice' as const,
      level,
      text,
    })),
    openPreview: enqueueActions(({ context, enqueue }) => {
      const url = previewUrl(context);
      if (url !== null) enqueue.emit({ type: 'preview.open', url });
    }),
    emitLeft: emit({ type: 'left' as const }),
    refreshStatuses: raise({ type: 'status.refresh' as const }),
  },
});
