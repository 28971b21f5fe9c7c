import { accountTexts, recoveryTexts } from '../../messages/screens/accounts';
import { waitSeconds } from '../session/rules';
import type { RecoverySnapshot } from './machine';
import type { RecoveryEvent } from './types';

/** Why the form refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: RecoverySnapshot, event: RecoveryEvent): string | null {
  if (snapshot.can(event) || event.type !== 'mail.request') return null;
  if (snapshot.hasTag('throttled')) return accountTexts.wait(waitSeconds(snapshot.context.failure));
  return snapshot.hasTag('sent') ? recoveryTexts.refusal.sent : recoveryTexts.refusal.busy;
}
