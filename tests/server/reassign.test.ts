import { beforeAll, expect, it } from 'vitest';
import { isAlive } from './accounts-kit';
import { bodyWith, create, put, read, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { newPlace, newPlaceType } from './place-kit';
import { headerOf, invalid, logOf, newUser, PASSWORD, refusal } from './users-kit';

/** Tables that point to users, and what becomes of their rows when one goes. */
const POINTERS = `
  select c.conrelid::regclass::text || '.' || a.attname as pointer, c.confdeltype as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.confrelid = 'users'::regclass and c.contype = 'f' order by 1`;

describeOnEach('deletion of users', (server) => {
  beforeAll(() => seedReferences(server()));

  const reassign = (from: number, to: number, as = 'admin') =>
    server().call('DELETE', 'user/reassign', { as, body: { user_to_delete: from, user_to_reassign: to } });
  const remove = (ids: string | number, as = 'admin') => server().call('DELETE', `user/${ids}`, { as });

  it('gives every language of every content to the successor, and deletes the user [1-7.13, 1-2.10.10]', async () => {
    const from = await newUser(server(), 'chi-va');
    const to = await newUser(server(), 'chi-resta', { company: 'APT', first_name: '', last_name: '' });
    const { token } = await server().signIn('chi-va', PASSWORD);
    const both = await create(server(), {
      contents: { it: { title: 'Due', author: from }, en: { title: 'Two', author: from } },
      lang: 'it',
    });
    const half = await create(server(), {
      contents: { it: { title: 'Metà' }, en: { title: 'Half', author: from } },
      lang: 'it',
    });
    const open = await read(server(), both);

    const answer = await reassign(from, to);
    const message = 'Nora De Santis è stato eliminato: 2 contenuti passano a APT';
    expect([answer.status, answer.body]).toEqual([200, { status: 'success', code: '200', data: { message } }]);
    expect((await server().get(`user/${from}`, { as: 'admin' })).status).toBe(404);
    expect(await isAlive(server(), token)).toBe(false);
    const admin = await server().userId('admin');
    expect((await read(server(), both)).contents).toMatchObject({ it: { author: to }, en: { author: to } });
    expect((await read(server(), half)).contents).toMatchObject({ it: { author: admin }, en: { author: to } });

    // Who had it open hears of it instead of bringing the author back.
    const late = await put(server(), both, { ...open, lang: 'it' });
    expect([late.status, late.body.data?.updated_by]).toEqual([409, 'Anna Montanari']);
    expect((await logOf(server(), 'news', both)).at(-1)).toEqual([
      'reassign',
      'admin',
      {
        changed: ['contents.en.author', 'contents.it.author'],
        values: {
          'contents.en.author': ['Nora De Santis', 'APT'],
          'contents.it.author': ['Nora De Santis', 'APT'],
        },
        from: 'chi-va',
        to: 'chi-resta',
      },
    ]);
    expect((await logOf(server(), 'user', from)).at(-1)).toEqual([
      'delete',
      'admin',
      { username: 'chi-va', contents: 2, to: 'chi-resta' },
    ]);
  });

  it('gives every place to the successor, with those of another author left alone', async () => {
    const [from, to] = [await newUser(server(), 'chi-lascia'), await newUser(server(), 'chi-prende')];
    const { code } = await newPlaceType(server(), 'Parchi');
    const own = await newPlace(server(), { nome: 'Parco Talon', code, author: from });
    const other = await newPlace(server(), { nome: 'Giardini', code });
    const news = await create(server(), bodyWith({ title: 'Mia', author: from }));
    const authorOf = async (id: number) =>
      (await server().get<{ data: { author: number; updated_at: string } }>(`luoghi/${id}`, { as: 'admin' })).body.data;
    const open = await authorOf(own);
    const counted = await server().get(`user/${from}/contents`, { as: 'admin' });
    expect(counted.body).toMatchObject({
      data: {
        total: 2,
        counts: [
          { area: 'luoghi', lang: 'it', count: 1, name: 'Luoghi' },
          { area: 'news', lang: 'it', count: 1, name: 'News' },
        ],
      },
    });
    const older = await remove(from);
    expect([older.status, (older.body as { data: { users: object[] } }).data.users]).toMatchObject([
      409,
      [{ id: from, contents: 2 }],
    ]);
    expect((await reassign(from, to)).status).toBe(200);
    expect((await authorOf(own)).author).toBe(to);
    expect((await authorOf(other)).author).toBe(await server().userId('admin'));
    expect((await read(server(), news)).contents).toMatchObject({ it: { author: to } });
    const late = await server().call('PUT', `luoghi/${own}`, { as: 'admin', body: { ...open, nome: 'Tardi' } });
    expect(late.status).toBe(409);
    expect((await logOf(server(), 'luoghi', own)).at(-1)).toEqual([
      'reassign',
      'admin',
      {
        changed: ['author'],
        values: { author: ['Nora De Santis', 'Nora De Santis'] },
        from: 'chi-lascia',
        to: 'chi-prende',
      },
    ]);
  });

  it('keeps what a deleted user did in the log, by name', async () => {
    const from = await newUser(server(), 'passato', { role: 'administrator' });
    const headers = await headerOf(server(), 'passato');
    await server().call('POST', 'news', { headers, body: bodyWith({ title: 'Mia' }) });
    await reassign(from, await server().userId('admin'));
    const { rows } = await server().db.query(
      `select action, username, user_id from audit where user_id = $1 and entity in ('news', 'user') order by id`,
      [from],
    );
    expect(rows).toEqual([
      { action: 'login', username: 'passato', user_id: from },
      { action: 'create', username: 'passato', user_id: from },
    ]);
    const { rows: authors } = await server().db.query('select 1 from translations where author_id = $1', [from]);
    expect(authors).toEqual([]);
  });

  it('deletes who wrote nothing too', async () => {
    const from = await newUser(server(), 'senza');
    expect((await reassign(from, await server().userId('editor'))).body).toMatchObject({
      data: { message: 'Nora De Santis è stato eliminato: non aveva contenuti' },
    });
  });

  it('leaves no table out: whatever points to a user moves, follows, or stops the deletion', async () => {
    const { rows } = await server().db.query<{ pointer: string; rule: string }>(POINTERS);
    const stopping = rows.filter(({ rule }) => rule !== 'c' && rule !== 'n').map(({ pointer }) => pointer);
    // Every one of these must be moved by the reassignment.
    expect(stopping).toEqual(['places.author_id', 'translations.author_id']);
  });

  it('is stopped by the foreign key where something would become an orphan', async () => {
    const from = await newUser(server(), 'orfani');
    const id = await create(server(), bodyWith({ title: 'Orfana', author: from }));
    await expect(server().db.query('delete from users where id = $1', [from])).rejects.toMatchObject({ code: '23503' });
    await server().db.query('create table later (author_id integer references users)');
    await server().db.query('insert into later values ($1)', [from]);
    const answer = await reassign(from, await server().userId('editor'));
    expect([answer.status, answer.body]).toEqual([
      409,
      refusal(409, 'L’utente è ancora autore di qualcosa: eliminalo riassegnando i suoi contenuti a un altro utente.'),
    ]);
    expect((await read(server(), id)).contents).toMatchObject({ it: { author: from } });
    await server().db.query('drop table later');
  });

  it('refuses oneself, a successor who is the same, unknown or inactive, and users that do not exist', async () => {
    const admin = await server().userId('admin');
    const from = await newUser(server(), 'rifiuti');
    const idle = await newUser(server(), 'inattivo', { active: 0 });
    const successor = (problem: string) => invalid({ user_to_reassign: problem });
    const answers = [
      await reassign(admin, from),
      await reassign(from, from),
      await reassign(from, 99_999),
      await reassign(from, idle),
      await reassign(99_999, admin),
      await server().call('DELETE', 'user/reassign', { as: 'admin', body: { user_to_delete: from } }),
      await server().call('DELETE', 'user/reassign', {
        as: 'admin',
        body: { user_to_delete: 'x', user_to_reassign: 1 },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [409, refusal(409, 'Non puoi eliminare te stesso: chiedilo a un altro amministratore.')],
      [422, successor('L’utente a cui passano i contenuti è quello da eliminare: scegline un altro')],
      [422, successor('L’utente a cui passano i contenuti non esiste più: scegline un altro')],
      [422, successor('L’utente a cui passano i contenuti non è attivo: scegline un altro')],
      [404, refusal(404, 'L’utente non esiste più.')],
      [422, invalid({ user_to_reassign: 'Campo richiesto' })],
      [422, invalid({ user_to_delete: 'Deve essere un numero intero' })],
    ]);
    expect((await server().get(`user/${from}`, { as: 'admin' })).status).toBe(200);
  });

  it('never leaves the system without an administrator, not even when two delete each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await Promise.all(
        ['a', 'b'].map((one) => newUser(server(), `gemello-${one}${round}`, { role: 'administrator' })),
      );
      const [first = 0, second = 0] = pair;
      await server().db.query("update users set active = false where username = 'admin'");
      const headers = await Promise.all(['a', 'b'].map((one) => headerOf(server(), `gemello-${one}${round}`)));
      const turnOff = (by: number, id: number) =>
        server().call('POST', 'user/change_status', { headers: headers[by] ?? {}, body: { id } });
      const answers = await Promise.all([turnOff(0, second), turnOff(1, first)]);
      const { rows } = await server().db.query<{ left: number }>(
        `select count(*) as left from users u join roles r on r.id = u.role_id where r.name = 'administrator' and u.active`,
      );
      expect(rows).toEqual([{ left: 1 }]);
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      await server().db.query(
        "update users set active = (username = 'admin') where role_id = (select id from roles where name = 'administrator')",
      );
    }
  });

  it('deletes users who own nothing by the older path, all or none [1-7.12]', async () => {
    const ids = [await newUser(server(), 'uno'), await newUser(server(), 'due')];
    const answer = await remove([...ids, ids[0]].join());
    const message = '2 utenti eliminati';
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'success', code: '200', data: { message, deleted: ids } },
    ]);
    const third = await newUser(server(), 'tre');
    const refused = await remove(`${third},${ids[0]}`);
    expect([refused.status, refused.body]).toEqual([
      404,
      refusal(404, `Utenti che non esistono più: ${ids[0]}. Ricarica l’elenco.`),
    ]);
    expect((await server().get(`user/${third}`, { as: 'admin' })).status).toBe(200);
  });

  it('refuses by the older path who still owns contents, and names them', async () => {
    const owner = await newUser(server(), 'proprietaria');
    const other = await newUser(server(), 'altra');
    await create(server(), bodyWith({ title: 'Una', author: owner }));
    await create(server(), { contents: { it: { title: 'Due', author: owner }, en: { title: 'Two', author: owner } } });
    const answer = await remove(`${other},${owner}`);
    const message =
      'Non si può eliminare chi ha ancora contenuti: Nora De Santis (2 contenuti). Eliminalo riassegnandoli a un altro utente.';
    const users = [{ id: owner, username: 'proprietaria', name: 'Nora De Santis', active: true, contents: 2 }];
    expect([answer.status, answer.body]).toEqual([409, refusal(409, message, { data: { message, users } })]);
    expect((await server().get(`user/${other}`, { as: 'admin' })).status).toBe(200);
  });

  it.each([
    ['1,due', 400],
    ['1,', 400],
    ['99999999999', 404],
    [Array.from({ length: 201 }, (_, index) => index + 50_000).join(), 400],
  ])('refuses the ids %s', async (ids, status) => {
    expect((await remove(ids)).status).toBe(status);
  });

  it('makes one of two who inherit from each other at the same time fail', async () => {
    const pair = [await newUser(server(), 'incrocio-a'), await newUser(server(), 'incrocio-b')] as const;
    const ids = await Promise.all(
      pair.map((author, index) => create(server(), bodyWith({ title: `Incrocio ${index}`, author }))),
    );
    const answers = await Promise.all([reassign(pair[0], pair[1]), reassign(pair[1], pair[0])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const left = answers[0]?.status === 200 ? pair[1] : pair[0];
    for (const id of ids) expect((await read(server(), id)).contents.it?.author).toBe(left);
  });

  it('lets nothing be written for the user while they are deleted', async () => {
    const from = await newUser(server(), 'gara');
    const to = await server().userId('editor');
    let isOver = false;
    const write = async (writer: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let index = 0; !isOver; index += 1) {
        const body = bodyWith({ title: `Gara ${writer} ${index}`, author: from });
        statuses.push((await server().call('POST', 'news', { as: 'admin', body })).status);
      }
      return statuses;
    };
    const writers = Array.from({ length: 6 }, (_, writer) => write(writer));
    const reassigned = await reassign(from, to);
    isOver = true;
    const written = (await Promise.all(writers)).flat();
    expect(reassigned.status).toBe(200);
    for (const status of written) expect([201, 422]).toContain(status);
    const { rows } = await server().db.query<{ count: number }>(
      `select count(*) as count from translations where title like 'Gara %' and author_id = $1`,
      [to],
    );
    expect(rows[0]?.count).toBe(written.filter((status) => status === 201).length);
  });

  it('gives thousands of texts away at once, also over a connection that has saved single ones', async () => {
    const [from, to] = [await newUser(server(), 'prolifica'), await server().userId('editor')];
    const first = await create(server(), bodyWith({ title: 'Prima di tante', author: from }));
    const moved = await server().db.transaction(async (tx) => {
      // What a trigger does is planned once a connection, for as many rows as it sees then.
      for (const title of ['Una', 'Due', 'Tre'])
        await tx.query('update translations set title = $2 where content_id = $1', [first, title]);
      await tx.query(
        `with made as (
           insert into contents (area, desk_id, shared, created_at, updated_at, sort_title, sort_date)
           select area, desk_id, shared, created_at, updated_at, sort_title, sort_date
             from contents, generate_series(1, 6000) where id = $1 returning id, area)
         insert into translations (content_id, area, lang, title, slug, status, author_id, body)
         select id, area, 'it', 'Tante ' || id, '', 2, $2, '{}' from made`,
        [first, from],
      );
      await tx.query(`set local statement_timeout = '10s'`);
      return tx.query('update translations set author_id = $2 where author_id = $1', [from, to]);
    });
    expect(moved.rowCount).toBe(6001);
  });

  it('neither stops nor loses the saves that go on meanwhile', async () => {
    const from = await newUser(server(), 'traffico');
    const to = await server().userId('editor');
    const ids: number[] = [];
    for (let index = 0; index < 8; index += 1)
      ids.push(await create(server(), bodyWith({ title: `Traffico ${index}`, author: from })));
    const save = (id: number) => put(server(), id, bodyWith({ title: `Salvata ${id}` }));
    const [reassigned, ...saved] = await Promise.all([reassign(from, to), ...ids.map(save), ...ids.map(save)]);
    expect([reassigned?.status, ...saved.map(({ status }) => status)]).toEqual([200, ...saved.map(() => 200)]);
    for (const id of ids)
      expect((await read(server(), id)).contents.it).toMatchObject({ title: `Salvata ${id}`, author: to });
  });
});
