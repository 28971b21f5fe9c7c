import { escapeIdentifier as quoted } from 'pg';
import type { Queryable } from '../db/types';

/** A table with the columns that are stored, not computed. Names are as they are, not quoted. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A table with the types of its columns, as SQL has them, in their order. */
export type TypedTable = Table & { readonly types: readonly string[] };

/** Tells which migrations a database has: every opening writes it anew. */
const OWN_RECORD = 'migrations';

const TABLES = `
  select c.relname as name,
         array_agg(a.attname::text order by a.attnum) as columns,
         array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> $1
   group by c.relname order by c.relname`;

/** Every table of the schema but the record of migrations. */
export async function tablesOf(db: Queryable): Promise<TypedTable[]> {
  const { rows } = await db.query<TypedTable>(TABLES, [OWN_RECORD]);
  return rows;
}

/** Rows that are read at a time: some have long texts. */
const FETCHED = 200;

/**
 * The rows of a table, each as a JSON array of the texts that PostgreSQL writes its columns as: nothing is rounded, and null
 * stays null. Needs a transaction.
 */
export async function* rowsOf(tx: Queryable, { name, columns }: Table): AsyncGenerator<readonly string[]> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await tx.query(
    `declare backup no scroll cursor for select json_build_array(${texts})::text as row from ${quoted(name)}`,
  );
  for (;;) {
    const { rows } = await tx.query<{ row: string }>(`fetch ${FETCHED} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.query('close backup');
}

/** Writes rows as `rowsOf` gives them, with their ids. */
export async function insertRows(
  tx: Queryable,
  { name, columns, types }: TypedTable,
  rows: readonly string[],
): Promise<void> {
  const values = types.map((type, index) => `(row ->> ${index})::${type}`).join(', ');
  const text = `
    insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values} from json_array_elements($1::json) as row`;
  await tx.query(text, [`[${rows.join()}]`]);
}

/** A number that a sequence counts on from. */
export interface Sequence {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

export async function sequencesOf(db: Queryable): Promise<Sequence[]> {
  const text = `select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`;
  const { rows } = await db.query<{ name: string }>(text);
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const state = await db.query<Omit<Sequence, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    found.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return found;
}

export async function setSequences(tx: Queryable, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await tx.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, isCalled]);
}

/** What is made of a schema's rows or looks at them: how it is taken away and put back, in the order of putting back. */
const DERIVED = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as put
    from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
     and not exists (select from pg_constraint where conindid = i.indexrelid)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint
   where connamespace = current_schema()::regnamespace and contype = 'f'`;

/**
 * Empties all tables and has `work` fill them, without triggers, links and indexes in between: the rows are as they were,
 * whatever their order. All of it is there again afterwards, and the links have been proved.
 */
export async function refill(tx: Queryable, tables: readonly Table[], work: () => Promise<void>): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  const { rows: derived } = await tx.query<{ drop: string; put: string }>(DERIVED);
  for (const name of names) await tx.query(`alter table ${name} disable trigger user`);
  for (const { drop } of [...derived].reverse()) await tx.query(drop);
  await tx.query(`truncate ${names.join(', ')}`);
  await work();
  for (const { put } of derived) await tx.query(put);
  for (const name of names) await tx.query(`alter table ${name} enable trigger user`);
}
