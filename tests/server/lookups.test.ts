import { beforeAll, describe, expect, it } from 'vitest';
import { insertContent } from './content-kit';
import { describeOnEach, type TestServer } from './kit';

interface List<Row> {
  total?: number;
  data: Row[];
  meta?: object;
}

async function insertPlaces({ db }: TestServer): Promise<void> {
  await db.query(`insert into provinces (id, nome, short, region) values
    (37, 'Bologna', 'BO', 'Emilia-Romagna'), (40, 'Forlì-Cesena', 'FC', 'Emilia-Romagna')`);
  await db.query(`insert into municipalities (id, city, istat, province_id, zip_code) values
    (1, 'Bologna', '037006', 37, '40121'), (2, 'Forlì', '040012', 40, '47121'),
    (3, 'Forlimpopoli', '040013', 40, '47034'), (4, 'Bagno di Romagna', '040001', 40, '47021'),
    (5, 'Castel San Pietro Terme', '037020', 37, '40024'), (6, 'San Pietro in Casale', '037055', 37, '40018')`);
  await db.query('update municipalities set lat = 44.2218, lng = 12.0414 where id = 2');
  await db.query(`insert into municipalities (id, city, istat, province_id)
    select 100 + n, 'Prova ' || n, 'X' || n, 37 from generate_series(10, 80) n`);
}

async function insertCategories({ db }: TestServer): Promise<void> {
  await db.query(`insert into categories (id, main, parent_id, position) values
    (51, 5, null, 2), (52, 5, null, 1), (53, 5, 51, 1), (61, 6, null, 1),
    (141, 14, null, 0), (142, 14, null, 0), (143, 14, null, 0)`);
  await db.query(`insert into category_contents (category_id, lang, title, slug) values
    (51, 'it', 'Città d''arte', 'citta-d-arte'), (51, 'en', 'Art cities', 'art-cities'),
    (52, 'it', 'Natura', 'natura'), (53, 'it', 'Musei', 'musei'), (61, 'it', 'Famiglie', 'famiglie'),
    (141, 'it', 'Caffè', 'caffe'), (142, 'it', 'Arte', 'arte'), (143, 'en', 'Beach', 'beach')`);
  await db.query(`insert into contents (id, area) values (1001, 'news'), (1002, 'news')`);
  await db.query(`insert into content_categories (content_id, field, lang, category_id) values
    (1001, 'tags', 'it', 141), (1001, 'tags', 'en', 141), (1002, 'tags', 'it', 141), (1002, 'tags', 'it', 142)`);
}

describeOnEach('look-ups', (server) => {
  beforeAll(async () => {
    await insertPlaces(server());
    await insertCategories(server());
  });

  const cities = async (query: string) => {
    const answer = await server().get<List<{ city: string }>>(`operations/comuni?${query}`, { as: 'lettore' });
    expect(answer.status).toBe(200);
    return answer.body.data.map(({ city }) => city);
  };

  it('finds a municipality by its id, whole [1-3.8, 2-7.21, 1-7.26]', async () => {
    const { body } = await server().get('operations/comuni?id=2', { as: 'lettore' });
    expect(body).toEqual({
      status: 'success',
      code: '200',
      data: [
        {
          id: 2,
          city: 'Forlì',
          istat: '040012',
          province: 'Forlì-Cesena',
          province_short: 'FC',
          region: 'Emilia-Romagna',
          zip_code: '47121',
          lat: 44.2218,
          lng: 12.0414,
        },
      ],
    });
  });

  it.each([
    ['name=FORLI', ['Forlì', 'Forlimpopoli']],
    ['name=forl%C3%AC', ['Forlì', 'Forlimpopoli']],
    ['name=san%20pietro', ['San Pietro in Casale', 'Castel San Pietro Terme']],
    ['name=ro&provincia=40', ['Bagno di Romagna']],
    ['name=roma&provincia=-1', ['Bagno di Romagna']],
    ['provincia=40', ['Bagno di Romagna', 'Forlì', 'Forlimpopoli']],
    ['name=f&provincia=40', ['Bagno di Romagna', 'Forlì', 'Forlimpopoli']],
    ['name=f', []],
    ['name=%20f%20', []],
    ['', []],
    ['provincia=', []],
    ['name=%25%25', []],
    ['name=__', []],
    ['id=999999', []],
    ['provincia=99', []],
  ])('finds municipalities with %s [2-7.21, 1-7.26]', async (query, expected) => {
    const found = await cities(query);
    expect(found.filter((city) => !city.startsWith('Prova'))).toEqual(expected);
  });

  it('gives at most 50 by name, all of a province', async () => {
    expect(await cities('name=prova')).toHaveLength(50);
    expect(await cities('provincia=37')).toHaveLength(74);
  });

  it('lists provinces and desks by name [1-3.8, 1-7.24, 1-7.26]', async () => {
    const provinces = await server().get<List<object>>('operations/province', { as: 'lettore' });
    expect(provinces.body.data).toEqual([
      { id: 37, nome: 'Bologna', short: 'BO' },
      { id: 40, nome: 'Forlì-Cesena', short: 'FC' },
    ]);
    const desks = await server().get<List<object>>('operations/redazioni', { as: 'lettore' });
    expect(desks.body.data).toEqual([{ id: server().deskId, nome: 'Redazione di prova' }]);
  });

  it('gives the category tree of a group in its order, named in the requested language [1-3.9, 1-7.27]', async () => {
    const { body } = await server().get<List<object>>('operations/categories?main=5&lang=en', { as: 'lettore' });
    const leaf = { children: [], order: 1 };
    expect(body.data).toEqual([
      {
        ...leaf,
        id: 52,
        name: 'Natura',
        slug: 'natura',
        parent_id: null,
        contents: { it: { title: 'Natura', subtitle: '', slug: 'natura' } },
      },
      {
        id: 51,
        name: 'Art cities',
        slug: 'art-cities',
        parent_id: null,
        order: 2,
        contents: {
          it: { title: "Città d'arte", subtitle: '', slug: 'citta-d-arte' },
          en: { title: 'Art cities', subtitle: '', slug: 'art-cities' },
        },
        children: [
          {
            ...leaf,
            id: 53,
            name: 'Musei',
            slug: 'musei',
            parent_id: 51,
            contents: { it: { title: 'Musei', subtitle: '', slug: 'musei' } },
          },
        ],
      },
    ]);
  });

  it('gives the tags as the categories of their group [2-7.20]', async () => {
    const { body } = await server().get<List<{ id: number }>>('operations/categories?main=14', { as: 'lettore' });
    expect(body.data.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([141, 142, 143]);
  });

  it('gives no category for a group without any, and refuses a call without the group', async () => {
    expect((await server().get<List<object>>('operations/categories?main=77', { as: 'lettore' })).body.data).toEqual(
      [],
    );
    const refused = await server().get('operations/categories', { as: 'lettore' });
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        status: 'error',
        code: '400',
        message: 'La richiesta non è valida: correggi i parametri segnalati.',
        errors: { main: 'Campo richiesto' },
      },
    ]);
  });

  it('lists tags with the number of contents that use each [3-3.4, 3-7.8]', async () => {
    const { body } = await server().get('operations/tags', { as: 'lettore' });
    expect(body).toEqual({
      status: 'success',
      code: '200',
      total: 3,
      data: [
        { id: 142, name: 'Arte', count: 1 },
        { id: 143, name: 'Beach', count: 0 },
        { id: 141, name: 'Caffè', count: 2 },
      ],
    });
  });

  it.each([
    ['orderBy=-count&limit=1', [141]],
    ['orderBy=%2Bid&page=2&limit=2', [143]],
    ['orderBy=+id&limit=2', [141, 142]],
    ['keywords=caffe', [141]],
    ['keywords=%25', []],
    ['main=6', [61]],
    ['page=9', []],
  ])('lists tags with %s', async (query, ids) => {
    const { body } = await server().get<List<{ id: number }>>(`operations/tags?${query}`, { as: 'lettore' });
    expect(body.data.map(({ id }) => id)).toEqual(ids);
  });

  it('finds authors by a part of their name, and never an inactive one [1-7.29]', async () => {
    const names = async (query: string) =>
      (await server().get<List<{ name: string }>>(`operations/users?${query}`, { as: 'lettore' })).body.data.map(
        ({ name }) => name,
      );
    expect(await names('')).toEqual([
      'Anna Montanari',
      'Elena Casadei',
      'Giulia Fabbri',
      'Luca Benassi',
      'Marco Zanotti',
      'Sara Ferretti',
    ]);
    expect(await names('filter=FABB')).toEqual(['Giulia Fabbri']);
    expect(await names('filter=turistica')).toEqual(['Elena Casadei']);
    await server().db.query("update users set active = false where username = 'turistica'");
    expect(await names('filter=turistica')).toEqual([]);
    await server().db.query("update users set active = true where username = 'turistica'");
  });

  describe('of contents', () => {
    const write = (area: string, titles: Record<string, string>) => insertContent(server(), area, titles);
    const localities = async (keywords: string) =>
      (await server().call<List<object>>('POST', 'localita/search', { as: 'lettore', body: { keywords } })).body.data;
    const offices = async (keywords: string) =>
      (
        await server().call<List<object>>('POST', `iat/search?keywords=${encodeURIComponent(keywords)}`, {
          as: 'lettore',
        })
      ).body.data;

    it('finds localities by a part of their name in any language, accents folded, the ones that begin with it first [1-7.30]', async () => {
      const porretta = await write('localita', { it: 'Porretta Terme', en: 'Porretta Spa' });
      const forli = await write('localita', { it: 'Forlì', en: 'Forlì' });
      const portico = await write('localita', { it: 'Santa Maria in Portico' });
      const english = await write('localita', { en: 'Porto, only in English' });
      await write('localita', { it: '' });
      await write('news', { it: 'Porto vecchio' });
      expect(await localities('PORT')).toEqual([
        { id: english, name: 'Porto, only in English' },
        { id: portico, name: 'Santa Maria in Portico' },
      ]);
      expect(await localities('forli')).toEqual([{ id: forli, name: 'Forlì' }]);
      expect(await localities('spa')).toEqual([{ id: porretta, name: 'Porretta Terme' }]);
      expect([
        await localities('p'),
        await localities(' '),
        await localities('%%'),
        await localities('\u0007'),
      ]).toEqual([[], [], [], []]);
    });

    it('finds information offices from three characters on, by their title [2-7.10, 2-5.26]', async () => {
      const bologna = await write('iat', { it: 'Ufficio IAT di Bologna', en: 'Bologna tourist information' });
      expect(await offices('bologna')).toEqual([{ id: bologna, title: 'Ufficio IAT di Bologna' }]);
      expect([await offices('bo'), await offices('xyz'), await offices('')]).toEqual([[], [], []]);
      const without = await server().call<List<object>>('POST', 'iat/search', { as: 'lettore' });
      expect([without.status, without.body.data]).toEqual([200, []]);
    });

    describe('operators', () => {
      const operators = async (query: string) => {
        const answer = await server().get<List<object>>(`operatori/combo?${query}`, { as: 'lettore' });
        return answer.status === 200 ? answer.body.data : answer.status;
      };
      let cellar: number;
      let guide: number;
      beforeAll(async () => {
        cellar = await write('operatori', { it: 'Cantina dell’Albana', en: 'Albana winery' });
        guide = await write('operatori', { en: 'Winter walks' });
        await write('operatori', { it: '' });
        await write('localita', { it: 'Vinci', en: 'Wine town' });
        await server().db.query(
          `insert into content_municipalities (content_id, municipality_id, is_chosen)
           values ($1, 1, true), ($1, 2, false), ($2, 2, true)`,
          [cellar, guide],
        );
      });

      it.each<[string, () => object[]]>([
        ['name=albana', () => [{ id: cellar, nome: 'Cantina dell’Albana' }]],
        // Found by its English name, and called by the Italian one that it has.
        [
          'name=WIN',
          () => [
            { id: guide, nome: 'Winter walks' },
            { id: cellar, nome: 'Cantina dell’Albana' },
          ],
        ],
        [
          'name=wi&provincia=-1',
          () => [
            { id: guide, nome: 'Winter walks' },
            { id: cellar, nome: 'Cantina dell’Albana' },
          ],
        ],
        // Where an address lies is no municipality that the operator chose.
        ['name=wi&provincia=40', () => [{ id: guide, nome: 'Winter walks' }]],
        ['name=wi&provincia=37', () => [{ id: cellar, nome: 'Cantina dell’Albana' }]],
        ['name=wi&provincia=99', () => []],
        ['name=w', () => []],
        ['name=%25%25', () => []],
        ['name=%07%07', () => []],
        ['provincia=40', () => []],
        ['', () => []],
      ])('are found by a part of their name, of one province or of all: %s [3-7.21]', async (query, wanted) =>
        expect(await operators(query)).toEqual(wanted()),
      );

      it('are found by their id, and nothing else is [3-7.21]', async () => {
        expect(await operators(`id=${cellar}`)).toEqual([{ id: cellar, nome: 'Cantina dell’Albana' }]);
        const town = await write('localita', { it: 'Dozza' });
        for (const id of [town, 999_999, 0, -1]) expect(await operators(`id=${id}`), `${id}`).toEqual([]);
        for (const query of ['id=abc', 'id=1.5', 'id=99999999999', 'name=wi&provincia=Bologna'])
          expect(await operators(query), query).toBe(400);
      });
    });
  });
});
