import { accountTexts, resetTexts } from '../../messages/screens/accounts';
import { waitSeconds } from '../session/rules';
import type { PasswordResetSnapshot } from './machine';
import type { ResetEvent } from './types';

/** Why the form refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: PasswordResetSnapshot, event: ResetEvent): string | null {
  if (snapshot.can(event) || event.type !== 'reset.request') return null;
  if (snapshot.hasTag('throttled')) return accountTexts.wait(waitSeconds(snapshot.context.failure));
  if (snapshot.hasTag('expired')) return resetTexts.refusal.expired;
  return snapshot.hasTag('done') ? resetTexts.refusal.done : resetTexts.refusal.busy;
}
