import { beforeAll, expect, it } from 'vitest';
import { type Body, bodyWith, create, posting, put, read, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';
import { headerOf, newRole, newUser } from './users-kit';

type Answer = Written & { data: { warning?: string } };

describeOnEach('addresses of contents', (server) => {
  beforeAll(() => seedReferences(server()));

  const post = posting(server);
  const write = async (body: Body, as = 'admin') => (await post(body, as)).body as Answer;
  const saved = async (id: number, body: Body) => (await put(server(), id, body)).body as Answer;

  it('of another item of the area in that language are warned of, and saved all the same', async () => {
    const first = await write(bodyWith({ title: 'Prima', slug: 'la-sagra' }));
    expect(first.data.warning).toBeUndefined();
    const second = await write(bodyWith({ title: 'Seconda', slug: 'la-sagra' }));
    expect(second.data.warning).toBe(
      `Lo slug «la-sagra» in italiano è anche di «Prima» (n. ${first.data.id}): cambialo, se i due indirizzi non devono confondersi.`,
    );
    expect((await read(server(), second.data.id)).contents.it).toMatchObject({ slug: 'la-sagra' });
  });

  it('are warned of once they change, and only in their own language', async () => {
    await create(server(), bodyWith({ title: 'Fiera', slug: 'la-fiera' }));
    const id = await create(server(), bodyWith({ title: 'Altra', slug: 'altra' }));
    const texts = (slug: string, en = '') => ({ it: { title: 'Altra', slug }, en: { title: 'Other', slug: en } });
    expect((await saved(id, { contents: texts('altra', 'la-fiera'), lang: 'en' })).data.warning).toBeUndefined();
    expect((await saved(id, { contents: texts('la-fiera', 'la-fiera'), lang: 'it' })).data.warning).toContain(
      '«Fiera»',
    );
    const again = { it: { title: 'Altra ancora', slug: 'la-fiera' } };
    expect((await saved(id, { contents: again, lang: 'it' })).data.warning).toBeUndefined();
  });

  it('are nobody’s to be warned of in another area, nor those of the item’s own revision', async () => {
    await server().call('POST', 'page', { as: 'admin', body: bodyWith({ title: 'Pagina', slug: 'una-pagina' }) });
    expect((await write(bodyWith({ title: 'News', slug: 'una-pagina' }))).data.warning).toBeUndefined();
    const complete = { excerpt: 'i', description: '<p>t</p>', google: { keywords: 'a', title: 'b', description: 'c' } };
    const it = { title: 'Uscita', slug: 'uscita', status: 1, ...complete, social: { title: 'd', description: 'e' } };
    const id = await create(server(), bodyWith(it));
    const draft = await server().call<Answer>('PUT', `news/${id}`, {
      as: 'editor',
      body: bodyWith({ ...it, status: 2, slug: 'uscita-due' }),
    });
    expect([draft.status, draft.body.data.warning]).toEqual([200, undefined]);
    const back = await server().call<Answer>('PUT', `news/${draft.body.data.id}`, {
      as: 'editor',
      body: bodyWith({ ...it, status: 2, slug: 'uscita' }),
    });
    expect([back.status, back.body.data.warning]).toEqual([200, undefined]);
  });

  it('are told without the title to who may not see the area', async () => {
    const first = await write(bodyWith({ title: 'Riservata', slug: 'riservata' }));
    await newRole(server(), 'Cieco', ['news-create']);
    await newUser(server(), 'cieco', { role: 'cieco' });
    const { status, body } = await server().call<Answer>('POST', 'news', {
      headers: await headerOf(server(), 'cieco'),
      body: bodyWith({ title: 'Mia', slug: 'riservata' }),
    });
    expect([status, body.data.warning]).toEqual([
      201,
      `Lo slug «riservata» in italiano è anche di un’altra scheda (n. ${first.data.id}): cambialo, se i due indirizzi non devono confondersi.`,
    ]);
  });
});
