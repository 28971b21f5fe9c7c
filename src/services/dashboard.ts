import { dashboardEvents, dashboardProduction, dashboardSummary, dashboardWorklists } from '../contract/dashboard';
import { orAbsent, type Result } from '../contract/result';
import { createAside } from './aside';
import type { Client } from './client';

const dataOf = <T>(result: Result<{ readonly data: T }>): Result<T> =>
  result.ok ? { ok: true, value: result.value.data } : result;

/** The calls of the dashboard over the client. Source: document 1, section 7; contract, 'Redirects, dashboard'. */
export function createDashboardService(client: Client) {
  const aside = createAside(client);
  return {
    worklists: async (signal: AbortSignal) => orAbsent(dataOf(await aside.call(dashboardWorklists, { signal }))),
    summary: async (signal: AbortSignal) => dataOf(await client.call(dashboardSummary, { signal })),
    production: async (signal: AbortSignal) => dataOf(await client.call(dashboardProduction, { signal })),
    events: async (stato: number, signal: AbortSignal) =>
      dataOf(await client.call(dashboardEvents, { query: { stato }, signal })),
  };
}
