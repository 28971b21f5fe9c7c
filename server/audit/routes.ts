import { listAudit } from '../../src/contract/audit';
import { pageA } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { readAudit } from './read';

/** The log, for administrators. Source: the issue on users, point 9. */
export function auditFeature(api: Api): void {
  registerEndpoint(api, listAudit, {
    administrator: true,
    handler: async ({ query }) => {
      const { rows, ...figures } = await readAudit(api.services.db, query);
      return pageA(rows, figures);
    },
  });
}
