import type { Queryable } from '../../../server/db/types';

interface StoredColumn {
  readonly type: string;
  /** Whether a row must say it. */
  readonly required: boolean;
}

/** What another version of the program relies on: tables with their columns, and the rules that refuse rows. */
export interface Shape {
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, StoredColumn>>;
  /** Checks, foreign keys and unique indexes by their table. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull and not a.atthasdef and a.attidentity = '' as required
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`;

const RULES = `
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint
   where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'x')
  union all
  select indrelid::regclass::text, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', 'unique ') from pg_index i
    join pg_class c on c.oid = i.indrelid
   where c.relnamespace = current_schema()::regnamespace and indisunique`;

function grouped<Row extends { readonly table: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row]);
  return groups;
}

export async function shapeOf(db: Queryable): Promise<Shape> {
  const columns = (await db.query<StoredColumn & { table: string; name: string }>(COLUMNS)).rows;
  const rules = (await db.query<{ table: string; rule: string }>(RULES)).rows;
  return {
    columns: new Map([...grouped(columns)].map(([table, own]) => [table, new Map(own.map((one) => [one.name, one]))])),
    rules: new Map([...grouped(rules)].map(([table, own]) => [table, own.map(({ rule }) => rule)])),
  };
}

/** What a program that knows the shape before can no longer do after: each thing as `table.column: what` or `table: rule`. */
export function notOnlyAdded(before: Shape, after: Shape): string[] {
  return [...before.columns].flatMap(([table, columns]) => {
    const now = after.columns.get(table);
    if (now === undefined) return [`${table}: gone`];
    const changed = [...columns].flatMap(([name, was]) => {
      const is = now.get(name);
      if (is === undefined) return [`${table}.${name}: gone`];
      if (is.type !== was.type) return [`${table}.${name}: ${was.type} became ${is.type}`];
      return is.required && !was.required ? [`${table}.${name}: must be said`] : [];
    });
    const added = [...now].flatMap(([name, is]) =>
      columns.has(name) || !is.required ? [] : [`${table}.${name}: must be said`],
    );
    const known = before.rules.get(table) ?? [];
    const rules = (after.rules.get(table) ?? [])
      .filter((rule) => !known.includes(rule))
      .map((rule) => `${table}: ${rule}`);
    return [...changed, ...added, ...rules];
  });
}
