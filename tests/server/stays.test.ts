import { beforeAll, describe, expect, it } from 'vitest';
import { validationTexts } from '../../src/messages/screens/validation';
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
import { headerOf, newRole, newUser } from './users-kit';

type Removed = Refused & { data: { message: string; deleted: number[] } };
type Row = Body & { id: number };

const BODY = { contents: { it: { title: 'Prova' } }, lang: 'it' };

describeOnEach('stays and valleys', (server) => {
  const call = (method: 'POST' | 'PUT', path: string, body: Body, as = 'admin') =>
    server().call<Written & Refused>(method, path, { as, body });
  const remove = (path: string, headers = {}) =>
    server().call<Removed>('DELETE', path, Object.keys(headers).length === 0 ? { as: 'admin' } : { headers });
  const read = async (area: string, id: number) =>
    (await server().get<{ data: ReadItem }>(`${area}/${id}`, { as: 'admin' })).body.data;
  const create = async (area: string, title: string, more: Body = {}): Promise<number> => {
    const answer = await call('POST', area, { contents: { it: { title } }, lang: 'it', ...more });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const rows = async (query: string) => (await server().get<{ data: Row[] }>(query, { as: 'admin' })).body.data;
  /** The header of somebody whose role has these abilities alone. */
  const withAbilities = async (name: string, ...abilities: string[]) => {
    await newRole(server(), name, abilities);
    await newUser(server(), name, { role: name });
    return headerOf(server(), name);
  };

  beforeAll(() => seedReferences(server()));

  it('a stay keeps all that one has, by language what it costs and whom to ask [3-3.15, 3-3.16, 3-7.19]', async () => {
    const dozza = await insertContent(server(), 'localita', { it: 'Dozza' });
    const contact = { id: 1, order: 1, type: 'email', label: '', value: 'a@b.it' };
    const id = await create('soggiorno', 'Due notti', {
      contents: { it: complete('Due notti'), en: { title: 'Two nights' } },
      price: { it: 'da 120 € "a testa"', en: 'from € 120' },
      referente: { it: 'Nora', en: 'Nora' },
      contacts: { it: [contact], en: [] },
      category: [{ id: 10001 }],
      theme: [{ id: 5001 }],
      comune: [{ id: BOLOGNA }, { id: MODENA }],
      location: { localita: { id: dozza }, location: { address: 'Via XX Settembre', number: '1' } },
    });
    const item = await read('soggiorno', id);
    expect(item).toMatchObject({
      price: { it: 'da 120 € "a testa"', en: 'from € 120' },
      referente: { it: 'Nora', en: 'Nora' },
      contacts: { it: [{ type: 'email', value: 'a@b.it' }], en: [] },
      category: [{ id: 10001 }],
      theme: [{ id: 5001 }],
      comune: [{ id: BOLOGNA }, { id: MODENA }],
      localita: { id: dozza, name: 'Dozza' },
      location: { localita: { id: dozza, name: 'Dozza' }, location: { address: 'Via XX Settembre', number: '1' } },
    });
    const put = await call('PUT', `soggiorno/${id}`, item);
    expect([put.status, { ...(await read('soggiorno', id)), updated_at: null }]).toEqual([
      200,
      { ...item, updated_at: null },
    ]);
    const [row] = await rows('soggiorno?limit=1');
    expect(row).toMatchObject({ id, comune: [{ nome: 'Bologna' }, { nome: 'Modena' }] });
    await remove(`soggiorno/${id}`);
  });

  it('a price of 10,000 characters is refused at its field, and nothing is stored', async () => {
    const refused = await call('POST', 'soggiorno', { ...BODY, price: { it: '1'.repeat(10_000) } });
    expect([refused.status, refusalOf(refused).errors]).toEqual([
      422,
      { 'price.it': validationTexts.tooLong(300, 10_000) },
    ]);
    expect(await rows('soggiorno')).toEqual([]);
  });

  describe.each(['soggiorno', 'proposte-soggiorno'])('deleted at %s', (path) => {
    it('all or none, as at the other path [3-7.2]', async () => {
      const [first, second] = [await create('soggiorno', 'Una'), await create('soggiorno', 'Due')];
      expect((await remove(`${path}/${first},${second},999999`)).status).toBe(404);
      expect(await rows('soggiorno')).toHaveLength(2);
      const { status, body } = await remove(`${path}/${first},${second}`);
      expect([status, body.data]).toEqual([
        200,
        { message: 'Schede eliminate: 2 proposte di soggiorno', deleted: [first, second] },
      ]);
      expect(await rows('soggiorno')).toEqual([]);
    });

    it('never another content of the same id', async () => {
      const id = await create('valle', 'Val Trebbia');
      expect((await remove(`${path}/${id}`)).status).toBe(404);
      expect((await remove(`valle/${id}`)).status).toBe(200);
    });
  });

  it.each([`"val d'arda" AND (id > 3)`, '«È»; <b>\\n</b> %_', ' \'\'"" '])(
    'a valley gives its code back unchanged: %j',
    async (codice) => {
      const id = await create('valle', 'Val d’Arda', { codice });
      expect((await read('valle', id)).codice).toBe(codice);
      const put = await call('PUT', `valle/${id}`, { ...(await read('valle', id)), lang: 'it' });
      expect([put.status, (await read('valle', id)).codice]).toEqual([200, codice]);
      await remove(`valle/${id}`);
    },
  );

  it('readers see what a stay costs and whom to ask, and never the code of a valley', async () => {
    const contents = { it: complete('Due notti', { status: 1 }) };
    const price = { it: 'da 120 €', en: '' };
    const stay = await create('soggiorno', '', { contents, price, referente: { it: 'Nora & Ivo' } });
    const valley = await create('valle', '', { contents, codice: 'valle:segreta' });
    const page = async (area: string, id: number) =>
      (await fetch(`${server().origin}/anteprima/${area}/${id}/it/uno-slug`)).text();
    const shown = await page('soggiorno', stay);
    expect(shown).toContain('<h2>Costo</h2><p>da 120 €</p>');
    expect(shown).toContain('<h2>Referente</h2><p>Nora &amp; Ivo</p>');
    expect(await page('valle', valley)).not.toMatch(/Codice query|segreta/);
    await remove(`soggiorno/${stay}`);
    await remove(`valle/${valley}`);
  });

  it('who may see valleys by one of their names finds them', async () => {
    const headers = await withAbilities('valligiano', 'valli-view');
    const id = await create('valle', 'Val Taro');
    const list = await server().get<{ data: Row[] }>('valle', { headers });
    expect([list.status, list.body.data.map((row) => row.id)]).toEqual([200, [id]]);
    const found = await server().get<{ data: Row[] }>('search?q=taro', { headers });
    expect(found.body.data.map(({ area, route }) => [area, route])).toEqual([['valle', `/valle/${id}`]]);
    await remove(`valle/${id}`);
  });

  it('a valley is listed by search and status, and without the filters that it does not have [3-7.20]', async () => {
    const [draft, published] = [
      await create('valle', 'Val Nure'),
      await create('valle', 'Val Trebbia', { contents: { it: complete('Val Trebbia', { status: 1 }) } }),
    ];
    const listed = async (query: string) => (await rows(`valle?orderBy=%2Bid&${query}`)).map(({ id }) => id);
    expect(await listed('stato=-1')).toEqual([draft, published]);
    expect(await listed('stato=1')).toEqual([published]);
    expect(await listed('keywords=nure')).toEqual([draft]);
    // What other lists of the document filter by is nothing here.
    expect(await listed('destinazione=-1&provincia=-1&comune=-1&stato=2')).toEqual([draft]);
  });
});
