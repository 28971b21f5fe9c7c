import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../server/db/types';
import { asItem, type Said } from '../../server/references/settings';
import { shapeProblems, valueProblems } from '../../server/settings/incoming';
import { fieldPath, valueAt } from '../../src/content/field/path';
import { kindOf } from '../../src/content/kinds/table';
import { settingsSections } from '../../src/content/settings/sections';
import { engines } from './database';
import { demoDatabase } from './demo-kit';

describe.each(engines)('the settings of the demo · %s', (engine) => {
  let db: Db;
  const said = async (section: string): Promise<Map<string, Said>> => {
    const text = 'select lang, data from settings where section = $1';
    return new Map(
      (await db.query<{ lang: string; data: Said }>(text, [section])).rows.map((row) => [row.lang, row.data]),
    );
  };
  beforeAll(async () => {
    db = await demoDatabase(engine, inject('run'));
  });
  afterAll(() => db.close());

  it.each(settingsSections.map((section) => [section.name, section] as const))(
    '%s says something in every field and breaks no rule, in both languages',
    async (name, section) => {
      const stored = await said(name);
      expect([...stored.keys()].sort()).toEqual(['en', 'it']);
      const data = Object.fromEntries(stored);
      expect(shapeProblems(section, data)).toEqual({});
      expect(valueProblems(section, data, stored)).toEqual({});
      for (const field of section.fields)
        for (const lang of stored.keys()) {
          const value = valueAt(asItem(stored), fieldPath(field, lang));
          expect([lang, field.path, kindOf(field).isEmpty(value)]).toEqual([lang, field.path, false]);
          // As a save would store it.
          if (field.kind === 'slots' || field.kind === 'entries')
            expect(kindOf(field).stored?.(value, field)).toEqual(value);
        }
    },
  );

  it('feature what is to come, and in English one that is over and one that is not published', async () => {
    const [it, en] = [(await said('home')).get('it'), (await said('home')).get('en')];
    const { rows } = await db.query<{ id: number; en: number | null; it: number; is_past: boolean }>(
      `select c.id, upper(c.days) <= now()::date as is_past,
              (select status from translations where content_id = c.id and lang = 'it') as it,
              (select status from translations where content_id = c.id and lang = 'en') as en
         from unnest($1::integer[]) with ordinality w(id, place) join contents c using (id) where c.area = 'event' order by place`,
      [en?.events],
    );
    expect(rows.slice(0, 4)).toEqual(rows.slice(0, 4).map(({ id }) => ({ id, it: 1, en: 1, is_past: false })));
    expect(rows.slice(0, 4).map(({ id }) => id)).toEqual(it?.events);
    expect(rows.slice(4).map((row) => [row.it, row.en === 1, row.is_past])).toEqual([
      [1, false, false],
      [1, true, true],
    ]);
    expect(it?.video).toHaveLength(3);
    expect(it?.news).toHaveLength(3);
    for (const section of ['food-wine', 'terme-outdoor', 'cultura-castelli'])
      expect((await said(section)).get('it')?.mosaico).toHaveLength(6);
  });
});
