import {
  dashboardEvents,
  dashboardProduction,
  dashboardSummary,
  dashboardWorklists,
  EVENT_STATUSES,
} from '../../src/contract/dashboard';
import { dashboardTexts } from '../../src/messages/screens/dashboard';
import { refusalTexts } from '../../src/messages/server/refusals';
import { success } from '../http/answers';
import { HttpError } from '../http/errors';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { summaryOf, waitingEvents } from './counts';
import { createProduction } from './production';
import { createWorklists } from './worklists';

/** Statuses that the dashboard counts. Source: document 1, section 4. */
const STATUSES: readonly number[] = Object.values(EVENT_STATUSES);

/** The dashboard's calls, open to everybody. Source: document 1, section 2.9; contract, 'Redirects, dashboard'. */
export function dashboardFeature(api: Api): void {
  const { db, clock } = api.services;
  const production = createProduction(db);
  const worklists = createWorklists(api.services);
  registerEndpoint(api, dashboardSummary, { open: 'figures', handler: async () => success(await summaryOf(db)) });
  registerEndpoint(api, dashboardProduction, {
    open: 'figures',
    handler: async () => success(await production(clock())),
  });
  registerEndpoint(api, dashboardWorklists, {
    open: 'told',
    handler: async ({ user }) => success(await worklists(user)),
  });
  registerEndpoint(api, dashboardEvents, {
    open: 'told',
    handler: async ({ query: { stato }, user }) => {
      if (!STATUSES.includes(stato)) {
        const problem = dashboardTexts.unknownStatus(STATUSES);
        throw new HttpError(400, refusalTexts.query, { fields: { stato: problem } });
      }
      // Whoever may not see events sees an empty card: a refusal would end their session.
      return success(user.may('event-view') ? await waitingEvents(api.services, stato) : []);
    },
  });
}
