import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/types';
import { writeReference } from '../../../server/reference/write';
import { engines, newDatabase } from '../database';
import { demoDatabase } from '../demo-kit';

/** Columns that the database folds by itself, with what it folds. */
async function foldedColumns(
  db: Db,
): Promise<readonly { table_name: string; column_name: string; expression: string }[]> {
  const { rows } = await db.query<{ table_name: string; column_name: string; expression: string }>(
    `select table_name, column_name, generation_expression as expression from information_schema.columns
      where table_schema = current_schema() and generation_expression like '%fold(%' order by table_name, column_name`,
  );
  return rows;
}

/** Keys that a save folds, with what is folded in them. */
const SAVED = [
  [
    'contents.sort_title',
    `contents c where not exists (select from translations t where t.content_id = c.id and fold(t.title) = c.sort_title)`,
  ],
  [
    'contents.sort_city',
    `contents c where sort_city <> '' and not exists (select from municipalities m where fold(m.city) = c.sort_city)`,
  ],
  [
    'places.sort_city',
    `places p where sort_city <> coalesce((select fold(m.city) from municipalities m where m.id = p.municipality_id), '')`,
  ],
] as const;

/** How many rows have a key that is not what it would be now, by column. */
async function stale(db: Db): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const count = async (column: string, rows: string) => {
    const { rows: counted } = await db.query<{ total: number }>(`select count(*)::integer as total from ${rows}`);
    if (counted[0]?.total !== 0) found[column] = counted[0]?.total ?? -1;
  };
  for (const { table_name, column_name, expression } of await foldedColumns(db))
    await count(`${table_name}.${column_name}`, `${table_name} where ${column_name} is distinct from (${expression})`);
  for (const [column, rows] of SAVED) await count(column, rows);
  return found;
}

/** A word as it was copied from a page: with a soft hyphen, a zero-width blank, a mark of direction. */
const UNSEEN = ['Zan\u00adzara', '\u200eZanzara', 'Zanzara\u200b', 'Zan\ufeffzara'];

describe.each(engines)('what is folded · %s', { timeout: 300_000 }, (engine) => {
  describe('in a database of before', () => {
    let db: Db;
    beforeAll(async () => {
      db = await newDatabase(engine);
      await migrate(db, ['040-baseline.sql']);
      await db.transaction(writeReference);
      await db.query(`insert into place_types (id, title, code) values (901, 'Zanzara', 'zanzara')`);
      for (const [at, title] of UNSEEN.entries()) {
        await db.query('insert into place_types (id, title, code) values ($1, $2, $3)', [910 + at, title, `z_${at}`]);
        await db.query('insert into places (type_id, nome) values ($1, $2)', [910 + at, title]);
        await db.query(`insert into contents (id, area, sort_title) values ($1, 'news', fold($2))`, [700 + at, title]);
        await db.query(`insert into translations (content_id, area, lang, title) values ($1, 'news', 'it', $2)`, [
          700 + at,
          title,
        ]);
        await db.query(
          'insert into files (area, key, extension, mime, name, size, parent) values ($1, $2, $3, $4, $5, 1, $6)',
          ['files', `k${at}`, 'txt', 'text/plain', title, ''],
        );
        await db.query(
          'insert into redirects (old_url, new_url, old_key, new_key, code) values ($1, $2, $1, $2, 301)',
          [`/${title}`, `/${at}`],
        );
      }
      await db.query(`insert into place_types (id, title, code) values (920, 'Gru\u00adccia', 'gruccia')`);
    });
    afterAll(() => db.close());

    it('is folded anew by what comes after', async () => {
      await migrate(db);
      expect(await stale(db)).toEqual({});
    });

    it('has every place type, those of one name with a number', async () => {
      const { rows } = await db.query<{ id: number; title: string; folded: string; isNewer: boolean }>(
        `select id, title, folded, updated_at > created_at as "isNewer" from place_types where id > 900 order by id`,
      );
      expect(rows).toEqual([
        { id: 901, title: 'Zanzara', folded: 'zanzara', isNewer: false },
        ...UNSEEN.map((title, at) => ({
          id: 910 + at,
          title: `${title} (${at + 2})`,
          folded: `zanzara (${at + 2})`,
          isNewer: true,
        })),
        { id: 920, title: 'Gru\u00adccia', folded: 'gruccia', isNewer: false },
      ]);
      const { rows: places } = await db.query('select type_id from places order by type_id');
      expect(places).toEqual(UNSEEN.map((_, at) => ({ type_id: 910 + at })));
    });
  });

  it('is folded by today’s rule all through the demo, column by column', async () => {
    const db = await demoDatabase(engine, inject('run'));
    try {
      expect((await foldedColumns(db)).map((one) => `${one.table_name}.${one.column_name}`)).toContain('places.folded');
      expect(await stale(db)).toEqual({});
    } finally {
      await db.close();
    }
  });
});
