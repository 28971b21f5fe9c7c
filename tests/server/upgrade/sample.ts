import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
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
import type { Db } from '../../../server/db/types';

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

/** Makes an empty database the sample, as its own version would have. */
export async function loadSample(db: Db, { migrations, tables, sequences }: Sample): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(RECORD);
    for (const { name, sql } of migrations) {
      await tx.query(sql);
      await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, sumOf(sql)]);
    }
    const made = await tablesOf(tx);
    await refill(tx, made, async () => {
      for (const table of made) await insertRows(tx, table, tables.find(({ name }) => name === table.name)?.rows ?? []);
    });
    await setSequences(tx, sequences);
  });
}
