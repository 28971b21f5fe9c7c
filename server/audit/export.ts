import { changesInWords, type NamedField } from '../../src/content/changedFields';
import { operations } from '../../src/content/listings/operations';
import { actionName, entityName } from '../../src/content/logged';
import { desk } from '../../src/content/records/desk';
import { place } from '../../src/content/records/place';
import { role } from '../../src/content/records/role';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';
import { SETTINGS_AREA, settingsSectionOf } from '../../src/content/settings/sections';
import { contents } from '../../src/content/whole';
import type { AuditRow } from '../../src/contract/audit';
import { auditServerTexts } from '../../src/messages/server/administration';
import type { Queryable } from '../db/types';
import { type Cell, csvStream } from '../http/csv';
import { FileStream } from '../http/route';
import { TIME_ZONE } from './read';
import { withTitles } from './titles';

/** Rows read at once: a download of whatever length keeps no more than these in memory. */
const BATCH = 500;

type ExportRow = Pick<AuditRow, 'id' | 'at' | 'username' | 'action' | 'entity' | 'entity_id' | 'details'>;

/** The newest first: what is added meanwhile moves nothing. */
const ROWS = `
  select id, to_char(at at time zone '${TIME_ZONE}', 'DD/MM/YYYY HH24:MI:SS') as at, username, action, entity, entity_id,
         details
    from audit where $1::bigint is null or id < $1 order by id desc limit ${BATCH}`;

/** Fields by what the log calls those that have them. */
const FIELDS: ReadonlyMap<string, readonly NamedField[]> = new Map<string, readonly NamedField[]>([
  ...contents.map(({ area, fields }) => [area, fields] as const),
  ['user', user.fields],
  ['role', role.fields],
  ['redazioni', desk.fields],
  ['tag', tag.fields],
  [place.area, place.fields],
]);

const fieldsOf = ({ entity, entity_id }: ExportRow): readonly NamedField[] =>
  (entity === SETTINGS_AREA ? settingsSectionOf(entity_id)?.fields : FIELDS.get(entity)) ?? [];

const cellsOf = (row: ExportRow & { readonly title: string | null }): Cell[] => [
  row.id,
  row.at,
  row.username ?? null,
  actionName(row.action),
  entityName(row.entity),
  row.entity_id ?? null,
  row.title,
  changesInWords(row, fieldsOf(row)),
];

/** Every batch is a query of its own: a slow download keeps no connection. */
async function* batches(db: Queryable) {
  for (let last: number | null = null; ; ) {
    const { rows }: { rows: ExportRow[] } = await db.query<ExportRow>({
      name: 'audit-export',
      text: ROWS,
      values: [last],
    });
    if (rows.length > 0) yield (await withTitles(db, rows)).map(cellsOf);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? null;
  }
}

/** The whole log as a CSV file, the newest first. */
export async function exportAuditFile(db: Queryable): Promise<FileStream> {
  const { rows } = await db.query<{ total: number }>('select count(*) as total from audit');
  return new FileStream(
    operations.list.exports?.fileName ?? '',
    rows[0]?.total ?? 0,
    csvStream(auditServerTexts.csv, batches(db)),
  );
}
