import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertFit, assertRights } from './fitness';
import { takeLock } from './locks';
import type { Db, Queryable } from './types';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The database does not fit this version of the program. */
export class MigrationMismatch extends Error {
  readonly migration: string;
  readonly reason: 'changed' | 'unknown';
  constructor(migration: string, reason: 'changed' | 'unknown') {
    super(`migration ${migration} is ${reason}`);
    this.name = 'MigrationMismatch';
    this.migration = migration;
    this.reason = reason;
  }
}

async function readMigrations(): Promise<Migration[]> {
  const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(tx: Queryable): Promise<Applied[]> {
  const { rows } = await tx.query<Applied>('select name, checksum from migrations');
  return rows;
}

/** A migration that a database has, or had. */
export type Applied = Pick<Migration, 'name' | 'checksum'>;

const problemIn = (applied: Iterable<Applied>, migrations: readonly Migration[]): MigrationMismatch | null => {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) return new MigrationMismatch(name, 'unknown');
    if (known.get(name) !== checksum) return new MigrationMismatch(name, 'changed');
  }
  return null;
};

/** Why a database with these migrations is none of this version of the program or an earlier one; null where it is. */
export const migrationProblem = async (applied: Iterable<Applied>): Promise<MigrationMismatch | null> =>
  problemIn(applied, await readMigrations());

const RECORD = `create table migrations
  (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/**
 * Brings the database up to date, or up to some migrations, all or nothing, while other processes that start wait. Gives the
 * names of what was applied. Rejects, before anything is written, with `MigrationMismatch` for a database of a newer version
 * or with another history, and with `UnfitDatabase` for one that can't be ours.
 */
export async function migrate(db: Pick<Db, 'transaction'>, only: readonly string[] | null = null): Promise<string[]> {
  const migrations = await readMigrations();
  return db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0');
    await takeLock(tx, 'migration');
    const isOurs = await assertFit(tx);
    const applied = isOurs ? await appliedMigrations(tx) : [];
    const problem = problemIn(applied, migrations);
    if (problem !== null) throw problem;
    const had = new Set(applied.map(({ name }) => name));
    const pending = migrations.filter(({ name }) => !had.has(name) && (only === null || only.includes(name)));
    if (isOurs && pending.length > 0) await assertRights(tx, 'change');
    if (!isOurs) await tx.query(RECORD);
    for (const { name, sql, checksum } of pending) {
      await tx.query(sql);
      await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    return pending.map(({ name }) => name);
  });
}
