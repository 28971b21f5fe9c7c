import { bulkReviewTexts } from '../../messages/screens/bulkReview';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { pending } from './rules';
import type { BulkReviewContext, BulkReviewEvent, BulkReviewTag } from './types';

const { refusals: texts } = bulkReviewTexts;

const BUSY = { isReading: during('reading', texts.busy), isSaving: during('saving', texts.busy) } as const;
const isNothingAsked = otherwise(texts.nothingPending);

export const { guards, unless, refusalOf, reason } = defineRefusals<BulkReviewContext, BulkReviewEvent, BulkReviewTag>({
  'steps.request': {
    ...BUSY,
    isAsking: during('asking', texts.busy),
    hasNoRows: (_, { subjects }) => (subjects.length === 0 ? texts.noRows : null),
  },
  'note.change': {
    ...BUSY,
    hasNoNote: ({ step }) => (step === null || step === 'return' ? null : texts.noNote),
    isNothingAsked,
  },
  'steps.confirm': {
    ...BUSY,
    areAllRefused: (context) => (context.step !== null && pending(context).length === 0 ? texts.allRefused : null),
    isNothingAsked,
  },
  'steps.cancel': { isSaving: BUSY.isSaving, isNothingAsked },
});
