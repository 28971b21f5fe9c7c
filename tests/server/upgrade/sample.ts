import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  insertRows,
  refill,
  rowsOf,
  type Sequence,
  sequencesOf,
  setSequences,
  type Table,
  tablesOf,
} from '../../../server/backup/tables';
import type { Db, Queryable } from '../../../server/db/types';

/** A small database as an earlier revision made it. */
export interface Sample {
  /** What made its tables, in order. */
  readonly migrations: readonly { readonly name: string; readonly sql: string }[];
  /** Rows as backups have them. */
  readonly tables: readonly (Table & { readonly rows: readonly string[] })[];
  readonly sequences: readonly Sequence[];
}

/** The rows of a table, in its columns of then. */
export const allRows = (db: Db, table: Table): Promise<string[]> =>
  db.transaction(async (tx) => {
    const rows: string[] = [];
    for await (const batch of rowsOf(tx, table)) rows.push(...batch);
    return rows;
  });

/** Reads a whole database. */
export async function sampleOf(db: Db, migrations: Sample['migrations']): Promise<Sample> {
  const tables: Sample['tables'][number][] = [];
  for (const { name, columns } of await tablesOf(db))
    tables.push({ name, columns, rows: await allRows(db, { name, columns }) });
  return { migrations, tables, sequences: await sequencesOf(db) };
}

export async function writeSample(path: string, sample: Sample): Promise<void> {
  await writeFile(path, await promisify(gzip)(JSON.stringify(sample), { level: 9 }));
}

export async function readSample(path: URL): Promise<Sample> {
  return JSON.parse((await promisify(gunzip)(await readFile(path))).toString());
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const RECORD =
  'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

/** Makes the tables of an empty database, as the version that had these migrations would have. */
export async function applyPast(tx: Queryable, migrations: Sample['migrations']): Promise<void> {
  await tx.query(RECORD);
  for (const { name, sql } of migrations) {
    await tx.query(sql);
    await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, sumOf(sql)]);
  }
}

/** The migrations of a folder, in order. */
export const migrationsIn = (folder: string): Sample['migrations'] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

/** The migrations that the baseline stands for. */
export const formerMigrations = migrationsIn(
  fileURLToPath(new URL('../../../server/db/migrations/before-first-release/', import.meta.url)),
);

/** What one of them did. */
export function formerSql(name: string): string {
  const found = formerMigrations.find((migration) => migration.name === name);
  if (found === undefined) throw new Error(`${name} is no migration of before the first release`);
  return found.sql;
}

/** Makes an empty database the sample, as its own version would have. */
export async function loadSample(db: Db, { migrations, tables, sequences }: Sample): Promise<void> {
  await db.transaction(async (tx) => {
    await applyPast(tx, migrations);
    const made = await tablesOf(tx);
    await refill(tx, made, async () => {
      for (const table of made) await insertRows(tx, table, tables.find(({ name }) => name === table.name)?.rows ?? []);
    });
    await setSequences(tx, sequences);
  });
}
