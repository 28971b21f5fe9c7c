import { listAudit } from '../../src/contract/audit';
import { pageA } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { createLogPages } from './pages';
import { readAudit } from './read';

/** The log, for administrators. Source: the issue on users, point 9. */
export function auditFeature(api: Api): void {
  const { db, clock } = api.services;
  const pages = createLogPages(db, clock);
  registerEndpoint(api, listAudit, {
    administrator: true,
    handler: async ({ query }) => {
      const { rows, ...figures } = await readAudit(api.services.db, pages, query);
      return pageA(rows, figures);
    },
  });
}
