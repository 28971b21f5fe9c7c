import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { OtherRows } from '../../server/audit/moved';
import { firstDayKept, type MovedFile, moveBefore, registerFolder, rowsBefore } from '../../server/audit/moving';
import { createLogPages } from '../../server/audit/pages';
import { migrate } from '../../server/db/migrate';
import type { Db, Queryable } from '../../server/db/types';
import { connectedTo, engines, newDatabase } from './database';
import { PATIENT_LIMITS } from './kit';

const [OLD, NEW] = ['2040-01-01T10:00:00.000Z', '2040-02-01T10:00:00.000Z'];
/** The first day that stays. */
const DAY = '2040-01-15';

describe.each(engines)('the old rows of the log · %s', (engine) => {
  let db: Db;
  let folder: string;

  const write = (count: number, at: string) =>
    db.query(
      `insert into audit (at, username, action, entity, entity_id, details)
       select $2, 'chi', 'update', 'news', n, jsonb_build_object('title', 'Perché ' || n) from generate_series(1, $1::integer) n`,
      [count, at],
    );
  const stored = async (): Promise<number[]> =>
    (await db.query<{ id: number }>('select id from audit order by id')).rows.map(({ id }) => id);
  const linesIn = async (name: string): Promise<{ id: number }[]> =>
    gunzipSync(await readFile(join(folder, name)))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const filed = async (): Promise<number[]> => {
    const names = await readdir(folder);
    return (await Promise.all(names.map(linesIn)))
      .flat()
      .map(({ id }) => id)
      .sort((one, other) => one - other);
  };
  const move = async (by: Db = db): Promise<MovedFile[]> => {
    const files: MovedFile[] = [];
    for await (const file of moveBefore(by, DAY, folder)) files.push(file);
    return files;
  };
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

  /** The database as a process has it that ends when it comes to a statement. */
  const endingAt = (statement: string): Db => ({
    ...db,
    transaction: (work, writes) =>
      db.transaction(async (tx) => {
        const query = (async (query: string, values?: unknown[]) => {
          if (query.startsWith(statement)) throw new Error('ended');
          return tx.query(query, values);
        }) as Queryable['query'];
        return work({ query });
      }, writes),
  });

  beforeEach(async () => {
    db = await newDatabase(engine);
    await migrate(db);
    folder = await mkdtemp(join(tmpdir(), 'portolano-register-'));
  });
  afterEach(() => Promise.all([db.close(), rm(folder, { recursive: true })]));

  it('are in files as they were, each once, and the others where they are', async () => {
    await write(20_500, OLD);
    await write(7, NEW);
    expect(await rowsBefore(db, DAY)).toEqual({ count: 20_500, from: OLD, to: OLD });
    const files = await move();
    expect(files).toEqual([
      { name: 'registro-2040-01-01-1.jsonl.gz', rows: 10_000 },
      { name: 'registro-2040-01-01-10001.jsonl.gz', rows: 10_000 },
      { name: 'registro-2040-01-01-20001.jsonl.gz', rows: 500 },
    ]);
    expect(await filed()).toEqual(upTo(20_500));
    expect(await stored()).toEqual(upTo(20_507).slice(20_500));
    expect((await linesIn('registro-2040-01-01-20001.jsonl.gz'))[0]).toEqual({
      id: 20_001,
      at: OLD,
      user_id: null,
      username: 'chi',
      action: 'update',
      entity: 'news',
      entity_id: 20_001,
      details: { title: 'Perché 20001' },
    });
    const { rows } = await db.query('select name, first_id, last_id, row_count from register_files order by first_id');
    expect(rows[2]).toEqual({ name: files[2]?.name, first_id: 20_001, last_id: 20_500, row_count: 500 });
    expect(await move()).toEqual([]);
    expect(await rowsBefore(db, DAY)).toEqual({ count: 0, from: null, to: null });
  });

  it('stay behind the first that is not old, whatever a clock said', async () => {
    await write(2, OLD);
    await write(1, NEW);
    await write(3, OLD);
    await move();
    expect([await filed(), await stored()]).toEqual([upTo(2), upTo(6).slice(2)]);
  });

  it.each(['\n  insert into register_files', 'delete from audit'])(
    'are neither lost nor twice where the process ends at %j',
    async (statement) => {
      await write(300, OLD);
      await expect(move(endingAt(statement))).rejects.toThrow('ended');
      expect([await filed(), await stored()]).toEqual([upTo(300), upTo(300)]);
      await write(200, OLD);
      expect(await move()).toEqual([{ name: 'registro-2040-01-01-1.jsonl.gz', rows: 500 }]);
      expect([await filed(), await stored()]).toEqual([upTo(500), []]);
    },
  );

  it.each([
    ['other rows', gzipSync('{"id":1}\n')],
    ['no packed file', Buffer.from('appunti')],
  ])('take the place of no file with %s', async (_, content) => {
    await write(3, OLD);
    const path = join(folder, 'registro-2040-01-01-1.jsonl.gz');
    await writeFile(path, content);
    await expect(move()).rejects.toEqual(new OtherRows(path));
    expect(await readFile(path)).toEqual(content);
    expect([await stored(), await readdir(folder)]).toEqual([upTo(3), ['registro-2040-01-01-1.jsonl.gz']]);
  });

  it('stay where no file can be written', async () => {
    await write(3, OLD);
    await writeFile(join(folder, 'file'), '');
    await expect(moveBefore(db, DAY, join(folder, 'file')).next()).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await stored()).toEqual(upTo(3));
  });

  it('can be taken away no other way', async () => {
    await write(4, OLD);
    const record = (last: number, count: number) =>
      `insert into register_files (name, first_id, last_id, row_count, checksum) values ('${last} ${count}', 1, ${last}, ${count}, '')`;
    const tried = async (...statements: string[]) =>
      db.transaction(async (tx) => {
        for (const text of statements) await tx.query(text);
      });
    const refusals: string[][] = [
      ['delete from audit'],
      ['delete from audit where false'],
      ['truncate audit'],
      [`update audit set username = 'altri'`],
      [record(2, 2), 'delete from audit where id in (1, 3)'],
      [record(3, 2), 'delete from audit where id in (1, 3)'],
      [record(2, 2), 'delete from audit where id <= 3'],
      [record(2, 2), 'delete from audit where id <= 2', 'delete from audit where id = 3'],
      [record(2, 1), 'delete from audit where id = 2'],
      [record(2, 2), `update audit set username = 'altri' where id <= 2`],
    ];
    for (const statements of refusals) {
      await expect(tried(...statements), statements.join('; ')).rejects.toMatchObject({ code: '42501' });
      expect(await stored()).toEqual(upTo(4));
    }
    await tried(record(2, 2));
    await expect(tried('delete from audit where id <= 2')).rejects.toMatchObject({ code: '42501' });
    await tried(record(3, 3), 'delete from audit where id <= 3');
    expect(await stored()).toEqual([4]);
  });

  it('leave pages that are those of what is left', async () => {
    await write(2500, OLD);
    await write(1300, NEW);
    const pages = createLogPages(db, () => new Date('2041-01-01'));
    const everything = { key: 'all', conditions: () => [] };
    const page = (number: number) => pages.page(everything, { page: number, limit: 50, descending: false });
    expect((await page(60)).ids[0]).toBe(2951);
    await move();
    expect(await page(1)).toEqual({ ids: upTo(2550).slice(2500), total: 1300 });
    expect((await page(26)).ids.at(-1)).toBe(3800);
  });

  it('are moved by the server itself where its settings say so', async () => {
    const moving = async (registerDays: number | null) => {
      const app = await buildApp({
        config: { dataDir: folder, logLevel: 'silent', trustedProxies: [] },
        db,
        limits: PATIENT_LIMITS,
        registerDays,
        clock: () => new Date('2040-02-14T12:00:00.000Z'),
      });
      await app.listen({ host: '127.0.0.1', port: 0 });
      await app.close();
    };
    await write(5, OLD);
    await write(2, NEW);
    await moving(null);
    await moving(60);
    expect(await stored()).toEqual(upTo(7));
    await moving(30);
    expect(await stored()).toEqual([6, 7]);
    expect(await readdir(registerFolder(folder))).toEqual(['registro-2040-01-01-1.jsonl.gz']);
  });

  it.runIf(engine === 'postgres')('are moved by one process at a time', async () => {
    await write(25_000, OLD);
    const other = await connectedTo(db);
    const both = await Promise.all([move(), move(other)]).finally(() => other.close());
    expect(
      both
        .flat()
        .map(({ rows }) => rows)
        .sort(),
    ).toEqual([10_000, 10_000, 5000]);
    expect([await filed(), await stored()]).toEqual([upTo(25_000), []]);
  });
});

it('is counted in days of Rome what the log keeps', () => {
  expect(firstDayKept(new Date('2026-03-30T22:30:00Z'), 30)).toBe('2026-03-01');
  expect(firstDayKept(new Date('2026-03-30T21:30:00Z'), 30)).toBe('2026-02-28');
});
