import { expect, it } from 'vitest';
import { auditOf, codeFor, isAlive, mailed, mailsOf, reset } from './accounts-kit';
import { describeOnEach, type TestServer } from './kit';

interface Detail {
  data: Record<string, unknown> & { id: number; updated_at: string };
}

const invalid = (errors: object) => ({
  status: 'error',
  code: '422',
  message: 'I dati inviati non sono validi: correggi i campi segnalati.',
  errors,
});

async function read(server: TestServer, username: string): Promise<Detail['data']> {
  const { body } = await server.get<Detail>(`user/${await server.userId(username)}`, { as: username });
  return body.data;
}

const administrated = 'Puoi cambiarlo solo con il permesso «Utenti: Modifica»: chiedilo a un amministratore';

describeOnEach('profile', (server) => {
  /** Sends what the profile page sends: the whole record, with what changes. */
  const write = async (username: string, change: object, as = username) => {
    const stored = await read(server(), username);
    const body = { ...stored, role: Object.keys(stored.roles as object)[0], active: 1, ...change };
    return server().call('PUT', `user/${stored.id}`, { as, body });
  };

  it('gives everyone their own record', async () => {
    const { status, body } = await server().get<Detail>(`user/${await server().userId('lettore')}`, { as: 'lettore' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      code: '200',
      data: {
        id: await server().userId('lettore'),
        username: 'lettore',
        first_name: 'Sara',
        last_name: 'Ferretti',
        email: 'lettore@portolano.example',
        company: '',
        active: 1,
        redazione: server().deskId,
        roles: { lettore: 'Lettore' },
        destinations: {},
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
  });

  it('shows others only to who may see users, and lets only who may edit users write them', async () => {
    const others = `user/${await server().userId('lettore')}`;
    const forbidden =
      'Non hai il permesso di farlo: serve «Utenti: Visualizza» oppure «Utenti: Modifica». Chiedilo a un amministratore.';
    const seen = await server().get(others, { as: 'editor' });
    expect([seen.status, seen.body]).toEqual([403, { status: 'error', code: '403', message: forbidden }]);
    expect((await server().get('user/99999', { as: 'editor' })).status).toBe(403);
    expect((await server().get<Detail>(others, { as: 'regionale' })).body.data.username).toBe('lettore');
    const missing = await server().get('user/99999', { as: 'regionale' });
    expect([missing.status, missing.body]).toEqual([
      404,
      { status: 'error', code: '404', message: 'L’utente non esiste più.' },
    ]);
    for (const as of ['editor', 'regionale']) {
      const written = await write('lettore', { first_name: 'Altra' }, as);
      expect([written.status, written.body]).toEqual([
        403,
        { status: 'error', code: '403', message: 'Puoi modificare solo il tuo profilo.' },
      ]);
    }
    expect((await server().call('PUT', others, { body: {} })).status).toBe(401);
    expect((await server().get(others)).status).toBe(401);
  });

  it('changes names, and says so in the audit [1-7.8]', async () => {
    const answer = await write('lettore', { first_name: ' Sara Maria ', last_name: 'D’Angelo' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: 'success',
        code: '200',
        data: { id: await server().userId('lettore'), message: 'Profilo aggiornato' },
      },
    ]);
    expect(await read(server(), 'lettore')).toMatchObject({ first_name: 'Sara Maria', last_name: 'D’Angelo' });
    expect(await auditOf(server(), 'lettore')).toEqual([
      {
        action: 'update',
        username: 'lettore',
        details: {
          changed: ['first_name', 'last_name'],
          values: { first_name: ['Sara', 'Sara Maria'], last_name: ['Ferretti', 'D’Angelo'] },
        },
      },
    ]);
  });

  it('leaves everything as it is when nothing changes', async () => {
    const before = await read(server(), 'turistica');
    expect((await write('turistica', { password: '', password_confirmation: '' })).status).toBe(200);
    expect(await read(server(), 'turistica')).toEqual(before);
    expect(await auditOf(server(), 'turistica')).toEqual([]);
  });

  it('changes the password, ends the other sessions, keeps this one', async () => {
    const other = (await server().signIn('redazione', 'redazione-demo-2026')).token;
    const own = await server().token('redazione');
    const password = 'Argine-Lungo-del-Po';
    const code = await codeFor(server(), 'redazione');
    const [mail = ''] = await mailed(server(), 1, async () => {
      const answer = await write('redazione', { password, password_confirmation: password });
      expect(answer.status).toBe(200);
    });
    expect(mail).toContain('To: redazione@portolano.example');
    expect(mail).toContain('Subject: Portolano: password cambiata');
    expect([await isAlive(server(), own), await isAlive(server(), other)]).toEqual([true, false]);
    expect((await server().signIn('redazione', password)).answer.status).toBe(200);
    expect((await server().signIn('redazione', 'redazione-demo-2026')).answer.status).toBe(401);
    expect((await reset(server(), code, 'Un-altra-ancora-1')).status).toBe(410);
    expect((await auditOf(server(), 'redazione')).at(-1)).toEqual({
      action: 'update',
      username: 'redazione',
      details: { changed: ['password'], values: {} },
    });
  });

  it('changes the address, tells the former one, and makes its code worthless', async () => {
    const code = await codeFor(server(), 'editor');
    const [mail = ''] = await mailed(server(), 1, async () => {
      expect((await write('editor', { email: 'luca@portolano.example' })).status).toBe(200);
    });
    expect(mail).toContain('To: editor@portolano.example');
    expect(mail).toContain('Subject: Portolano: email cambiata');
    expect((await reset(server(), code, 'Argine-Lungo-del-Po')).status).toBe(410);
    expect(await read(server(), 'editor')).toMatchObject({ email: 'luca@portolano.example' });
  });

  it.each<[object, Record<string, string>]>([
    [{ email: '' }, { email: 'Campo richiesto' }],
    [{ email: null }, { email: 'Campo richiesto' }],
    [{ email: 'lettore' }, { email: 'Email non valida: controlla che sia scritta come nome@dominio.it' }],
    [{ email: 'Admin@Portolano.example' }, { email: 'Questa email è già di un altro utente: scrivine un’altra' }],
    [{ first_name: 'x'.repeat(101) }, { first_name: 'Troppo lungo: al massimo 100 caratteri' }],
    [{ first_name: 7 }, { first_name: 'Deve essere un testo' }],
    [{ password: 'corta', password_confirmation: 'corta' }, { password: 'La password deve avere almeno 8 caratteri' }],
    [
      { password: 'Juventus', password_confirmation: 'Juventus' },
      { password: 'Questa password è fra le più usate e si indovina subito: scegline un’altra' },
    ],
    [
      { password: 'Argine-Lungo-del-Po', password_confirmation: 'Argine' },
      { password_confirmation: 'La conferma non è uguale alla password' },
    ],
    [{ password_confirmation: 'sola' }, { password_confirmation: 'La conferma non è uguale alla password' }],
    [{ role: 'administrator' }, { role: 'Il proprio ruolo non si cambia: chiedilo a un amministratore' }],
    [{ roles: { administrator: 'x' } }, { roles: 'Il proprio ruolo non si cambia: chiedilo a un amministratore' }],
    [{ active: 0 }, { active: 'Il proprio stato non si cambia: chiedilo a un amministratore' }],
    [{ redazione: 99 }, { redazione: administrated }],
    [{ redazione: { id: 99 } }, { redazione: administrated }],
    [{ username: 'altro' }, { username: administrated }],
    [{ company: 'Ditta' }, { company: administrated }],
    [{ destination: { 3: 'x' } }, { destination: administrated }],
    [{ id: 1 }, { id: 'Puoi modificare solo il tuo profilo.' }],
    [{ updated_at: 'ieri' }, { updated_at: 'Formato non valido' }],
    [{ email: 'x', role: 'editor' }, expect.objectContaining({ email: expect.any(String), role: expect.any(String) })],
  ])('refuses %j', async (change, errors) => {
    const before = await read(server(), 'lettore');
    const answer = await write('lettore', change);
    expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
    expect(await read(server(), 'lettore')).toEqual(before);
  });

  it('refuses keys that it does not know, and rights above all', async () => {
    const me = async () =>
      (await server().get<{ data: { abilities: object } }>('user/me', { as: 'lettore' })).body.data;
    const before = await me();
    const ownRole = 'Il proprio ruolo non si cambia: chiedilo a un amministratore';
    expect((await write('lettore', { abilities: { '*': true }, password_hash: 'x' })).body).toEqual(
      invalid({ abilities: ownRole, password_hash: 'Campo non previsto: toglilo' }),
    );
    expect(await me()).toEqual(before);
    expect(before.abilities).not.toHaveProperty(['*']);
    // A client whose profile page sends back what user/me gave is served.
    expect((await write('lettore', { ...before, role: 'lettore' })).status).toBe(200);
    expect((await server().signIn('lettore', 'lettore-demo-2026')).answer.status).toBe(200);
  });

  it('lets who holds user-edit change user name, company and desk, but not role and state', async () => {
    expect((await write('admin', { company: 'Regione' })).status).toBe(200);
    expect(await read(server(), 'admin')).toMatchObject({ company: 'Regione' });
    expect((await write('admin', { redazione: 99 })).body).toEqual(
      invalid({ redazione: 'Questa redazione non esiste' }),
    );
    expect((await write('admin', { username: 'Lettore' })).body).toEqual(
      invalid({ username: 'Questo nome utente è già di un altro utente: scegline un altro' }),
    );
    expect((await write('admin', { username: 'ad min' })).body).toEqual(
      invalid({ username: 'Può contenere solo lettere, cifre, trattini e trattini bassi' }),
    );
    expect((await write('admin', { role: 'lettore', active: false })).body).toEqual(
      invalid({
        role: 'Il proprio ruolo non si cambia: chiedilo a un amministratore',
        active: 'Il proprio stato non si cambia: chiedilo a un amministratore',
      }),
    );
  });

  it('does not write over what was saved in the meantime', async () => {
    const { updated_at } = await read(server(), 'regionale');
    expect((await write('regionale', { first_name: 'Prima' })).status).toBe(200);
    const newer = (await read(server(), 'regionale')).updated_at;
    expect(Date.parse(newer)).toBeGreaterThan(Date.parse(updated_at));
    const late = await write('regionale', { first_name: 'Seconda', updated_at });
    const message = 'Il profilo è stato salvato nel frattempo: ricaricalo e riprova.';
    expect([late.status, late.body]).toEqual([
      409,
      { status: 'error', code: '409', message, data: { message, updated_at: newer, updated_by: 'Prima Fabbri' } },
    ]);
    expect(await read(server(), 'regionale')).toMatchObject({ first_name: 'Prima' });
    expect((await write('regionale', { first_name: 'Terza', updated_at: undefined })).status).toBe(200);
  });

  it('writes neither password nor address into the log', async () => {
    await write('lettore', {
      email: 'segreto@portolano.example',
      password: 'sbagliatissima',
      password_confirmation: '',
    });
    for (const secret of ['segreto@', 'sbagliatissima']) expect(server().logText()).not.toContain(secret);
    expect(await mailsOf(server())).toBeInstanceOf(Array);
  });
});
