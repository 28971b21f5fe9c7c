import { dashboardEvents, dashboardProduction, dashboardSummary, dashboardWorklists } from '../contract/dashboard';
import type { DashboardCalls } from '../machines/dashboardCard/types';
import { createAside } from './aside';
import type { Client } from './client';

/** The calls of the dashboard over the client. Source: document 1, section 7; contract, 'Redirects, dashboard'. */
export function createDashboardService(client: Client): DashboardCalls {
  const aside = createAside();
  return {
    async worklists(signal) {
      const result = await aside('worklists', () => client.call(dashboardWorklists, { signal, isAside: true }));
      if (result.ok) return { ok: true, value: result.value.data };
      return result.failure.kind === 'notFound' ? { ok: true, value: 'absent' } : result;
    },
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
