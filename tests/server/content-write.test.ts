import { beforeAll, describe, expect, it } from 'vitest';
import { validationTexts } from '../../src/messages/screens/validation';
import { editorialTexts } from '../../src/messages/server/editorial';
import { publicationTexts } from '../../src/messages/server/publication';
import { valueProblemTexts } from '../../src/messages/server/refusals';
import {
  BOLOGNA,
  type Body,
  bodyWith,
  complete,
  create,
  MODENA,
  posting,
  put,
  RIMINI,
  read,
  refusalOf,
  seedReferences,
} from './content-kit';
import { describeOnEach } from './kit';

describeOnEach('writing contents', (server) => {
  beforeAll(() => seedReferences(server()));

  const post = posting(server);

  describe('a blank language in front', () => {
    const blank = { title: '', status: 2 };

    it('does not block what all languages share', async () => {
      const id = await create(server(), bodyWith({ title: 'In italiano' }));
      const body = { contents: { it: { title: 'In italiano' }, en: blank }, comune: [{ id: BOLOGNA }], lang: 'en' };
      expect((await put(server(), id, body)).status).toBe(200);
      const item = await read(server(), id);
      expect([Object.keys(item.contents), item.comune]).toEqual([['it'], [expect.objectContaining({ id: BOLOGNA })]]);
    });

    it('is asked for its title once it is to become more than a draft, is emptied, or stands alone', async () => {
      const id = await create(server(), { contents: { it: { title: 'Uno' }, en: { title: 'One' } }, lang: 'it' });
      const inEnglish = (en: Body) => put(server(), id, { contents: { it: { title: 'Uno' }, en }, lang: 'en' });
      expect((await inEnglish(blank)).status).toBe(422);
      const alone = await create(server(), bodyWith({ title: 'Uno' }));
      const submitted = { contents: { it: { title: 'Uno' }, en: { title: '', status: 3 } }, lang: 'en' };
      expect((await put(server(), alone, submitted)).status).toBe(422);
      expect((await post({ contents: { en: blank }, lang: 'en' })).status).toBe(422);
    });
  });

  describe('the date of publication', () => {
    const DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
    const dates = async (id: number) => {
      const { contents } = await read(server(), id);
      return [contents.it?.pub_date ?? null, contents.en?.pub_date ?? null];
    };

    it('is when a language was published, unless one was chosen, and is left alone afterwards', async () => {
      const id = await create(server(), bodyWith(complete('Uno', { status: 2 })));
      expect(await dates(id)).toEqual([null, null]);
      await put(server(), id, bodyWith(complete('Uno', { status: 1 })));
      const [first] = await dates(id);
      expect(first).toMatch(DATE);
      const english = {
        contents: {
          it: complete('Uno', { status: 1, pub_date: first }),
          en: complete('One', { status: 1, pub_date: '2026-01-02 03:04:05' }),
        },
        lang: 'en',
      };
      await put(server(), id, english);
      expect(await dates(id)).toEqual([first, '2026-01-02 03:04:05']);
      await put(server(), id, bodyWith(complete('Due', { status: 1, pub_date: null })));
      expect((await dates(id))[0]).toBeNull();
      const born = await create(server(), bodyWith(complete('Nata pubblicata', { status: 1 })));
      expect((await dates(born))[0]).toMatch(DATE);
    });
  });

  describe('what is stored', () => {
    it('gives back everything that was written, references with their names [2-3.3]', async () => {
      const answer = await post(
        bodyWith(
          complete('Ciao, mondo', { subtitle: 'Sotto', tags: [{ id: 14002 }, 14001], pub_date: '2026-05-01 10:00:00' }),
          {
            comune: [{ id: MODENA, nome: 'altro' }, BOLOGNA],
            destinazione: [{ id: 2003 }],
            theme: [5001],
            portal: [{ id: 2, active: 1 }],
            locations: {
              location: {
                city: { id: BOLOGNA, city: 'Bologna', mine: 1 },
                address: 'Via',
                number: 3,
                lat: '44.5',
                lng: 11,
              },
            },
          },
        ),
      );
      const { id } = answer.body.data;
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([201, '201', `Scheda creata: news ${id}`]);
      const item = await read(server(), id);
      const author = await server().userId('admin');
      expect(item).toMatchObject({
        id,
        canSave: true,
        draft: 0,
        revision: null,
        destinazione: [{ id: 2003, name: 'Bologna-Modena', slug: 'bologna-modena' }],
        theme: [{ id: 5001, name: 'Arte e cultura', slug: 'arte-e-cultura' }],
        category: [],
        portal: [
          { id: 1, active: false },
          { id: 2, active: true },
          { id: 3, active: false },
        ],
        locations: {
          location: { address: 'Via', number: 3, lat: 44.5, lng: 11, city: { id: BOLOGNA, city: 'Bologna' } },
        },
      });
      expect(item.comune).toEqual([
        expect.objectContaining({ id: MODENA, nome: 'Modena', city: 'Modena', istat: '036023', province_short: 'MO' }),
        expect.objectContaining({ id: BOLOGNA, nome: 'Bologna', provincia: { id: 37, nome: 'Bologna' } }),
      ]);
      expect(JSON.stringify(item)).not.toContain('mine');
      expect(item.contents.it).toMatchObject({
        title: 'Ciao, mondo',
        slug: 'uno-slug',
        subtitle: 'Sotto',
        status: 2,
        author,
        pub_date: '2026-05-01 10:00:00',
        google: { keywords: 'a', title: 'b', description: 'c' },
        tags: [
          { id: 14002, name: 'mosaici', slug: 'mosaici' },
          { id: 14001, name: 'parmigiano reggiano', slug: 'parmigiano-reggiano' },
        ],
      });
      expect(item.contents.it?.permalink).toMatch(new RegExp(`^/anteprima/news/${id}/it/uno-slug\\?token=`));
      expect(item.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    it('does not store languages in which nothing is written, and forgets one that was emptied', async () => {
      const id = await create(server(), {
        contents: { it: { title: 'Uno' }, en: { title: '', status: 2 }, de: null },
        lang: 'it',
      });
      expect(Object.keys((await read(server(), id)).contents)).toEqual(['it']);
      await put(server(), id, { contents: { en: { title: 'One', tags: [14001] } }, lang: 'en' });
      expect(Object.keys((await read(server(), id)).contents)).toEqual(['it', 'en']);
      await put(server(), id, { contents: { en: { title: '', tags: [] } }, lang: 'it' });
      expect(Object.keys((await read(server(), id)).contents)).toEqual(['it']);
    });

    it('keeps what a body leaves out, empties what it sends empty, ignores what nobody declared', async () => {
      const id = await create(
        server(),
        bodyWith(complete('Uno', { subtitle: 'Resta', tags: [14001] }), { comune: [BOLOGNA] }),
      );
      const before = await read(server(), id);
      const answer = await put(server(), id, {
        contents: { it: { title: 'Due', excerpt: '', permalink: '/mio', mine: 1 } },
        lang: 'it',
        created_at: '2001-01-01T00:00:00.000Z',
        canSave: true,
        mine: 1,
      });
      expect(answer.status).toBe(200);
      const after = await read(server(), id);
      expect(after.contents.it).toEqual({ ...before.contents.it, title: 'Due', excerpt: '' });
      expect([after.comune, after.created_at, 'mine' in after]).toEqual([before.comune, before.created_at, false]);
    });

    it('takes a read item back whole, unchanged', async () => {
      const id = await create(
        server(),
        bodyWith(complete('Uno', { tags: [14001, 14003] }), { comune: [MODENA, BOLOGNA], target: [6001] }),
      );
      const before = await read(server(), id);
      expect((await put(server(), id, { ...before, lang: 'it' })).status).toBe(200);
      const after = await read(server(), id);
      expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' });
      expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    });

    it('cleans rich text', async () => {
      const description = '<p onclick="x()">a&#0;&#xd800;</p><script>x</script>';
      const id = await create(server(), bodyWith({ title: 'Pulita', description }));
      const { it: italian } = (await read(server(), id)).contents;
      expect(italian?.description).toBe('<p>a\ufffd\ufffd</p>');
    });

    it('writes down what was chosen by its names of then', async () => {
      const body = (it: object, more: object) => ({ ...bodyWith({ title: 'Scelte', ...it }), ...more });
      const [bologna, modena, rimini] = [BOLOGNA, MODENA, RIMINI].map((id) => ({ id }));
      const categories = await server().db.query<{ id: number; title: string }>(
        `select c.id, t.title from categories c join category_contents t on t.category_id = c.id and t.lang = 'it'
          where c.main = 2 order by c.id limit 1`,
      );
      const [destination] = categories.rows;
      const id = await create(server(), body({}, { comune: [bologna], destinazione: [] }));
      const author = await server().userId('editor');
      const change = { comune: [bologna, modena, rimini], destinazione: [{ id: destination?.id }] };
      expect((await put(server(), id, body({ author }, change))).status).toBe(200);
      await server().db.query(`update municipalities set city = 'Bononia' where id = $1`, [BOLOGNA]);
      const { rows } = await server().db.query<{ details: { values: object } }>(
        `select details from audit where entity = 'news' and entity_id = $1 order by id desc limit 1`,
        [id],
      );
      await server().db.query(`update municipalities set city = 'Bologna' where id = $1`, [BOLOGNA]);
      expect(rows[0]?.details.values).toEqual({
        'contents.it.author': ['Anna Montanari', expect.stringMatching(/^\S+ \S+/)],
        comune: ['Bologna', 'Bologna, Modena, Rimini'],
        destinazione: ['(vuoto)', destination?.title],
      });
    });

    it('writes down who did what', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }), 'editor');
      await put(server(), id, bodyWith({ title: 'Due', status: 3 }), 'editor');
      await server().call('DELETE', `news/${id}`, { as: 'admin' });
      const { rows } = await server().db.query(
        `select username, action, details from audit where entity = 'news' and entity_id = $1 order by id`,
        [id],
      );
      expect(rows).toEqual([
        { username: 'editor', action: 'create', details: { statuses: { it: 2 } } },
        {
          username: 'editor',
          action: 'submit',
          details: {
            statuses: { it: 3 },
            changed: ['contents.it.title', 'contents.it.status'],
            values: { 'contents.it.title': ['Uno', 'Due'], 'contents.it.status': ['Bozza', 'Da Validare'] },
          },
        },
        { username: 'admin', action: 'delete', details: { title: 'Due' } },
      ]);
    });
  });

  describe('validation', () => {
    const cases: [title: string, body: Body, errors: Record<string, string>][] = [
      ['no title in the language in view', bodyWith({ title: ' ' }), { 'contents.it.title': validationTexts.required }],
      [
        'status 1 without what it asks for',
        bodyWith(complete('Uno', { status: 1, excerpt: '', slug: '' })),
        { 'contents.it.excerpt': validationTexts.required, 'contents.it.slug': validationTexts.required },
      ],
      [
        'another language at status 1',
        {
          ...bodyWith({ title: 'Uno' }),
          contents: { it: { title: 'Uno' }, en: complete('One', { status: 1, description: '' }) },
        },
        { 'contents.en.description': validationTexts.required },
      ],
      [
        'limits in a language that is not in view',
        { ...bodyWith({ title: 'Uno' }), contents: { it: { title: 'Uno' }, en: { title: 'x'.repeat(301) } } },
        { 'contents.en.title': validationTexts.tooLong(300, 301) },
      ],
      [
        'a slug with other characters',
        bodyWith({ title: 'Uno', slug: 'Così' }),
        { 'contents.it.slug': validationTexts.slug },
      ],
      [
        'a day that does not exist',
        bodyWith({ title: 'Uno', pub_date: '2026-02-30 10:00:00' }),
        { 'contents.it.pub_date': validationTexts.dateTime },
      ],
      [
        'a year 0',
        bodyWith({ title: 'Uno', pub_date: '0000-02-01 10:00:00' }),
        { 'contents.it.pub_date': validationTexts.dateTime },
      ],
      [
        'a latitude beyond the pole',
        bodyWith({ title: 'Uno' }, { locations: { location: { address: 'Via', lat: 91, lng: 11 } } }),
        { locations: validationTexts.latitude },
      ],
      [
        'a latitude of an address that is written bare',
        bodyWith({ title: 'Uno' }, { locations: { address: 'Via', lat: 91, lng: 11 } }),
        { locations: validationTexts.latitude },
      ],
      [
        'an unknown status',
        bodyWith({ title: 'Uno', status: 6 }),
        { 'contents.it.status': editorialTexts.fields.status },
      ],
      [
        'an unknown language',
        { contents: { it: { title: 'Uno' }, xx: { title: 'Uno' } } },
        { 'contents.xx': editorialTexts.fields.language },
      ],
      [
        'an unknown language in view',
        { contents: { it: { title: 'Uno' } }, lang: 'xx' },
        { lang: editorialTexts.fields.language },
      ],
      [
        'an unknown municipality',
        bodyWith({ title: 'Uno' }, { comune: [BOLOGNA, 99999] }),
        { comune: editorialTexts.fields.municipality([99999]) },
      ],
      [
        'an impossible municipality',
        bodyWith({ title: 'Uno' }, { comune: [1e12] }),
        { 'comune.0': valueProblemTexts.tooBig(2_147_483_647) },
      ],
      [
        'a category of another group',
        bodyWith({ title: 'Uno' }, { theme: [6001] }),
        { theme: editorialTexts.fields.category([6001]) },
      ],
      [
        'an unknown tag',
        bodyWith({ title: 'Uno', tags: [{ id: 77 }] }),
        { 'contents.it.tags': editorialTexts.fields.category([77]) },
      ],
      [
        'an unknown author',
        bodyWith({ title: 'Uno', author: 0 }),
        { 'contents.it.author': editorialTexts.fields.author },
      ],
      [
        'a city that is none',
        bodyWith({ title: 'Uno' }, { locations: { location: { city: { id: 1 }, lat: 44, lng: 11 } } }),
        { locations: editorialTexts.fields.municipality([1]) },
      ],
    ];

    it.each(cases)('refuses %s', async (_, body, errors) => {
      const count = async () => (await server().db.query('select id from contents')).rows.length;
      const before = await count();
      expect(refusalOf(await post(body))).toEqual({ status: 422, errors });
      expect(await count()).toBe(before);
    });

    it('refuses a body of another shape by field', async () => {
      const answer = await post({ contents: { it: { title: 5 } }, comune: 'Bologna' });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['contents.it.title', 'comune']]);
    });

    it('lets a language that is not in view be unfinished', async () => {
      const answer = await post({ contents: { it: { title: 'Uno' }, en: { excerpt: 'only this' } }, lang: 'it' });
      expect(answer.status).toBe(201);
    });
  });

  describe('publication', () => {
    it('keeps who may not publish from publishing, and writes nothing', async () => {
      expect(refusalOf(await post(bodyWith(complete('Uno', { status: 1 })), 'editor'))).toEqual({
        status: 409,
        errors: { 'contents.it.status': publicationTexts.publish('italiano') },
      });
      const id = await create(server(), bodyWith(complete('Uno')), 'editor');
      const answer = await put(server(), id, bodyWith(complete('Due', { status: 1 })), 'editor');
      expect([answer.body.code, refusalOf(answer)]).toEqual([
        '409',
        { status: 409, errors: { 'contents.it.status': publicationTexts.publish('italiano') } },
      ]);
      expect((await read(server(), id)).contents.it).toMatchObject({ title: 'Uno', status: 2 });
    });

    it('asks for coordinates once it is published, not before', async () => {
      const street = { locations: { location: { address: 'Via Emilia' } } };
      const id = await create(server(), bodyWith(complete('Uno'), street));
      const published = await put(server(), id, bodyWith(complete('Uno', { status: 1 }), street));
      expect(refusalOf(published)).toEqual({ status: 422, errors: { locations: validationTexts.coordinates } });
    });

    it('offers the statuses that it accepts [1-7.28, 1-3.10, 1-4.4]', async () => {
      const id = await create(server(), bodyWith(complete('Uno', { status: 1 })));
      const ask = async (as: string, query: string) =>
        (await server().get<{ data: unknown }>(`operations/related_statuses?${query}`, { as })).body.data;
      const ids = (options: unknown) => (options as { id: number }[]).map((option) => option.id);
      expect(ids(await ask('lettore', 'list=1'))).toEqual([0, 1, 2, 3, 4, 5]);
      const own = (await ask('editor', `name=news&id=${id}`)) as Record<string, unknown>;
      expect(Object.fromEntries(Object.entries(own).map(([lang, options]) => [lang, ids(options)]))).toEqual({
        it: [1, 2, 3, -4, -5],
        en: [0, -1, 2, 3, -4, -5],
      });
      const fresh = (await ask('admin', 'name=news&id=new')) as Record<string, unknown>;
      expect(ids(fresh.it)).toEqual([0, 1, 2, 3, 4, 5]);
      expect((await server().get('operations/related_statuses?name=news&id=999999', { as: 'admin' })).status).toBe(404);
      expect((await server().get('operations/related_statuses?name=altro&id=1', { as: 'admin' })).status).toBe(400);
    });
  });
});
