import type { Queryable } from '../../server/db/types';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly inPrimaryKey: boolean;
  /** Whether it is computed out of the others. */
  readonly computed: boolean;
}

/** A column of a table points to another one. */
interface Link {
  readonly column: string;
  readonly target: string;
  /** Whether every row has it. */
  readonly required: boolean;
  /** Whether at most one row points to the same. */
  readonly unique: boolean;
}

interface Index {
  readonly name: string;
  readonly unique: boolean;
  /** As SQL has it behind the table's name. */
  readonly definition: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly links: readonly Link[];
  readonly indexes: readonly Index[];
}

const COLUMNS = `
  select a.attname as name, a.attnotnull as required,
         format_type(a.atttypid, a.atttypmod) as type,
         a.attgenerated <> '' as computed, coalesce(a.attnum = any(p.conkey), false) as "inPrimaryKey"
    from pg_attribute a left join pg_constraint p on p.conrelid = a.attrelid and p.contype = 'p'
   where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** A foreign key of ours has one column. */
const LINKS = `
  select a.attname as column, f.confrelid::regclass::text as target, a.attnotnull as required,
         exists (select from pg_index i where i.indrelid = f.conrelid and i.indisunique and i.indnkeyatts = 1
                                          and i.indkey[0] = a.attnum) as unique
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
   where f.conrelid = $1::regclass and f.contype = 'f' order by a.attnum`;

const INDEXES = `
  select c.relname as name, i.indisunique as unique,
         regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING (btree )?', '') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
   where i.indrelid = $1::regclass and not i.indisprimary order by c.relname`;

const TABLES = `
  select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`;

/** The tables of a database, by name. */
export async function readCatalog(db: Queryable): Promise<ReadonlyMap<string, Table>> {
  const tables = new Map<string, Table>();
  const { rows } = await db.query<{ name: string }>(TABLES);
  for (const { name } of rows) {
    const columns = (await db.query<Column & Record<string, unknown>>(COLUMNS, [name])).rows;
    const links = (await db.query<Link & Record<string, unknown>>(LINKS, [name])).rows;
    const indexes = (await db.query<Index & Record<string, unknown>>(INDEXES, [name])).rows;
    tables.set(name, { name, columns, links, indexes });
  }
  return tables;
}
