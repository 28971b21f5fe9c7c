import { beforeAll, expect, it } from 'vitest';
import { Values } from '../../server/db/values';
import { nearnessTo, searchWords } from '../../server/search/textSearch';
import { fold } from '../../src/content/text/fold';
import { searchCases } from '../content/searchCases';
import { insertContent } from './content-kit';
import { describeOnEach, type TestServer } from './kit';

const titles = [...new Set(searchCases.map(([title]) => title))];

/** Each title as the name of a record of each kind that is looked up, with an id that says which title it is. */
async function insertAll(server: TestServer): Promise<Map<number, string>> {
  const { db } = server;
  await db.query("insert into provinces (id, nome, short, region) values (37, 'Bologna', 'BO', 'Emilia-Romagna')");
  const named = new Map<number, string>();
  for (const [at, title] of titles.entries()) {
    const id = 5000 + at;
    named.set(id, title);
    await db.query('insert into municipalities (id, city, istat, province_id) values ($1, $2, $3, 37)', [
      id,
      title,
      `X${id}`,
    ]);
    await db.query('insert into categories (id, main) values ($1, 14)', [id]);
    await db.query("insert into category_contents (category_id, lang, title) values ($1, 'it', $2)", [id, title]);
    await db.query(
      `insert into users (id, username, first_name, email, password_hash, role_id, desk_id)
       select $1::integer, 'u' || $1::integer, $2, 'u' || $1::integer || '@example.org', '', role_id, desk_id from users limit 1`,
      [id, title],
    );
    for (const area of ['localita', 'iat', 'operatori', 'news'])
      named.set(await insertContent(server, area, { it: title }), title);
  }
  return named;
}

type Found = readonly { readonly id: number }[];

/** What finds by words: the call, and the shortest text that it searches. */
const CALLS: Readonly<
  Record<string, readonly [shortest: number, find: (server: TestServer, typed: string) => Promise<Found>]>
> = {
  municipalities: [2, (server, typed) => get(server, `operations/comuni?name=${typed}`)],
  localities: [
    2,
    async (server, typed) => {
      const body = { keywords: decodeURIComponent(typed) };
      return (await server.call<{ data: Found }>('POST', 'localita/search', { as: 'admin', body })).body.data;
    },
  ],
  offices: [
    3,
    async (server, typed) =>
      (await server.call<{ data: Found }>('POST', `iat/search?keywords=${typed}`, { as: 'admin' })).body.data,
  ],
  operators: [2, (server, typed) => get(server, `operatori/combo?name=${typed}`)],
  authors: [1, (server, typed) => get(server, `operations/users?filter=${typed}`)],
  tags: [1, (server, typed) => get(server, `operations/tags?limit=100&keywords=${typed}`)],
  'a list': [1, (server, typed) => get(server, `news?limit=100&keywords=${typed}`)],
  'the search': [3, (server, typed) => get(server, `search?limit=50&area=news&q=${typed}`)],
};

const get = async (server: TestServer, path: string): Promise<Found> =>
  (await server.get<{ data: Found }>(path, { as: 'admin' })).body.data;

describeOnEach('words find what they mean', (server) => {
  let named: Map<number, string>;
  beforeAll(async () => {
    named = await insertAll(server());
  }, 120_000);

  it.each(Object.entries(CALLS))('by %s', async (name, [shortest, find]) => {
    for (const [title, typed, rank] of searchCases) {
      // The search also finds what is only like it.
      if (typed.trim().length < shortest || (rank === null && name === 'the search')) continue;
      const found = (await find(server(), encodeURIComponent(typed))).map(({ id }) => named.get(id));
      expect.soft(found.includes(title), `«${typed}» in «${title}»: ${found.join(' · ')}`).toBe(rank !== null);
    }
  });

  it('ranks titles as the client does', async () => {
    for (const [title, typed, rank] of searchCases) {
      const values = new Values();
      const text = `select ${nearnessTo('fold(title)', searchWords(typed), values)} as rank
                      from (select ${values.add(title)}::text as title) given`;
      const { rows } = await server().db.query<{ rank: number }>(text, values.list);
      if (rank !== null) expect.soft(rows[0]?.rank, `«${typed}» in «${title}»`).toBe(rank);
    }
  });

  it('gives the nearest first', async () => {
    const cities = ['Sanbudrio', 'Via Budrio', 'Budriolo', 'Budrio'];
    for (const [at, city] of cities.entries())
      await server().db.query('insert into municipalities (id, city, istat, province_id) values ($1, $2, $3, 37)', [
        at + 1,
        city,
        `Y${at}`,
      ]);
    expect((await get(server(), 'operations/comuni?name=budrio')).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  it('folds the letters of Europe as the client does', async () => {
    const blocks = [
      [0x20, 0x7e],
      [0xc0, 0x17f],
      [0x200b, 0x200f],
      [0x2010, 0x2019],
      [0x202a, 0x202e],
      [0x2060, 0x206f],
      [0xfb00, 0xfb04],
    ] as const;
    const characters = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    );
    const letters = characters.filter((one) => /[\p{L}\p{Nd}\p{Cf}\p{Zs}'’‘-]/u.test(one));
    const { rows } = await server().db.query<{ given: string; folded: string }>(
      `select given, fold('a' || given || 'a') as folded from unnest($1::text[]) as given`,
      [letters],
    );
    const others = rows.filter(({ given, folded }) => folded !== fold(`a${given}a`));
    expect(others.map(({ given, folded }) => [given, folded, fold(`a${given}a`)])).toEqual([]);
  });
});
