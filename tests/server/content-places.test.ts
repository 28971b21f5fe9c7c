import { beforeAll, expect, test, vi } from 'vitest';
import { loadTowns } from '../../server/reference/territory';
import { BOLOGNA, type Body, bodyWith, MODENA, RIMINI, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';

vi.mock('../../src/content/registry', async (importOriginal) => {
  const { news } = await import('../../src/content/types/news');
  const { office } = await import('../content/office');
  return { ...(await importOriginal<object>()), contents: [news, office] };
});

interface Row {
  id: number;
  comune: { id: number }[];
  location?: { city: { id: number; city: string; province: string } }[];
}
interface Page {
  data: Row[];
  meta: { total: number };
}

const towns = new Map(loadTowns().map((town) => [town.id, town]));
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const at = (id: number | null): Body => ({
  locations: {
    location: id === null ? {} : { city: { id, city: 'come capita', province: 'XX' }, address: 'Via Roma' },
  },
});
const chosen = (...ids: number[]): Body => ({ comune: ids.map((id) => ({ id })) });

describeOnEach('places of contents', (server) => {
  const write = async (area: string, more: Body) => {
    const answer = await server().call<Written>('POST', area, { as: 'admin', body: bodyWith({ title: 'Sede' }, more) });
    return answer.body.data.id;
  };
  const list = async (path: string) => (await server().get<Page>(path, { as: 'lettore' })).body;
  const idsOf = async (path: string) => (await list(path)).data.map(({ id }) => id);

  beforeAll(() => seedReferences(server()));

  test('a row says where its address lies, by the names of today, beside the municipalities chosen', async () => {
    const id = await write('iat', { ...at(BOLOGNA), ...chosen(RIMINI) });
    const nowhere = await write('iat', { ...at(null), ...chosen(MODENA) });
    const rows = (await list('iat')).data.map((row) => [row.id, row.location, row.comune.map((one) => one.id)]);
    expect(rows).toEqual([
      [nowhere, [], [MODENA]],
      [id, [{ city: { id: BOLOGNA, city: 'Bologna', province: 'Bologna' } }], [RIMINI]],
    ]);
    // A list without such a column is spared the cell.
    await write('news', { ...at(BOLOGNA), ...chosen(MODENA) });
    expect(Object.keys((await list('news')).data[0] ?? {})).not.toContain('location');
  });

  test('an address counts for a filter that declares it, and nowhere else', async () => {
    const both = await write('iat', { ...at(BOLOGNA), ...chosen(BOLOGNA, RIMINI) });
    const byAddress = await write('iat', { ...at(BOLOGNA), ...chosen() });
    expect(await idsOf('iat?provincia=37')).toEqual(expect.arrayContaining([both, byAddress]));
    expect(await idsOf(`iat?comune=${RIMINI}`)).toContain(both);
    const news = await write('news', { ...at(RIMINI), ...chosen(MODENA) });
    expect(await idsOf(`news?comune=${RIMINI}`)).toEqual([]);
    expect(await idsOf('news?provincia=99')).toEqual([]);
    expect(await idsOf(`news?comune=${MODENA}`)).toContain(news);
  });

  test('a moved address takes its municipality along, and leaves the chosen ones', async () => {
    const id = await write('iat', { ...at(BOLOGNA), ...chosen(BOLOGNA) });
    const { body } = await server().get<{ data: Body }>(`iat/${id}`, { as: 'admin' });
    await server().call('PUT', `iat/${id}`, { as: 'admin', body: { ...body.data, ...at(RIMINI) } });
    const row = (await list('iat')).data.find((one) => one.id === id);
    expect([row?.location?.map(({ city }) => city.id), row?.comune.map((one) => one.id)]).toEqual([
      [RIMINI],
      [BOLOGNA],
    ]);
    const again = await server().get<{ data: Body & { comune: Body[] } }>(`iat/${id}`, { as: 'admin' });
    expect(again.body.data.comune.map((one) => one.id)).toEqual([BOLOGNA]);
  });

  test('rows are sorted by municipality, and by province with the municipalities in order, on every page', async () => {
    const all = [...towns.keys()];
    for (let index = 0; index < 40; index++) await write('iat', at(index % 5 === 0 ? null : (all[index * 7] ?? null)));
    const { data, meta } = await list('iat?limit=100');
    expect(data).toHaveLength(meta.total);
    const keyOf = (row: Row, field: string): string => {
      const city = row.location?.[0]?.city;
      if (city === undefined) return '';
      return field === 'city' ? fold(city.city) : `${fold(city.province)}\u0001${fold(city.city)}`;
    };
    for (const field of ['city', 'province'])
      for (const direction of ['+', '-']) {
        const expected = data
          .map((row) => ({ id: row.id, key: keyOf(row, field) }))
          .sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1))
          .map(({ id }) => id);
        if (direction === '-') expected.reverse();
        // From the end first: a page is the same whichever way it is reached.
        const pages = [...Array(Math.ceil(meta.total / 10)).keys()].reverse();
        const shown = new Map<number, number[]>();
        for (const page of pages)
          shown.set(
            page,
            await idsOf(`iat?limit=10&page=${page + 1}&orderBy=${encodeURIComponent(`${direction}${field}`)}`),
          );
        expect([field, direction, pages.reverse().flatMap((page) => shown.get(page) ?? [])]).toEqual([
          field,
          direction,
          expected,
        ]);
      }
  });

  test('a list that does not declare the order refuses it', async () => {
    expect((await server().get('news?orderBy=%2Bcity', { as: 'lettore' })).status).toBe(400);
  });
});
