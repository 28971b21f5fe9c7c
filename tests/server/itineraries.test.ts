import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Body,
  complete,
  type ReadItem,
  type Refused,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';

const [WEEKEND, WEEK] = [4002, 4003];
const [ART, FOOD, SEA] = [5001, 5002, 5003];
/** Below the second theme. */
const WINE = 5801;
const [FAMILIES, COUPLES] = [6001, 6002];

const ids = (...chosen: readonly number[]) => chosen.map((id) => ({ id }));

interface Row {
  readonly id: number;
  readonly [key: string]: unknown;
}

describeOnEach('itineraries and the Via Emilia', (server) => {
  const post = (area: string, body: Body, as = 'admin') => server().call<Written & Refused>('POST', area, { as, body });
  const create = async (area: string, title: string, more: Body = {}): Promise<number> => {
    const answer = await post(area, { contents: { it: { title } }, lang: 'it', ...more });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const read = async (area: string, id: number) =>
    (await server().get<{ data: ReadItem }>(`${area}/${id}`, { as: 'admin' })).body.data;
  const rows = async (path: string) => (await server().get<{ data: Row[] }>(path, { as: 'admin' })).body.data;
  const listed = async (area: string, query: string) =>
    (await rows(`${area}?orderBy=%2Bid&${query}`)).map(({ id }) => id);

  let castles: number;
  let cellars: number;
  let beaches: number;
  let plain: number;
  let road: number;
  let walk: number;
  beforeAll(async () => {
    await seedReferences(server());
    await server().db.query('insert into categories (id, main, parent_id, position) values ($1, 5, $2, 1)', [
      WINE,
      FOOD,
    ]);
    castles = await create('itinerary', 'I castelli', {
      durata: ids(WEEKEND),
      theme: ids(ART, FOOD),
      target: ids(FAMILIES),
    });
    cellars = await create('itinerary', 'Le cantine', { durata: ids(WEEK), theme: ids(WINE), target: ids(COUPLES) });
    beaches = await create('itinerary', 'Le spiagge', { theme: ids(SEA), target: ids(COUPLES, FAMILIES) });
    plain = await create('itinerary', 'La pianura');
    road = await create('viaemilia', 'Da Rimini a Piacenza', { target: ids(FAMILIES), theme: ids(ART) });
    walk = await create('viaemilia', 'A piedi');
  });

  it.each(['itinerary', 'viaemilia'])('%s keeps all that one has', async (area) => {
    const id = await create(area, 'Intero', {
      durata: ids(WEEKEND),
      theme: ids(ART),
      target: ids(FAMILIES),
      portal: [{ id: 2, active: true }],
      contacts: { it: [{ label: 'Info', type: 'email', value: 'info@esempio.it', lang: 'it' }] },
    });
    const item = await read(area, id);
    expect(item).toMatchObject({
      durata: [{ id: WEEKEND }],
      theme: [{ id: ART, name: 'Arte e cultura' }],
      target: [{ id: FAMILIES, name: 'Famiglie' }],
      contacts: { it: [{ order: 1, type: 'email', value: 'info@esempio.it' }] },
    });
    const shorter = { contents: both, tappe: tappe.slice(0, 1), lang: 'it' };
    await server().call('PUT', `itinerary/${id}`, { as: 'admin', body: shorter });
    expect(await found('faro')).toEqual([[], []]);
    expect(await found('apollinare')).toEqual([[id], [id]]);
  });

  it('with stops of the longest names are stored, the first of them searched', async () => {
    const name = (at: number) => `${at} ${'漢字'.repeat(140)}`;
    const tappe = Array.from({ length: 30 }, (_, at) => ({ contents: { it: { title: name(at) } } }));
    const id = await create('itinerary', '漢'.repeat(300), { tappe });
    expect((await read('itinerary', id)).tappe).toHaveLength(30);
  });

  it('are found from anywhere, each at its own address', async () => {
    const found = async (q: string) =>
      (await server().get<{ data: Row[] }>(`search?q=${q}`, { as: 'admin' })).body.data.map(({ area, id, route }) => [
        area,
        id,
        route,
      ]);
    expect(await found('cantine')).toEqual([['itinerary', cellars, `/itinerary/${cellars}`]]);
    expect(await found('piacenza')).toEqual([['viaemilia', road, `/viaemilia/${road}`]]);
  });
});
