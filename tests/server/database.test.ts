import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { upkeepRound } from '../../server/db/embedded/upkeep';
import { MigrationMismatch, migrate } from '../../server/db/migrate';
import { openEmbedded, openPostgres } from '../../server/db/open';
import type { FinishedQuery } from '../../server/db/queryChannel';
import type { Db } from '../../server/db/types';
import { emptyCluster, engines, newDatabase } from './database';

describe.each(engines)('database · %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await newDatabase(engine);
  });
  afterAll(() => db.close());

  it('migrates once, even when several processes start together', async () => {
    const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    const [first, ...others] = applied.sort((a, b) => b.length - a.length);
    expect(first?.[0]).toBe('040-baseline.sql');
    expect(others).toEqual([[], []]);
    expect(await migrate(db)).toEqual([]);
  });

  it('refuses a database of a newer version, and one with another history', async () => {
    await db.query("insert into migrations (name, checksum) values ('999-future.sql', '')");
    await expect(migrate(db)).rejects.toEqual(new MigrationMismatch('999-future.sql', 'unknown'));
    await db.query("delete from migrations where name = '999-future.sql'");
    const { rows } = await db.query<{ checksum: string }>(
      "select checksum from migrations where name = '040-baseline.sql'",
    );
    await db.query("update migrations set checksum = 'x' where name = '040-baseline.sql'");
    await expect(migrate(db)).rejects.toEqual(new MigrationMismatch('040-baseline.sql', 'changed'));
    await db.query("update migrations set checksum = $1 where name = '040-baseline.sql'", [rows[0]?.checksum]);
  });

  it('finds what points to a row by an index, so that deleting one reads no table whole', async () => {
    const { rows } = await db.query<{ name: string }>(`
      select format('%s (%s)', c.conrelid::regclass,
                    (select string_agg(a.attname, ', ' order by k.place)
                       from unnest(c.conkey) with ordinality k(number, place)
                       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number)) as name
        from pg_constraint c
       where c.contype = 'f'
         and not exists (select from pg_index i
                          where i.indrelid = c.conrelid and i.indisvalid
                            and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
                            and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey)
       order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it('says of each statement, answered or failed, how long it took, to whoever listens', async () => {
    const heard: FinishedQuery[] = [];
    const listen = (message: unknown) => heard.push(message as FinishedQuery);
    subscribe('portolano:query', listen);
    await db.query({ name: 'one', text: 'select 1' });
    await db.transaction((tx) => tx.query(`\n  select 2\n  where true`));
    await expect(db.query('select nothing')).rejects.toThrow();
    unsubscribe('portolano:query', listen);
    await db.query('select 3');
    expect(heard.map(({ statement }) => statement)).toEqual(['one', 'select 2', 'select nothing']);
    expect(heard.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
  });

  it('gives JSON-ready values', async () => {
    const { rows } = await db.query(`select 9007199254740991::bigint as big, count(*) as counted,
      timestamptz '2026-03-29 02:30:00.5+01' as at, timestamp '2026-03-29 02:30:00' as wall, date '2026-03-29' as day,
      json_build_object('a', 1) as object, array[1, 2] as list, true as flag, null::int as nothing`);
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        counted: 1,
        at: '2026-03-29T01:30:00.500Z',
        wall: '2026-03-29 02:30:00',
        day: '2026-03-29',
        object: { a: 1 },
        list: [1, 2],
        flag: true,
        nothing: null,
      },
    ]);
  });

  it('folds accents and case', async () => {
    const { rows } = await db.query("select fold('FORLÌ è Àncora Straße') as folded");
    expect(rows).toEqual([{ folded: 'forli e ancora strasse' }]);
  });

  it('works on after a query that fails, prepared or not', async () => {
    const failing = { name: 'failing', text: 'select 1 / $1::int as n', values: [0] };
    for (let round = 0; round < 3; round += 1) {
      await expect(db.query(failing)).rejects.toMatchObject({ code: '22012' });
      await expect(db.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
      expect((await db.query({ ...failing, values: [1] })).rows).toEqual([{ n: 1 }]);
    }
  });

  it('rolls a failed transaction back and keeps a good one', async () => {
    await db.query('create table counters (n int primary key)');
    const failed = db.transaction(async (tx) => {
      await tx.query('insert into counters values (1)');
      await tx.query('insert into counters values (1)');
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    const thrown = db.transaction(async (tx) => {
      await tx.query('insert into counters values (2)');
      throw new Error('on purpose');
    });
    await expect(thrown).rejects.toThrow('on purpose');
    const given = await db.transaction(
      async (tx) => (await tx.query('insert into counters values (3) returning n')).rows,
    );
    expect(given).toEqual([{ n: 3 }]);
    expect((await db.query('select n from counters')).rows).toEqual([{ n: 3 }]);
  });

  it('keeps transactions side by side apart', async () => {
    await db.query('create table steps (n int)');
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        db
          .transaction(async (tx) => {
            await tx.query('insert into steps values ($1)', [n]);
            if (n % 2 === 1) throw new Error('odd');
          })
          .catch((error: Error) => expect(error.message).toBe('odd')),
      ),
    );
    const { rows } = await db.query<{ n: number }>('select n from steps order by n');
    expect(rows.map(({ n }) => n)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  });

  it('carries large values both ways', async () => {
    const text = 'perché no? €🏖'.repeat(200_000);
    const { rows } = await db.query<{ text: string; size: number }>('select $1::text as text, length($1) as size', [
      text,
    ]);
    expect(rows[0]?.text === text).toBe(true);
  });
});

const postgresUrl = process.env.TEST_DATABASE_URL;

describe.runIf(postgresUrl !== undefined)('real PostgreSQL', () => {
  it('goes on after the server dropped every connection', async () => {
    let hear: (error: Error) => void = () => {};
    const heard = new Promise<Error>((resolve) => {
      hear = resolve;
    });
    const db = await openPostgres(postgresUrl ?? '', { connectionError: (error) => hear(error) });
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
    const other = await openPostgres(postgresUrl ?? '', { connectionError: () => {} });
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect((await heard).message).toBe('terminating connection due to administrator command');
    expect((await db.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await Promise.all([db.close(), other.close()]);
  });
});

describe('embedded database', () => {
  let folder: string;
  let db: Db | null = null;
  const failOn = { connectionError: fail, engineDeath: fail, upkeepError: fail };
  function fail(error: Error): never {
    throw error;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portolano-test-'));
  });
  afterEach(async () => {
    await db?.close();
    db = null;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps what was committed when it is closed and opened again', async () => {
    db = await openEmbedded(join(folder, 'database'), failOn, await emptyCluster());
    await db.query('create table kept (n int)');
    await db.query('insert into kept select generate_series(1, 5000)');
    await db.close();
    db = await openEmbedded(join(folder, 'database'), failOn);
    expect((await db.query('select count(*) as n, sum(n) as sum from kept')).rows).toEqual([
      { n: 5000, sum: 12_502_500 },
    ]);
  });

  it('starts a connection with nothing left of the one before', async () => {
    db = await openEmbedded(join(folder, 'database'), failOn);
    const client = await db.pool.connect();
    await client.query({ name: 'left', text: 'select 1 as n' });
    await client.query('begin');
    await client.query('create table half_made (n int)');
    client.release(new Error('broken on purpose'));
    expect((await db.query({ name: 'left', text: 'select 2 as n' })).rows).toEqual([{ n: 2 }]);
    expect((await db.query("select to_regclass('half_made') as found")).rows).toEqual([{ found: null }]);
  });

  it('vacuums the tables that need it', async () => {
    db = await openEmbedded(join(folder, 'database'), failOn);
    await db.query('create table worn (n int)');
    await db.query('insert into worn select generate_series(1, 3000)');
    await db.query('delete from worn where n > 1');
    await upkeepRound(db);
    await db.query('select pg_stat_force_next_flush()');
    const { rows } = await db.query(
      "select n_dead_tup as dead, vacuum_count as vacuums from pg_stat_user_tables where relname = 'worn'",
    );
    expect(rows).toEqual([{ dead: 0, vacuums: 1 }]);
  });
});
