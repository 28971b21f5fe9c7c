import { beforeAll, describe, expect, it } from 'vitest';
import {
  BOLOGNA,
  type Body,
  complete,
  insertContent,
  MODENA,
  type ReadItem,
  type Refused,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';

/** Categories of operators in the demo, and below the second one two of these tests. */
const [MANSIONS, FARMS, GUIDES] = [10001, 10002, 10003];
const [CAMPING, STABLES] = [10801, 10802];

describeOnEach('operators', (server) => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Body = {}, as = 'admin') =>
    server().call<Written & Refused>(method, path, { as, body });
  const read = async (id: number) =>
    (await server().get<{ data: ReadItem }>(`operatori/${id}`, { as: 'admin' })).body.data;
  const create = async (title: string, more: Body = {}): Promise<number> => {
    const answer = await call('POST', 'operatori', { contents: { it: { title } }, lang: 'it', ...more });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const chosen = (...ids: number[]) => ids.map((id) => ({ id }));
  const listed = async (query: string) =>
    (await server().get<{ data: { id: number }[] }>(`operatori?orderBy=%2Bid&${query}`, { as: 'admin' })).body.data.map(
      ({ id }) => id,
    );

  let palace: number;
  let farm: number;
  let stable: number;
  let bare: number;
  beforeAll(async () => {
    await seedReferences(server());
    await server().db.query(
      'insert into categories (id, main, parent_id, position) values ($1, 10, $3, 1), ($2, 10, $3, 2)',
      [CAMPING, STABLES, FARMS],
    );
    palace = await create('Palazzo Albergati', {
      category: chosen(MANSIONS),
      comune: chosen(BOLOGNA),
      destinazione: chosen(2003),
    });
    farm = await create('La Quercia', { category: chosen(FARMS), comune: chosen(MODENA) });
    stable = await create('Il Maneggio', { category: chosen(STABLES, MANSIONS) });
    bare = await create('Altro');
  });

  it('keep all that one has [3-7.19]', async () => {
    const body = {
      contents: { it: { ...complete('Corte'), subtitle: 'In collina' }, en: { title: 'The court' } },
      lang: 'it',
      category: chosen(MANSIONS, CAMPING),
      theme: chosen(5001),
      target: chosen(6001),
      destinazione: chosen(2001),
      comune: chosen(BOLOGNA, MODENA),
      portal: [{ id: 2, active: true }],
    };
    const id = (await call('POST', 'operatori', body)).body.data.id;
    const item = await read(id);
    expect(item).toMatchObject({
      contents: { it: { title: 'Corte', subtitle: 'In collina' }, en: { title: 'The court' } },
      category: [{ id: MANSIONS, name: 'Dimore storiche' }, { id: CAMPING }],
      theme: [{ id: 5001 }],
      target: [{ id: 6001 }],
      destinazione: [{ id: 2001 }],
      comune: [{ id: BOLOGNA }, { id: MODENA }],
    });
    const put = await call('PUT', `operatori/${id}`, item);
    expect([put.status, { ...(await read(id)), updated_at: null }]).toEqual([200, { ...item, updated_at: null }]);
    expect((await call('DELETE', `operatori/${id}`)).status).toBe(200);
  });

  describe('lie in a locality, beside the address and within it', () => {
    const none = { istat: null, province: null, province_short: null, region: null, zip_code: null, country: null };
    const city = { ...none, id: BOLOGNA, city: 'Bologna' };
    const location = { city, address: 'Via Emilia', number: '1', lat: 44.4, lng: 11.5 };
    const stored = async (id: number) => {
      const item = await read(id);
      return [item.localita, item.location];
    };
    let dozza: number;
    let imola: number;
    beforeAll(async () => {
      dozza = await insertContent(server(), 'localita', { it: 'Dozza' });
      imola = await insertContent(server(), 'localita', { it: 'Imola' });
    });

    it.each<[string, () => Body, () => unknown]>([
      [
        'both',
        () => ({ localita: { id: dozza }, location: { localita: { id: dozza }, location } }),
        () => ({ id: dozza, name: 'Dozza' }),
      ],
      ['one beside it', () => ({ localita: { id: dozza }, location }), () => ({ id: dozza, name: 'Dozza' })],
      [
        'one within it',
        () => ({ location: { localita: { id: dozza, name: 'Di prima' }, location } }),
        () => ({ id: dozza, name: 'Dozza' }),
      ],
      [
        'two, of which the one beside it counts',
        () => ({ localita: { id: imola }, location: { localita: { id: dozza }, location } }),
        () => ({ id: imola, name: 'Imola' }),
      ],
      ['none', () => ({ location: { location } }), () => null],
      ['an empty list', () => ({ localita: [], location: { localita: [], location } }), () => null],
    ])('sent as %s [3-3.16]', async (_, sent, wanted) => {
      const id = await create('Con indirizzo', sent());
      expect(await stored(id)).toEqual([wanted(), { localita: wanted(), location }]);
      const item = await read(id);
      const put = await call('PUT', `operatori/${id}`, item);
      expect([put.status, await stored(id)]).toEqual([200, [item.localita, item.location]]);
      await call('DELETE', `operatori/${id}`);
    });

    it('keep it through a body that says nothing of it, and lose it to one that says none within the address', async () => {
      const id = await create('Con indirizzo', { localita: { id: dozza }, location: { location } });
      const contents = { it: { title: 'Con un altro nome' } };
      await call('PUT', `operatori/${id}`, { contents, lang: 'it', location: { location } });
      expect((await stored(id))[0]).toEqual({ id: dozza, name: 'Dozza' });
      await call('PUT', `operatori/${id}`, { contents, lang: 'it', location: { localita: null, location } });
      expect(await stored(id)).toEqual([null, { localita: null, location }]);
      await call('DELETE', `operatori/${id}`);
    });

    it('refuse one that is not there, wherever it was sent', async () => {
      const town = await insertContent(server(), 'news', { it: 'Non una località' });
      for (const sent of [{ localita: { id: town } }, { location: { localita: { id: 999_999 }, location } }]) {
        const refused = await call('POST', 'operatori', { contents: { it: { title: 'Via' } }, lang: 'it', ...sent });
        expect([refused.status, Object.keys(refusalOf(refused).errors ?? {})]).toEqual([422, ['localita']]);
      }
    });

    it('keep it from being deleted, and show its present name', async () => {
      const id = await create('Che la usa', { location: { localita: { id: imola }, location } });
      const refused = await server().call<{ data: { contents: object[]; total: number } }>(
        'DELETE',
        `localita/${imola}`,
        {
          as: 'admin',
        },
      );
      expect([refused.status, refused.body.data]).toMatchObject([
        409,
        { contents: [{ area: 'operatori', id, title: 'Che la usa', route: `/operatori/${id}` }], total: 1 },
      ]);
      await server().db.query(`update translations set title = 'Imola di sopra' where content_id = $1`, [imola]);
      const named = { id: imola, name: 'Imola di sopra' };
      expect(await stored(id)).toMatchObject([named, { localita: named }]);
      expect((await call('DELETE', `operatori/${id}`)).status).toBe(200);
      expect((await server().call('DELETE', `localita/${imola}`, { as: 'admin' })).status).toBe(200);
    });

    it('are of the municipality of their address too, which is none that they chose', async () => {
      const id = await create('A Bologna', { location: { location } });
      expect((await read(id)).comune).toEqual([]);
      const { rows } = await server().db.query(
        'select municipality_id, is_chosen from content_municipalities where content_id = $1',
        [id],
      );
      expect(rows).toEqual([{ municipality_id: BOLOGNA, is_chosen: false }]);
      await call('DELETE', `operatori/${id}`);
    });
  });

  it('ask at status 1 for the nine fields of news', async () => {
    const refused = await call('POST', 'operatori', { contents: { it: { title: 'Solo', status: 1 } }, lang: 'it' });
    expect([refusalOf(refused).status, Object.keys(refusalOf(refused).errors ?? {}).length]).toEqual([422, 8]);
  });

  describe('are listed', () => {
    it.each<[string, () => number[]]>([
      ['', () => [palace, farm, stable, bare]],
      ['categoria=-1', () => [palace, farm, stable, bare]],
      [`categoria=${MANSIONS}`, () => [palace, stable]],
      // A category stands for its children too.
      [`categoria=${FARMS}`, () => [farm, stable]],
      [`categoria=${STABLES}`, () => [stable]],
      [`categoria=${GUIDES}`, () => []],
      // Of another field's group.
      ['categoria=2003', () => []],
      ['categoria=99999', () => []],
      [`categoria=${MANSIONS}&comune=${BOLOGNA}`, () => [palace]],
      ['destinazione=2003&provincia=37', () => [palace]],
      [`categoria=${FARMS}&provincia=36&stato=2`, () => [farm]],
      ['keywords=maneggio', () => [stable]],
    ])('by category and children, and by what narrows them further: %s [3-7.20]', async (query, wanted) =>
      expect(await listed(query)).toEqual(wanted()),
    );

    it('never by nonsense', async () => {
      for (const query of ['categoria=corte', 'categoria=1.5', 'categoria=10001%27--'])
        expect((await server().get(`operatori?${query}`, { as: 'admin' })).status, query).toBe(400);
    });
  });

  it('lose a category that is deleted, and refuse one that is gone', async () => {
    const { id: gone } = (
      await call('POST', 'categories', { main: 10, parent_id: null, contents: { it: { title: 'Rifugi' } } })
    ).body.data;
    const id = await create('Il rifugio', { category: chosen(gone, MANSIONS) });
    expect((await call('DELETE', `categories/${gone}`)).status).toBe(200);
    expect((await read(id)).category).toMatchObject([{ id: MANSIONS }]);
    const late = await call('PUT', `operatori/${id}`, { ...(await read(id)), category: chosen(gone, MANSIONS) });
    expect([late.status, Object.keys(refusalOf(late).errors ?? {})]).toEqual([422, ['category']]);
    expect(await listed(`categoria=${gone}`)).toEqual([]);
    await call('DELETE', `operatori/${id}`);
  });

  it('are found from anywhere, at their own address', async () => {
    const { data } = (await server().get<{ data: object[] }>('search?q=quercia', { as: 'admin' })).body;
    expect(data).toEqual([
      { area: 'operatori', id: farm, title: 'La Quercia', lang: 'it', status: 2, route: `/operatori/${farm}` },
    ]);
  });
});
