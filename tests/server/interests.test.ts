import { beforeAll, describe, expect, it } from 'vitest';
import { recordAddress } from '../../src/content/lists/addresses';
import { interest } from '../content/named';
import {
  BOLOGNA,
  type Body,
  complete,
  MODENA,
  type ReadItem,
  type Refused,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';

const CALL = interest.paths.list;
/** Themes of the demo, and below the second one two of these tests. */
const [ART, FOOD, SEA] = [5001, 5002, 5003];
const [WINE, CHEESE] = [5801, 5802];
const CHILDREN = `
  insert into categories (id, main, parent_id, position) values ($1, 5, $3, 1), ($2, 5, $3, 2)`;

describeOnEach('interests', (server) => {
  const post = (body: Body, as = 'admin') => server().call<Written & Refused>('POST', CALL, { as, body });
  const read = async (id: number) =>
    (await server().get<{ data: ReadItem }>(`${CALL}/${id}`, { as: 'admin' })).body.data;
  const create = async (title: string, themes: readonly number[], more: Body = {}): Promise<number> => {
    const answer = await post({
      contents: { it: { title } },
      lang: 'it',
      theme: themes.map((id) => ({ id })),
      ...more,
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const listed = async (query: string) =>
    (await server().get<{ data: { id: number }[] }>(`${CALL}?orderBy=%2Bid&${query}`, { as: 'admin' })).body.data.map(
      ({ id }) => id,
    );

  let museum: number;
  let cellar: number;
  let dairy: number;
  let table: number;
  let both: number;
  let none: number;
  beforeAll(async () => {
    await seedReferences(server());
    await server().db.query(CHILDREN, [WINE, CHEESE, FOOD]);
    museum = await create('Il museo', [ART], { comune: [{ id: BOLOGNA }], destinazione: [{ id: 2003 }] });
    cellar = await create('La cantina', [WINE]);
    dairy = await create('Il caseificio', [CHEESE], { comune: [{ id: MODENA }] });
    table = await create('La tavola', [FOOD]);
    both = await create('Il museo del vino', [WINE, ART]);
    none = await create('Altro', []);
  });

  it('keep all that one has, with a bare position [2-7.17, 2-3.22]', async () => {
    const location = { city: { id: BOLOGNA, city: 'Bologna' }, address: 'Via Roma', number: '3', lat: 44.5, lng: 11.3 };
    const id = await create('Santo Stefano', [ART, WINE], { location, portal: [{ id: 2, active: true }] });
    const item = await read(id);
    expect(item).toMatchObject({ location, theme: [{ id: ART, name: 'Arte e cultura' }, { id: WINE }] });
    const put = await server().call<Written>('PUT', `${CALL}/${id}`, { as: 'admin', body: item });
    expect([put.status, { ...(await read(id)), updated_at: null }]).toEqual([200, { ...item, updated_at: null }]);
    expect((await server().call('DELETE', `${CALL}/${id}`, { as: 'admin' })).status).toBe(200);
  });

  it('ask at status 1 for the nine fields of news', async () => {
    const refused = await post({ contents: { it: { title: 'Solo titolo', status: 1 } }, lang: 'it' });
    expect(refusalOf(refused).status).toBe(422);
    expect(Object.keys(refusalOf(refused).errors ?? {}).sort()).toEqual(
      interest.required.published
        .filter((path) => path !== 'title')
        .map((path) => `contents.it.${path}`)
        .sort(),
    );
    const stored = await post({ contents: { it: complete('Intero', { status: 1 }) }, lang: 'it' });
    expect(stored.status).toBe(201);
    await server().call('DELETE', `${CALL}/${stored.body.data.id}`, { as: 'admin' });
  });

  describe('are listed', () => {
    it.each<[string, () => number[]]>([
      ['', () => [museum, cellar, dairy, table, both, none]],
      ['main=-1', () => [museum, cellar, dairy, table, both, none]],
      [`main=${FOOD}`, () => [cellar, dairy, table, both]],
      [`main=${WINE}`, () => [cellar, both]],
      [`main=${ART}`, () => [museum, both]],
      [`main=${SEA}`, () => []],
      ['main=99999', () => []],
      [`main=${FOOD}&tema=${WINE}`, () => [cellar, both]],
      [`main=${FOOD}&tema=${FOOD}`, () => [cellar, dairy, table, both]],
      [`main=${FOOD}&tema=${ART}`, () => [both]],
      [`main=-1&tema=${FOOD}`, () => [cellar, dairy, table, both]],
      [`main=${FOOD}&tema=${SEA}`, () => []],
      [`main=${FOOD}&comune=${MODENA}`, () => [dairy]],
      ['main=-1&destinazione=2003', () => [museum]],
      [`main=${FOOD}&stato=2&provincia=36`, () => [dairy]],
      [`main=${FOOD}&stato=1`, () => []],
      [`main=${FOOD}&keywords=cantina`, () => [cellar]],
    ])('by theme and children, and by what narrows them further: %s [2-7.14]', async (query, wanted) =>
      expect(await listed(query)).toEqual(wanted()),
    );

    it.each(['main=mare', 'main=1.5', 'main=5003%27--', 'tema=abc', 'main=99999999999999999999'])(
      'never by nonsense: %s',
      async (query) => {
        const answer = await server().get<Refused>(`${CALL}?${query}`, { as: 'admin' });
        expect([answer.status, answer.body.code]).toEqual([400, '400']);
      },
    );
  });

  it('a category stands for its children in lists of other contents too', async () => {
    const body = {
      contents: { it: { title: 'Novello' } },
      lang: 'it',
      theme: [{ id: WINE }],
      category: [{ id: 15001 }],
    };
    const { id } = (await server().call<Written>('POST', 'news', { as: 'admin', body })).body.data;
    await server().db.query(`insert into categories (id, main, parent_id, position) values (2901, 2, 2002, 1)`);
    const item = (await server().get<{ data: ReadItem }>(`news/${id}`, { as: 'admin' })).body.data;
    await server().call('PUT', `news/${id}`, { as: 'admin', body: { ...item, destinazione: [{ id: 2901 }] } });
    const news = async (destination: number) =>
      (await server().get<{ data: { id: number }[] }>(`news?destinazione=${destination}`, { as: 'admin' })).body.data;
    expect((await news(2002)).map((row) => row.id)).toEqual([id]);
    expect(await news(2001)).toEqual([]);
  });

  it('are found from anywhere, at an address that any reader can open', async () => {
    const { body } = await server().get<{ data: { area: string; id: number; route: string }[] }>(
      'search?q=caseificio',
      {
        as: 'admin',
      },
    );
    expect(body.data.map(({ area, id, route }) => [area, id, route])).toEqual([
      ['interessi', dairy, recordAddress(interest, dairy)],
    ]);
    expect(recordAddress(interest, dairy)).toBe(`/interessi/${dairy}/interessi/-1`);
  });
});
