import { beforeAll, expect, it } from 'vitest';
import { settableStatuses } from '../../src/machines/publication/rules';
import { editorialTexts } from '../../src/messages/server/editorial';
import { bodyWith, complete, create, put, read, refusalOf, seedReferences } from './content-kit';
import { publishedNews, revised } from './content-revision-kit';
import { describeOnEach } from './kit';

const STATUSES = [0, 1, 2, 3, 4, 5];

describeOnEach('every status by every right', (server) => {
  beforeAll(() => seedReferences(server()));

  const contentRows = async () => (await server().db.query('select id, updated_at from contents order by id')).rows;

  const isMissing = async (id: number) => (await server().get(`news/${id}`, { as: 'admin' })).status === 404;

  it.each(STATUSES)('from %i, on an item', async (from) => {
    for (const as of ['admin', 'editor'])
      for (const to of STATUSES) {
        const id = await create(server(), bodyWith(complete('Uno', { status: from })));
        const before = await contentRows();
        const answer = await put(server(), id, bodyWith({ title: 'Due', status: to }), as);
        const allowed = settableStatuses({ mayPublish: as === 'admin', current: from }).includes(to);
        expect([as, to, answer.status]).toEqual([as, to, allowed ? 200 : 409]);
        if (!allowed) {
          expect(Object.keys(answer.body.errors ?? {})).toEqual(['contents.it.status']);
          expect(await contentRows()).toEqual(before);
        }
        const aside = as === 'editor' && from === 1 && allowed;
        expect([as, to, answer.body.data?.id === id]).toEqual([as, to, allowed && !aside]);
        const { contents } = await read(server(), id);
        expect(contents.it).toMatchObject(
          allowed && !aside ? { title: 'Due', status: to } : { title: 'Uno', status: from },
        );
      }
  });

  it('on a new item', async () => {
    for (const as of ['admin', 'editor'])
      for (const to of STATUSES) {
        const before = (await contentRows()).length;
        const body = bodyWith(complete('Uno', { status: to }));
        const { status } = await server().call('POST', 'news', { as, body });
        const allowed = settableStatuses({ mayPublish: as === 'admin', current: null }).includes(to);
        expect([as, to, status]).toEqual([as, to, allowed ? 201 : 409]);
        expect((await contentRows()).length).toBe(before + (allowed ? 1 : 0));
      }
  });

  it.each([0, 2, 3, 4, 5])('from %i, in a revision draft', async (from) => {
    for (const as of ['admin', 'editor'])
      for (const to of STATUSES) {
        const id = await publishedNews(server());
        const draft = await revised(server(), id);
        await server().db.query(`update translations set status = $2 where content_id = $1 and lang = 'it'`, [
          draft,
          from,
        ]);
        const before = await contentRows();
        const answer = await put(server(), draft, bodyWith({ title: 'Tre', status: to }), as);
        const allowed = settableStatuses({ mayPublish: as === 'admin', current: from, readersSee: true }).includes(to);
        expect([as, to, answer.status]).toEqual([as, to, allowed ? 200 : 409]);
        if (!allowed) expect(await contentRows()).toEqual(before);
        const takenOver = as === 'admin' && to === 1;
        expect([as, to, await isMissing(draft)]).toEqual([as, to, takenOver]);
        expect((await read(server(), id)).contents.it).toMatchObject({ title: takenOver ? 'Tre' : 'Uno', status: 1 });
      }
  });

  it('refuses a status that is none before all else', async () => {
    const id = await publishedNews(server());
    expect(refusalOf(await put(server(), id, bodyWith({ status: 9 }), 'editor'))).toEqual({
      status: 422,
      errors: { 'contents.it.status': editorialTexts.fields.status },
    });
  });

  it('says what may be set next, in items and drafts, as the status box gets it', async () => {
    const id = await publishedNews(server());
    const draft = await revised(server(), id);
    const nextOf = async (one: number, as: string) => {
      const item = await read(server(), one, as);
      const related = await server().get<{ data: unknown }>(`operations/related_statuses?name=news&id=${one}`, { as });
      expect(related.body.data).toEqual(item.nextStatuses);
      const options = item.nextStatuses as Record<string, { id: number }[]>;
      return Object.fromEntries(Object.entries(options).map(([lang, list]) => [lang, list.map((option) => option.id)]));
    };
    expect(await nextOf(id, 'editor')).toEqual({ it: [1, 2, 3, -4, -5], en: [1, 2, 3, -4, -5] });
    expect(await nextOf(draft, 'editor')).toEqual({ it: [-1, 2, 3, -4, -5], en: [1, 2, 3, -4, -5] });
    expect(await nextOf(draft, 'admin')).toEqual({ it: STATUSES, en: STATUSES });
  });
});
