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
const TAG = 14001;

const ids = (...chosen: readonly number[]) => chosen.map((id) => ({ id }));

interface Row {
  readonly id: number;
  readonly [key: string]: unknown;
}

/** Areas, each with what its items have beside texts. */
const AREAS: readonly (readonly [string, Body])[] = [
  [
    'esperienze',
    {
      ...{ theme: ids(ART), target: ids(FAMILIES), destinazione: ids(EMILIA), comune: ids(BOLOGNA) },
      ...{ price: { it: '45 euro a persona' }, referente: { it: 'Anna Neri' } },
      contacts: { it: [{ label: 'Info', type: 'email', value: 'info@esempio.it', lang: 'it' }] },
    },
  ],
  ['page', { theme: ids(ART), tags: ids(TAG), template: 2 }],
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
    it('keep all that they have, and a save of what was read changes nothing [3-7.19, 3-3.1, 3-7.1]', async () => {
      const texts = complete('Intero', { pub_date: '2026-05-31 08:30:00' });
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

    it('ask for nine texts at status 1, and for a title alone before [3-5.1]', async () => {
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
  });

  describe('the template of a page', () => {
    const templated = (template: unknown) => bodyWith({ title: 'Contatti' }, { template });
    const page = async (template: unknown): Promise<number> => (await post('page', templated(template))).body.data.id;

    it('is one of those that the look-up names to whoever is signed in [3-7.3]', async () => {
      const templates = (await server().get<{ data: Row[] }>('operations/templates', { as: 'lettore' })).body.data;
      expect(templates).toEqual([
        { id: 4, name: 'Pagina a schede' },
        { id: 2, name: 'Pagina con galleria' },
        { id: 3, name: 'Pagina con indice' },
        { id: 1, name: 'Pagina semplice' },
      ]);
      expect((await server().get('operations/templates', {})).status).toBe(401);
    });

    it.each<[unknown, number | null]>([
      [3, 3],
      ['3', 3],
      [{ id: 3, name: 'Pagina con indice' }, 3],
      [null, null],
      ['', null],
    ])('sent as %j is kept as %j', async (sent, kept) => {
      const id = await page(sent);
      expect((await read(`page/${id}`)).template).toBe(kept);
      await remove('page', id);
    });

    it('is refused on its field once it is gone, and stays where it was chosen before', async () => {
      const {
        rows: [made],
      } = await server().db.query<{ id: number }>(`insert into templates (name) values ('Di prova') returning id`);
      const template = made?.id ?? 0;
      const id = await page(template);
      await server().db.query('delete from templates where id = $1', [template]);
      const refused = refusalOf(await post('page', templated(template)));
      expect(refused).toEqual({
        status: 422,
        errors: { template: `Il modello n. ${template} non esiste più: scegline un altro, o nessuno` },
      });
      const item = await read(`page/${id}`);
      const kept = await put(`page/${id}`, { ...item, contents: { it: { ...item.contents.it, title: 'Chi siamo' } } });
      expect([kept.status, (await read(`page/${id}`)).template]).toEqual([200, template]);
      await remove('page', id);
    });

    it('is called by its name in the log', async () => {
      const id = await page(1);
      await put(`page/${id}`, { ...(await read(`page/${id}`)), template: 2 });
      const log = await server().get<{ data: { details: { values: object } }[] }>(`audit?entity=page&id=${id}`, {
        as: 'admin',
      });
      expect(log.body.data[0]?.details.values).toEqual({ template: ['Pagina semplice', 'Pagina con galleria'] });
      await remove('page', id);
    });
  });

  describe('the operators of an experience', () => {
    it('are kept by their numbers, and called by their names of now [3-3.15]', async () => {
      const [cellar, guide] = [await create('operatori', 'Cantine Leoni'), await create('operatori', 'Guide Verdi')];
      const operatore = [{ id: guide, nome: 'Altro nome' }, { id: cellar }, guide];
      const id = await create('esperienze', 'Fra le vigne', { operatore });
      expect((await read(`esperienze/${id}`)).operatore).toEqual([
        { id: guide, nome: 'Guide Verdi' },
        { id: cellar, nome: 'Cantine Leoni' },
      ]);
      await put(`operatori/${cellar}`, bodyWith({ title: 'Cantine Leoni e figli' }));
      const item = await read(`esperienze/${id}`);
      expect(item.operatore).toEqual([
        { id: guide, nome: 'Guide Verdi' },
        { id: cellar, nome: 'Cantine Leoni e figli' },
      ]);
      const refused = await server().call<{ data: { contents: object[] } }>('DELETE', `operatori/${cellar}`, {
        as: 'admin',
      });
      expect([refused.status, refused.body.data.contents]).toEqual([
        409,
        [{ area: 'esperienze', id, title: 'Fra le vigne', route: `/esperienze/${id}` }],
      ]);
      await remove('esperienze', id);
      expect((await remove('operatori', cellar, guide)).status).toBe(200);
    });

    it('are shown to readers by their names, once they are published', async () => {
      const [known, draft] = [
        (await post('operatori', bodyWith(complete('Cantine note', { status: 1 })))).body.data.id,
        await create('operatori', 'Cantine in bozza'),
      ];
      const more = { operatore: ids(known, draft), price: { it: '45 euro <b>a persona</b>' } };
      const created = await post('esperienze', bodyWith(complete('Fra le vigne', { status: 1 }), more));
      const { text } = await server().get(created.body.data.permalink);
      expect(text).toContain('<ul><li>Cantine note</li></ul>');
      expect(text).toContain('45 euro &lt;b&gt;a persona&lt;/b&gt;');
      expect(text).not.toContain('bozza');
      await remove('esperienze', created.body.data.id);
      await remove('operatori', known, draft);
    });

    it('must exist once they are chosen, and be operators', async () => {
      const [gone, article] = [await create('operatori', 'Chiuso'), await create('blog', 'Diario')];
      await remove('operatori', gone);
      const refused = refusalOf(
        await post('esperienze', bodyWith({ title: 'Volo' }, { operatore: ids(gone, article) })),
      );
      expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['operatore']]);
      await remove('blog', article);
    });
  });

  it('a price of 10,000 characters is refused on its field', async () => {
    const refused = refusalOf(
      await post('esperienze', bodyWith({ title: 'Volo' }, { price: { it: '9'.repeat(10_000) } })),
    );
    expect(refused).toEqual({
      status: 422,
      errors: { 'price.it': 'Il testo supera il limite di 300 caratteri (sono 10.000): togline 9.700' },
    });
  });

  it('tags of a page are read from its languages too, and kept once', async () => {
    const tags = ids(TAG, TAG + 1);
    const { id } = (
      await post(
        'page',
        bodyWith(
          { title: 'Mappa', tags: ids(TAG) },
          {
            contents: {
              it: { title: 'Mappa', tags: ids(TAG) },
              en: { title: 'Map', tags },
            },
          },
        ),
      )
    ).body.data;
    const item = await read(`page/${id}`);
    expect(item.tags).toMatchObject(tags);
    expect([item.contents.it, item.contents.en].map((one) => one && 'tags' in one)).toEqual([false, false]);
    await remove('page', id);
  });

  describe.each(['blog', 'esperienze'])('the list of %s', (area) => {
    it('is narrowed by destination, province, municipality and status [3-7.18, 3-7.20]', async () => {
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
