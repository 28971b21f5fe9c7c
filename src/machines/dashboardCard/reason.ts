import { dashboardTexts } from '../../messages/screens/dashboard';
import type { DashboardCardSnapshot } from './machine';
import type { DashboardCardEvent } from './types';

/** Why a card refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: DashboardCardSnapshot, event: DashboardCardEvent): string | null {
  if (snapshot.can(event) || event.type !== 'card.load') return null;
  return dashboardTexts.refusals.loading;
}
