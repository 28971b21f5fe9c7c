import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedQuery } from '../../server/db/queryChannel';
import type { AuditRow } from '../../src/contract/audit';
import { editorialTexts } from '../../src/messages/server/editorial';
import { bodyWith, create, put, read, seedReferences } from './content-kit';
import { describeOnEach, type TestServer } from './kit';

/** Tag of the demo. */
const TAG = 14001;

/** What makes a process keep an item: that its texts were saved, or that somebody who may save it opened it. */
type Occasion = 'saved' | 'opened';

function keptSince(occasion: Occasion, server: () => TestServer, engine: string): void {
  const lastAct = async (id: number) => {
    const answer = await server().get<{ data: AuditRow[] }>(`audit?entity=news&id=${id}&limit=1`, { as: 'admin' });
    return answer.body.data[0]?.details ?? {};
  };

  /** A new item that the process keeps. */
  async function edited(
    title: string,
    more: Parameters<typeof bodyWith>[0] = {},
    shared: Parameters<typeof bodyWith>[1] = {},
  ): Promise<number> {
    const id = await create(
      server(),
      bodyWith({ title, excerpt: occasion === 'saved' ? 'Zero' : 'Uno', ...more }, shared),
    );
    if (occasion === 'opened') await read(server(), id);
    else expect((await put(server(), id, bodyWith({ excerpt: 'Uno' }))).status).toBe(200);
    return id;
  }

  it('is not read again', async () => {
    const id = await edited('Uno');
    const statements: string[] = [];
    const listen = (message: unknown) => statements.push((message as FinishedQuery).statement);
    subscribe('portolano:query', listen);
    await put(server(), id, bodyWith({ excerpt: 'Due' })).finally(() => unsubscribe('portolano:query', listen));
    expect(statements.filter((name) => name.startsWith('content-'))).toEqual(['content-update-10001']);
  });

  it('keeps and logs what each of several saves changes', async () => {
    const id = await edited('Uno', { tags: [TAG] });
    await put(server(), id, bodyWith({ subtitle: 'Sotto' }));
    await put(server(), id, bodyWith({ excerpt: 'Due' }), 'regionale');
    expect((await read(server(), id)).contents.it).toMatchObject({
      title: 'Uno',
      excerpt: 'Due',
      subtitle: 'Sotto',
      tags: [{ id: TAG }],
    });
    expect(await lastAct(id)).toMatchObject({
      changed: ['contents.it.excerpt'],
      values: { 'contents.it.excerpt': ['Uno', 'Due'] },
    });
  });

  it('refuses what is wrong, and what starts from an older version', async () => {
    const id = await edited('Uno');
    const { updated_at } = await read(server(), id);
    expect((await put(server(), id, bodyWith({ title: '' }))).status).toBe(422);
    expect((await put(server(), id, { ...bodyWith({ excerpt: 'Due' }), updated_at })).status).toBe(200);
    expect((await put(server(), id, { ...bodyWith({ excerpt: 'Tre' }), updated_at })).status).toBe(409);
    expect((await read(server(), id)).contents.it).toMatchObject({ title: 'Uno', excerpt: 'Due' });
  });

  it('is not found once it was deleted', async () => {
    const id = await edited('Via');
    expect((await server().call('DELETE', `news/${id}`, { as: 'admin' })).status).toBe(200);
    expect((await put(server(), id, bodyWith({ excerpt: 'Due' }))).status).toBe(404);
  });

  describe.runIf(engine === 'postgres')('beside another process', () => {
    let other: TestServer;
    beforeAll(async () => {
      other = await server().beside();
    });
    afterAll(() => other.stop());

    it('undoes nothing that the other saved', async () => {
      const id = await edited('Uno');
      expect((await put(other, id, bodyWith({ title: 'Altrove' }), 'regionale')).status).toBe(200);
      expect((await put(server(), id, bodyWith({ excerpt: 'Due' }))).status).toBe(200);
      expect((await read(server(), id)).contents.it).toMatchObject({ title: 'Altrove', excerpt: 'Due' });
      expect((await lastAct(id)).changed).toEqual(['contents.it.excerpt']);
    });

    it('refuses a save over a version that the other has replaced, and says whose it is', async () => {
      const id = await edited('Uno');
      const { updated_at } = await read(server(), id);
      await put(other, id, bodyWith({ title: 'Altrove' }), 'regionale');
      const answer = await put(server(), id, { ...bodyWith({ excerpt: 'Due' }), updated_at });
      expect([answer.status, answer.body.data]).toEqual([
        409,
        {
          message: editorialTexts.conflict('Giulia Fabbri'),
          updated_at: (await read(other, id)).updated_at,
          updated_by: 'Giulia Fabbri',
        },
      ]);
    });

    it('does not bring back a category that the other deleted', async () => {
      const body = { main: 5, parent_id: null, contents: { it: { title: 'Di passaggio' } }, cover: null };
      const made = await other.call<{ data: { id: number } }>('POST', 'categories', { as: 'admin', body });
      const { id: going } = made.body.data;
      const theme = [going];
      const id = await edited('Uno', {}, { theme });
      expect((await other.call('DELETE', `categories/${going}`, { as: 'admin' })).status).toBe(200);
      expect((await put(server(), id, bodyWith({ excerpt: 'Due' }, { theme }))).status).toBe(422);
      expect((await put(server(), id, bodyWith({ excerpt: 'Due' }))).status).toBe(200);
      expect(await read(server(), id)).toMatchObject({ contents: { it: { excerpt: 'Due' } }, theme: [] });
    });
  });
}

describeOnEach('saving over an item as the process last saw it', (server, engine) => {
  beforeAll(() => seedReferences(server()));

  describe.each<Occasion>(['saved', 'opened'])('since it was %s', (occasion) => keptSince(occasion, server, engine));
});
