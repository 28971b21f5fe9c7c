import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateBookable, generateReviewed } from '../../demo/activities/generate';
import type { Db } from '../../server/db/types';
import { loadTowns } from '../../server/reference/territory';
import { FEATURED_CATEGORIES, REVIEW } from '../../src/contract/activities';
import { engines } from './database';
import { demoDatabase } from './demo-kit';

const towns = loadTowns();

it('the demo offers 80 activities with everything that a card shows, and sells 60', () => {
  const reviewed = generateReviewed(towns, '2026-06-01');
  expect(reviewed).toHaveLength(80);
  for (const { entry, thumbs } of reviewed) {
    expect(Object.keys(entry)).toEqual([
      'id',
      'title',
      'tipologies',
      'targets',
      'price_amount',
      'price_currency',
      'structure',
      'locations',
      'dates',
      'abstract',
    ]);
    expect(thumbs.length).toBeGreaterThan(0);
    expect(JSON.stringify(entry)).not.toContain('{town}');
  }
  const sold = generateBookable(towns, '2026-06-01');
  expect(sold).toHaveLength(60);
  expect(new Set(sold.map(({ trekksoft_id }) => trekksoft_id)).size).toBe(60);
});

describe.each(engines)('the activities of the demo · %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await demoDatabase(engine, inject('run'));
  });
  afterAll(() => db.close());

  it('are decided, undecided, changed and gone', async () => {
    const { rows } = await db.query<Record<string, number>>(`
      select count(*) as all, count(*) filter (where status = ${REVIEW.undecided}) as undecided,
             count(distinct status) as sorts, count(*) filter (where changed) as changed,
             count(*) filter (where changed and status = ${REVIEW.undecided}) as impossible,
             count(*) filter (where gone_since is not null) as gone,
             count(*) filter (where municipality_ids = '{}') as nowhere
        from reviewed_activities`);
    expect(rows[0]).toMatchObject({ all: 80, sorts: 4, impossible: 0, gone: 1, nowhere: 0 });
    expect(rows[0]?.undecided).toBeGreaterThan(20);
    expect(rows[0]?.undecided).toBeLessThan(45);
    expect(rows[0]?.changed).toBeGreaterThan(2);
    const sold = await db.query(`
      select count(*) as all, count(*) filter (where gone_since is not null) as gone,
             count(*) filter (where municipality_id is null) as nowhere, count(date) < count(*) as undated
        from bookable_activities`);
    expect(sold.rows).toEqual([{ all: 60, gone: 1, nowhere: 0, undated: true }]);
  });

  it('are featured under all categories, some under three', async () => {
    const { rows } = await db.query<{ categories: string[] }>('select categories from featured_events where featured');
    expect(rows).toHaveLength(30);
    expect(new Set(rows.flatMap(({ categories }) => categories))).toEqual(new Set(FEATURED_CATEGORIES));
    expect(rows.filter(({ categories }) => new Set(categories).size === 3).length).toBeGreaterThan(5);
  });
});
