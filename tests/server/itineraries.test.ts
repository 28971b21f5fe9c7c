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

  it.each(['itinerary', 'viaemilia'])('%s keeps all that one has [2-7.12, 2-3.16]', async (area) => {
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
    const put = await server().call<Written>('PUT', `${area}/${id}`, { as: 'admin', body: item });
    expect([put.status, { ...(await read(area, id)), updated_at: null }]).toEqual([200, { ...item, updated_at: null }]);
    expect((await server().call('DELETE', `${area}/${id}`, { as: 'admin' })).status).toBe(200);
  });

  it.each(['itinerary', 'viaemilia'])('%s asks at status 1 for the nine fields of news', async (area) => {
    const refused = refusalOf(await post(area, { contents: { it: { title: 'Solo titolo', status: 1 } }, lang: 'it' }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toHaveLength(8);
    const whole = await post(area, { contents: { it: complete('Intero', { status: 1 }) }, lang: 'it' });
    expect(whole.status).toBe(201);
    await server().call('DELETE', `${area}/${whole.body.data.id}`, { as: 'admin' });
  });

  it('a subtitle of an itinerary has 90 characters at most', async () => {
    const subtitled = (length: number) =>
      post('itinerary', { contents: { it: { title: 'Lungo', subtitle: 'x'.repeat(length) } }, lang: 'it' });
    const refused = refusalOf(await subtitled(91));
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['contents.it.subtitle']]);
    const { id } = (await subtitled(90)).body.data;
    await server().call('DELETE', `itinerary/${id}`, { as: 'admin' });
  });

  describe('are listed', () => {
    it.each<[string, () => number[]]>([
      ['durata=-1&tema=-1&target=-1&stato=-1', () => [castles, cellars, beaches, plain]],
      [`durata=${WEEKEND}`, () => [castles]],
      [`tema=${FOOD}`, () => [castles, cellars]],
      [`tema=${WINE}`, () => [cellars]],
      [`target=${COUPLES}`, () => [cellars, beaches]],
      [`tema=${FOOD}&target=${COUPLES}`, () => [cellars]],
      [`durata=${WEEK}&target=${FAMILIES}`, () => []],
      // A number of another group is no duration.
      [`durata=${FAMILIES}`, () => []],
      ['stato=2&keywords=spiagge', () => [beaches]],
    ])('by duration, theme and target: %s [2-7.11]', async (query, wanted) =>
      expect(await listed('itinerary', query)).toEqual(wanted()),
    );

    it('by target along the Via Emilia [2-7.15]', async () => {
      expect(await listed('viaemilia', `target=${FAMILIES}`)).toEqual([road]);
      expect(await listed('viaemilia', 'target=-1')).toEqual([road, walk]);
    });

    it('with the names of their themes and targets, where a column shows them [2-3.18]', async () => {
      const shown = async (area: string) =>
        (await rows(`${area}?orderBy=%2Bid`)).map(({ theme, target }) => ({ theme, target }));
      const [art, food, sea] = [
        { id: ART, name: 'Arte e cultura' },
        { id: FOOD, name: 'Enogastronomia' },
        { id: SEA, name: 'Mare' },
      ];
      const [families, couples] = [
        { id: FAMILIES, name: 'Famiglie' },
        { id: COUPLES, name: 'Coppie' },
      ];
      expect(await shown('itinerary')).toEqual([
        { theme: [art, food], target: [families] },
        { theme: [{ id: WINE, name: null }], target: [couples] },
        { theme: [sea], target: [couples, families] },
        { theme: [], target: [] },
      ]);
      expect(await shown('viaemilia')).toEqual([{ target: [families] }, { target: [] }]);
    });

    it('with the name that a category has now', async () => {
      const tree = await server().get<{ data: { children: (Row & { updated_at: string })[] } }>('categories?main=6', {
        as: 'admin',
      });
      const node = tree.body.data.children.find(({ id }) => id === COUPLES);
      const renamed = await server().call('PUT', `categories/${COUPLES}`, {
        as: 'admin',
        body: { ...node, main: 6, contents: { it: { title: 'In coppia' } } },
      });
      expect(renamed.status).toBe(200);
      expect((await rows(`itinerary?target=${COUPLES}&orderBy=%2Bid`))[0]?.target).toEqual([
        { id: COUPLES, name: 'In coppia' },
      ]);
    });

    it('never by nonsense', async () => {
      for (const query of ['durata=lunga', 'target=1.5', 'tema=5001%27--'])
        expect((await server().get(`itinerary?${query}`, { as: 'admin' })).status, query).toBe(400);
    });
  });

  it('are found by what their stops are called, in the list and from anywhere, as long as they have them', async () => {
    const stop = (it: string, en: string) => ({ id: null, contents: { it: { title: it }, en: { title: en } } });
    const tappe = [stop('Pieve di Sant’Apollinare', 'Parish church'), stop('Faro vecchio', 'Old lighthouse')];
    const id = await create('itinerary', 'Il litorale', { tappe });
    const update = (body: Body) =>
      server().call('PUT', `itinerary/${id}`, { as: 'admin', body: { ...body, lang: 'it' } });
    const found = async (words: string) => [
      await listed('itinerary', `keywords=${encodeURIComponent(words)}`),
      (await rows(`search?q=${encodeURIComponent(words)}&area=itinerary`)).map((row) => row.id),
    ];
    expect(await found('apollinare')).toEqual([[id], [id]]);
    expect(await found('litorale faro')).toEqual([[id], [id]]);
    // The item itself is not written in English yet.
    expect(await found('lighthouse')).toEqual([[], []]);
    const contents = { it: { title: 'Il litorale' }, en: { title: 'The coast' } };
    expect((await update({ contents })).status).toBe(200);
    expect(await found('lighthouse')).toEqual([[id], [id]]);
    expect((await update({ contents, tappe: tappe.slice(0, 1) })).status).toBe(200);
    expect(await found('faro')).toEqual([[], []]);
    expect(await found('apollinare')).toEqual([[id], [id]]);
  });

  it('with stops of the longest names are stored', async () => {
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
