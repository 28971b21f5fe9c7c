import { reassignmentTexts } from '../../messages/screens/reassignment';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import { hasNothing, successorRefusal } from './rules';
import type { ReassignmentContext, ReassignmentEvent, ReassignmentTag } from './types';

type Context = ReassignmentContext;

const { refusal: texts } = reassignmentTexts;

/** What goes on takes no answer. */
const OPEN = { isClosed: during('closed', texts.closed), isDeleting: during('deleting', texts.busy) } as const;
const isConfirming = outside('choosing' as const, texts.confirming);
const isCounting = during('counting' as const, texts.counting);
const isNothingPending = otherwise(texts.nothingPending);

export const { guards, unless, reason } = defineRefusals<Context, ReassignmentEvent, ReassignmentTag>({
  'successor.choose': {
    ...OPEN,
    isConfirming,
    mayNotInherit: (context, { successor }) => (successor === null ? null : successorRefusal(context, successor)),
    isNothingPending,
  },
  'reassign.request': {
    ...OPEN,
    isConfirming,
    hasNoSuccessor: ({ successor }) => (successor === null ? texts.noSuccessor : null),
    hasNothing: (context) => (hasNothing(context) ? texts.nothingToAsk : null),
    isUncounted: otherwise(texts.counting),
  },
  'reassign.confirm': {
    ...OPEN,
    isUncounted: outside('choosing', texts.counting),
    hasNoSuccessor: (context) => (context.successor === null && hasNothing(context) ? texts.noSuccessor : null),
    isNothingPending,
  },
  'reassign.cancel': { ...OPEN, isNothingPending },
  'user.skip': { ...OPEN, isNothingPending },
  'queue.close': { ...OPEN, isNothingPending },
  'count.retry': { ...OPEN, isCounting, isCounted: otherwise(texts.counted) },
});
