import { beforeAll, describe, expect, it } from 'vitest';
import { insertItems } from '../../demo/insert';
import { generateNews } from '../../demo/news/generate';
import { createRandom } from '../../demo/random';
import { loadTowns } from '../../server/reference/territory';
import { defaultLanguages } from '../../src/contract/languages';
import { news } from '../content/named';
import { isCore } from '../kit/set';
import { bodyWith, create, type ReadItem, type Refused, read, seedReferences } from './content-kit';
import { describeOnEach, type TestServer } from './kit';

interface Page {
  data: { id: number; contents: ReadItem['contents']; comune: { id: number; nome: string }[] }[];
  meta: { total: number; per_page: number; current_page: number; last_page: number; suggestion?: string };
}

const COUNT = 260;
const towns = loadTowns();
const provinceOf = new Map(towns.map(({ id, province }) => [id, province]));

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const idsIn = (value: unknown): number[] => (value as { id: number }[]).map(({ id }) => id);

/** What the list should answer, computed the slow and simple way. */
function expectedIds(items: readonly ReadItem[], query: Record<string, string | number>): number[] {
  const statuses = (item: ReadItem) => Object.values(item.contents).map(({ status }) => status);
  const titles = (item: ReadItem) => Object.values(item.contents).map(({ title }) => fold(String(title)));
  const words = fold(String(query.keywords ?? ''))
    .split(/\s+/)
    .filter(Boolean);
  const wanted = (name: string) => (query[name] === undefined || query[name] === -1 ? null : Number(query[name]));
  const [destination, province, town, status] = [
    wanted('destinazione'),
    wanted('provincia'),
    wanted('comune'),
    wanted('stato'),
  ];
  const found = items.filter(
    (item) =>
      (destination === null || idsIn(item.destinazione).includes(destination)) &&
      (province === null || idsIn(item.comune).some((id) => provinceOf.get(id) === province)) &&
      (town === null || idsIn(item.comune).includes(town)) &&
      (status === null || statuses(item).includes(status)) &&
      (words.length === 0 ||
        titles(item).some((title) => words.every((word) => title.includes(word))) ||
        String(item.id) === words.join(' ')),
  );
  const orderBy = String(query.orderBy ?? '-id');
  const keyOf = ({ id, contents, updated_at }: ReadItem): string | number => {
    if (orderBy.endsWith('updated_at')) return updated_at;
    const first = contents.it ?? Object.values(contents)[0];
    if (orderBy.endsWith('title')) return fold(String(first?.title));
    return orderBy.endsWith('pub_date') ? String(first?.pub_date ?? '') : id;
  };
  const direction = orderBy.startsWith('-') ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? -1 : 1);
  return found.sort((a, b) => direction * (compare(keyOf(a), keyOf(b)) || a.id - b.id)).map(({ id }) => id);
}

async function seedList(server: TestServer): Promise<ReadItem[]> {
  await seedReferences(server);
  const authors = [await server.userId('admin'), await server.userId('editor')];
  const input = { count: COUNT, seed: 7, towns, authors, today: new Date('2026-06-01'), coverOf: () => null };
  await server.db.transaction((tx) =>
    insertItems(tx, { content: news, languages: defaultLanguages() }, generateNews(input)),
  );
  // Some of each kind that the generator does not make: equal titles, no date, no Italian, no town.
  for (let index = 0; index < 6; index++)
    await create(server, bodyWith({ title: index < 4 ? 'Città, uguale' : 'citta, uguale' }));
  await create(server, { contents: { en: { title: 'Only in English', status: 3 } }, lang: 'en' });
  await create(server, bodyWith({ title: '100% «strano» _ \\ prova' }));
  const { rows } = await server.db.query<{ id: number }>('select id from contents order by id');
  return Promise.all(rows.map(({ id }) => read(server, id)));
}

describeOnEach('content lists', (server) => {
  let items: ReadItem[] = [];
  beforeAll(async () => {
    items = await seedList(server());
  });

  const list = (query: Record<string, string | number>) =>
    server().get<Page & Refused>(
      `news?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      {
        as: 'lettore',
      },
    );

  async function expectAsComputed(query: Record<string, string | number>): Promise<void> {
    const { page = 1, limit = 25, ...rest } = query;
    const ids = expectedIds(items, rest);
    const first = (Number(page) - 1) * Number(limit);
    const { status, body } = await list(query);
    // What an empty page suggests is tried in content-correction.
    const meta = { ...body.meta, suggestion: undefined };
    expect([query, status, body.data?.map(({ id }) => id), meta]).toEqual([
      query,
      200,
      ids.slice(first, first + Number(limit)),
      {
        total: ids.length,
        per_page: Number(limit),
        current_page: Number(page),
        last_page: Math.max(1, Math.ceil(ids.length / Number(limit))),
      },
    ]);
  }

  it('says who changed each item last, and when', async () => {
    const id = items.at(-1)?.id ?? 0;
    const newest = async () => (await list({ orderBy: '-updated_at', limit: 1 })).body.data[0];
    await server().call('PUT', `news/${id}`, { as: 'admin', body: { ...(await read(server(), id)), lang: 'it' } });
    const { updated_at } = await read(server(), id);
    expect(await newest()).toMatchObject({ id, updated_at, updated_by: 'Anna Montanari' });
    await server().db.query("update users set last_name = 'Rossi' where username = 'admin'");
    expect(await newest()).toMatchObject({ id, updated_by: 'Anna Rossi' });
    items = items.map((item) => (item.id === id ? { ...item, updated_at } : item));
  });

  const SORTS = ['+id', '-id', '+title', '-title', '+pub_date', '-pub_date', '+updated_at', '-updated_at'];
  const FILTERS: Record<string, string | number>[] = [
    {},
    { stato: 1 },
    { stato: 5, destinazione: -1 },
    { destinazione: 2002 },
    { provincia: 37 },
    { provincia: 40, comune: -1, stato: 2 },
    { keywords: 'CITTA' },
    { keywords: 'a', destinazione: 2001, stato: 1 },
    { keywords: 'piazza di' },
  ];

  it.each(FILTERS.flatMap((filters) => SORTS.map((orderBy) => ({ ...filters, orderBy }))))(
    'gives every page of %j',
    async (query) => {
      const pages = Math.ceil(expectedIds(items, query).length / 10);
      // From both ends to the middle, so that pages are reached from the start, from the end and from known rows.
      const order = Array.from({ length: pages }, (_, index) =>
        index % 2 === 0 ? 1 + index / 2 : pages - (index - 1) / 2,
      );
      for (const page of order) await expectAsComputed({ ...query, page, limit: 10 });
    },
  );

  it('answers random questions as the slow way does [2-7.5, 2-2.4]', async () => {
    const random = createRandom(11);
    const words = [
      'festival',
      'è',
      'DI',
      'castello',
      'città',
      '12',
      'xyz',
      'parma',
      'notte bianca',
      "dell'",
      '%',
      '_',
      '\\',
      '«',
    ];
    for (let round = 0; round < (isCore ? 40 : 150); round++) {
      const town = random.pick(towns);
      await expectAsComputed({
        ...(random.chance(0.5) ? { orderBy: random.pick(SORTS) } : {}),
        ...(random.chance(0.4) ? { keywords: random.pick(words) } : {}),
        ...(random.chance(0.3) ? { stato: random.between(-1, 6) } : {}),
        ...(random.chance(0.3) ? { destinazione: random.pick([-1, 2001, 2002, 2003, 2004, 5001]) } : {}),
        ...(random.chance(0.3) ? { provincia: random.pick([-1, 33, 37, 99, 1234]) } : {}),
        ...(random.chance(0.2) ? { comune: random.pick([-1, town.id, 1]) } : {}),
        page: random.between(1, 8),
        limit: random.pick([1, 7, 25, 100]),
      });
    }
  });

  it('finds an item by its id', async () => {
    const id = items[40]?.id ?? 0;
    const { body } = await list({ keywords: id, limit: 100 });
    expect(body.data.map((row) => row.id)).toContain(id);
    await expectAsComputed({ keywords: id, limit: 100 });
  });

  it('shows of a row what a list shows, and nothing of its text', async () => {
    const item = items.find(({ contents, comune }) => contents.en !== undefined && idsIn(comune).length > 0);
    const { body } = await list({ keywords: item?.id ?? 0 });
    const row = body.data.find(({ id }) => id === item?.id);
    const cells = Object.entries(item?.contents ?? {}).map(([lang, { title, status, pub_date, permalink }]) => [
      lang,
      { title, status, pub_date, permalink },
    ]);
    const places = (item?.comune ?? []) as { id: number; nome: string; city: string }[];
    const comune = places.map(({ id, nome, city }) => ({ id, nome, city }));
    expect(row).toEqual({
      id: item?.id,
      contents: Object.fromEntries(cells),
      comune,
      draft: 0,
      revision: null,
      revision_statuses: {},
      updated_at: item?.updated_at,
      updated_by: item?.updated_by,
    });
  });

  it('answers 25 rows by default, at most 100, and none past the last page [1-9.2]', async () => {
    expect((await list({})).body.data.length).toBe(25);
    const many = (await list({ limit: 5000 })).body;
    expect([many.data.length, many.meta.per_page]).toEqual([100, 100]);
    const past = (await list({ page: 999, limit: 50 })).body;
    expect(past).toEqual({
      status: 'success',
      code: '200',
      data: [],
      meta: { total: items.length, per_page: 50, current_page: 999, last_page: Math.ceil(items.length / 50) },
    });
  });

  it.each([
    ['page', { page: 0 }],
    ['page', { page: -3 }],
    ['page', { page: '1.5' }],
    ['page', { page: 'x' }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 'tutti' }],
    ['orderBy', { orderBy: '-description' }],
    ['orderBy', { orderBy: 'id; drop table contents' }],
    ['stato', { stato: 'uno' }],
    ['comune', { comune: '99999999999999' }],
    ['keywords', { keywords: '\u0000a' }],
  ] as [string, Record<string, string | number>][])('refuses a %s that makes no sense: %j', async (name, query) => {
    const { status, body } = await list(query);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [name]]);
  });

  it('survives filters and searches from a tampered address', async () => {
    for (const query of [
      { stato: 70000 },
      { comune: 2147483647, provincia: -7 },
      { keywords: `${'x'.repeat(9000)}` },
      { keywords: "'; drop table contents; --" },
      { keywords: 'a\ud800' },
      { page: 2147483647, limit: 100 },
    ])
      expect([query, (await list(query)).status]).toEqual([query, 200]);
  });

  describe('while others write', () => {
    const total = async (query: Record<string, string | number> = {}) => (await list(query)).body.meta.total;

    it('never shows an old total, order or title after a write was answered', async () => {
      const before = await total({ stato: 4 });
      const id = await create(server(), bodyWith({ title: 'Appena nata', status: 4 }));
      expect([await total({ stato: 4 }), (await list({})).body.data[0]?.id]).toEqual([before + 1, id]);
      await server().call('PUT', `news/${id}`, { as: 'admin', body: bodyWith({ title: 'Cambiata', status: 3 }) });
      expect([await total({ stato: 4 }), (await list({})).body.data[0]?.contents.it?.title]).toEqual([
        before,
        'Cambiata',
      ]);
      await server().call('DELETE', `news/${id}`, { as: 'admin' });
      expect((await list({})).body.data[0]?.id).not.toBe(id);
    });

    it('counts right after many writes at once, with readers all the time', async () => {
      const before = await total();
      const made = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const id = await create(server(), bodyWith({ title: `In gara ${index}` }));
          const seen = await total({ keywords: `in gara ${index}` });
          return { id, seen };
        }),
      );
      expect(made.every(({ seen }) => seen >= 1)).toBe(true);
      expect(await total()).toBe(before + 20);
      await server().call('DELETE', `news/${made.map(({ id }) => id).join(',')}`, { as: 'admin' });
      expect(await total()).toBe(before);
    });
  });
});
