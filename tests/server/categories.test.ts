import { beforeAll, expect, it } from 'vitest';
import { categoryServerTexts as texts } from '../../src/messages/server/categories';
import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import { logOf, refusalIn, treeOf } from './categories-kit';
import { seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { jpeg, uploaded } from './media-kit';

const invalid = refusalTexts.invalid;

describeOnEach('category trees', (server) => {
  const tree = treeOf(server);
  const titles = async (main: number, parent?: number) => {
    const top = await tree.read(main);
    const level = parent === undefined ? top : (top.find(({ id }) => id === parent)?.children ?? []);
    return level.map(({ contents }) => contents.it?.title);
  };

  beforeAll(() => seedReferences(server()));

  it('are read with their levels in order, covers and versions [3-3.6, 1-7.42, 3-7.22]', async () => {
    const [first, ...others] = await tree.read(6);
    expect(first).toEqual({
      id: 6001,
      parent_id: null,
      order: 1,
      contents: {
        it: { title: 'Famiglie', subtitle: '', slug: 'famiglie' },
        en: { title: 'Families', subtitle: '', slug: 'families' },
      },
      cover: null,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      children: [],
    });
    expect(others.map(({ id, order }) => [id, order])).toEqual([2, 3, 4, 5, 6, 7].map((n) => [6000 + n, n]));
  });

  it.each([
    ['that is none', 99, texts.noGroup(99)],
    ['of the tags', 14, texts.tagGroup],
  ])('of a group %s are refused', async (_, main, message) => {
    const answer = await server().get<{ message: string }>(`categories?main=${main}`, { as: 'admin' });
    expect([answer.status, answer.body.message]).toEqual([404, message]);
  });

  it('take a new category at the end of either level, with a slug out of its title [3-7.22, 1-7.42]', async () => {
    const contents = { it: { title: ' Città  d’arte ' }, en: { title: 'Art cities', subtitle: 'Old', slug: 'art' } };
    const answer = await tree.post({ main: 7, parent_id: null, contents, cover: null });
    expect([answer.status, answer.body.code, answer.body.data.message]).toEqual([
      201,
      '201',
      texts.created('Città d’arte'),
    ]);
    const { id } = answer.body.data;
    const child = await tree.created(7, 'Musei', id);
    expect(await tree.node(7, id)).toMatchObject({
      id,
      parent_id: null,
      order: 5,
      contents: {
        it: { title: 'Città d’arte', subtitle: '', slug: 'citta-darte' },
        en: { title: 'Art cities', subtitle: 'Old', slug: 'art' },
      },
      children: [{ id: child, parent_id: id, order: 1 }],
    });
    expect(await logOf(server(), 'category', child)).toEqual([
      { action: 'create', username: 'admin', details: { main: 7, parent: id, title: 'Musei' } },
    ]);
  });

  it('create once a key', async () => {
    const body = { main: 7, parent_id: null, contents: { it: { title: 'Una volta' } }, cover: null };
    const headers = { 'Idempotency-Key': 'category-once' };
    const [one, two] = await Promise.all([tree.post(body, 'admin', headers), tree.post(body, 'admin', headers)]);
    expect(one?.body.data).toEqual(two?.body.data);
    expect((await titles(7)).filter((title) => title === 'Una volta')).toHaveLength(1);
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'without an Italian title',
      { contents: { en: { title: 'Only' } } },
      { 'contents.it.title': texts.contents.title },
    ],
    ['with a blank title', { contents: { it: { title: ' \u00a0 ' } } }, { 'contents.it.title': texts.contents.title }],
    [
      'with texts too long',
      { contents: { it: { title: 'x'.repeat(301), subtitle: 'y'.repeat(301), slug: 'z'.repeat(301) } } },
      Object.fromEntries(
        ['title', 'subtitle', 'slug'].map((field) => [
          `contents.it.${field}`,
          'Il testo supera il limite di 300 caratteri (sono 301): togline 1',
        ]),
      ),
    ],
    [
      'with a language that lacks its title',
      { contents: { it: { title: 'Senza inglese' }, en: { subtitle: 'x' } } },
      { 'contents.en.title': texts.contents.titleOf },
    ],
    [
      'in a language that the site does not have',
      { contents: { it: { title: 'Tedesco' }, de: { title: 'Deutsch' } } },
      { 'contents.de': 'Lingua non prevista' },
    ],
    [
      'with a slug that is none',
      { contents: { it: { title: 'Slug', slug: 'a/b%' } } },
      { 'contents.it.slug': 'Lo slug può contenere solo lettere minuscole, cifre e trattini' },
    ],
    [
      'whose title gives no slug',
      { contents: { it: { title: '…%/' } } },
      { 'contents.it.slug': texts.contents.noSlug },
    ],
    ['in a group that is none', { main: 99 }, { main: texts.unknownMain }],
    ['among the tags', { main: 14 }, { main: texts.tagGroup }],
    ['under one that is not there', { parent_id: 99_998 }, { parent_id: texts.parent.unknown }],
    ['under one of another group', { parent_id: 5001 }, { parent_id: texts.parent.otherGroup }],
    ['with a cover that is not there', { cover: { id: 99_998 } }, { cover: texts.cover }],
    ['with a cover that no image can be', { cover: { id: -1 } }, { cover: texts.cover }],
  ])('refuse a category %s', async (_, more, errors) => {
    const before = await titles(6);
    const body = { main: 6, parent_id: null, contents: { it: { title: 'Nuova' } }, cover: null, ...more };
    expect(refusalIn(await tree.post(body))).toEqual([422, invalid, errors]);
    expect(await titles(6)).toEqual(before);
  });

  it('refuse a third level, be it above or below [3-2.64]', async () => {
    const child = await tree.created(15, 'Secondo livello', 15001);
    const body = (parent_id: number) => ({ main: 15, parent_id, contents: { it: { title: 'Terzo' } }, cover: null });
    expect(refusalIn(await tree.post(body(child)))).toEqual([422, invalid, { parent_id: texts.parent.deep }]);
    for (const [id, parent_id] of [
      [15_002, 15_001],
      [15_001, child],
      [child, null],
      [child, 15_002],
    ] as const)
      expect(refusalIn(await tree.put(id, { main: 15, parent_id, contents: {} }))).toEqual([
        422,
        invalid,
        { parent_id: texts.parent.moved },
      ]);
    expect(refusalIn(await tree.put(child, { main: 15, parent_id: child, contents: {} }))).toEqual([
      422,
      invalid,
      { parent_id: texts.parent.self },
    ]);
    expect(refusalIn(await tree.put(child, { main: 6, parent_id: 15_001, contents: {} }))).toEqual([
      422,
      invalid,
      { main: texts.main },
    ]);
    expect((await tree.node(15, child)).parent_id).toBe(15_001);
  });

  it('keep slugs apart within a group and a language, and only there', async () => {
    const double = { it: { title: 'Altro', slug: 'famiglie' }, en: { title: 'Other', slug: 'famiglie' } };
    const answer = await tree.post({ main: 6, parent_id: 6002, contents: double, cover: null });
    expect(refusalIn(answer)).toEqual([422, invalid, { 'contents.it.slug': texts.contents.slugTaken('Famiglie') }]);
    const made = { main: 6, parent_id: 6002, contents: { it: { title: 'Famiglie!' } }, cover: null };
    expect(refusalIn(await tree.post(made))).toEqual([
      422,
      invalid,
      { 'contents.it.slug': texts.contents.slugTaken('Famiglie') },
    ]);
    expect(await tree.created(7, 'Famiglie')).toBeGreaterThan(0);
    const both = await Promise.all(
      ['A', 'B'].map((title) =>
        tree.post({ main: 3, parent_id: null, contents: { it: { title, slug: 'insieme' } }, cover: null }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('change texts and cover: what is left out stays, a blank language goes [3-2.61]', async () => {
    const image = await uploaded(server(), { name: 'copertina.jpg', bytes: await jpeg() });
    const cover = { id: image.id, url: image.url, url_thumb: image.url_thumb };
    const { updated_at } = await tree.node(6, 6003);
    const contents = { it: { title: 'Giovani e giovanissimi' }, en: { title: '', slug: '', subtitle: '' } };
    const answer = await tree.put(6003, { main: 6, parent_id: null, contents, cover, updated_at });
    expect([answer.status, answer.body.message]).toEqual([200, texts.saved('Giovani e giovanissimi')]);
    const saved = await tree.node(6, 6003);
    expect(saved).toMatchObject({
      contents: { it: { title: 'Giovani e giovanissimi', subtitle: '', slug: 'giovani' } },
      cover,
      order: 3,
    });
    expect(Object.keys(saved.contents)).toEqual(['it']);
    expect(saved.updated_at > updated_at).toBe(true);
    expect(await logOf(server(), 'category', 6003)).toEqual([
      {
        action: 'update',
        username: 'admin',
        details: {
          changed: ['contents.en.title', 'contents.en.slug', 'contents.it.title', 'cover'],
          values: {
            'contents.it.title': ['Giovani', 'Giovani e giovanissimi'],
            'contents.en.title': ['Young people', '(vuoto)'],
            'contents.en.slug': ['young-people', '(vuoto)'],
            cover: ['(vuoto)', 'copertina.jpg'],
          },
        },
      },
    ]);
    const again = await tree.put(6003, { main: 6, contents: {} });
    expect([again.status, again.body.message]).toEqual([200, texts.unchanged('Giovani e giovanissimi')]);
    expect((await tree.node(6, 6003)).cover).toEqual(cover);
    const lookedUp = await server().get<{ data: object[] }>('operations/categories?main=6', { as: 'lettore' });
    expect(lookedUp.body.data[2]).toMatchObject({ id: 6003, name: 'Giovani e giovanissimi', order: 3 });
    await tree.put(6003, { main: 6, contents: {}, cover: null });
    expect((await tree.node(6, 6003)).cover).toBeNull();
  });

  it('refuse a save over a newer one, and name who saved', async () => {
    const { updated_at } = await tree.node(6, 6004);
    const body = (title: string) => ({ main: 6, contents: { it: { title } }, updated_at });
    expect((await tree.put(6004, body('Gruppi e comitive'), 'regionale')).status).toBe(200);
    const refused = await tree.put(6004, body('Comitive'));
    const stored = await tree.node(6, 6004);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      { message: texts.conflict, updated_at: stored.updated_at, updated_by: 'Giulia Fabbri' },
    ]);
    expect(stored.contents.it?.title).toBe('Gruppi e comitive');
    expect(refusalIn(await tree.put(6004, { ...body('Comitive'), updated_at: 'ieri' }))).toEqual([
      422,
      invalid,
      { updated_at: valueProblemTexts.shape },
    ]);
  });

  it('say why of what is not there, and of what is a tag', async () => {
    expect(refusalIn(await tree.put(99_998, { main: 6, contents: {} }))).toEqual([
      404,
      texts.missing(99_998),
      undefined,
    ]);
    expect(refusalIn(await tree.remove(99_998))).toEqual([404, texts.missing(99_998), undefined]);
    expect(refusalIn(await tree.put(14_001, { main: 14, contents: {} }))).toEqual([409, texts.tagGroup, undefined]);
    expect(refusalIn(await tree.remove(14_001))).toEqual([409, texts.tagGroup, undefined]);
    for (const id of ['0', '-1', 'x', '99999999999'])
      expect((await tree.call('DELETE', `categories/${id}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('outdate the answers that may name what is called otherwise now', async () => {
    const version = async () =>
      (await server().db.query<{ version: number }>(`select version from area_versions where area = 'news'`)).rows[0]
        ?.version ?? 0;
    await server().db.query(`insert into contents (area) values ('news')`);
    const before = await version();
    await tree.put(15_003, { main: 15, contents: { it: { title: 'Cucina' } } });
    expect(await version()).toBe(before + 1);
    await tree.put(7001, { main: 7, contents: { it: { title: 'Comune o unione' } } });
    expect(await version()).toBe(before + 1);
  });

  it('keep the image of a cover, and say which category shows it', async () => {
    const image = await uploaded(server(), { name: 'mare.jpg', bytes: await jpeg() });
    await tree.put(6007, { main: 6, contents: {}, cover: { id: image.id } });
    const path = `media/upload/${image.id}`;
    const refused = await tree.call('DELETE', path);
    const message =
      '«mare.jpg» non si può eliminare: compare nella categoria «Viaggiatori con animali». Togli il riferimento da lì e riprova.';
    expect([refused.status, refused.body.data]).toEqual([
      409,
      {
        message,
        contents: [{ area: 'category', id: 6007, title: 'Viaggiatori con animali', route: '/category-list/6' }],
        total: 1,
      },
    ]);
    const hidden = await tree.call('DELETE', path, undefined, 'redazione');
    expect([hidden.status, hidden.body.data.contents, hidden.body.data.total]).toEqual([409, [], 1]);
    const cover = await server().get<{ data: { cover: unknown } }>('categories?main=6', { as: 'admin' });
    expect(cover.text).toContain(image.url);
    await tree.put(6007, { main: 6, contents: {}, cover: null });
    expect((await tree.call('DELETE', path)).status).toBe(200);
    const gone = await tree.put(6007, { main: 6, contents: {}, cover: { id: image.id } });
    expect(refusalIn(gone)).toEqual([422, invalid, { cover: texts.cover }]);
  });
});
