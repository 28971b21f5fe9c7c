import type { Json } from '../../content/field/json';
import { valueAt } from '../../content/field/path';
import { conflictName } from '../../content/item/conflict';
import type { LocatedField } from '../../content/item/located';
import { missingRight } from '../../content/item/rights';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import type { PublicationStep } from '../publication/steps';
import { openFields } from './conflict';
import { copyRefusal, undoRefusal, valueToCopy } from './copy';
import { fieldsByPath, inputRefusal, isDirty, isUnanswered, previewUrl, readOnlyReason, statusPath } from './document';
import { incompleteRefusal } from './missing';
import { republishRefusal, reviewStatus, reviewStepRefusal } from './review';
import { RIGHT_REFUSALS, rightsOver } from './rights';
import { saveBlock, typedSinceSent } from './saving';
import { hasStops } from './stops';
import { compareRefusal } from './takeOver';
import type { EditorContext, EditorEvent, EditorTag } from './types';

const { refusals: texts } = messages;

type Context = EditorContext;

function statusRefusal(context: Context, located: LocatedField, value: Json): string | null {
  const options = located.language === null ? undefined : context.statusOptions?.[located.language];
  if (value === PUBLISHED_STATUS) {
    const revised = republishRefusal(context, located);
    if (revised !== null) return revised;
  }
  if (context.saved !== null && valueAt(context.saved, located.path) === value) return null;
  if (context.statusOptions === null) return null;
  if (options === undefined || options.length === 0)
    return messages.statusesEmpty(languageName(located.language ?? ''));
  const option = options.find(({ id }) => Math.abs(id) === value);
  if (option === undefined) return texts.statusUnknown;
  const isBarred = option.id < 0 || option.active === false || option.active === 0;
  return isBarred ? texts.statusDisabled : null;
}

/** Why a field, which is there, can't get this value; null if it can. Source: document 2, sections 4 to 6. */
function valueRefusal(context: Context, path: string, value: Json): string | null {
  const located = fieldsByPath(context).get(path);
  if (located === undefined) return null;
  if (located.field.kind === 'status') return statusRefusal(context, located, value);
  const rights = rightsOver(context.item, context);
  const right = missingRight(located.field, valueAt(context.saved, path), value, rights);
  return right === null ? null : RIGHT_REFUSALS[right];
}

const isUnknown = (context: Context, path: string): string | null =>
  fieldsByPath(context).has(path) ? null : texts.unknownField;

const stepRefusal = (context: Context, step: PublicationStep): string | null =>
  reviewStepRefusal(context, step) ??
  isUnknown(context, statusPath(context.language)) ??
  valueRefusal(context, statusPath(context.language), reviewStatus(context, step));

/** Why a field can't get this value; null if it can. */
export const changeRefusal = (context: Context, path: string, value: Json): string | null =>
  refusalOf(context, { type: 'field.change', path, value });

const isClosed = (context: Context) => inputRefusal(context);
const isNotLoaded = ({ item }: Context) => (item === null ? texts.notLoaded : null);
const isNotOpen = outside<Context, unknown, EditorTag>(
  'editable',
  (context) => inputRefusal(context) ?? texts.notLoaded,
);

/** What goes on in a state that takes no save. */
const UNAVAILABLE = {
  isNotOpen,
  needsSignIn: during('signInNeeded', texts.signIn),
  isDeleted: during('deleted', texts.deleted),
  isConfirming: during('confirming', texts.confirming),
  isComparing: during('conflict', ({ conflict }: Context) => (conflict === null ? texts.comparing : null)),
  isReadAgain: during('rereading', (context: Context) => (isDirty(context) ? null : texts.saving)),
} as const;

/** What a step of the review has to wait for; it is never queued as a save is. */
const BUSY = {
  isInConflict: during('conflict', ({ conflict }: Context) => (conflict === null ? null : texts.conflictFirst)),
  isOffline: during('offline', texts.offline),
  ...UNAVAILABLE,
  isSaving: outside('editing', texts.saving),
  isClosed,
} as const;

const STOPS = {
  isNotOpen,
  isNotLoaded,
  hasNoErrors: (context: Context) => (hasStops(context) ? null : texts.noErrors),
};

const OF_CONFLICT = {
  isNoConflict: ({ conflict }: Context, event: { readonly path: string | null }) =>
    conflict?.fields.some(({ path }) => event.path === null || path === event.path) ? null : texts.noConflict,
};

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, EditorEvent, EditorTag>({
  'field.change': {
    isClosed,
    isUnknown: (context, { path }) => isUnknown(context, path),
    isForbidden: (context, { path, value }) => valueRefusal(context, path, value),
  },
  'field.blur': { isClosed, isUnknown: (context, { path }) => isUnknown(context, path) },
  'field.copy': {
    isClosed,
    hasNoSource: (context, { path }) => copyRefusal(context, path),
    isForbidden: (context, { path = '' }) => valueRefusal(context, path, valueToCopy(context, path)),
  },
  'copy.undo': { isClosed, isNothingCopied: (context) => undoRefusal(context) },
  'language.go': {
    isUnknown: ({ languages }, { language }) => (languages.includes(language) ? null : texts.unknownLanguage),
    isNotLoaded,
    isShown: (context, { language }) => (language === context.language ? texts.sameLanguage : null),
  },
  'field.go': { isNotLoaded, isUnknown: (context, { path }) => isUnknown(context, path) },
  'error.next': STOPS,
  'error.previous': STOPS,
  'preview.request': { hasNoPage: (context) => (previewUrl(context) === null ? texts.noPreview : null) },
  'save.request': {
    ...UNAVAILABLE,
    isUndecided: (context) => {
      const undecided = openFields(context);
      return undecided.length === 0 ? null : texts.undecided(undecided.map(conflictName));
    },
    isBeingSaved: (context) =>
      context.conflict === null && !isUnanswered(context) && context.sending !== null && !typedSinceSent(context)
        ? texts.saving
        : null,
    // What was decided, and what found no server, goes as it is.
    isBlocked: (context) => (context.conflict === null && !isUnanswered(context) ? saveBlock(context) : null),
  },
  'save.retry': { isNotOffline: otherwise(texts.notOffline) },
  'save.asNew': {
    isThere: outside('deleted', texts.notDeleted),
    mayNotCreate: ({ abilities }) => (abilities.create ? null : texts.noCreate),
    isReadOnly: ({ abilities }) => readOnlyReason({ id: 'new', abilities }),
  },
  'comparison.request': { ...BUSY, hasNoRevision: (context) => compareRefusal(context) },
  'review.submit': { ...BUSY, isNoStep: (context) => stepRefusal(context, 'submit') },
  'review.approve': {
    ...BUSY,
    isNoStep: (context) => stepRefusal(context, 'publish'),
    isIncomplete: (context) => incompleteRefusal(context),
  },
  'review.return': { ...BUSY, isNoStep: (context) => stepRefusal(context, 'return') },
  'publication.confirm': { isNothingToConfirm: otherwise(texts.nothingToConfirm) },
  'publication.cancel': { isNothingToConfirm: otherwise(texts.nothingToConfirm) },
  'draft.restore': { isNoDraft: otherwise(texts.noDraft) },
  'draft.discard': { isNoDraft: otherwise(texts.noDraft) },
  'draft.next': { isNoDraft: outside('offering', texts.noDraft), isOnlyDraft: otherwise(texts.onlyDraft) },
  'draft.flush': { isSafe: ({ draftPending }) => (draftPending ? null : texts.noPending) },
  'conflict.keepMine': OF_CONFLICT,
  'conflict.takeTheirs': OF_CONFLICT,
  'conflict.cancel': { isNoConflict: outside('conflict', texts.noConflict), isComparing: otherwise(texts.comparing) },
  'leave.request': { isAsked: otherwise(texts.answerFirst) },
  'leave.confirm': { isNothingPending: otherwise(texts.nothingPending) },
  'leave.cancel': { isNothingPending: otherwise(texts.nothingPending) },
  'load.retry': { isNotFailed: otherwise(texts.notFailed) },
  'session.resumed': { isNotWaiting: otherwise(texts.notWaiting) },
});
