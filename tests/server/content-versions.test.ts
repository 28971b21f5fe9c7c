import { beforeAll, describe, expect, it } from 'vitest';
import { editorialTexts } from '../../src/messages/server/editorial';
import {
  BOLOGNA,
  type Body,
  bodyWith,
  create,
  MODENA,
  posting,
  put,
  type ReadItem,
  type Refused,
  read,
  refusalOf,
  seedReferences,
} from './content-kit';
import { describeOnEach } from './kit';

describeOnEach('keeping versions apart', (server) => {
  beforeAll(() => seedReferences(server()));

  const post = posting(server);

  describe('versions', () => {
    it('refuses a save over a newer version, and says whose it is', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }));
      const mine = await read(server(), id);
      await put(server(), id, { ...bodyWith({ title: 'Due' }), updated_at: mine.updated_at }, 'regionale');
      const stored = await read(server(), id);
      const answer = await put(server(), id, { ...bodyWith({ title: 'Tre' }), updated_at: mine.updated_at });
      expect([answer.status, answer.body.code]).toEqual([409, '409']);
      expect(answer.body.data).toEqual({
        message: editorialTexts.conflict('Giulia Fabbri'),
        updated_at: stored.updated_at,
        updated_by: 'Giulia Fabbri',
      });
      expect((await read(server(), id)).contents.it?.title).toBe('Due');
    });

    it('accepts a save without a version, refuses one that is no date', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }));
      expect((await put(server(), id, bodyWith({ title: 'Due' }))).status).toBe(200);
      expect(refusalOf(await put(server(), id, { ...bodyWith({ title: 'Tre' }), updated_at: 'ieri' }))).toEqual({
        status: 422,
        errors: { updated_at: editorialTexts.version },
      });
    });

    it('lets exactly one of many simultaneous saves of a version win', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }));
      let { updated_at } = await read(server(), id);
      for (let round = 0; round < 3; round++) {
        const titles = Array.from({ length: 34 }, (_, index) => `Giro ${round}, numero ${index}`);
        const answers = await Promise.all(
          titles.map((title) => put(server(), id, { ...bodyWith({ title }), updated_at })),
        );
        const winner = answers.findIndex(({ status }) => status === 200);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 33 }, () => 409)]);
        const stored = await read(server(), id);
        expect([stored.contents.it?.title, stored.updated_at]).toEqual([
          titles[winner],
          answers[winner]?.body.data.updated_at,
        ]);
        expect(Date.parse(stored.updated_at)).toBeGreaterThan(Date.parse(updated_at));
        updated_at = stored.updated_at;
      }
    });

    it('keeps what each of many simultaneous saves changes, where none names a version', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }));
      const texts = ['excerpt', 'subtitle', 'description'].map((field) => [field, `Nuovo ${field}`] as const);
      const bodies = [
        ...texts.map(([field, text]) => bodyWith({ [field]: text })),
        { contents: { en: { title: 'One' } }, lang: 'en' },
        bodyWith({ tags: [14001] }),
        bodyWith({}, { comune: [BOLOGNA] }),
      ];
      const answers = await Promise.all(bodies.map((body) => put(server(), id, body)));
      expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
      const { contents, comune } = await read(server(), id);
      expect(contents.it).toMatchObject({ title: 'Uno', tags: [{ id: 14001 }], subtitle: 'Nuovo subtitle' });
      expect(contents.it).toMatchObject({ excerpt: 'Nuovo excerpt', description: 'Nuovo description' });
      expect(contents.en?.title).toBe('One');
      expect(comune).toMatchObject([{ id: BOLOGNA }]);
    });

    it('never goes back with the clock', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }));
      const first = await read(server(), id);
      server().advance(-3_600_000);
      await put(server(), id, bodyWith({ title: 'Due' }));
      server().advance(3_600_000);
      const second = await read(server(), id);
      expect(Date.parse(second.updated_at) - Date.parse(first.updated_at)).toBe(1);
    });
  });

  it('writes the rows that a save changes, and no others', async () => {
    const { db } = server();
    const it = { title: 'Uno', description: '<p>Testo</p>', tags: [14001] };
    const id = await create(server(), { contents: { it, en: { title: 'One' } }, lang: 'it', comune: [BOLOGNA] });
    const rowsOf = async () => {
      const text = `
        select 'translations ' || lang as name, xmin::text as written from translations where content_id = $1
        union all select 'choices', xmin::text from content_categories where content_id = $1
        union all select 'municipality ' || municipality_id, xmin::text from content_municipalities where content_id = $1
        union all select 'contents', xmin::text from contents where id = $1`;
      const { rows } = await db.query<{ name: string; written: string }>(text, [id]);
      return new Map(rows.map(({ name, written }) => [name, written]));
    };
    const writtenBy = async (body: Body) => {
      const before = await rowsOf();
      expect((await put(server(), id, body)).status).toBe(200);
      const after = await rowsOf();
      return [...after.keys()].filter((name) => after.get(name) !== before.get(name)).sort();
    };
    expect(await writtenBy(bodyWith({ title: 'Due' }))).toEqual(['contents', 'translations it']);
    expect(await writtenBy({ contents: { en: { excerpt: 'Text' } } })).toEqual(['contents', 'translations en']);
    const added = await writtenBy(bodyWith({}, { comune: [BOLOGNA, MODENA] }));
    expect(added).toEqual(['contents', `municipality ${MODENA}`]);
    expect((await read(server(), id)).contents.it).toMatchObject({ ...it, title: 'Due', tags: [{ id: 14001 }] });
  });

  describe('idempotency', () => {
    const count = async (title: string) =>
      (await server().db.query('select 1 from translations where title = $1', [title])).rows.length;

    it('creates once for a key, also when calls race', async () => {
      const headers = { 'Idempotency-Key': 'una-chiave' };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post(bodyWith({ title: 'Una volta' }), 'editor', headers)),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect([answers[0]?.status, await count('Una volta')]).toEqual([201, 1]);
      expect((await post(bodyWith({ title: 'Una volta' }), 'editor', headers)).text).toBe(answers[0]?.text);
    });

    it('keeps the keys of users apart, and forgets a key whose create was refused', async () => {
      const headers = { 'Idempotency-Key': 'altra-chiave' };
      expect((await post(bodyWith({ title: '' }), 'editor', headers)).status).toBe(422);
      expect((await post(bodyWith({ title: 'Due volte' }), 'editor', headers)).status).toBe(201);
      expect((await post(bodyWith({ title: 'Due volte' }), 'regionale', headers)).status).toBe(201);
      expect(await count('Due volte')).toBe(2);
    });

    it('creates each time without a key', async () => {
      await post(bodyWith({ title: 'Senza chiave' }));
      await post(bodyWith({ title: 'Senza chiave' }));
      expect(await count('Senza chiave')).toBe(2);
    });
  });

  describe('deleting', () => {
    const remove = (ids: string, as = 'admin') =>
      server().call<{ data: { deleted: number[]; message: string } } & Refused>('DELETE', `news/${ids}`, { as });

    it('deletes all that were named', async () => {
      const ids = [
        await create(server(), bodyWith({ title: 'A', tags: [14001] })),
        await create(server(), bodyWith({ title: 'B' })),
      ];
      const answer = await remove(ids.join(','));
      expect(answer.body.data).toEqual({ message: 'Schede eliminate: 2 news', deleted: ids });
      for (const id of ids) expect((await server().get(`news/${id}`, { as: 'admin' })).status).toBe(404);
    });

    it('deletes none when one does not exist, and names it', async () => {
      const id = await create(server(), bodyWith({ title: 'Resta' }));
      const answer = await remove(`${id},987654`);
      expect([answer.status, answer.body.message]).toEqual([404, editorialTexts.someMissing([987654])]);
      expect((await read(server(), id)).id).toBe(id);
    });

    it('deletes once when calls race', async () => {
      const id = await create(server(), bodyWith({ title: 'Corsa' }));
      const statuses = (await Promise.all([remove(`${id}`), remove(`${id}`), remove(`${id}`)])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 404, 404]);
    });
  });

  it('says in Italian that an item does not exist, or that an id is none', async () => {
    const missing = await server().get<Refused>('news/987654', { as: 'admin' });
    expect([missing.status, missing.body.message]).toEqual([404, editorialTexts.missing(987654)]);
    expect((await put(server(), 987654, bodyWith({ title: 'Uno' }))).status).toBe(404);
    for (const id of ['abc', '1.5', '99999999999999', '1e3'])
      expect([id, (await server().get(`news/${id}`, { as: 'admin' })).status]).toEqual([id, 400]);
    const answer = await server().call<Refused>('DELETE', 'news/1,x', { as: 'admin' });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['ids']]);
  });

  it('takes an item that another program wrote badly, without breaking', async () => {
    const { rows } = await server().db.query<{ id: number }>(
      `insert into contents (area, shared) values ('news', '{"portal": 5, "locations": null, "altro": 1}') returning id`,
    );
    const id = rows[0]?.id ?? 0;
    await server().db.query(
      `insert into translations (content_id, area, lang, title, status, body) values ($1, 'news', 'it', 'Strana', 9, '[]')`,
      [id],
    );
    const answer = await server().get<{ data: ReadItem }>(`news/${id}`, { as: 'admin' });
    expect([answer.status, answer.body.data.contents.it?.title]).toEqual([200, 'Strana']);
  });
});
