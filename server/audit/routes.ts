import { exportAudit, listAudit } from '../../src/contract/audit';
import { pageA } from '../http/answers';
import { registerEndpoint } from '../http/route';
import { everyHour } from '../regularly';
import type { Api } from '../services';
import { exportAuditFile } from './export';
import { firstDayKept, moveBefore, registerFolder } from './moving';
import { createLogPages } from './pages';
import { readAudit } from './read';
import { needOfLog, readableBy } from './rights';

/** Moves out to files what is older than the settings let the log keep. */
function moveRegularly(api: Api): void {
  const { db, clock, dataDir, registerDays } = api.services;
  if (registerDays === null) return;
  everyHour(api, 'moving old rows of the log', async (closing) => {
    for await (const file of moveBefore(db, firstDayKept(clock(), registerDays), registerFolder(dataDir))) {
      api.root.log.info(file, 'rows of the log were moved to a file');
      if (closing.aborted) return;
    }
  });
}

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
  moveRegularly(api);
}
