import type { SnapshotFrom } from 'xstate';
import { dashboardTexts } from '../../messages/screens/dashboard';
import type { dashboardCardMachine } from './machine';
import type { CardEvent } from './types';

export type CardSnapshot = SnapshotFrom<typeof dashboardCardMachine>;

/** Why a card refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: CardSnapshot, event: CardEvent): string | null {
  if (snapshot.can(event) || event.type !== 'card.load') return null;
  return dashboardTexts.refusals.loading;
}
