import { accountTexts, resetTexts } from '../../messages/screens/accounts';
import { defineReason } from '../kit/reason';
import { waitSeconds } from '../session/rules';
import type { PasswordResetSnapshot } from './machine';
import type { ResetEvent } from './types';

/** Why the form refuses an event now. */
export const reason = defineReason((snapshot: PasswordResetSnapshot, event: ResetEvent) => {
  if (event.type !== 'reset.request') return null;
  if (snapshot.hasTag('throttled')) return accountTexts.wait(waitSeconds(snapshot.context.failure));
  if (snapshot.hasTag('expired')) return resetTexts.refusal.expired;
  return snapshot.hasTag('done') ? resetTexts.refusal.done : resetTexts.refusal.busy;
});
