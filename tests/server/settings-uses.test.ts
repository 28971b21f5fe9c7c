import { beforeAll, describe, expect, it } from 'vitest';
import { settingsSectionTexts as titles } from '../../src/messages/screens/settings';
import { type Body, complete, create, insertContent, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { jpeg, uploaded } from './media-kit';
import { settingsOf } from './settings-kit';
import { headerOf, newRole, newUser } from './users-kit';

interface Refusal {
  message: string;
  data?: { message: string; total: number; contents: { area: string; id: number; title: string; route: string }[] };
}

describeOnEach('what settings use', (server) => {
  const settings = settingsOf(server);
  const remove = (path: string, headers?: Record<string, string>) =>
    server().call<Refusal>('DELETE', path, headers === undefined ? { as: 'admin' } : { headers });
  const picture = async (name: string) => (await uploaded(server(), { name, bytes: await jpeg() })).id;
  const news = (title: string) => create(server(), { contents: { it: complete(title) }, lang: 'it' } as Body);

  beforeAll(() => seedReferences(server()));

  it.each([
    ['a cover', 'home', 1, '/home-settings', (id: number) => ({ attachments: [{ id }] }), { attachments: [] }],
    [
      'the image of a video',
      'home',
      1,
      '/home-settings',
      (id: number) => ({ video: [{}, { image: { id } }] }),
      { video: null },
    ],
    ['an image of a text', 'erw', 4, '/home-settings-extra', (id: number) => ({ image: { id } }), { image: null }],
    [
      'an image of a mosaic',
      'food-wine',
      8,
      '/food-wine-settings',
      (id: number) => ({ mosaico: [{ title: 'Uno', image: { id } }] }),
      { mosaico: [] },
    ],
  ] as const)('%s is not deleted until it is taken away', async (_, section, id, route, using, without) => {
    const image = await picture('usata.jpg');
    await settings.saved(section, { en: using(image) });
    const refused = await remove(`media/upload/${image}`);
    expect([refused.status, refused.body.data?.total]).toEqual([409, 1]);
    const [use] = refused.body.data?.contents ?? [];
    expect(use).toMatchObject({ area: 'settings', id, route });
    expect(refused.body.message).toContain(`nelle impostazioni «${use?.title}»`);
    await settings.saved(section, { en: without });
    expect((await remove(`media/upload/${image}`)).status).toBe(200);
  });

  it('a featured content is not deleted until it is taken away, in no language', async () => {
    const id = await news('In evidenza');
    await settings.saved('home', { it: { news: [id] }, en: { news: [id] } });
    await settings.saved('terme-outdoor', { it: { news: [id] } });
    const { status, body } = await remove(`news/${id}`);
    expect([status, body.data?.total]).toEqual([409, 2]);
    expect(body.data?.contents).toEqual([
      { area: 'settings', id: 9, title: titles['terme-outdoor'], route: '/terme-outdoor-settings' },
      { area: 'settings', id: 1, title: titles.home, route: '/home-settings' },
    ]);
    expect(body.message).toContain(`nelle impostazioni «${titles['terme-outdoor']}» e in un altro contenuto`);
    const uses = await server().get<{ data: object[]; meta: { total: number } }>(`search/uses?of=news:${id}`, {
      as: 'admin',
    });
    expect([uses.body.meta.total, uses.body.data]).toEqual([2, body.data?.contents]);
    await settings.saved('home', { it: { news: [] }, en: { news: [] } });
    expect((await remove(`news/${id}`)).status).toBe(409);
    await settings.saved('terme-outdoor', { it: { news: '' } });
    expect((await remove(`news/${id}`)).status).toBe(200);
  });

  it('an id of another area, or of a revision draft, holds nobody up', async () => {
    const page = await insertContent(server(), 'page', { it: 'Una pagina' });
    await settings.saved('food-wine', { it: { events: [page], news: [page] } });
    expect((await remove(`page/${page}`)).status).toBe(200);
    await settings.saved('food-wine', { it: { events: [], news: [] } });
  });

  it('who may not open a section is told that something holds it, not what', async () => {
    await newRole(server(), 'Elimina news', ['news-view', 'news-delete']);
    const { rows } = await server().db.query<{ name: string }>(`select name from roles where title = 'Elimina news'`);
    await newUser(server(), 'cancellatore', { role: rows[0]?.name });
    const id = await news('Riservata');
    await settings.saved('home', { it: { news: [id] } });
    const { status, body } = await remove(`news/${id}`, await headerOf(server(), 'cancellatore'));
    expect([status, body.data?.total, body.data?.contents]).toEqual([409, 1, []]);
    expect(body.message).toContain('un contenuto che non puoi vedere');
    await settings.saved('home', { it: { news: [] } });
  });

  describe('of a save and a deletion at once', () => {
    it('one of the two comes first, of a file', async () => {
      const outcomes = new Set<string>();
      for (let turn = 0; turn < 12; turn++) {
        const image = await picture('contesa.jpg');
        const [saved, removed] = await Promise.all([
          settings.save('erw', { it: { image: { id: image } } }),
          remove(`media/upload/${image}`),
        ]);
        outcomes.add(`${saved.status} ${removed.status}`);
        if (saved.status === 422) expect(Object.keys(saved.body.errors ?? {})).toEqual(['it.image']);
        await settings.saved('erw', { it: { image: null } });
      }
      expect([...outcomes].filter((outcome) => !['200 409', '422 200'].includes(outcome))).toEqual([]);
    });

    it('one of the two comes first, of a content; one that is gone is kept by its id', async () => {
      for (let turn = 0; turn < 12; turn++) {
        const id = await news('Contesa');
        const [saved, removed] = await Promise.all([
          settings.save('home', { it: { news: [id] } }),
          remove(`news/${id}`),
        ]);
        expect(saved.status).toBe(200);
        const isThere = (await server().get(`news/${id}`, { as: 'admin' })).status === 200;
        expect(isThere).toBe(removed.status === 409);
        expect((await settings.data('home')).it?.news).toEqual([id]);
        await settings.saved('home', { it: { news: [] } });
      }
    });
  });
});
