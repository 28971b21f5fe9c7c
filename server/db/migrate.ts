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

/** A migration that a database has, or had. */
export type Applied = Pick<Migration, 'name' | 'checksum'>;

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

async function readMigrations(path: string): Promise<Migration[]> {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** What makes a database, first to last. */
interface History {
  readonly migrations: readonly Migration[];
  /** Where it ended before the first release, today's, whose first makes what all of it made; null for today's itself. */
  readonly leadsTo: readonly Migration[] | null;
}

/** The history that a database with such migrations has begun. One without any begins with the baseline. */
async function historyOf(names: readonly string[]): Promise<History> {
  const current = await readMigrations('./migrations/');
  if (names.length === 0 || names.some((name) => name === current[0]?.name))
    return { migrations: current, leadsTo: null };
  return { migrations: await readMigrations('./migrations/before-first-release/'), leadsTo: current };
}

async function appliedMigrations(tx: Queryable): Promise<Applied[]> {
  const { rows } = await tx.query<Applied>('select name, checksum from migrations');
  return rows;
}

const namesOf = (migrations: readonly Applied[]): string[] => migrations.map(({ name }) => name);

const problemIn = (applied: readonly Applied[], migrations: readonly Migration[]): MigrationMismatch | null => {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) return new MigrationMismatch(name, 'unknown');
    if (known.get(name) !== checksum) return new MigrationMismatch(name, 'changed');
  }
  return null;
};

/** Why a database with these migrations is none of this version of the program or an earlier one; null where it is. */
export const migrationProblem = async (applied: readonly Applied[]): Promise<MigrationMismatch | null> =>
  problemIn(applied, (await historyOf(namesOf(applied))).migrations);

const RECORD = `create table migrations
  (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

async function record(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  for (const { name, checksum } of migrations)
    await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

async function apply(tx: Queryable, migrations: readonly Migration[]): Promise<string[]> {
  for (const { sql } of migrations) await tx.query(sql);
  await record(tx, migrations);
  return namesOf(migrations);
}

/** Writes the baseline into the record in the place of what it stands for, and goes on from there. */
async function leadOver(tx: Queryable, current: readonly Migration[]): Promise<string[]> {
  await tx.query('delete from migrations');
  await record(tx, current.slice(0, 1));
  return apply(tx, current.slice(1));
}

/**
 * Brings the database up to date, or up to some migrations, all or nothing, while other processes that start wait. Gives the
 * names of what was applied. A database of before the first release gets what it lacks of its own migrations, and its record
 * then says what every other one's does. Rejects, before anything is written, with `MigrationMismatch` for a database of a
 * newer version or with another history, and with `UnfitDatabase` for one that can't be ours.
 */
export async function migrate(db: Pick<Db, 'transaction'>, only: readonly string[] | null = null): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0');
    await takeLock(tx, 'migration');
    const isOurs = await assertFit(tx);
    const applied = isOurs ? await appliedMigrations(tx) : [];
    const had = namesOf(applied);
    const { migrations, leadsTo } = await historyOf([...had, ...(only ?? [])]);
    const problem = problemIn(applied, migrations);
    if (problem !== null) throw problem;
    const pending = migrations.filter(({ name }) => !had.includes(name) && (only === null || only.includes(name)));
    const next = only === null ? leadsTo : null;
    if (isOurs && (pending.length > 0 || next !== null)) await assertRights(tx, 'change');
    if (!isOurs) await tx.query(RECORD);
    const done = await apply(tx, pending);
    return next === null ? done : [...done, ...(await leadOver(tx, next))];
  });
}
