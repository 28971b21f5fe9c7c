import { beforeAll, expect, it } from 'vitest';
import { bodyWith, create, seedReferences } from './content-kit';
import { createEvent } from './event-kit';
import { describeOnEach } from './kit';
import { createOffice, officeWith } from './office-kit';

const USERS = ['admin', 'regionale', 'redazione', 'turistica', 'editor', 'lettore', 'nessuna'] as const;
type User = (typeof USERS)[number];
const WRITERS: readonly User[] = ['admin', 'regionale', 'redazione', 'turistica', 'editor'];
const READERS: readonly User[] = [...WRITERS, 'lettore'];

/** Who may make each call of a content area; `:id` stands for an item of its own. */
const CALLS: [method: string, path: string, success: number, allowed: readonly User[]][] = [
  ['GET', 'news', 200, READERS],
  ['GET', 'news/:id', 200, READERS],
  ['POST', 'news', 201, WRITERS],
  ['PUT', 'news/:id', 200, WRITERS],
  ['DELETE', 'news/:id', 200, WRITERS],
  ['GET', 'event-ert', 200, READERS],
  ['GET', 'event-ert/:id', 200, READERS],
  ['POST', 'event', 201, WRITERS],
  ['PUT', 'event-ert/:id', 200, WRITERS],
  ['DELETE', 'event/:id', 200, WRITERS],
  ['GET', 'iat', 200, READERS],
  ['GET', 'iat/:id', 200, READERS],
  ['GET', 'iat/export/', 200, READERS],
  ['POST', 'iat', 201, WRITERS],
  ['PUT', 'iat/:id', 200, WRITERS],
  ['DELETE', 'iat/:id', 200, WRITERS],
  ['POST', 'event-ert/overlaps', 200, READERS],
  ['GET', 'operations/related_statuses?name=news&id=:id', 200, READERS],
  ['GET', 'operations/related_statuses?list=1', 200, USERS],
  ['GET', 'search?q=uno', 200, USERS],
];

describeOnEach('content permissions', (server) => {
  beforeAll(async () => {
    await seedReferences(server());
    // A role without any ability.
    await server().db.query(`insert into roles (name, title) values ('nessuna', 'Nessuna')`);
    await server().db.query(
      `insert into users (username, email, password_hash, role_id, desk_id)
       select 'nessuna', 'nessuna@example.org', password_hash, (select id from roles where name = 'nessuna'), desk_id
         from users where username = 'lettore'`,
    );
  });

  const tokenOf = async (user: User) =>
    user === 'nessuna' ? (await server().signIn('nessuna', 'lettore-demo-2026')).token : server().token(user);

  const cases = CALLS.flatMap(([method, path, success, allowed]) =>
    USERS.map((user) => [method, path, user, allowed.includes(user) ? success : 403] as const),
  );

  it.each(cases)('%s %s by %s answers %i', async (method, path, user, status) => {
    const make = path.startsWith('event') ? createEvent : path.startsWith('iat') ? createOffice : create;
    const withTitle = path.startsWith('iat') ? officeWith : bodyWith;
    const id = path.includes(':id') ? await make(server(), withTitle({ title: 'Uno' })) : 0;
    const answer = await server().call<{ code: string; data?: unknown }>(method, path.replace(':id', String(id)), {
      headers: { Authorization: `Bearer ${await tokenOf(user)}` },
      ...(method === 'POST' || method === 'PUT' ? { body: withTitle({ title: 'Due' }, { days: [], places: [] }) } : {}),
    });
    // A file has no code of its own.
    const code = path.endsWith('/export/') && status === 200 ? undefined : String(status);
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
    if (user === 'nessuna' && path.startsWith('search')) expect(answer.body.data).toEqual([]);
  });

  it.each(CALLS)('%s %s asks for a session', async (method, path) => {
    const answer = await server().call(method, path.replace(':id', '1'), method === 'PUT' ? { body: {} } : {});
    expect([answer.status, answer.body]).toEqual([401, { status: 'error', code: '401', message: 'Unauthenticated.' }]);
  });
});
