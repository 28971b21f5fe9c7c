import { dashboardTexts } from '../../messages/screens/dashboard';
import { defineReason } from '../kit/reason';
import type { DashboardCardSnapshot } from './machine';
import type { DashboardCardEvent } from './types';

/** Why a card refuses an event now. */
export const reason = defineReason((_: DashboardCardSnapshot, event: DashboardCardEvent) => {
  if (event.type !== 'card.load') return null;
  return dashboardTexts.refusals.loading;
});
