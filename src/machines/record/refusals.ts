import { recordTexts } from '../../messages/screens/records';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import { firstProblem, locatedIn } from './fields';
import { heldBack, isDecided, isSavedOnce, isSending, lockOf, readOnlyReason } from './rules';
import type { RecordContext, RecordEvent, RecordTag } from './types';

type Context = RecordContext;
type OfField = { readonly field: string };

const { refusal: texts } = recordTexts;

const isOffering = ({ offered }: Context): string | null => (offered === null ? null : texts.draftFirst);
const isResolving = ({ conflict }: Context): string | null => (conflict === null ? null : texts.resolving);
const isNotLoaded = ({ item }: Context): string | null => (item === null ? texts.notLoaded : null);
const isReadOnly = (context: Context): string | null => readOnlyReason(context);
const isUnknown = ({ item, ...owner }: Context, { field }: OfField): string | null =>
  locatedIn(owner, item).has(field) ? null : texts.unknownField;

/** Why the fields take nothing now. */
const CLOSED = { isNotLoaded, isReadOnly, isOffering, isResolving } as const;

const STOPS = {
  ...CLOSED,
  hasNoErrors: (context: Context) => (firstProblem(context) === null ? texts.noErrors : null),
} as const;
const OF_DRAFT = { hasNoDraft: outside('offering', texts.noDraft) } as const;
const OF_CONFLICT = {
  isNoConflict: ({ conflict }: Context, { field }: OfField) =>
    conflict?.fields.some(({ path }) => path === field) === true ? null : texts.noConflict,
} as const;
const LEAVING = {
  isLeaving: during('askingToLeave', texts.leaving),
  isNothingPending: otherwise(texts.nothingPending),
} as const;

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, RecordEvent, RecordTag>({
  'field.go': { isNotLoaded, isOffering, isResolving, isUnknown },
  'field.change': {
    /** What can only be read once it is stored takes nothing as long as it may have been created. */
    isSavedOnce: (context) => (isSavedOnce(context) && context.attempt !== null ? texts.savedOnce : null),
    ...CLOSED,
    isUnknown,
    isLocked: (context, { field }) => lockOf(context, field),
    /** What there will not be any more once a new record is created takes nothing while it is sent: a password. */
    isSentOnce: (context, { field }) =>
      context.id === 'new' &&
      isSending(context) &&
      context.record.fields.some((one) => one.path === field && one.onlyNew)
        ? texts.unknownField
        : null,
  },
  'field.blur': CLOSED,
  'save.request': {
    isUndecided: (context) => (context.conflict === null || isDecided(context) ? null : texts.undecided),
    isNotLoaded,
    isReadOnly,
    isOffering,
    isHeld: heldBack,
    /** What can only be read from then on is not saved again. */
    isSavedOnce: (context) => (isSavedOnce(context) && isSending(context) ? texts.busy : null),
    isBusy: otherwise(texts.busy),
  },
  'error.next': STOPS,
  'error.previous': STOPS,
  'draft.restore': OF_DRAFT,
  'draft.discard': OF_DRAFT,
  'draft.next': { ...OF_DRAFT, isOnly: ({ furtherOffers }) => (furtherOffers.length === 0 ? texts.onlyDraft : null) },
  'load.retry': { isNotFailed: otherwise(texts.notFailed) },
  'conflict.keepMine': OF_CONFLICT,
  'conflict.takeTheirs': OF_CONFLICT,
  'conflict.cancel': { isNoConflict: otherwise(texts.noConflict) },
  'close.request': { isLeaving: otherwise(texts.leaving) },
  'leave.request': LEAVING,
  'leave.confirm': LEAVING,
  'leave.cancel': LEAVING,
});
