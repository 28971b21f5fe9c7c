import { daysFilterOf } from '../../src/content/lists/filter';
import type { AuditRow } from '../../src/contract/audit';
import { pagingTexts } from '../../src/messages/server/refusals';
import { isPossibleId } from '../db/ids';
import type { Page } from '../db/selectPage';
import type { Queryable } from '../db/types';
import type { Values } from '../db/values';
import { readOrder, readPage, refused } from '../http/paging';
import type { LogPages, LogSelection } from './pages';
import { withTitles } from './titles';

/** In which a day begins and ends. Source: contract, 'Ground rules'. */
export const TIME_ZONE = 'Europe/Rome';

export interface AuditQuery {
  /** Kind of what it was done to; -1 for all, as for who, action and days. */
  readonly entity?: string | number | undefined;
  /** Id of what it was done to. */
  readonly id?: number | undefined;
  /** Id of who did it. */
  readonly user?: number | undefined;
  readonly action?: string | number | undefined;
  /** A day, or two with a comma between. */
  readonly dates?: string | number | undefined;
  readonly orderBy?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

const [ALL, FIELDS] = [-1, ['id']];

const given = <T>(value: T | undefined): value is T => value !== undefined && value !== ALL && value !== String(ALL);

/** The start of a civil day, in SQL. */
export const startOf = (day: string): string => `(${day})::timestamp at time zone '${TIME_ZONE}'`;

function daysConditions(dates: AuditQuery['dates'], values: Values): string[] {
  if (!given(dates)) return [];
  const days = daysFilterOf(dates);
  if (days === null) throw refused('dates', pagingTexts.filter('dates'));
  return [
    ...(days.from === null ? [] : [`at >= ${startOf(`${values.add(days.from)}::date`)}`]),
    ...(days.to === null ? [] : [`at < ${startOf(`${values.add(days.to)}::date + 1`)}`]),
  ];
}

function selectionOf({ entity, id, user, action, dates }: AuditQuery): LogSelection {
  const wanted = Object.entries({ entity, user_id: user, action }).filter(([, value]) => given(value));
  const columns = id === undefined ? wanted : [...wanted, ['entity_id', id] as const];
  return {
    key: JSON.stringify([columns, given(dates) ? dates : null]),
    conditions: (values) => [
      ...columns.map(([column, value]) => `${column} = ${values.add(value)}`),
      ...daysConditions(dates, values),
    ],
  };
}

const ROWS = `
  select audit.id, at, user_id, username, action, entity, entity_id, details
    from unnest($1::bigint[]) with ordinality as page(id, place) join audit on audit.id = page.id order by page.place`;

/**
 * A page of the log, the newest first unless asked otherwise, with the total. An id that can't be finds nothing. Refuses
 * with 400 what is no page, order or days.
 */
export async function readAudit(
  db: Queryable,
  pages: LogPages,
  query: AuditQuery,
): Promise<Page & { rows: AuditRow[]; total: number }> {
  const page = readPage(query);
  const { descending } = readOrder(query.orderBy, FIELDS, { field: 'id', descending: true });
  const ids = [query.id, given(query.user) ? query.user : undefined].filter((id) => id !== undefined);
  if (!ids.every(isPossibleId)) return { rows: [], total: 0, ...page };
  const found = await pages.page(selectionOf(query), { ...page, descending });
  const { rows } = await db.query<AuditRow>({ name: 'audit-rows', text: ROWS, values: [found.ids] });
  return { rows: await withTitles(db, rows), total: found.total, ...page };
}
