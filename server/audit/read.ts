import type { AuditRow } from '../../src/contract/audit';
import { isPossibleId } from '../db/ids';
import type { Page } from '../db/selectPage';
import { selectPage } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { readPage } from '../http/paging';

export interface AuditQuery {
  /** Kind of what it was done to. */
  readonly entity?: string | undefined;
  /** Id of what it was done to. */
  readonly id?: number | undefined;
  /** Id of who did it. */
  readonly user?: number | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** A page of the log, the newest first, with the total. An id that can't be finds nothing. */
export async function readAudit(db: Queryable, query: AuditQuery): Promise<Page & { rows: AuditRow[]; total: number }> {
  const page = readPage(query);
  const wanted = { entity: query.entity, entity_id: query.id, user_id: query.user };
  const ids = [query.id, query.user].filter((id) => id !== undefined);
  if (!ids.every(isPossibleId)) return { rows: [], total: 0, ...page };
  const values = new Values();
  const conditions = Object.entries(wanted).flatMap(([column, value]) =>
    value === undefined ? [] : [`${column} = ${values.add(value)}`],
  );
  const columns = 'id, at, user_id, username, action, entity, entity_id, details';
  return selectPage<AuditRow>(db, { columns, from: 'audit', conditions, order: 'id desc', values }, page);
}
