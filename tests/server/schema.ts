import { rowsOf, type Table, tablesOf } from '../../server/backup/tables';
import type { Db } from '../../server/db/types';

/**
 * Stored rows of all tables, or of some columns of some, whatever their order; what is computed may differ with the version
 * of the engine.
 */
export async function contentOf(db: Db, some?: readonly Table[]): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of some ?? (await tablesOf(tx))) {
      const rows: string[] = [];
      for await (const some of rowsOf(tx, { name, columns: columns.toSorted() })) rows.push(...some);
      found[name] = rows.sort();
    }
    return found;
  });
}

const OURS = 'current_schema()::regnamespace';

/** Whatever belongs to an extension comes and goes with it. */
const ITS_OWN = (catalog: string) => `not exists (select from pg_depend d
  where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** The kinds of what a schema consists of, each in the database's own words. That a column is needed is told with it. */
const PARTS = [
  `select 'extension ' || extname as what from pg_extension`,
  `select format('%s %s %s', relkind, relname, reloptions) as what from pg_class o
    where relnamespace = ${OURS} and ${ITS_OWN('pg_class')}`,
  `select format('%s.%s %s %s, needed %s, default %s, computed %s, identity %s, kept %s', attrelid::regclass,
                 attname, format_type(atttypid, atttypmod), nullif(attcollation, 0)::regcollation, attnotnull,
                 pg_get_expr(adbin, adrelid), attgenerated, attidentity, attstorage) as what
     from pg_attribute a join pg_class o on o.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = ${OURS} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`,
  `select pg_get_indexdef(indexrelid) as what from pg_index
    where indrelid in (select oid from pg_class where relnamespace = ${OURS})`,
  `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
    where connamespace = ${OURS} and contype <> 'n'`,
  `select pg_get_triggerdef(oid) || tgenabled::text as what from pg_trigger where not tgisinternal`,
  `select pg_get_functiondef(oid) as what from pg_proc o where pronamespace = ${OURS} and ${ITS_OWN('pg_proc')}`,
  `select pg_get_statisticsobjdef(oid) as what from pg_statistic_ext where stxnamespace = ${OURS}`,
  `select format('%s %s from %s by %s to %s', sequencename, last_value, start_value, increment_by, max_value) as what
     from pg_sequences where schemaname = current_schema()`,
];

/** What the schema consists of, whatever the order of columns. */
export async function schemaOf(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const part of PARTS) {
    const { rows } = await db.query<{ what: string }>(part);
    found.push(...rows.map(({ what }) => what));
  }
  return found.sort();
}
