import { accountTexts } from '../../messages/screens/accounts';
import { recordTexts } from '../../messages/screens/records';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { waitSeconds } from '../session/rules';
import type { SubmissionContext, SubmissionEvent, SubmissionTag } from './types';

const IS_SENDING = during('busy', recordTexts.refusal.busy);
const IS_OVER = otherwise(accountTexts.over);
const TYPING = { isSending: IS_SENDING, isOver: IS_OVER };

export const { reason } = defineRefusals<SubmissionContext, SubmissionEvent, SubmissionTag>({
  'field.change': TYPING,
  'field.blur': TYPING,
  'send.set': TYPING,
  'form.submit': {
    isSending: IS_SENDING,
    isThrottled: during('throttled', ({ failure }) => accountTexts.wait(waitSeconds(failure))),
    isOver: IS_OVER,
  },
});
