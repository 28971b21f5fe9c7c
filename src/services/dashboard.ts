import { dashboardEvents, dashboardProduction, dashboardSummary } from '../contract/dashboard';
import type { DashboardCalls } from '../machines/dashboardCard/types';
import type { Client } from './client';

/** The calls of the dashboard over the client. Source: document 1, section 7; contract, 'Redirects, dashboard'. */
export function createDashboardService(client: Client): DashboardCalls {
  return {
    async summary(signal) {
      const result = await client.call(dashboardSummary, { signal });
      return result.ok ? { ok: true, value: result.value.data } : result;
    },
    async production(signal) {
      const result = await client.call(dashboardProduction, { signal });
      return result.ok ? { ok: true, value: result.value.data } : result;
    },
    async events(stato, signal) {
      const result = await client.call(dashboardEvents, { query: { stato }, signal });
      return result.ok ? { ok: true, value: result.value.data } : result;
    },
  };
}
