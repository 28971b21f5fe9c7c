import { accountTexts, recoveryTexts } from '../../messages/screens/accounts';
import { defineReason } from '../kit/reason';
import { waitSeconds } from '../session/rules';
import type { RecoverySnapshot } from './machine';
import type { RecoveryEvent } from './types';

/** Why the form refuses an event now. */
export const reason = defineReason((snapshot: RecoverySnapshot, event: RecoveryEvent) => {
  if (event.type !== 'mail.request') return null;
  if (snapshot.hasTag('throttled')) return accountTexts.wait(waitSeconds(snapshot.context.failure));
  return snapshot.hasTag('sent') ? recoveryTexts.refusal.sent : recoveryTexts.refusal.busy;
});
