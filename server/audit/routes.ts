import { exportAudit, listAudit } from '../../src/contract/audit';
import { pageA } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { exportAuditFile } from './export';
import { createLogPages } from './pages';
import { readAudit } from './read';
import { needOfLog, readableBy } from './rights';

/** The log: all of it for administrators, that of one record for whoever sees and changes it. Source: the issue on users, point 9. */
export function auditFeature(api: Api): void {
  const { db, clock } = api.services;
  const pages = createLogPages(db, clock);
  registerEndpoint(api, exportAudit, {
    administrator: true,
    handler: () => exportAuditFile(db),
  });
  registerEndpoint(api, listAudit, {
    byCall: ({ query }) => needOfLog(query),
    handler: async ({ query, user }) => {
      const { rows, ...figures } = await readAudit(api.services.db, pages, query);
      return pageA(readableBy(user, rows), figures);
    },
  });
}
