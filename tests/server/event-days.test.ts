import { beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../demo/random';
import { addDays } from '../../src/content/when/civil';
import { BOLOGNA, MODENA, type Refused, RIMINI, seedReferences } from './content-kit';
import { createEvent, days, eventWith, PLACES, range, readEvent } from './event-kit';
import { describeOnEach } from './kit';

interface Row {
  id: number;
  dates: { start: string; end: string } | null;
  comune: { id: number; nome: string }[];
}
interface Page extends Refused {
  data: Row[] & Refused['data'];
  meta: { total: number };
}

describeOnEach('events by their days', (server) => {
  const made: { id: number; days: string[] }[] = [];

  const list = async (query: Record<string, string | number>) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return server().get<Page>(`event-ert?limit=100&${text}`, { as: 'lettore' });
  };
  const idsOf = async (query: Record<string, string | number>) => (await list(query)).body.data.map(({ id }) => id);

  beforeAll(async () => {
    await seedReferences(server());
    const random = createRandom(4);
    for (let index = 0; index < 60; index++) {
      const start = addDays('2026-01-01', random.between(0, 60));
      const count = random.between(1, 20);
      const chosen = Array.from({ length: count }, () => addDays(start, random.between(0, 40)));
      const own = [...new Set(chosen)].sort();
      made.push({ id: await createEvent(server(), eventWith(`Evento ${index}`, days(...own))), days: own });
    }
  });

  const expected = (from: string, to: string) =>
    made
      .filter((one) => one.days.some((day) => day >= from && day <= to))
      .map(({ id }) => id)
      .reverse();

  it('finds those of a day, of a range and of an open range, and no other', async () => {
    const random = createRandom(9);
    for (let round = 0; round < 40; round++) {
      const from = addDays('2025-12-20', random.between(0, 130));
      const to = addDays(from, random.between(0, 15));
      expect([from, await idsOf({ dates: from })]).toEqual([from, expected(from, from)]);
      expect([from, to, await idsOf({ dates: `${from},${to}` })]).toEqual([from, to, expected(from, to)]);
      expect([from, await idsOf({ dates: `${from},` })]).toEqual([from, expected(from, '9999-12-31')]);
      expect([to, await idsOf({ dates: `,${to}` })]).toEqual([to, expected('0000-01-01', to)]);
    }
  });

  it('finds all of them without a filter, and sorts and pages what it finds', async () => {
    expect((await list({ dates: -1 })).body.meta.total).toBe(60);
    const all = expected('2026-01-20', '2026-02-10');
    const page = await server().get<Page>('event-ert?dates=2026-01-20,2026-02-10&orderBy=%2Bid&limit=5&page=2', {
      as: 'lettore',
    });
    expect([page.body.data.map(({ id }) => id), page.body.meta.total]).toEqual([
      all.toReversed().slice(5, 10),
      all.length,
    ]);
  });

  it.each(['2026-02-30', 'oggi', '2026-03-02,2026-03-01', '2026-03-01,2026-03-02,2026-03-03', ','])(
    'refuses %s',
    async (dates) => {
      const { status, body } = await list({ dates });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['dates']]);
    },
  );

  it('follows a save: days that went away find it no more', async () => {
    const id = await createEvent(server(), eventWith('Itinerante', range('2027-05-01', '2027-05-03')));
    expect(await idsOf({ dates: '2027-05-03' })).toEqual([id]);
    const item = await readEvent(server(), id);
    const body = {
      ...item,
      dates: days('2027-06-05', '2027-06-12'),
      locations: eventWith('', {}, [PLACES.cavour, PLACES.grande]).locations,
    };
    expect((await server().call('PUT', `event-ert/${id}`, { as: 'admin', body })).status).toBe(200);
    expect([
      await idsOf({ dates: '2027-05-01,2027-05-31' }),
      await idsOf({ dates: '2027-06-06' }),
      await idsOf({ dates: '2027-06-12' }),
    ]).toEqual([[], [], [id]]);
    const { body: found } = await list({ dates: '2027-06-05' });
    expect(found.data.map(({ dates, comune }) => ({ dates, comune: comune.map((one) => one.id) }))).toEqual([
      { dates: { start: '2027-06-05', end: '2027-06-12' }, comune: [RIMINI, MODENA] },
    ]);
    await server().call('DELETE', `event/${id}`, { as: 'admin' });
    expect(await idsOf({ dates: '2027-06-05' })).toEqual([]);
  });

  it('knows where it takes place by its stops: province, municipality and search go by them', async () => {
    const id = await createEvent(
      server(),
      eventWith('Due piazze', range('2028-01-01', '2028-01-01'), [PLACES.grande, PLACES.cavour]),
    );
    const within = { dates: '2028-01-01' };
    expect(await idsOf({ ...within, comune: MODENA })).toEqual([id]);
    expect(await idsOf({ ...within, comune: BOLOGNA })).toEqual([]);
    expect(await idsOf({ ...within, provincia: 99 })).toEqual([id]);
    expect(await idsOf({ ...within, provincia: 37 })).toEqual([]);
    expect(await idsOf({ ...within, keywords: 'due piazze' })).toEqual([id]);
  });

  it('has no period for an event without days', async () => {
    const id = await createEvent(server(), { lang: 'it', contents: { it: { title: 'Senza date', status: 2 } } });
    const { body } = await list({ keywords: 'senza date' });
    expect(body.data.map(({ id: found, dates, comune }) => [found, dates, comune])).toEqual([[id, null, []]]);
  });

  it('filters by language, and by the status of that language', async () => {
    const it = { title: 'Bilingue', status: 3 };
    const both = await createEvent(server(), { lang: 'it', contents: { it, en: { title: 'Bilingual', status: 2 } } });
    const keywords = 'bilin';
    expect(await idsOf({ keywords, lang: 'en' })).toEqual([both]);
    expect(await idsOf({ keywords, lang: 'all' })).toEqual([both]);
    expect(await idsOf({ keywords, lang: 'de' })).toEqual([]);
    expect(await idsOf({ keywords, lang: 'it', stato: 3 })).toEqual([both]);
    expect(await idsOf({ keywords, lang: 'en', stato: 3 })).toEqual([]);
    expect(await idsOf({ keywords, lang: 'all', stato: 3 })).toEqual([both]);
  });

  it('asks the index for the days, not every row', async () => {
    await server().db.query('analyze contents');
    await server().db.transaction(async (tx) => {
      // So few rows are read quicker one by one; with that forbidden an index without a condition would be left.
      await tx.query('set local enable_seqscan = off');
      const { rows } = await tx.query<{ 'QUERY PLAN': string }>(
        "explain select id from contents c where c.area = 'event' and c.days && daterange('2026-02-01', '2026-02-01', '[]')",
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('contents_days');
    });
  });
});
