import { beforeAll, expect, it } from 'vitest';
import { tagServerTexts as texts } from '../../src/messages/server/categories';
import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import { type CategoryAnswer, logOf, refusalIn } from './categories-kit';
import { bodyWith, create, read, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

interface Tag {
  id: number;
  name: string;
  count: number;
  updated_at: string;
}

describeOnEach('tags', (server) => {
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    server().call<CategoryAnswer>(method, path, { as: 'admin', headers, ...(body === undefined ? {} : { body }) });
  const readTag = async (id: number): Promise<Tag> =>
    (await server().get<{ data: Tag }>(`operations/tags/${id}`, { as: 'admin' })).body.data;
  const texting = async (id: number) =>
    (
      await server().db.query('select lang, title, slug from category_contents where category_id = $1 order by lang', [
        id,
      ])
    ).rows;

  beforeAll(() => seedReferences(server()));

  it('are created by their Italian name, once a key, and stand in the list by name [3-7.9]', async () => {
    const body = { name: '  Àbaco   e numeri ' };
    const headers = { 'Idempotency-Key': 'tag-once' };
    const [one, two] = await Promise.all([1, 2].map(() => call('POST', 'operations/tags', body, headers)));
    expect([one?.status, one?.body.message]).toEqual([201, texts.created('Àbaco e numeri')]);
    expect(two?.body.data).toEqual(one?.body.data);
    const id = one?.body.data.id ?? 0;
    expect(await texting(id)).toEqual([{ lang: 'it', title: 'Àbaco e numeri', slug: 'abaco-e-numeri' }]);
    const list = await server().get<{ total: number; data: Tag[] }>('operations/tags?limit=3', { as: 'lettore' });
    expect([list.body.total, list.body.data[0]]).toEqual([25, { id, name: 'Àbaco e numeri', count: 0 }]);
    expect(await logOf(server(), 'tag', id)).toEqual([
      { action: 'create', username: 'admin', details: { name: 'Àbaco e numeri' } },
    ]);
  });

  it('are found by their names in any language, and shown by the Italian one', async () => {
    const found = async (keywords: string) =>
      (await server().get<{ total: number; data: Tag[] }>(`operations/tags?keywords=${keywords}`, { as: 'lettore' }))
        .body;
    expect((await found('MOSAIC')).data.map(({ id }) => id)).toContain(14_002);
    const { body } = await server().get<{ data: { area: string; id: number }[] }>('search?q=mosaics', { as: 'admin' });
    expect(body.data).toContainEqual(expect.objectContaining({ area: 'tag', id: 14_002 }));
  });

  it('are read with how many contents have them, drafts aside', async () => {
    await create(server(), bodyWith({ title: 'Con tag', tags: [14_001] }));
    expect(await readTag(14_001)).toEqual({
      id: 14_001,
      name: 'parmigiano reggiano',
      count: 1,
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('get another Italian name and keep those in other languages [3-7.9]', async () => {
    const { updated_at } = await readTag(14_002);
    const answer = await call('PUT', 'operations/tags/14002', { name: 'Mosaici bizantini', updated_at });
    expect([answer.status, answer.body.data]).toEqual([200, { id: 14_002, message: texts.saved('Mosaici bizantini') }]);
    expect(await texting(14_002)).toEqual([
      { lang: 'en', title: 'mosaics', slug: 'mosaics' },
      { lang: 'it', title: 'Mosaici bizantini', slug: 'mosaici-bizantini' },
    ]);
    expect(await logOf(server(), 'tag', 14_002)).toEqual([
      {
        action: 'update',
        username: 'admin',
        details: { changed: ['name'], values: { name: ['mosaici', 'Mosaici bizantini'] } },
      },
    ]);
    const late = await call('PUT', 'operations/tags/14002', { name: 'Tessere', updated_at });
    expect([late.status, late.body.data.message]).toEqual([409, texts.conflict]);
    const same = await call('PUT', 'operations/tags/14002', { name: ' Mosaici bizantini ' });
    expect([same.status, same.body.message]).toEqual([200, texts.unchanged('Mosaici bizantini')]);
    const item = await create(server(), bodyWith({ title: 'Mosaici', tags: [14_002] }));
    expect((await read(server(), item)).contents.it?.tags).toMatchObject([{ id: 14_002, name: 'Mosaici bizantini' }]);
  });

  it.each(['DANTE', ' dànte ', 'Dante'])(
    'are refused by the name of another, accents and case folded: %j',
    async (name) => {
      const problem = { name: texts.double(14_008, 'Dante') };
      for (const [method, path] of [
        ['POST', 'operations/tags'],
        ['PUT', 'operations/tags/14001'],
      ] as const)
        expect(refusalIn(await call(method, path, { name }))).toEqual([422, refusalTexts.invalid, problem]);
    },
  );

  it('may change the case of their own name', async () => {
    expect((await call('PUT', 'operations/tags/14009', { name: 'VERDI' })).status).toBe(200);
    expect((await readTag(14_009)).name).toBe('VERDI');
  });

  it('of one name are created once, by whomever', async () => {
    const answers = await Promise.all(
      ['Nebbia', 'nebbia', 'NEBBIA'].map((name) => call('POST', 'operations/tags', { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it.each<[object, Record<string, string>]>([
    [{ name: '  ' }, { name: 'Campo richiesto' }],
    [{ name: ' \u0000 ' }, { name: refusalTexts.characters }],
    [{}, { name: valueProblemTexts.missing }],
    [{ name: 7 }, { name: valueProblemTexts.text }],
    [{ name: 'x'.repeat(301) }, { name: 'Il testo supera il limite di 300 caratteri (sono 301): togline 1' }],
  ])('are refused as %j', async (body, errors) => {
    expect(refusalIn(await call('POST', 'operations/tags', body))).toEqual([422, refusalTexts.invalid, errors]);
    expect(refusalIn(await call('PUT', 'operations/tags/14003', body))).toEqual([422, refusalTexts.invalid, errors]);
  });

  it('are nobody’s to delete, and a category is none', async () => {
    for (const path of ['operations/tags/14001', 'operations/tags/14001,14002', 'operations/tags'])
      expect((await call('DELETE', path)).status).toBe(404);
    for (const [method, body] of [['GET'], ['PUT', { name: 'x' }]] as const)
      expect(refusalIn(await call(method, 'operations/tags/5001', body))).toEqual([
        404,
        texts.missing(5001),
        undefined,
      ]);
    expect((await readTag(14_001)).id).toBe(14_001);
  });
});
