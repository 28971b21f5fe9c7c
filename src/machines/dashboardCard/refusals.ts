import { dashboardTexts } from '../../messages/screens/dashboard';
import { defineRefusals, otherwise } from '../kit/refusals';
import type { DashboardCardContext, DashboardCardEvent, DashboardCardTag } from './types';

export const { reason } = defineRefusals<DashboardCardContext, DashboardCardEvent, DashboardCardTag>({
  'card.load': { isLoading: otherwise(dashboardTexts.refusals.loading) },
});
