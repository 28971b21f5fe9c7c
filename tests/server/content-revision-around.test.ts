import { beforeAll, expect, it } from 'vitest';
import { put, read, seedReferences } from './content-kit';
import { edited, listed, publishedNews, revised } from './content-revision-kit';
import { describeOnEach } from './kit';
import { jpeg, uploaded } from './media-kit';
import { logOf, newUser } from './users-kit';

describeOnEach('what stands around revision drafts', (server) => {
  beforeAll(() => seedReferences(server()));

  const isMissing = async (id: number) => (await server().get(`news/${id}`, { as: 'admin' })).status === 404;

  it('is in no list, total or search, but its statuses are', async () => {
    const { total } = await listed(server(), 'limit=1');
    const counted = async () =>
      (
        await server().get<{ data: { tipo: string; conto: number }[] }>('dashboard/summary', { as: 'admin' })
      ).body.data.find(({ tipo }) => tipo === 'news')?.conto;
    const before = await counted();
    const id = await publishedNews(server());
    const draft = await revised(server(), id, { title: 'Zampogna introvabile', status: 3 });
    expect([(await listed(server(), 'limit=1')).total, await counted()]).toEqual([total + 1, (before ?? 0) + 1]);
    const [row] = (await listed(server(), 'limit=1')).rows;
    expect(row).toMatchObject({ id, draft: 0, revision: draft, revision_statuses: { it: 3, en: 1 } });
    expect(row?.contents).toMatchObject({ it: { title: 'Uno', status: 1 } });
    for (const query of ['keywords=zampogna', `keywords=${draft}`])
      expect([query, await listed(server(), query)]).toEqual([query, { rows: [], total: 0 }]);
    const found = async (q: string) => {
      const { body } = await server().get<{ data: { area: string; id: number }[] }>(`search?q=${q}`, { as: 'admin' });
      return body.data.filter(({ area }) => area === 'news').map((one) => one.id);
    };
    for (const q of ['zampogna', 'zampogne introvabili', String(draft)]) expect([q, await found(q)]).toEqual([q, []]);
    expect(await found(String(id))).toContain(id);
    const withStatus = async (stato: number) =>
      (await listed(server(), `stato=${stato}&limit=100`)).rows.map((one) => one.id);
    expect([(await withStatus(3)).includes(id), (await withStatus(1)).includes(id)]).toEqual([true, true]);
    expect([...(await withStatus(3)), ...(await withStatus(1))]).not.toContain(draft);
    await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 }));
    expect((await listed(server(), 'limit=1')).rows[0]).toMatchObject({ id, revision: null, revision_statuses: {} });
    expect(await withStatus(3)).not.toContain(id);
  });

  it('counts no tag of its own', async () => {
    const id = await publishedNews(server(), {}, { tags: [14002] });
    const used = async () => {
      const { body } = await server().get<{ data: { id: number; count: number }[] }>('operations/tags', {
        as: 'admin',
      });
      return body.data.find((tag) => tag.id === 14002)?.count;
    };
    const before = await used();
    await revised(server(), id);
    expect([before, await used()]).toEqual([1, 1]);
  });

  it('goes with its item, and the item stays without it', async () => {
    const [kept, removed] = [await publishedNews(server()), await publishedNews(server())];
    const [alone, along] = [await revised(server(), kept), await revised(server(), removed)];
    const { total } = await listed(server(), 'limit=1');
    expect((await server().call('DELETE', `news/${alone},${removed}`, { as: 'admin' })).status).toBe(200);
    expect([await isMissing(alone), await isMissing(along), await isMissing(removed), await isMissing(kept)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect((await listed(server(), 'limit=1')).total).toBe(total - 1);
    expect(await read(server(), kept)).toMatchObject({ revision: null, revision_statuses: {} });
    expect((await logOf(server(), 'news', kept)).at(-1)).toEqual(['dropRevision', 'admin', { revision: alone }]);
    expect((await logOf(server(), 'news', removed)).at(-1)).toEqual(['delete', 'admin', { title: 'Uno' }]);
  });

  it('waits on the dashboard under its own id, once', async () => {
    const waiting = async (stato: number) => {
      const { body } = await server().get<{ data: { eventi: Record<string, { id: number; title: string }[]> }[] }>(
        `dashboard/events?stato=${stato}`,
        { as: 'admin' },
      );
      return body.data.map(({ eventi }) => eventi);
    };
    const write = (method: string, path: string, body: unknown, as: string) =>
      server().call<{ data: { id: number } }>(method, path, { as, body });
    const created = await write(
      'POST',
      'event',
      { contents: { it: { title: 'Fiera' }, en: { title: 'Fair' } }, lang: 'it' },
      'admin',
    );
    const id = created.body.data.id;
    await server().db.query(
      `update translations set status = case lang when 'it' then 1 else 3 end where content_id = $1`,
      [id],
    );
    const answer = await write(
      'PUT',
      `event-ert/${id}`,
      { contents: { it: { title: 'Sagra', status: 3 } }, lang: 'it' },
      'editor',
    );
    const draft = answer.body.data.id;
    expect(await waiting(3)).toEqual([{ it: [{ id: draft, title: 'Sagra' }], en: [{ id: draft, title: 'Fair' }] }]);
    await write('PUT', `event-ert/${draft}`, { contents: { it: { status: 4 } }, lang: 'it' }, 'admin');
    expect(await waiting(4)).toEqual([{ it: [{ id: draft, title: 'Sagra' }] }]);
    await write('PUT', `event-ert/${draft}`, { contents: { it: { status: 5 } }, lang: 'it' }, 'editor');
    expect(await waiting(3)).toEqual([{ it: [{ id: draft, title: 'Sagra' }], en: [{ id: draft, title: 'Fair' }] }]);
    expect(await waiting(4)).toEqual([]);
  });

  it('goes to the successor with its item, which counts once', async () => {
    const [from, to, later] = [
      await newUser(server(), 'autrice'),
      await newUser(server(), 'erede'),
      await newUser(server(), 'terza'),
    ];
    const id = await publishedNews(server(), {}, { author: from });
    const draft = await revised(server(), id);
    const owned = await server().get<{ data: { total: number; counts: { count: number }[] } }>(
      `user/${from}/contents`,
      { as: 'admin' },
    );
    expect([owned.body.data.total, owned.body.data.counts.map(({ count }) => count)]).toEqual([1, [1, 1]]);
    const body = { user_to_delete: from, user_to_reassign: to };
    expect(
      (await server().call<{ data: { message: string } }>('DELETE', 'user/reassign', { as: 'admin', body })).body.data
        .message,
    ).toContain('1 contenuto ');
    expect((await read(server(), draft)).contents).toMatchObject({ it: { author: to }, en: { author: to } });
    expect((await logOf(server(), 'news', id)).at(-1)?.[0]).toBe('reassign');
    // The draft has not chosen the successor: an author given to the item later stays.
    await put(server(), id, edited(await read(server(), id), 'it', { author: later }));
    await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 }));
    expect((await read(server(), id)).contents.it).toMatchObject({ title: 'Due', author: later });
  });

  it('uses its images: they are not deleted', async () => {
    const image = await uploaded(server(), { name: 'a.jpg', bytes: await jpeg() });
    const id = await publishedNews(server());
    const item = await read(server(), id, 'editor');
    const answer = await put(server(), id, { ...item, attachments: [{ id: image.id }] }, 'editor');
    const draft = answer.body.data.id;
    const refusal = await server().call<{ data: { contents: { id: number; route: string }[] } }>(
      'DELETE',
      `media/upload/${image.id}`,
      {
        as: 'admin',
      },
    );
    const uses = refusal.body.data?.contents?.map((use) => [use.id, use.route]);
    expect([refusal.status, uses]).toEqual([409, [[id, `/news/${draft}`]]]);
    await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 }));
    expect((await read(server(), id)).attachments).toMatchObject([{ id: image.id, is_primary: true }]);
  });
});
