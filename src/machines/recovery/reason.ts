import type { SnapshotFrom } from 'xstate';
import { accountTexts, recoveryTexts } from '../../messages/screens/accounts';
import { waitSeconds } from '../session/rules';
import type { recoveryMachine } from './machine';
import type { RecoveryEvent } from './types';

type Snapshot = SnapshotFrom<typeof recoveryMachine>;

/** Why the form refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: Snapshot, event: RecoveryEvent): string | null {
  if (snapshot.can(event) || event.type !== 'mail.request') return null;
  if (snapshot.hasTag('throttled')) return accountTexts.wait(waitSeconds(snapshot.context.failure));
  return snapshot.hasTag('sent') ? recoveryTexts.refusal.sent : recoveryTexts.refusal.busy;
}
