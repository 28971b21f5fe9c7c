import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
  idleError: (error) => {
    throw error;
  },
  engineDeath: (error) => {
    throw error;
  },
  upkeepError: (error) => {
    throw error;
  },
};

/** An empty cluster as the engine makes it, kept between runs: starting from it saves seconds in every file. */
async function emptyCluster(): Promise<string> {
  const manifest = await readFile(new URL('node_modules/@electric-sql/pglite/package.json', root), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = new URL('.cache/tests/', root);
  const file = fileURLToPath(new URL(`cluster-${version}.tar`, folder));
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const engine = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
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
 * Drops a database whose pool has ended. The server notices that a connection was closed a moment after the pool says so;
 * forcing it would break those connections loudly.
 */
async function dropOnceFree(url: string, name: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await administer(url, `drop database ${name}`);
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || attempt === 100) throw error;
      await setTimeout(20);
    }
  }
}

/** A new database of its own on the server at `url`; closing it drops it. */
async function newPostgres(url: string): Promise<Db> {
  const name = `portolano_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = openPostgres(own.href, listener);
  const close = async () => {
    await db.close();
    await dropOnceFree(url, name);
  };
  return { ...db, close };
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
