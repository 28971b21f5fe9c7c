import { describe, expect, it } from 'vitest';
import { describeOnEach, type TestServer } from './kit';
import { PATH, type Refused, redirectsOf } from './redirects-kit';

describeOnEach('redirects', (server) => {
  const { save, create, list, olds, empty, visit } = redirectsOf(server);

  it('creates, lists, updates and deletes a rule, and writes down who did [1-3.7, 1-7.31, 1-7.32, 1-7.33, 1-3.14, 1-9.2]', async () => {
    await empty();
    const id = await create('  /vecchia ', '/nuova');
    const [row] = (await list('')).data;
    expect(row).toEqual({ id, old_url: '/vecchia', new_url: '/nuova', code: 301, updated_at: expect.any(String) });
    const updated = await save({ ...row, code: 302 });
    expect([updated.status, updated.body.data.message]).toEqual([200, 'Redirect aggiornato']);
    expect((await list('')).data[0]).toEqual({ ...row, code: 302, updated_at: updated.body.data.updated_at });
    const removed = await server().call('DELETE', `${PATH}/rotta`, { as: 'admin', body: { id } });
    expect(removed.body).toEqual({
      status: 'success',
      code: '200',
      data: { message: 'Redirect eliminato' },
      message: 'Redirect eliminato',
    });
    expect((await list('')).meta).toEqual({ total: 0, per_page: 25, current_page: 1, last_page: 1 });
    const { rows } = await server().db.query(
      "select username, action, details from audit where entity = 'redirect' and entity_id = $1 order by id",
      [id],
    );
    const rule = { old_url: '/vecchia', new_url: '/nuova', code: 301 };
    expect(rows).toEqual([
      { username: 'admin', action: 'create', details: rule },
      { username: 'admin', action: 'update', details: { ...rule, code: 302, before: rule } },
      { username: 'admin', action: 'delete', details: { ...rule, code: 302 } },
    ]);
  });

  it('takes a removed address without a new one', async () => {
    await empty();
    const id = await create('/tolta', '', 410);
    expect((await list('')).data).toMatchObject([{ id, old_url: '/tolta', new_url: '', code: 410 }]);
  });

  it.each([
    [
      { old_url: '', new_url: '', code: 301 },
      { old_url: 'Campo richiesto', new_url: 'Con 301 e 302 serve la nuova rotta' },
    ],
    [{ old_url: '/a', new_url: null, code: 302 }, { new_url: 'Con 301 e 302 serve la nuova rotta' }],
    [{ old_url: '/a', new_url: '/b', code: 307 }, { code: 'Il codice può essere 301, 302 o 410' }],
    [
      { old_url: '/a b', new_url: '/b', code: 301 },
      { old_url: 'Senza spazi né a capo: usa %20 dove serve uno spazio' },
    ],
    [
      { old_url: '/a', new_url: 'javascript:alert(1)', code: 301 },
      { new_url: 'Deve cominciare con / oppure con http:// o https://' },
    ],
    [
      { old_url: 'a', new_url: 'b/c', code: 301 },
      {
        old_url: 'Deve cominciare con / oppure con http:// o https://',
        new_url: 'Deve cominciare con / oppure con http:// o https://',
      },
    ],
    [
      { old_url: '/a', new_url: '//altrove.example/', code: 301 },
      { new_url: 'Usa una sola barra all’inizio e nessuna barra rovesciata' },
    ],
    [
      { old_url: '/a', new_url: '/\\altrove.example', code: 301 },
      { new_url: 'Usa una sola barra all’inizio e nessuna barra rovesciata' },
    ],
    [
      { old_url: '/a', new_url: '/a\r\nSet-Cookie: x', code: 301 },
      { new_url: 'Senza spazi né a capo: usa %20 dove serve uno spazio' },
    ],
    [
      { old_url: `/${'a'.repeat(2000)}`, new_url: '/b', code: 301 },
      { old_url: 'Troppo lungo: al massimo 2.000 caratteri' },
    ],
    [
      { old_url: `/${'è'.repeat(400)}`, new_url: '/b', code: 301 },
      { old_url: 'Troppo lungo: al massimo 2.000 caratteri' },
    ],
    [{ new_url: '/b', code: 301 }, { old_url: 'Campo richiesto' }],
    [
      { old_url: 7, new_url: '/b', code: '301' },
      { old_url: 'Deve essere un testo', code: 'Deve essere un numero intero' },
    ],
  ])('refuses %j by field [1-2.17.4]', async (sent, errors) => {
    const { status, body } = await save<Refused>(sent);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('has one rule an old address, however it is written, and names the field and the rule', async () => {
    await empty();
    const id = await create('/città/', '/a');
    const other = await create('/altra', '/a');
    const errors = { old_url: `Esiste già una regola per questa vecchia rotta (riga ${id}): modifica quella` };
    for (const old_url of ['/città', '/citt%c3%a0', '/x/../città']) {
      const { status, body } = await save<Refused>({ old_url, new_url: '/b', code: 301 });
      expect([old_url, status, body.errors]).toEqual([old_url, 422, errors]);
    }
    const { status, body } = await save<Refused>({ id: other, old_url: '/città', new_url: '/b', code: 301 });
    expect([status, body.errors]).toEqual([422, errors]);
    await create('/Città', '/b');
    await create('https://WWW.vecchio.example/città', '/b');
  });

  it('refuses a loop with its path, and tells a chain', async () => {
    await empty();
    await create('/b', '/c');
    await create('/c', '/d/');
    const self = await save<Refused>({ old_url: '/x', new_url: '/x/', code: 301 });
    expect([self.status, self.body.data]).toEqual([422, { path: ['/x', '/x/'] }]);
    const loop = await save<Refused>({ old_url: '/d', new_url: '/b', code: 302 });
    expect([loop.status, loop.body.data]).toEqual([422, { path: ['/d', '/b', '/c', '/d/'] }]);
    expect(loop.body.errors).toEqual({
      new_url: 'Ciclo: /d → /b → /c → /d/. Chi visita non arriverebbe mai: cambia la nuova rotta.',
    });
    const trace = async (query: string) =>
      (await server().get<{ data: object }>(`${PATH}/percorso?${query}`, { as: 'admin' })).body.data;
    expect(await trace('old_url=/a&new_url=/b')).toEqual({ kind: 'chain', path: ['/a', '/b', '/c', '/d/'] });
    expect(await trace('old_url=/d&new_url=/e')).toEqual({ kind: 'chain', path: ['/c', '/d', '/e'] });
    expect(await trace('old_url=/d&new_url=/b')).toEqual({ kind: 'loop', path: ['/d', '/b', '/c', '/d/'] });
    expect(await trace('old_url=/a&new_url=/e')).toEqual({ kind: 'straight', path: ['/a', '/e'] });
    await create('/a', '/b');
  });

  it('does not take a rule for its own loop, nor a removed address for a step', async () => {
    await empty();
    const id = await create('/a', '/b');
    await create('/b', '/c', 410);
    expect((await save({ id, old_url: '/b2', new_url: '/a', code: 301 })).status).toBe(200);
    expect((await save({ old_url: '/c', new_url: '/b', code: 301 })).status).toBe(201);
  });

  it('lets no loop through when its two halves come at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await empty();
      const answers = await Promise.all([
        save({ old_url: '/a', new_url: '/b', code: 301 }),
        save({ old_url: '/b', new_url: '/a', code: 301 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    }
  });

  it('keeps a rule that hides a loop, whether it would be deleted or moved', async () => {
    await empty();
    const id = await create('/b?x=1', '/altrove');
    await create('/b', '/a');
    await create('/a', '/b?x=1');
    const message = /ne copre un’altra .*Ciclo: \/b\?x=1 → \/a → \/b\?x=1/;
    const removed = await server().call<Refused>('DELETE', `${PATH}/rotta`, { as: 'admin', body: { id } });
    expect([removed.status, removed.body.message]).toEqual([409, expect.stringMatching(message)]);
    const moved = await save<Refused>({ id, old_url: '/c', new_url: '/altrove', code: 301 });
    expect([moved.status, moved.body.errors?.old_url]).toEqual([422, expect.stringMatching(message)]);
    expect((await save({ id, old_url: '/b?x=1', new_url: '', code: 410 })).status).toBe(200);
  });

  it('follows visitors of a host from the day on which a rule answers for it', async () => {
    await empty();
    await create('/a', 'https://vecchio.example/b');
    await create('/b', '/a');
    const answer = await save<Refused>({ old_url: 'https://vecchio.example/x', new_url: '/y', code: 301 });
    expect([answer.status, answer.body.errors?.new_url]).toEqual([422, expect.stringContaining('Ciclo: ')]);
    const own = await save<Refused>({ old_url: '/c', new_url: `${server().origin}/c?x=1`, code: 301 });
    expect(own.status).toBe(422);
  });

  it('creates once a key', async () => {
    await empty();
    const body = { old_url: '/una', new_url: '/volta', code: 301 };
    const headers = { 'Idempotency-Key': 'chiave-1' };
    const answers = await Promise.all([1, 2, 3].map(() => save(body, { headers })));
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect((await list('')).meta).toMatchObject({ total: 1 });
  });

  it('refuses a version that somebody replaced, and says what is stored', async () => {
    await empty();
    const id = await create('/a', '/b');
    const [row] = (await list('')).data;
    const first = await save({ ...row, new_url: '/mia' });
    const { status, body } = await save<Refused>({ ...row, new_url: '/tua' });
    const updated_at = first.body.data.updated_at;
    expect([status, body.data]).toEqual([
      409,
      {
        message: 'admin ha salvato questa regola nel frattempo: scegli quale versione tenere.',
        updated_at,
        updated_by: 'admin',
        stored: { id, old_url: '/a', new_url: '/mia', code: 301, updated_at },
      },
    ]);
    expect((await save({ ...row, new_url: '/tua', updated_at })).status).toBe(200);
  });

  it('loses no update of twenty pairs that come at once', async () => {
    await empty();
    const id = await create('/gara', '/0');
    for (let round = 1; round <= 20; round += 1) {
      const [row] = (await list('')).data;
      const pair = await Promise.all([1, 2].map((n) => save({ ...row, new_url: `/${round}-${n}` })));
      expect(pair.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const { rows } = await server().db.query(
      "select count(*) as n from audit where entity = 'redirect' and entity_id = $1",
      [id],
    );
    expect(rows).toEqual([{ n: 21 }]);
  });

  it('says that a rule is gone', async () => {
    const { status, body } = await save<Refused>({ id: 999_999, old_url: '/a', new_url: '/b', code: 301 });
    expect([status, body.message]).toEqual([404, 'La regola 999999 non esiste più: ricarica l’elenco.']);
    expect((await save({ id: 2_147_483_647, old_url: '/a', new_url: '/b', code: 301 })).status).toBe(404);
  });

  it('deletes many, all or none [1-7.33]', async () => {
    await empty();
    const ids = [await create('/1', '/x'), await create('/2', '/x'), await create('/3', '/x')];
    const remove = (id: unknown) => server().call<Refused>('DELETE', `${PATH}/rotta`, { as: 'admin', body: { id } });
    const missing = await remove([ids[0], 999_999]);
    expect([missing.status, (await list('')).meta]).toEqual([404, expect.objectContaining({ total: 3 })]);
    expect((await remove([])).status).toBe(422);
    expect((await remove('1,2')).status).toBe(422);
    expect((await remove([ids[0], ids[2], ids[2]])).body.message).toBe('2 redirect eliminati');
    expect(await olds('')).toEqual(['/2']);
  });

  describe('list', () => {
    const seed = (target: TestServer, count: number) =>
      target.db.query(
        `insert into redirects (old_url, new_url, code, old_key, new_key)
         select '/vecchia/' || n, '/nuova/' || (n % 7), case n % 3 when 0 then 302 else 301 end, '/vecchia/' || n, '/nuova/' || (n % 7)
           from generate_series(1, $1::integer) n`,
        [count],
      );

    it('pages every order like a plain sort of all rows [1-7.31]', async () => {
      await empty();
      await seed(server(), 137);
      const { rows } = await server().db.query<{ id: number; old_url: string; new_url: string; code: number }>(
        'select id, old_url, new_url, code from redirects',
      );
      for (const field of ['id', 'old_url', 'new_url', 'code'] as const)
        for (const sign of ['+', '-']) {
          const turn = sign === '+' ? 1 : -1;
          const sorted = [...rows].sort(
            (a, b) => turn * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : a.id - b.id),
          );
          for (const page of [1, 7, 3, 14, 12, 2, 13])
            expect([
              field,
              sign,
              page,
              (await list(`orderBy=${encodeURIComponent(sign + field)}&limit=10&page=${page}`)).data.map(
                ({ id }) => id,
              ),
            ]).toEqual([field, sign, page, sorted.slice((page - 1) * 10, page * 10).map(({ id }) => id)]);
        }
    });

    it('searches both addresses, every word, accents and capitals folded, and follows every write [1-7.31]', async () => {
      await empty();
      const id = await create('/Forlì/Città', '/eventi/estate');
      await create('/forli', '/100%25');
      expect(await olds('keywords=forli%20CITTA')).toEqual(['/Forlì/Città']);
      expect(await olds('keywords=ESTATE')).toEqual(['/Forlì/Città']);
      expect(await olds('keywords=fo')).toEqual(['/forli', '/Forlì/Città']);
      expect(await olds('keywords=%25')).toEqual(['/forli']);
      expect((await list('keywords=forli')).meta).toMatchObject({ total: 2 });
      await server().call('DELETE', `${PATH}/rotta`, { as: 'admin', body: { id } });
      expect((await list('keywords=forli')).meta).toMatchObject({ total: 1 });
      expect(await olds('keywords=nessuna')).toEqual([]);
    });

    it.each([
      ['orderBy=-old_key', 'orderBy'],
      ['page=0', 'page'],
      ['limit=zero', 'limit'],
    ])('refuses %s', async (query, field) => {
      const { status, body } = await server().get<Refused>(`${PATH}?${query}`, { as: 'admin' });
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    });
  });

  describe("the portal's stand-in", () => {
    it('leads on, for good or for now, and says that an address is gone', async () => {
      await empty();
      await create('/vecchia', '/nuova?x=1#qui');
      await create('/perora/', 'https://altrove.example/città', 302);
      await create('/tolta', '', 410);
      await create('/con?id=1', '/uno');
      await create('/con', '/senza');
      await create(`${server().origin}/intera`, '/b');
      expect(await visit('/vecchia')).toEqual([301, '/nuova?x=1#qui']);
      expect(await visit('/vecchia/?utm=1', 'HEAD')).toEqual([301, '/nuova?x=1#qui']);
      expect(await visit('/perora')).toEqual([302, 'https://altrove.example/citt%C3%A0']);
      expect(await visit('/con?id=1')).toEqual([301, '/uno']);
      expect(await visit('/con?id=2')).toEqual([301, '/senza']);
      expect(await visit('/intera')).toEqual([301, '/b']);
      expect(await visit('/tolta')).toEqual([410, null]);
      expect(await (await fetch(`${server().origin}/tolta`)).text()).toContain('Questa pagina non esiste più');
      // As an older version may have stored it.
      await server().db.query(`update redirects set new_url = '/..//cattivo.example' where old_url = '/vecchia'`);
      await server().db.query(`update redirects set old_url = 'con', new_url = 'senza' where old_url = '/con'`);
      expect(await visit('/vecchia')).toEqual([301, '/cattivo.example']);
      expect(await visit('/con')).toEqual([301, '/senza']);
      expect(await visit('/altra')).toEqual([404, null]);
      expect(await visit('/vecchia', 'POST')).toEqual([404, null]);
      expect(await visit('/api/v1/vecchia')).toEqual([404, null]);
    });
  });
});
