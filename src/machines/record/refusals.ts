import { recordTexts } from '../../messages/screens/records';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { heldBack, isSavedOnce, lockOf, readOnlyReason } from './rules';
import type { RecordContext, RecordEvent, RecordTag } from './types';

type Context = RecordContext;

const { refusal: texts } = recordTexts;

const isNotLoaded = ({ item }: Context): string | null => (item === null ? texts.notLoaded : null);

/** Why the fields take nothing now. */
const CLOSED = {
  isOffering: during('offering', texts.draftFirst),
  isResolving: during('conflict', texts.resolving),
  isBusy: otherwise(texts.busy),
} as const;

/** Of an event that open fields take, unless there are these words. */
const inFields = <Event>(words: (context: Context, event: Event) => string | null) =>
  ({
    isNotLoaded,
    isReadOnly: (context: Context) => readOnlyReason(context),
    isUnfit: during<Context, Event, 'editable'>('editable', words),
    ...CLOSED,
  }) as const;

const STOPS = inFields(() => texts.noErrors);
const OF_DRAFT = { hasNoDraft: otherwise(texts.noDraft) } as const;
const OF_CONFLICT = { isNoConflict: otherwise(texts.noConflict) } as const;
const LEAVING = {
  isLeaving: during('askingToLeave', texts.leaving),
  isNothingPending: otherwise(texts.nothingPending),
} as const;

export const { reason } = defineRefusals<Context, RecordEvent, RecordTag>({
  'field.go': {
    isUnknown: during('editable', texts.unknownField),
    isUnknownToRead: during('readOnly', texts.unknownField),
    isNotLoaded,
    ...CLOSED,
  },
  'field.change': {
    isSavedOnce: (context) => (isSavedOnce(context) && context.attempt !== null ? texts.savedOnce : null),
    ...inFields<{ readonly field: string }>((context, { field }) => lockOf(context, field) ?? texts.unknownField),
  },
  'field.blur': inFields(() => texts.unknownField),
  'save.request': { isUndecided: during('conflict', texts.undecided), ...inFields(heldBack) },
  'error.next': STOPS,
  'error.previous': STOPS,
  'draft.restore': OF_DRAFT,
  'draft.discard': OF_DRAFT,
  'draft.next': { isOnly: during('offering', texts.onlyDraft), ...OF_DRAFT },
  'load.retry': { isNotFailed: otherwise(texts.notFailed) },
  'conflict.keepMine': OF_CONFLICT,
  'conflict.takeTheirs': OF_CONFLICT,
  'conflict.cancel': OF_CONFLICT,
  'close.request': { isLeaving: otherwise(texts.leaving) },
  'leave.request': LEAVING,
  'leave.confirm': LEAVING,
  'leave.cancel': LEAVING,
});
