import { beforeAll, expect, it } from 'vitest';
import { bodyWith, complete, create, put, read, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

interface Page {
  data: { id: number }[];
  meta: { total: number; suggestion?: string };
}

describeOnEach('a list search with typing errors', (server) => {
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    await seedReferences(server());
    for (const title of ['Sagra del tartufo', 'Sagra della zucca', 'Mercato di Torrechiara', 'Il tartufo in città'])
      ids[title] = await create(server(), bodyWith({ title }));
    ids.published = await create(server(), bodyWith(complete('Mercatino di Natale', { status: 1 })));
    await create(server(), {
      contents: { it: { title: 'Mercato delle erbe' }, en: { title: 'Herb market' } },
      lang: 'it',
    });
  });

  const page = async (keywords: string, more: Record<string, string> = {}, list = 'news') => {
    const answer = await server().get<Page>(`${list}?${new URLSearchParams({ keywords, ...more })}`, { as: 'lettore' });
    expect([keywords, answer.status]).toEqual([keywords, 200]);
    return answer.body;
  };
  const suggestion = async (keywords: string, more = {}) => (await page(keywords, more)).meta.suggestion;

  it('says nothing where the search as typed finds something', async () => {
    const { data, meta } = await page('sagra tartufo');
    expect([data.map(({ id }) => id), meta.total, 'suggestion' in meta]).toEqual([
      [ids['Sagra del tartufo']],
      1,
      false,
    ]);
    expect(await page('sagra', { page: '9' })).toMatchObject({ data: [], meta: { total: 2 } });
    expect(await suggestion('sagra', { page: '9' })).toBeUndefined();
  });

  it.each([
    ['a word', 'sagar', 'sagra'],
    ['one word of two', 'sagra tartfuo', 'sagra tartufo'],
    ['both', 'sagar tratufo', 'sagra tartufo'],
    ['a word that is known, where only another one finds something with the rest', 'mercato tartufoo', undefined],
    ['the beginning of a longer word', 'torrexh', 'torrechiara'],
    ['letters with accents, in any case', 'SAGRÀ Zuccca', 'sagrà zucca'],
    ['a text of another language', 'herv market', 'herb market'],
  ])('corrects %s', async (_, typed, meant) => {
    const { data, meta } = await page(typed);
    expect([data, meta.total, meta.suggestion]).toEqual([[], 0, meant]);
    if (meant !== undefined) expect((await page(meant)).meta.total).toBeGreaterThan(0);
  });

  it('suggests only what finds something under the same filters', async () => {
    expect(await suggestion('mercatp')).toBe('mercato');
    expect(await suggestion('mercatp', { stato: '1' })).toBe('mercatino');
    expect(await suggestion('sagar', { stato: '1' })).toBeUndefined();
    expect((await page('sagar', {}, 'event-ert')).meta.suggestion).toBeUndefined();
  });

  it.each(['zzzzz', 'abc', '99999', '%_\\', "l'orto", 'sagra del mercato in piazza con la zuccca', ''])(
    'knows nothing better for «%s»',
    async (typed) => expect(await suggestion(typed)).toBeUndefined(),
  );

  it('knows a title as soon as it is written, and no longer suggests what is gone', async () => {
    expect(await suggestion('polentaa')).toBeUndefined();
    const id = await create(server(), bodyWith({ title: 'Festa della polenta' }));
    expect(await suggestion('polentaa')).toBe('polenta');
    const item = await read(server(), id);
    const renamed = { ...item, contents: { it: { ...item.contents.it, title: 'Festa del riso' } }, lang: 'it' };
    expect((await put(server(), id, renamed)).status).toBe(200);
    expect(await suggestion('polentaa')).toBeUndefined();
  });
});
