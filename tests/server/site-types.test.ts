import { beforeAll, describe, expect, it } from 'vitest';
import {
  BOLOGNA,
  type Body,
  bodyWith,
  complete,
  MODENA,
  type ReadItem,
  type Refused,
  RIMINI,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';

const [EMILIA, ROMAGNA] = [2001, 2002];
const ART = 5001;
const FAMILIES = 6001;

const ids = (...chosen: readonly number[]) => chosen.map((id) => ({ id }));

interface Row {
  readonly id: number;
  readonly [key: string]: unknown;
}

/** Areas, each with what its items have beside texts. */
const AREAS: readonly (readonly [string, Body])[] = [
  ['blog', { theme: ids(ART), target: ids(FAMILIES), destinazione: ids(EMILIA), comune: ids(BOLOGNA) }],
];

describeOnEach('articles', (server) => {
  const post = (area: string, body: Body, as = 'admin') => server().call<Written & Refused>('POST', area, { as, body });
  const put = (path: string, body: Body) => server().call<Written & Refused>('PUT', path, { as: 'admin', body });
  const create = async (area: string, title: string, more: Body = {}): Promise<number> => {
    const answer = await post(area, bodyWith({ title }, more));
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const read = async (path: string) => (await server().get<{ data: ReadItem }>(path, { as: 'admin' })).body.data;
  const rows = async (path: string) => (await server().get<{ data: Row[] }>(path, { as: 'admin' })).body.data;
  const remove = (area: string, ...of: readonly number[]) =>
    server().call('DELETE', `${area}/${of.join(',')}`, { as: 'admin' });

  beforeAll(() => seedReferences(server()));

  describe.each(AREAS)('of the area %s', (area, more) => {
    it('keep all that they have, and a save of what was read changes nothing', async () => {
      const texts = complete('Intero', { subtitle: 'Sotto', pub_date: '2026-05-31 08:30:00' });
      const { id } = (await post(area, bodyWith(texts, { ...more, portal: [{ id: 3, active: true }] }))).body.data;
      const item = await read(`${area}/${id}`);
      expect(item.contents.it).toMatchObject(texts);
      expect(item).toMatchObject(more);
      const saved = await put(`${area}/${id}`, { ...item, lang: 'it' });
      expect([saved.status, { ...(await read(`${area}/${id}`)), updated_at: null }]).toEqual([
        200,
        { ...item, updated_at: null },
      ]);
      expect((await remove(area, id)).status).toBe(200);
    });

    it('ask for nine texts at status 1, and for a title alone before', async () => {
      const refused = refusalOf(await post(area, bodyWith({ title: 'Solo titolo', status: 1 })));
      expect([refused.status, Object.keys(refused.errors ?? {}).length]).toEqual([422, 8]);
      const { id } = (await post(area, bodyWith(complete('Intero', { status: 1 })))).body.data;
      expect((await remove(area, id)).status).toBe(200);
    });

    it('have a meta description of 170 characters at most', async () => {
      const described = (length: number) =>
        post(area, bodyWith({ title: 'Lunga', google: { keywords: '', title: '', description: 'x'.repeat(length) } }));
      const refused = refusalOf(await described(171));
      expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['contents.it.google.description']]);
      expect((await remove(area, (await described(170)).body.data.id)).status).toBe(200);
    });

    it('go by their own abilities', async () => {
      const body = bodyWith({ title: 'Prova' });
      expect([(await post(area, body, 'lettore')).status, (await server().get(area, {})).status]).toEqual([403, 401]);
      const { id } = (await post(area, body, 'regionale')).body.data;
      expect((await server().call('DELETE', `${area}/${id}`, { as: 'regionale' })).status).toBe(200);
    });
  });

  describe.each(['blog'])('the list of %s', (area) => {
    it('is narrowed by destination, province, municipality and status', async () => {
      const emilia = await create(area, 'In Emilia', { destinazione: ids(EMILIA), comune: ids(MODENA, BOLOGNA) });
      const romagna = await create(area, 'In Romagna', { destinazione: ids(ROMAGNA), comune: ids(RIMINI) });
      const nowhere = await create(area, 'Ovunque');
      const [{ id: province } = { id: 0 }] = (await rows('operations/province')).filter(
        ({ nome }) => nome === 'Modena',
      );
      const listed = async (query: string) => (await rows(`${area}?orderBy=%2Bid&${query}`)).map(({ id }) => id);
      expect(await listed('destinazione=-1&provincia=-1&comune=-1&stato=-1')).toEqual([emilia, romagna, nowhere]);
      expect(await listed(`destinazione=${EMILIA}`)).toEqual([emilia]);
      expect(await listed(`comune=${RIMINI}`)).toEqual([romagna]);
      expect(await listed(`provincia=${province}`)).toEqual([emilia]);
      expect(await listed('stato=1')).toEqual([]);
      expect((await server().get(`${area}?comune=modena`, { as: 'admin' })).status).toBe(400);
      const names = (await rows(`${area}?orderBy=%2Btitle`)).map(({ comune }) => comune as { nome: string }[]);
      expect(names.map((comune) => comune.map(({ nome }) => nome))).toEqual([['Modena', 'Bologna'], ['Rimini'], []]);
      await remove(area, emilia, romagna, nowhere);
    });
  });
});
