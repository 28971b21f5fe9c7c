import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MigrationMismatch, migrate, migrationProblem } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/types';
import { writeReference } from '../../../server/reference/write';
import { engines, newDatabase } from '../database';
import { contentOf, schemaOf } from '../schema';
import { applyPast, formerMigrations } from './sample';

const names = formerMigrations.map(({ name }) => name);

const recordOf = async (db: Db) =>
  (await db.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name')).rows;

/** A database's rows but for when they were written. */
async function timelessContentOf(db: Db): Promise<Record<string, string[]>> {
  const moment = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g;
  return Object.fromEntries(
    Object.entries(await contentOf(db)).map(([table, rows]) => [
      table,
      rows.map((row) => row.replace(moment, 'now')).sort(),
    ]),
  );
}

describe.each(engines)('the baseline · %s', { timeout: 120_000 }, (engine) => {
  let begun: Db;
  let later: readonly string[];
  beforeAll(async () => {
    begun = await newDatabase(engine);
    later = (await migrate(begun)).slice(1);
  });
  afterAll(() => begun.close());

  it('makes what the migrations before it made: schema, sequences, and rows of a new site', async () => {
    const past = await newDatabase(engine);
    const present = await newDatabase(engine);
    try {
      await past.transaction((tx) => applyPast(tx, formerMigrations));
      expect(await migrate(present, ['040-baseline.sql'])).toHaveLength(1);
      for (const db of [past, present]) await db.transaction(writeReference);
      expect(await schemaOf(present)).toEqual(await schemaOf(past));
      expect(await timelessContentOf(present)).toEqual(await timelessContentOf(past));
    } finally {
      await Promise.all([past.close(), present.close()]);
    }
  });

  describe('a database of before the first release', () => {
    let db: Db;
    beforeEach(async () => {
      db = await newDatabase(engine);
      return () => db.close();
    });
    const has = (some: readonly string[]) =>
      db.transaction((tx) =>
        applyPast(
          tx,
          formerMigrations.filter(({ name }) => some.includes(name)),
        ),
      );

    it.each([
      ['all', names, []],
      ['the first half', names.slice(0, 20), names.slice(20)],
      ['all but one', names.filter((name) => !name.startsWith('022')), names.filter((name) => name.startsWith('022'))],
    ])('that has %s of its migrations gets what it lacks, and then is as one begun today', async (_, had, lacked) => {
      await has(had);
      const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
      expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([[...lacked, ...later], [], []]);
      expect(await recordOf(db)).toEqual(await recordOf(begun));
      // A template that was taken away again has left its number behind.
      const known = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('templates_id_seq '));
      expect(known(await schemaOf(db))).toEqual(known(await schemaOf(begun)));
      expect(await migrate(db)).toEqual([]);
    });

    it('stays as it is where something is in the way of what it lacks', async () => {
      await has(names.slice(0, 30));
      await db.query('create table translations_slug (id integer)');
      const before = [await schemaOf(db), await recordOf(db)];
      await expect(migrate(db)).rejects.toThrow('translations_slug');
      expect([await schemaOf(db), await recordOf(db)]).toEqual(before);
      await db.query('drop table translations_slug');
      expect(await migrate(db)).toEqual([...names.slice(30), ...later]);
    });

    it.each([
      [
        'one of its migrations is another',
        `update migrations set checksum = 'x' where name like '022%'`,
        22,
        'changed',
      ],
      [
        'it has one that nobody knows',
        `insert into migrations values ('041-later.sql', '')`,
        '041-later.sql',
        'unknown',
      ],
      ['it says to have the baseline too', `insert into migrations values ('040-baseline.sql', '')`, 1, 'unknown'],
    ] as const)('is refused where %s, and stays as it is', async (_, sql, which, reason) => {
      await has(names);
      await db.query(sql);
      const before = await recordOf(db);
      const name = typeof which === 'string' ? which : (names[which - 1] ?? '');
      const refusal = new MigrationMismatch(name, reason);
      await expect(migrate(db)).rejects.toEqual(refusal);
      expect(await migrationProblem(before)).toEqual(refusal);
      expect(await recordOf(db)).toEqual(before);
    });
  });
});
