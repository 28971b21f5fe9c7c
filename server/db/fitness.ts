import type { Queryable } from './types';

/** Why a database can't be used, before anything was written into it. */
export type Unfitness =
  /** Another program's; some of its tables. */
  | { readonly reason: 'foreign'; readonly tables: readonly string[] }
  | { readonly reason: 'readOnly' }
  /** Whoever connects may not do what is needed. */
  | { readonly reason: 'rights'; readonly user: string }
  /** An extension is not there: the server has not got it, or whoever connects may not create it. */
  | { readonly reason: 'extension'; readonly extension: string; readonly isOnServer: boolean };

/** The database can't be Portolano's as it is. */
export class UnfitDatabase extends Error {
  readonly unfitness: Unfitness;
  constructor(unfitness: Unfitness) {
    super(`the database is unfit: ${unfitness.reason}`);
    this.name = 'UnfitDatabase';
    this.unfitness = unfitness;
  }
}

/** Extensions that the migrations create. */
const EXTENSIONS = ['pg_trgm', 'unaccent'];

/** Columns of `migrations`, which other programs call one of their tables too. */
const RECORD = 'applied_at,checksum,name';

/** Of what belongs to an extension nobody is the owner but that. */
const FOUND = `
  select current_setting('transaction_read_only')::boolean as "isReadOnly",
         coalesce((select string_agg(attname, ',' order by attname) from pg_attribute
                    where attrelid = to_regclass(quote_ident(current_schema()) || '.migrations')
                      and attnum > 0 and not attisdropped), '') as record,
         array(select c.relname::text from pg_class c
                where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
                  and not exists (select from pg_depend d
                                   where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
                order by c.relname) as tables`;

interface Found {
  readonly isReadOnly: boolean;
  readonly record: string;
  readonly tables: readonly string[];
}

/** The first extension that is missing and that can't be created. */
const MISSING = `
  select wanted.name, count(v.name) > 0 as "isOnServer"
    from unnest($1::text[]) wanted(name) left join pg_available_extension_versions v on v.name = wanted.name
   where not exists (select from pg_extension where extname = wanted.name)
   group by wanted.name
  having not bool_or(v.name is not null
                     and (v.trusted and has_database_privilege(current_database(), 'create')
                          or (select rolsuper from pg_roles where rolname = current_user)))
   order by wanted.name limit 1`;

async function assertExtensions(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ name: string; isOnServer: boolean }>(MISSING, [EXTENSIONS]);
  const [missing] = rows;
  if (missing === undefined) return;
  const { name: extension, isOnServer } = missing;
  throw new UnfitDatabase({ reason: 'extension', extension, isOnServer });
}

const MAY_CREATE = `coalesce(has_schema_privilege(current_schema(), 'create'), false)`;

/** What somebody must be allowed, as a condition. What is true of the migrations' record is of the tables made with it. */
const ALLOWED = {
  write: `has_table_privilege('migrations', 'select') and has_table_privilege('migrations', 'insert')`,
  create: MAY_CREATE,
  change: `${MAY_CREATE} and pg_has_role((select relowner from pg_class where oid = 'migrations'::regclass), 'usage')`,
} as const;

/** Proves that whoever connects may do something. Rejects with `UnfitDatabase`; reads alone. */
export async function assertRights(tx: Queryable, wanted: keyof typeof ALLOWED): Promise<void> {
  const text = `select current_user as "user", ${ALLOWED[wanted]} as allowed`;
  const { rows } = await tx.query<{ user: string; allowed: boolean }>(text);
  const { user = '', allowed = false } = rows[0] ?? {};
  if (!allowed) throw new UnfitDatabase({ reason: 'rights', user });
}

/**
 * Proves that a database is empty or ours and that it can be written. Gives whether it has the record of its migrations.
 * Rejects with `UnfitDatabase`; reads alone.
 */
export async function assertFit(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<Found & Record<string, unknown>>(FOUND);
  const { isReadOnly = true, record = '', tables = [] } = rows[0] ?? {};
  const isOurs = record === RECORD;
  if (!isOurs && tables.length > 0) throw new UnfitDatabase({ reason: 'foreign', tables });
  if (isReadOnly) throw new UnfitDatabase({ reason: 'readOnly' });
  if (!isOurs) await assertExtensions(tx);
  await assertRights(tx, isOurs ? 'write' : 'create');
  return isOurs;
}
