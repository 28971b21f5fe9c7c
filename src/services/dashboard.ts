import { dashboardEvents, dashboardProduction, dashboardSummary, dashboardWorklists } from '../contract/dashboard';
import { dataIn, orAbsent } from '../contract/result';
import { createAside } from './aside';
import type { Client } from './client';

/** The calls of the dashboard over the client. Source: document 1, section 7; contract, 'Redirects, dashboard'. */
export function createDashboardService(client: Client) {
  const aside = createAside(client);
  return {
    worklists: async (signal: AbortSignal) => orAbsent(dataIn(await aside.call(dashboardWorklists, { signal }))),
    summary: async (signal: AbortSignal) => dataIn(await client.call(dashboardSummary, { signal })),
    production: async (signal: AbortSignal) => dataIn(await client.call(dashboardProduction, { signal })),
    events: async (stato: number, signal: AbortSignal) =>
      dataIn(await client.call(dashboardEvents, { query: { stato }, signal })),
  };
}
