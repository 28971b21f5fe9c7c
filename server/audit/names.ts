import type { Reference } from '../../src/content/field/kind';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { displayTexts } from '../../src/messages/screens/displayText';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';

/** Area of the featured events in the log and among the versions. */
export const FEATURED_AREA = 'featured';

/** Area of the activities of others in the log and among the versions. */
export const REVIEWED_AREA = 'reviewed';

/** Tables whose rows the log calls by name. */
const TABLES = [
  'categories',
  'municipalities',
  'users',
  'files',
  'contents',
  'desks',
  'places',
  'templates',
  'roles',
  'place_types',
  'redirects',
  'reviewed_activities',
  'provinces',
] as const;

/** What the log calls by its name. */
export interface Named extends Pick<Reference, 'ids'> {
  readonly table: (typeof TABLES)[number];
}

/** The interface's language first, of rows `t`: the log is read in it. */
export const ITALIAN_FIRST = `t.lang <> '${INTERFACE_LANGUAGE}', t.lang`;

const NAMES = `
  select 'categories' as "table", c.id,
         (select t.title from category_contents t where t.category_id = c.id order by ${ITALIAN_FIRST} limit 1) as name
    from categories c where c.id = any($1::integer[])
  union all select 'municipalities', id, city from municipalities where id = any($2::integer[])
  union all select 'users', id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), nullif(company, ''), username)
    from users where id = any($3::integer[])
  union all select 'files', id, coalesce(nullif(title, ''), name) from files where id = any($4::integer[])
  union all select 'contents', c.id,
         (select t.title from translations t where t.content_id = c.id and t.title <> '' order by ${ITALIAN_FIRST} limit 1)
    from contents c where c.id = any($5::integer[])
  union all select 'desks', id, nome from desks where id = any($6::integer[])
  union all select 'places', id, nome from places where id = any($7::integer[])
  union all select 'templates', id, name from templates where id = any($8::integer[])
  union all select 'roles', id, title from roles where id = any($9::integer[])
  union all select 'place_types', id, title from place_types where id = any($10::integer[])
  union all select 'redirects', id, old_url from redirects where id = any($11::integer[])
  union all select 'reviewed_activities', id, title from reviewed_activities where id = any($12::integer[])
  union all select 'provinces', id, nome from provinces where id = any($13::integer[])`;

/** Calls rows by their names of now. */
export type NamesOf = (named: Named) => string[];

/** What rows are called now, by table and id; those that there are not are left out. */
export async function namesIn(db: Queryable, wanted: readonly Named[]): Promise<ReadonlyMap<string, string | null>> {
  const idsOf = (table: Named['table']) =>
    wanted.filter((named) => named.table === table).flatMap(({ ids }) => ids.filter(isPossibleId));
  const isNothing = wanted.every(({ ids }) => ids.length === 0);
  const { rows } = isNothing
    ? { rows: [] }
    : await db.query<{ table: string; id: number; name: string | null }>({
        name: 'audit-names',
        text: NAMES,
        values: TABLES.map(idsOf),
      });
  return new Map(rows.map(({ table, id, name }) => [`${table} ${id}`, name]));
}

/** What rows are called now, in the order of their ids; one without a name goes by its number. */
export async function loadNames(db: Queryable, wanted: readonly Named[]): Promise<NamesOf> {
  const names = await namesIn(db, wanted);
  return ({ table, ids }) => ids.map((id) => names.get(`${table} ${id}`) || displayTexts.numbered(id));
}
