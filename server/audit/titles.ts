import { PLACE_AREA, PLACE_TYPE_AREA } from '../../src/content/field/areas';
import { SETTINGS_AREA, settingsSectionOf } from '../../src/content/settings/sections';
import { contents } from '../../src/content/whole';
import type { AuditRow } from '../../src/contract/audit';
import type { Queryable } from '../db/types';
import { FEATURED_AREA, type Named, namesIn, REVIEWED_AREA } from './names';

/** The table that keeps what the log calls so. */
const TABLES: Readonly<Record<string, Named['table']>> = {
  user: 'users',
  role: 'roles',
  redazioni: 'desks',
  category: 'categories',
  tag: 'categories',
  redirect: 'redirects',
  'media-images': 'files',
  'media-files': 'files',
  'media-attachments': 'files',
  [REVIEWED_AREA]: 'reviewed_activities',
  [FEATURED_AREA]: 'contents',
  [PLACE_AREA]: 'places',
  [PLACE_TYPE_AREA]: 'place_types',
  ...Object.fromEntries(contents.map(({ area }) => [area, 'contents' as const])),
};

/** What a deletion says of what is gone, whatever the details call it. */
const GONE = `
  select distinct on (entity, entity_id) entity, entity_id as id,
         coalesce(details ->> 'title', details ->> 'nome', details ->> 'name', details ->> 'username',
                  details ->> 'old_url') as title
    from audit
   where action = 'delete' and (entity, entity_id) in (select * from unnest($1::text[], $2::integer[]))
   order by entity, entity_id, audit.id desc`;

type Subject = Pick<AuditRow, 'entity' | 'entity_id'>;

const keyOf = (entity: string, id: number | null | undefined): string => `${entity} ${id ?? ''}`;

/**
 * Rows of the log with what they are about as it is called now, and, where it is gone, as it was called when it was
 * deleted.
 */
export async function withTitles<Row extends Subject>(db: Queryable, rows: readonly Row[]) {
  const subjects = rows.flatMap(({ entity, entity_id: id }) => {
    const table = TABLES[entity];
    return table === undefined || typeof id !== 'number' ? [] : [{ entity, table, id }];
  });
  const names = await namesIn(
    db,
    subjects.map(({ table, id }) => ({ table, ids: [id] })),
  );
  const lost = subjects.filter(({ table, id }) => !names.has(`${table} ${id}`));
  const gone = lost.length === 0 ? [] : await lastTitles(db, lost);
  const titles = new Map([
    ...subjects.map(({ entity, table, id }) => [keyOf(entity, id), names.get(`${table} ${id}`) ?? null] as const),
    ...gone,
  ]);
  const isGone = new Set(lost.map(({ entity, id }) => keyOf(entity, id)));
  return rows.map((row) => {
    const key = keyOf(row.entity, row.entity_id);
    const section = row.entity === SETTINGS_AREA ? settingsSectionOf(row.entity_id) : undefined;
    return { ...row, title: titles.get(key) ?? section?.title ?? null, gone: isGone.has(key) };
  });
}

async function lastTitles(db: Queryable, lost: readonly { readonly entity: string; readonly id: number }[]) {
  const values = [lost.map(({ entity }) => entity), lost.map(({ id }) => id)];
  const { rows } = await db.query<{ entity: string; id: number; title: string | null }>(GONE, values);
  return rows.map(({ entity, id, title }) => [keyOf(entity, id), title] as const);
}
