import { expect, it } from 'vitest';
import { createLogPages, type LogSelection } from '../../server/audit/pages';
import { describeOnEach } from './kit';

/** After everything that the server itself has written. */
const OLD = '2040-01-01T10:00:00.000Z';
const NOW = new Date('2040-06-01T10:00:00.000Z');
const LATER = new Date('2040-07-01T10:00:00.000Z');

describeOnEach('pages of the log', (server) => {
  const write = (count: number, entity: string, at: string | Date) =>
    server().db.query(
      `insert into audit (at, username, action, entity) select $3, 'chi', 'update', $2 from generate_series(1, $1::integer)`,
      [count, entity, at],
    );
  const selection = (entity: string): LogSelection => ({
    key: entity,
    conditions: (values) => [`entity = ${values.add(entity)}`],
  });
  const idsOf = async (entity: string): Promise<number[]> =>
    (await server().db.query<{ id: number }>('select id from audit where entity = $1 order by id', [entity])).rows.map(
      ({ id }) => id,
    );

  it('are those that reading the whole of it would give, also while it grows', async () => {
    const pages = createLogPages(server().db, () => NOW);
    await write(2350, 'cresce', OLD);
    const check = async () => {
      const oldest = await idsOf('cresce');
      const newest = oldest.toReversed();
      for (const page of [1, 2, 20, 47, 48, 60])
        for (const descending of [true, false]) {
          const all = descending ? newest : oldest;
          expect(await pages.page(selection('cresce'), { page, limit: 50, descending })).toEqual({
            ids: all.slice((page - 1) * 50, page * 50),
            total: all.length,
          });
        }
    };
    await check();
    // What has not settled is counted anew each time: another write may still come in before it.
    await write(1700, 'altro', OLD);
    await write(40, 'cresce', NOW);
    await check();
    await write(900, 'cresce', OLD);
    await check();
    expect(await pages.page(selection('nulla'), { page: 1, limit: 50, descending: true })).toEqual({
      ids: [],
      total: 0,
    });
  });

  it('are read from a known row: the thousandth costs what the first does', async () => {
    await write(60_000, 'molto', OLD);
    const passed: number[] = [];
    const db = {
      query: (async (text: string, values: unknown[]) => {
        if (text.includes('offset')) passed.push(Number(values.at(-1)));
        return server().db.query(text, values);
      }) as ReturnType<typeof server>['db']['query'],
    };
    const pages = createLogPages(db, () => LATER);
    for (const page of [1, 500, 1000]) {
      const { ids, total } = await pages.page(selection('molto'), { page, limit: 50, descending: true });
      expect([ids.length, total]).toEqual([50, 60_000]);
    }
    expect(passed.every((rows) => rows < 1000)).toBe(true);
    expect(passed).toHaveLength(3);
  });
});
