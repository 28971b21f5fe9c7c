import { beforeAll, expect, it, vi } from 'vitest';
import { type Body, type Refused, refusalOf, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';
import { type Answered, type Item, jpeg, pdf, uploaded } from './media-kit';

vi.mock('../../src/content/registry', async (importOriginal) => {
  const { declareContent } = await import('../content/declare');
  const { diary } = await import('../content/diary');
  const { endpoints: _endpoints, itemSchema: _schema, form: _form, ...declaration } = diary;
  const field = (path: string, limit: number) =>
    ({ path, kind: 'images', label: 'Immagini', localized: false, limit }) as const;
  const card = {
    id: 'images',
    title: 'Immagini',
    column: 'main',
    fields: [
      field('attachments', 3),
      field('mosaico', 2),
      { path: 'copertina', kind: 'image', label: 'Copertina', localized: false } as const,
    ],
  };
  const cards = [...diary.cards, card as (typeof diary.cards)[number]];
  return { ...(await importOriginal<object>()), contents: [declareContent({ ...declaration, cards })] };
});

interface Attached {
  id: number;
  order: number;
  is_primary: boolean;
  description: string;
  [key: string]: unknown;
}

describeOnEach('images of a content', (server) => {
  let images: Item[];
  let id: number;
  const body = (attachments: unknown, more: Body = {}): Body => ({
    lang: 'it',
    contents: { it: { title: 'Diario' } },
    attachments,
    ...more,
  });
  const put = (sent: Body, as = 'admin') => server().call<Written & Refused>('PUT', `diari/${id}`, { as, body: sent });
  const read = async (): Promise<Record<string, Attached[]>> =>
    (await server().get<{ data: Record<string, Attached[]> }>(`diari/${id}`, { as: 'admin' })).body.data;
  const saved = async (attachments: unknown): Promise<Attached[]> => {
    const answer = await put(body(attachments));
    expect(answer.status).toBe(200);
    return (await read()).attachments ?? [];
  };
  const brief = (list: readonly Attached[]) => list.map(({ id: one, order, is_primary }) => [one, order, is_primary]);
  const use = (index: number, more: object = {}) => ({ id: images[index]?.id, url: images[index]?.url, ...more });

  beforeAll(async () => {
    await seedReferences(server());
    images = [];
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
      images.push(await uploaded(server(), { name, bytes: await jpeg() }));
    const created = await server().call<Written>('POST', 'diari', { as: 'admin', body: body([]) });
    id = created.body.data.id;
  });

  it('are read as the files are, in their order, with one cover', async () => {
    const list = await saved([use(1), use(0, { title: 'di un altro', unknown: 'x' })]);
    const [, second] = list;
    expect(brief(list)).toEqual([
      [images[1]?.id, 1, true],
      [images[0]?.id, 2, false],
    ]);
    expect(second).toEqual({
      id: images[0]?.id,
      name: 'a.jpg',
      url: images[0]?.url,
      url_thumb: images[0]?.url_thumb,
      title: '',
      copyright: '',
      description: '',
      width: 1200,
      height: 800,
      order: 2,
      is_primary: false,
    });
    expect((await read()).mosaico).toEqual([]);
  });

  it.each([
    [
      'the first that says so is the cover',
      [[0], [1, { is_primary: 1 }], [2, { is_primary: true }]],
      [
        [0, false],
        [1, true],
        [2, false],
      ],
    ],
    [
      '`order` counts more than the place',
      [[0, { order: 2 }], [1, { order: 1 }], [2]],
      [
        [1, true],
        [0, false],
        [2, false],
      ],
    ],
    [
      'each is there once',
      [[2], [2], [0]],
      [
        [2, true],
        [0, false],
      ],
    ],
    ['none, no cover', [], []],
  ] as [string, [number, object?][], [number, boolean][]][])('%s', async (_what, sent, kept) => {
    const list = await saved(sent.map(([index, more]) => use(index, more)));
    expect(brief(list)).toEqual(kept.map(([index, cover], place) => [images[index]?.id, place + 1, cover]));
  });

  it('without an address are known by their id, with null there are none', async () => {
    expect(brief(await saved([{ id: images[3]?.id }]))).toEqual([[images[3]?.id, 1, true]]);
    expect(await saved(null)).toEqual([]);
  });

  it('what a body leaves out stays', async () => {
    await saved([use(0)]);
    await put({ lang: 'it', contents: { it: { title: 'Altro' } } });
    expect(brief((await read()).attachments ?? [])).toEqual([[images[0]?.id, 1, true]]);
  });

  it('have the alternative text of the file, unless the use has its own', async () => {
    const described = async () => ((await read()).attachments ?? []).map(({ description }) => description);
    const [licence, version] = [8001, 9001];
    const describe = (description: string) =>
      server().call<Answered>('PUT', `media/upload/${images[0]?.id}`, {
        as: 'admin',
        body: { description, license_id: licence, versione_id: version },
      });
    await saved([use(0)]);
    await describe('La rocca al tramonto');
    expect(await described()).toEqual(['La rocca al tramonto']);
    await saved([use(0, { description: 'La rocca al tramonto' })]);
    await describe('La rocca');
    expect(await described()).toEqual(['La rocca']);
    await saved([use(0, { description: 'La rocca vista dal ponte' })]);
    expect(await described()).toEqual(['La rocca vista dal ponte']);
    await saved([use(0), use(1)]);
    expect(await described()).toEqual(['La rocca vista dal ponte', '']);
    await saved([use(0, { description: '' })]);
    expect(await described()).toEqual(['La rocca']);
  });

  it('more than the limit, unknown ones and other files are refused, naming the field', async () => {
    const kept = await saved([use(0)]);
    const tooMany = await put(body([0, 1, 2, 3].map((index) => use(index))));
    expect(refusalOf(tooMany)).toEqual({ status: 422, errors: { attachments: 'Si possono allegare massimo 3 file' } });
    const document = await uploaded(server(), { name: 'a.pdf', bytes: pdf }, 'media/upload/default/0');
    const unknown = await put(body([use(0), { id: 999_999 }, { id: document.id }], { mosaico: [{ id: 1e9 }] }));
    expect(refusalOf(unknown)).toEqual({
      status: 422,
      errors: {
        attachments: `Le immagini 999999, ${document.id} non esistono più: toglile e sceglile di nuovo`,
        mosaico: "L'immagine 1000000000 non esiste più: toglila e sceglila di nuovo",
      },
    });
    const shapeless = await put(body(['x']));
    expect(shapeless.status).toBe(422);
    expect((await read()).attachments).toEqual(kept);
  });

  it('of two fields stay apart', async () => {
    await put(body([use(0), use(1)], { mosaico: [use(1), use(2)] }));
    const item = await read();
    expect([brief(item.attachments ?? []), brief(item.mosaico ?? [])]).toEqual([
      [
        [images[0]?.id, 1, true],
        [images[1]?.id, 2, false],
      ],
      [
        [images[1]?.id, 1, true],
        [images[2]?.id, 2, false],
      ],
    ]);
  });

  it('can not be deleted while they are used, and can once the content is deleted', async () => {
    await put(body([use(2)]));
    const remove = () => server().call<Answered>('DELETE', `media/upload/${images[2]?.id}`, { as: 'admin' });
    const refused = await remove();
    expect([refused.status, refused.body.data]).toMatchObject([
      409,
      { total: 1, contents: [{ area: 'diari', id, title: 'Diario', route: `/diari/${id}` }] },
    ]);
    await server().call('DELETE', `diari/${id}`, { as: 'admin' });
    expect((await remove()).status).toBe(200);
  });

  it('a single one is read as its file is, counts as a use, and goes with null', async () => {
    const created = await server().call<Written>('POST', 'diari', { as: 'admin', body: body([]) });
    const one = `diari/${created.body.data.id}`;
    const save = (copertina: unknown) =>
      server().call<Written & Refused>('PUT', one, { as: 'admin', body: body([], { copertina }) });
    const cover = async () => (await server().get<{ data: Body }>(one, { as: 'admin' })).body.data.copertina;
    const { id: file, url, url_thumb } = images[3] ?? {};
    expect(await cover()).toBeNull();
    expect((await save({ id: file, url: '/of-another.jpg', url_thumb: 'x' })).status).toBe(200);
    expect(await cover()).toEqual({ id: file, url, url_thumb });
    const refused = await server().call('DELETE', `media/upload/${file}`, { as: 'admin' });
    expect(refused.status).toBe(409);
    expect(refusalOf(await save({ id: 999_999, url: '' }))).toEqual({
      status: 422,
      errors: { copertina: "L'immagine 999999 non esiste più: toglila e sceglila di nuovo" },
    });
    await save(null);
    expect(await cover()).toBeNull();
    expect((await server().call('DELETE', `media/upload/${file}`, { as: 'admin' })).status).toBe(200);
  });

  it('are shown by the preview, the cover first', async () => {
    const sent = body([use(0), use(1, { description: 'La piazza', is_primary: true })]);
    const created = await server().call<Written>('POST', 'diari', { as: 'admin', body: sent });
    const page = await server().get(`${created.body.data.permalink}&preview=1`);
    expect(page.status).toBe(200);
    const shown = [...page.text.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt]);
    expect(shown).toEqual([
      [images[1]?.url, 'La piazza'],
      [images[0]?.url, 'La rocca'],
    ]);
  });
});
