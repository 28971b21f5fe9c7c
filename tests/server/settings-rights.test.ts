import { beforeAll, describe, expect, it } from 'vitest';
import { settingsSections } from '../../src/content/settings/sections';
import { addDays, romeDate } from '../../src/content/when/civil';
import { refusalTexts } from '../../src/messages/server/refusals';
import { complete, create, seedReferences } from './content-kit';
import { createEvent, days, eventWith } from './event-kit';
import { describeOnEach } from './kit';
import { jpeg, uploaded } from './media-kit';
import { settingsOf } from './settings-kit';
import { headerOf, newRole, newUser } from './users-kit';

interface LogAnswer {
  message: string;
  data: { action: string; title: string | null; username: string; details: { changed: string[]; values: object } }[];
}

describeOnEach('rights over settings', (server) => {
  const settings = settingsOf(server);

  beforeAll(() => seedReferences(server()));

  /** Somebody whose role has these abilities alone; the header that says so. */
  let people = 0;
  const somebody = async (abilities: readonly string[]): Promise<Record<string, string>> => {
    people += 1;
    const [title, name] = [`Ruolo ${people}`, `persona${people}`];
    const id = await newRole(server(), title, abilities);
    const { rows } = await server().db.query<{ name: string }>('select name from roles where id = $1', [id]);
    await newUser(server(), name, { role: rows[0]?.name });
    return headerOf(server(), name);
  };

  it.each([
    ['home-settings', ['home']],
    ['home-settings-view', ['home']],
    ['menu-view', ['generale', 'footer', 'erw', 'instagram_home', 'test', 'scopri']],
    ['user-create', ['food-wine', 'terme-outdoor', 'cultura-castelli']],
    ['*', settingsSections.map(({ name }) => name)],
    ['news-view', []],
  ] as const)(
    '%s opens these sections alone, for reading and saving [3-2.104, 3-6.3, 3-6.4, 3-6.9]',
    async (ability, open: readonly string[]) => {
      const headers = await somebody([ability]);
      for (const { name, abilities } of settingsSections) {
        const read = await server().get<{ message: string }>(`operations/settings?section=${name}`, { headers });
        const body = { section: name, data: { it: { prova: ability } } };
        const saved = await server().call<{ message: string }>('POST', 'operations/settings', { headers, body });
        const expected = open.includes(name) ? 200 : 403;
        expect([name, read.status, saved.status]).toEqual([name, expected, expected]);
        if (expected === 200) expect((await settings.data(name)).it?.prova).toBe(ability);
        else if (open.length > 0) {
          const named = abilities.length;
          expect(saved.body.message.match(/«/g)?.length).toBe(named);
          expect(read.body.message).toBe(saved.body.message);
        }
      }
    },
  );

  it.each([
    ['regionale', ['home', 'texts']],
    ['redazione', []],
    ['turistica', []],
    ['editor', []],
    ['lettore', []],
  ] as const)('of the demo: %s', async (as, opens: readonly string[]) => {
    for (const [what, section] of [
      ['home', 'home'],
      ['texts', 'footer'],
      ['themed', 'food-wine'],
    ] as const)
      expect([what, (await settings.read(section, as)).status]).toEqual([what, opens.includes(what) ? 200 : 403]);
  });

  it('nobody without a session reads or saves any', async () => {
    expect((await server().get('operations/settings?section=home')).status).toBe(401);
    expect((await server().call('POST', 'operations/settings', { body: {} })).status).toBe(401);
    expect((await server().get('operations/settings/contents?area=news&ids=1')).status).toBe(401);
  });

  describe('the log', () => {
    const logOf = (id: number, more: object = { as: 'admin' }) =>
      server().get<LogAnswer>(`audit?entity=settings&id=${id}`, more);

    it('says what a save changed in each language, what is pointed to by name', async () => {
      const image = await uploaded(server(), { name: 'molo.jpg', bytes: await jpeg() });
      const id = await create(server(), { contents: { it: complete('Una notizia') }, lang: 'it' });
      await settings.saved('home', {
        it: { news: [id], attachments: [{ id: image.id, url: image.url }], extra: 1 },
        en: { video: [{ titolo: 'One', url: 'https://video.example' }] },
      });
      const { body } = await logOf(1);
      expect(body.data[0]).toMatchObject({ action: 'update', title: 'Home page', username: 'admin' });
      expect(body.data[0]?.details).toEqual({
        section: 'home',
        changed: ['contents.it.news', 'contents.it.attachments', 'contents.it.extra', 'contents.en.video'],
        values: {
          'contents.it.news': ['(vuoto)', 'Una notizia'],
          'contents.it.attachments': ['(vuoto)', image.title || image.name],
          'contents.en.video': expect.any(Array),
        },
      });
      const before = body.data.length;
      await settings.saved('home', { it: { extra: 1 } });
      expect((await logOf(1)).body.data).toHaveLength(before);
    });

    it('is read by who may open the section, without what they may not view', async () => {
      const headers = await somebody(['home-settings']);
      const { status, body } = await logOf(1, { headers });
      expect(status).toBe(200);
      expect(body.data[0]?.details.changed).toContain('contents.it.news');
      expect(Object.keys(body.data[0]?.details.values ?? {}).sort()).toEqual([
        'contents.en.video',
        'contents.it.attachments',
      ]);
      const refused = await logOf(2, { headers });
      expect([refused.status, refused.body.message]).toEqual([403, refusalTexts.administrators]);
      expect((await logOf(99, { headers })).status).toBe(403);
    });

    it('stands in the register and its file', async () => {
      await settings.saved('footer', { en: { copyright: 'New' } });
      const all = await server().get<LogAnswer>('audit?entity=settings', { as: 'admin' });
      expect(all.body.data[0]).toMatchObject({ title: 'Piè di pagina', gone: false });
      const { text } = await server().get('audit/export', { as: 'admin' });
      expect(text).toContain('Impostazioni');
      expect(text).toContain('Copyright (inglese): (vuoto) → New');
    });
  });

  describe('contents by their ids', () => {
    const dayIn = (count: number) => addDays(romeDate(server().now().getTime()), count);
    const named = async (query: string, more: object = { as: 'admin' }) =>
      server().get<{ data: object[] }>(`operations/settings/contents?${query}`, more);

    it('are told in the order of the ids, with title, statuses and whether they are over', async () => {
      const event = (title: string, day: string, more: object = {}) =>
        createEvent(server(), { ...eventWith(title, days(day)), ...more });
      const both = { it: { title: 'Domani', status: 2 }, en: { title: 'Tomorrow', status: 3 } };
      const [past, next] = [await event('Ieri', dayIn(-1)), await event('', dayIn(1), { contents: both })];
      const news = await create(server(), { contents: { it: complete('Altro') }, lang: 'it' });
      const ids = `${next},999999999,123456789012345,${news},${past},${next}`;
      const { status, body } = await named(`area=event&ids=${ids}&lang=en`);
      expect([status, body.data]).toEqual([
        200,
        [
          { id: next, title: 'Tomorrow', statuses: { it: 2, en: 3 }, is_past: false },
          { id: past, title: 'Ieri', statuses: { it: 2 }, is_past: true },
        ],
      ]);
      expect((await named(`area=event&ids=${next}`)).body.data).toMatchObject([{ title: 'Domani' }]);
      expect((await named(`area=news&ids=${next},${news}`)).body.data).toEqual([
        { id: news, title: 'Altro', statuses: { it: 2 } },
      ]);
    });

    it('are withheld from who may not view them, but for what is published', async () => {
      const draft = await create(server(), { contents: { it: complete('Segreta') }, lang: 'it' });
      const shown = await create(server(), {
        contents: { it: complete('Pubblica', { status: 1 }), en: complete('Secret') },
        lang: 'it',
      });
      const headers = await somebody(['home-settings']);
      const { body } = await named(`area=news&ids=${draft},${shown}&lang=en`, { headers });
      expect(body.data).toEqual([
        { id: draft, is_withheld: true },
        { id: shown, title: 'Pubblica', statuses: { it: 1 } },
      ]);
      expect((await named('area=news&ids=1', { headers: await somebody(['menu-view']) })).status).toBe(403);
      expect((await named('area=news&ids=1', { headers: await somebody(['user-create']) })).status).toBe(200);
    });

    it.each(['area=page&ids=1', 'area=news', 'area=news&ids=1,', 'area=news&ids=x', 'area=news&ids='])(
      'refuse %s',
      async (query) => {
        expect((await named(query)).status).toBe(400);
      },
    );
  });
});
