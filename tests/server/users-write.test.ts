import { beforeAll, expect, it } from 'vitest';
import { seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { invalid, logOf, newUser, PASSWORD, readUser, refusal, userBody, writeUser } from './users-kit';

/** A destination of the demo, and a category that is none. */
const destinationsOf = async (server: Parameters<typeof newUser>[0]) => {
  const text = `select c.id, t.title from categories c join category_contents t on t.category_id = c.id and t.lang = 'it'
                 where c.main = $1 order by c.id limit 2`;
  const of = async (main: number) => (await server.db.query<{ id: number; title: string }>(text, [main])).rows;
  return { destinations: await of(2), others: await of(5) };
};

describeOnEach('users, written', (server) => {
  beforeAll(() => seedReferences(server()));

  const create = (body: object) => server().call('POST', 'user', { as: 'admin', body });

  it('creates a user with everything, who can sign in [1-3.4, 1-7.6, 1-7.7, 1-1.6]', async () => {
    const { destinations } = await destinationsOf(server());
    const body = userBody(server(), 'nora', { destination: destinations.map(({ id }) => id), first_name: ' Nora ' });
    const answer = await server().call<{ data: { id: number } }>('POST', 'user', { as: 'admin', body });
    const { id } = answer.body.data;
    expect([answer.status, answer.body]).toEqual([
      201,
      { status: 'success', code: '201', message: 'Utente creato', data: { id, message: 'Utente creato' } },
    ]);
    expect(await readUser(server(), id)).toEqual({
      id,
      username: 'nora',
      first_name: 'Nora',
      last_name: 'De Santis',
      email: 'nora@portolano.example',
      company: '',
      active: 1,
      redazione: server().deskId,
      roles: { editor: 'Editor' },
      destinations: Object.fromEntries(destinations.map(({ id: one, title }) => [one, title])),
      updated_at: expect.any(String),
    });
    expect((await server().signIn('nora', PASSWORD)).answer.status).toBe(200);
    expect((await logOf(server(), 'user', id))[0]).toEqual(['create', 'admin', { username: 'nora', role: 'editor' }]);
  });

  it('creates once for one Idempotency-Key', async () => {
    const body = userBody(server(), 'una-volta');
    const send = () =>
      server().call('POST', 'user', { as: 'admin', body, headers: { 'Idempotency-Key': 'la-stessa-chiave' } });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  });

  it('takes a company without the names of a person', async () => {
    const id = await newUser(server(), 'azienda', { company: 'APT S.r.l.', first_name: '', last_name: '' });
    expect(await readUser(server(), id)).toMatchObject({ company: 'APT S.r.l.', first_name: '', last_name: '' });
  });

  it.each<[object, Record<string, string>]>([
    [
      { first_name: '', last_name: null },
      { first_name: 'Campo richiesto', last_name: 'Campo richiesto' },
    ],
    [{ first_name: 'R2' }, { first_name: 'Può contenere solo lettere e spazi' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'Troppo lungo: al massimo 100 caratteri' }],
    [{ username: '' }, { username: 'Campo richiesto' }],
    [{ username: 'due parole' }, { username: 'Può contenere solo lettere, cifre, trattini e trattini bassi' }],
    [{ username: 'ADMIN' }, { username: 'Questo nome utente è già di un altro utente: scegline un altro' }],
    [{ email: 'chiocciola' }, { email: 'Email non valida: controlla che sia scritta come nome@dominio.it' }],
    [{ email: 'ADMIN@portolano.example' }, { email: 'Questa email è già di un altro utente: scrivine un’altra' }],
    [
      { password: '', password_confirmation: '' },
      { password: 'Campo richiesto', password_confirmation: 'Campo richiesto' },
    ],
    [{ password: 'corta', password_confirmation: 'corta' }, { password: 'La password deve avere almeno 8 caratteri' }],
    [{ password_confirmation: 'altra' }, { password_confirmation: 'La conferma non è uguale alla password' }],
    [
      { password: 'password1', password_confirmation: 'password1' },
      { password: 'Questa password è fra le più usate e si indovina subito: scegline un’altra' },
    ],
    [{ role: '' }, { role: 'Campo richiesto' }],
    [{ role: 'papa' }, { role: 'Questo ruolo non esiste' }],
    [{ role: 3 }, { role: 'Deve essere un testo' }],
    [{ active: null }, { active: 'Campo richiesto' }],
    [{ active: 2 }, { active: 'Deve essere vero o falso (1 o 0)' }],
    [{ redazione: null }, { redazione: 'Campo richiesto' }],
    [{ redazione: 99_999 }, { redazione: 'Questa redazione non esiste' }],
    [{ redazione: 99_999_999_999 }, { redazione: 'Deve essere al massimo 2.147.483.647' }],
    [{ redazione: 'Bologna' }, { redazione: 'Deve essere un numero intero' }],
    [{ destination: [99_999] }, { destination: 'Destinazioni che non esistono: 99999' }],
    [{ destination: ['Rimini'] }, { destination: 'Formato non valido' }],
    [
      { role_id: 1, is_admin: true },
      { role_id: 'Campo non previsto: toglilo', is_admin: 'Campo non previsto: toglilo' },
    ],
    [{ company: 'x'.repeat(201) }, { company: 'Troppo lungo: al massimo 200 caratteri' }],
  ])('refuses a new user with %j [1-5.2, 1-5.3, 1-5.4, 1-5.5, 1-5.6]', async (change, errors) => {
    const answer = await create(userBody(server(), 'nessuno', change));
    expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
    const { rows } = await server().db.query("select 1 from users where username = 'nessuno'");
    expect(rows).toEqual([]);
  });

  it('refuses a category that is no destination', async () => {
    const { others } = await destinationsOf(server());
    const id = others[0]?.id ?? 0;
    const answer = await create(userBody(server(), 'nessuno', { destination: { [id]: 'x' } }));
    expect(answer.body).toEqual(invalid({ destination: `Destinazioni che non esistono: ${id}` }));
  });

  it('changes role, desk, state, destinations, and says so in the log [1-7.8]', async () => {
    const { destinations } = await destinationsOf(server());
    const id = await newUser(server(), 'cambia');
    const desk = await server().db.query<{ id: number }>("insert into desks (nome) values ('Altra') returning id");
    const redazione = desk.rows[0]?.id ?? 0;
    const change = { role: 'lettore', redazione, destination: [{ id: destinations[0]?.id }], username: 'cambiata' };
    const answer = await writeUser(server(), id, change);
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'success', code: '200', data: { id, message: 'Utente aggiornato' } },
    ]);
    expect(await readUser(server(), id)).toMatchObject({
      username: 'cambiata',
      roles: { lettore: 'Lettore' },
      redazione,
      destinations: { [destinations[0]?.id ?? 0]: destinations[0]?.title },
    });
    expect((await logOf(server(), 'user', id)).at(-1)).toEqual([
      'update',
      'admin',
      {
        changed: ['username', 'redazione', 'role', 'destinations'],
        values: {
          username: ['cambia', 'cambiata'],
          redazione: ['Redazione di prova', 'Altra'],
          role: ['Editor', 'Lettore'],
          destinations: ['(vuoto)', destinations[0]?.title],
        },
      },
    ]);
  });

  it('leaves what is not sent, and a name that is there already, as they are', async () => {
    const id = await newUser(server(), 'apostrofo');
    await server().db.query(`update users set last_name = 'D’Angelo' where id = $1`, [id]);
    const before = await readUser(server(), id);
    const answer = await server().call('PUT', `user/${id}`, {
      as: 'admin',
      body: { email: 'nuova@portolano.example' },
    });
    expect(answer.status).toBe(200);
    expect(await readUser(server(), id)).toEqual({
      ...before,
      email: 'nuova@portolano.example',
      updated_at: expect.any(String),
    });
    expect((await writeUser(server(), id, { last_name: 'D’Amico' })).body).toEqual(
      invalid({ last_name: 'Può contenere solo lettere e spazi' }),
    );
  });

  it('refuses an id of somebody else in the body, and users that do not exist', async () => {
    const id = await newUser(server(), 'ids');
    expect((await writeUser(server(), id, { id: id + 1 })).body).toEqual(
      invalid({ id: 'L’id non è quello dell’utente aperto' }),
    );
    for (const unknown of [999_999, 0, -4]) {
      const answer = await server().call('PUT', `user/${unknown}`, { as: 'admin', body: { first_name: 'x' } });
      expect([answer.status, answer.body]).toEqual([404, refusal(404, 'L’utente non esiste più.')]);
    }
  });

  it('does not write over what was saved in the meantime', async () => {
    const id = await newUser(server(), 'conflitto');
    const { updated_at } = await readUser(server(), id);
    expect((await writeUser(server(), id, { first_name: 'Prima' })).status).toBe(200);
    const newer = (await readUser(server(), id)).updated_at;
    const late = await writeUser(server(), id, { first_name: 'Seconda', updated_at });
    const message = 'L’utente è stato salvato nel frattempo: ricaricalo e riprova.';
    const data = { message, updated_at: newer, updated_by: 'Anna Montanari' };
    expect([late.status, late.body]).toEqual([409, refusal(409, message, { data })]);
    expect(await readUser(server(), id)).toMatchObject({ first_name: 'Prima' });
  });

  it('loses none of 100 pairs of simultaneous updates silently', async () => {
    const id = await newUser(server(), 'coppie');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const nameOf = (round: number, side: number) =>
      `${letters[Math.floor(round / 26)]}${letters[round % 26]}${side === 0 ? 'uno' : 'due'}`;
    for (let round = 0; round < 100; round += 1) {
      const before = await readUser(server(), id);
      const body = (change: object) => ({ ...before, role: 'editor', ...change });
      const changes = [{ first_name: nameOf(round, 0) }, { last_name: nameOf(round, 1) }];
      const answers = await Promise.all(
        changes.map((change) => server().call('PUT', `user/${id}`, { as: 'admin', body: body(change) })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = changes[answers.findIndex(({ status }) => status === 200)];
      const { updated_at: _version, ...stored } = before;
      expect(await readUser(server(), id)).toEqual({ ...stored, ...won, updated_at: expect.any(String) });
    }
  }, 120_000);

  it('loses nothing of two partial updates that name no version', async () => {
    const id = await newUser(server(), 'parziali');
    const send = (body: object) => server().call('PUT', `user/${id}`, { as: 'admin', body });
    for (let round = 0; round < 10; round += 1) {
      const [first_name, last_name] = [`Nome${'x'.repeat(round)}`, `Cognome${'y'.repeat(round)}`];
      const answers = await Promise.all([send({ first_name }), send({ last_name })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await readUser(server(), id)).toMatchObject({ first_name, last_name });
    }
  });
});
