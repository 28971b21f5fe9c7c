import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Client } from 'pg';
import { type DbListener, openEmbedded, openPostgres } from '../../server/db/open';
import type { Db } from '../../server/db/types';

const root = new URL('../../', import.meta.url);

const listener: DbListener = {
  connectionError: (error) => {
    throw error;
  },
  engineDeath: (error) => {
    throw error;
  },
  upkeepError: (error) => {
    throw error;
  },
};

const folder = new URL('.cache/tests/', root);

/** Writes a file that others may be looking for or writing at the same time. */
async function writeWhole(file: string, content: Blob): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, Buffer.from(await content.arrayBuffer()));
  await rename(draft, file);
}

const extensions = { pg_trgm, unaccent };

/** An empty cluster as the engine makes it, kept between runs: starting from it saves seconds in every file. */
export async function emptyCluster(): Promise<string> {
  const manifest = await readFile(new URL('node_modules/@electric-sql/pglite/package.json', root), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const file = fileURLToPath(new URL(`cluster-${version}.tar`, folder));
  if (existsSync(file)) return file;
  const engine = await PGlite.create({ extensions });
  await writeWhole(file, await engine.dumpDataDir('none'));
  await engine.close();
  return file;
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's code for a database that somebody is connected to. */
const IN_USE = '55006';

/**
 * Does something to a database whose pool has ended. The server notices that a connection was closed a moment after the
 * pool says so; forcing it would break those connections loudly.
 */
async function onceFree(work: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || attempt === 100) throw error;
      await setTimeout(20);
    }
  }
}

const urlOf = (url: string, database: string): string => {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
};

/** A new database of its own on the server at `url`, like the template; closing it drops it. */
async function newPostgres(url: string, template = 'template1'): Promise<Db> {
  const name = `portolano_test_${randomBytes(6).toString('hex')}`;
  await onceFree(() => administer(url, `create database ${name} template ${template}`));
  const db = await openPostgres(urlOf(url, name), listener);
  const close = async () => {
    await db.close();
    await onceFree(() => administer(url, `drop database ${name}`));
  };
  return { ...db, close };
}

/** Connections of their own to the PostgreSQL database that others are connected to. */
export async function connectedTo({ pool }: Db): Promise<Db> {
  const { connectionString } = pool.options;
  if (connectionString === undefined) throw new Error('an embedded database serves one process alone');
  return openPostgres(connectionString, listener);
}

export type EngineName = Db['engine'];

/** The engines to test on: the embedded one, and PostgreSQL where TEST_DATABASE_URL names a server. */
export const engines: readonly EngineName[] =
  process.env.TEST_DATABASE_URL === undefined ? ['embedded'] : ['embedded', 'postgres'];

/** An empty, unmigrated database. */
export async function newDatabase(engine: EngineName): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL;
  if (engine === 'embedded') return openEmbedded(null, listener, await emptyCluster());
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set');
  return newPostgres(url);
}

/** Key of the lock under which one worker makes the template; any number that nobody else uses. */
const TEMPLATE_LOCK = 4_380_900;

async function templateOnPostgres(url: string, name: string, fill: Fill): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`create database ${name}_draft`);
    const db = await openPostgres(urlOf(url, `${name}_draft`), listener);
    await fill(db);
    await db.close();
    await onceFree(async () => void (await client.query(`alter database ${name}_draft rename to ${name}`)));
  } finally {
    await client.end();
  }
}

async function templateOfCluster(file: string, fill: Fill): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portolano-template-'));
  const empty = await PGlite.create({
    dataDir,
    extensions,
    loadDataDir: new Blob([await readFile(await emptyCluster())]),
  });
  await empty.close();
  const db = await openEmbedded(dataDir, listener);
  await fill(db);
  await db.close();
  const filled = await PGlite.create({ dataDir, extensions });
  await writeWhole(file, await filled.dumpDataDir('none'));
  await filled.close();
  await rm(dataDir, { recursive: true });
}

/** Whether this is the first to take a lock of the run: a folder that is made. */
async function takesLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false;
    throw error;
  }
}

/** Has a file made by one of those who want it; the others wait. */
async function onceInRun(file: string, make: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const lock = `${file}.making`; !existsSync(file); await setTimeout(50)) {
    if (!(await takesLock(lock))) continue;
    try {
      return await make();
    } catch (error) {
      await rm(lock, { recursive: true });
      throw error;
    }
  }
}

/** Brings an empty database to where the tests begin. */
type Fill = (db: Db) => Promise<void>;

/** What the templates of a run are called to begin with. */
const prefixOf = (run: string): string => `portolano_filled_${run}_`;

/** A kind as part of a name: PostgreSQL silently cuts what is longer than 63 bytes, a draft's suffix included. */
const shortName = (kind: string): string => createHash('sha256').update(kind).digest('hex').slice(0, 12);

/**
 * A database as `fill` leaves it, which happens once a run for each `kind`: the others are copies. Takes the run's own
 * name too.
 */
export async function newFilledDatabase(engine: EngineName, run: string, kind: string, fill: Fill): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL;
  const template = `${prefixOf(run)}${shortName(kind)}`;
  if (engine === 'postgres' && url !== undefined) {
    await templateOnPostgres(url, template, fill);
    return newPostgres(url, template);
  }
  return openEmbedded(null, listener, await filledCluster(run, kind, fill));
}

async function filledCluster(run: string, kind: string, fill: Fill): Promise<string> {
  const file = fileURLToPath(new URL(`${prefixOf(run)}${shortName(kind)}.tar`, folder));
  await onceInRun(file, () => templateOfCluster(file, fill));
  return file;
}

/** An embedded database as `newFilledDatabase` gives it, in a folder that is not there yet. */
export async function newFilledFolder(at: string, run: string, kind: string, fill: Fill): Promise<void> {
  const db = await openEmbedded(at, listener, await filledCluster(run, kind, fill));
  await db.query('select');
  await db.close();
}

/** Where something else of a run's templates may lie until the run ends. */
export const keptFolder = (run: string, kind: string): string =>
  fileURLToPath(new URL(`${prefixOf(run)}${shortName(kind)}`, folder));

async function dropTemplatesOnPostgres(url: string, run: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const text = 'select datname from pg_database where starts_with(datname, $1)';
    const { rows } = await client.query<{ datname: string }>(text, [prefixOf(run)]);
    for (const { datname } of rows) await onceFree(async () => void (await client.query(`drop database ${datname}`)));
  } finally {
    await client.end();
  }
}

/** Takes away what `newFilledDatabase` keeps for a run. */
export async function dropTemplates(run: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefixOf(run)));
  await Promise.all(names.map((name) => rm(new URL(name, folder), { recursive: true })));
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) await dropTemplatesOnPostgres(url, run);
}
