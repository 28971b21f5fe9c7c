import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinishedQuery } from '../../server/db/queryChannel';
import { bodyWith, create, insertContent, put, read, seedReferences } from './content-kit';
import { describeOnEach, type TestServer } from './kit';
import { headerOf, newRole, newUser, PASSWORD } from './users-kit';

/** What one process has written every other one answers by after this long, in milliseconds. */
const PROMISED = 1000;

/** Who sees a change: the server that made it at once, another one within what is promised. */
type Observer = () => Promise<TestServer>;

/** Changes made through one server, and what `observer` answers before and after. */
function changesAreSeen(server: () => TestServer, before: () => TestServer, observer: Observer): void {
  let names = 0;
  let headers: { Authorization: string };
  let [username, role, user] = ['', 0, 0];

  const as = (from: TestServer, path = 'news') => from.get<{ data: { roles?: object } }>(path, { headers });
  const status = async (from: TestServer, path?: string) => (await as(from, path)).status;
  const change = async (method: string, path: string, body?: unknown) => {
    const answer = await server().call(method, path, { as: 'admin', ...(body === undefined ? {} : { body }) });
    expect(answer.status, answer.text).toBe(200);
  };

  beforeEach(async () => {
    names += 1;
    username = `osservata${names}-${before() === server() ? 'qui' : 'altrove'}`;
    role = await newRole(server(), `Ruolo di ${username}`, ['news-view', 'news-edit']);
    const { rows } = await server().db.query<{ name: string }>('select name from roles where id = $1', [role]);
    user = await newUser(server(), username, { role: rows[0]?.name });
    headers = await headerOf(server(), username, PASSWORD);
    expect([await status(before()), await status(server())]).toEqual([200, 200]);
  });

  it('that a role may less', async () => {
    await change('PUT', `user/roles/${role}`, { title: `Ruolo di ${username}`, abilities: ['blog-view'] });
    expect(await status(await observer())).toBe(403);
  });

  it('that a role may more', async () => {
    expect(await status(before(), 'blog')).toBe(403);
    const abilities = ['news-view', 'news-edit', 'blog-view'];
    await change('PUT', `user/roles/${role}`, { title: `Ruolo di ${username}`, abilities });
    expect(await status(await observer(), 'blog')).toBe(200);
  });

  it('that a role is called otherwise', async () => {
    await change('PUT', `user/roles/${role}`, { title: `Altro di ${username}`, abilities: ['news-view'] });
    expect(Object.values((await as(await observer(), 'user/me')).body.data.roles ?? {})).toEqual([
      `Altro di ${username}`,
    ]);
  });

  it('that a user was switched off, or deleted', async () => {
    await change('POST', 'user/change_status', { id: user, active: 0 });
    expect(await status(await observer())).toBe(401);
    await change('DELETE', `user/${user}`);
    expect(await status(await observer())).toBe(401);
  });

  it('that a session ended', async () => {
    expect((await server().get('logout', { headers })).status).toBe(200);
    expect(await status(await observer())).toBe(401);
  });

  it('what somebody else saved, in the item and in its list', async () => {
    const id = await create(server(), bodyWith({ title: `Prima di ${username}` }));
    const list = async (from: TestServer) =>
      (await from.get<{ data: { contents: { it: { title: string } } }[] }>('news?limit=10', { headers })).body.data[0]
        ?.contents.it.title;
    if (before() !== server()) await setTimeout(PROMISED);
    expect(await list(before())).toBe(`Prima di ${username}`);
    await put(server(), id, bodyWith({ title: `Dopo ${username}` }));
    // An item is read, never remembered: there is nothing to wait for.
    expect((await read(before(), id)).contents.it?.title).toBe(`Dopo ${username}`);
    expect(await list(await observer())).toBe(`Dopo ${username}`);
  });

  it('that a category is called otherwise', async () => {
    const id = await insertContent(server(), 'itinerary', { it: username });
    await server().db.query(
      `insert into content_categories (content_id, field, category_id) values ($1, 'theme', 5001)`,
      [id],
    );
    const named = async (from: TestServer) => {
      const { body } = await from.get<{ data: { theme: { name: string }[] }[] }>('itinerary?limit=10', { as: 'admin' });
      return body.data[0]?.theme[0]?.name;
    };
    if (before() !== server()) await setTimeout(PROMISED);
    const title = `Tema di ${username}`;
    expect(await named(before())).toEqual(expect.not.stringContaining(title));
    await change('PUT', 'categories/5001', { main: 5, contents: { it: { title } } });
    expect(await named(await observer())).toBe(title);
  });
}

describeOnEach('what a process knows of the database', (server, engine) => {
  beforeAll(() => seedReferences(server()));

  describe('is forgotten by its own writing: at once it sees', () => {
    changesAreSeen(server, server, async () => server());
  });

  describe.runIf(engine === 'postgres')('is asked for again soon: another process sees within a second', () => {
    let other: TestServer;
    beforeAll(async () => {
      other = await server().beside();
    });
    afterAll(() => other.stop());
    changesAreSeen(
      server,
      () => other,
      async () => {
        await setTimeout(PROMISED);
        return other;
      },
    );
  });

  it('does not end with a session that is used, or begun', async () => {
    const access = async () => (await server().db.state()).access;
    const { token } = await server().signIn('editor', 'editor-demo-2026');
    const before = await access();
    server().advance(61_000);
    await server().get('user/me', { headers: { Authorization: `Bearer ${token}` } });
    await server().signIn('lettore', 'lettore-demo-2026');
    expect(await access()).toBe(before);
  });

  it('is read once for many calls, and again after a failed reading', async () => {
    const { db } = server();
    const states = await Promise.all(Array.from({ length: 20 }, () => db.state()));
    expect(new Set(states).size).toBe(1);
    await expect(db.query('select 1 / 0')).rejects.toThrow();
    expect(await db.state()).not.toBe(states[0]);
  });

  it('ends with a statement that writes within another, and with a transaction', async () => {
    const { db } = server();
    const first = await db.state();
    await db.query('select 1');
    expect(await db.state()).toBe(first);
    await db.query(`with made as (insert into contents (area) values ('news') returning id) select id from made`);
    const second = await db.state();
    expect(second.area('news')).toEqual({
      version: first.area('news').version + 1,
      total: first.area('news').total + 1,
    });
    await db.transaction((tx) => tx.query(`delete from contents where area = 'news'`));
    expect((await db.state()).area('news').total).toBe(0);
  });

  describe('after a content was written', () => {
    afterEach(() => vi.restoreAllMocks());

    /** How often a process asks for the database's versions during some work; no time passes, so that nothing is too old. */
    async function askedDuring(work: () => Promise<unknown>): Promise<number> {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      let asked = 0;
      const count = (message: unknown) => {
        if ((message as FinishedQuery).statement === 'state') asked += 1;
      };
      // A session that was not used for a minute is prolonged, which is a write too.
      await server().get('user/me', { as: 'admin' });
      await server().db.state();
      subscribe('portolano:query', count);
      await work().finally(() => unsubscribe('portolano:query', count));
      return asked;
    }

    it('who may do what is known still, and is what it was', async () => {
      const { db } = server();
      const before = (await db.state()).access;
      let id = 0;
      const asked = await askedDuring(async () => {
        id = await create(server(), bodyWith({ title: 'Una' }));
        await put(server(), id, bodyWith({ title: 'Un’altra' }));
        await read(server(), id);
        expect(await db.access()).toBe(before);
      });
      expect(asked).toBe(0);
      expect((await db.query<{ version: number }>('select version from access_version')).rows).toEqual([
        { version: before },
      ]);
    });

    it('what areas have is asked for again, once', async () => {
      const { db } = server();
      const before = (await db.state()).area('news');
      const asked = await askedDuring(async () => {
        await create(server(), bodyWith({ title: 'Una di più' }));
        expect((await db.state()).area('news').total).toBe(before.total + 1);
        await db.state();
      });
      expect(asked).toBe(1);
    });

    it('all is asked for again once anything else was written too', async () => {
      const asked = await askedDuring(async () => {
        await create(server(), bodyWith({ title: 'Una' }));
        await server().db.query('update roles set title = title where false');
        await server().db.access();
      });
      expect(asked).toBe(1);
    });
  });
});
