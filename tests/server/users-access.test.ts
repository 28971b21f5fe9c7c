import { describe, expect, it } from 'vitest';
import { codeFor, isAlive, mailed, reset } from './accounts-kit';
import { describeOnEach } from './kit';
import {
  headerOf,
  invalid,
  logOf,
  newRole,
  newUser,
  PASSWORD,
  readUser,
  refusal,
  userBody,
  writeUser,
} from './users-kit';

describeOnEach('users: sessions, state, password, rights', (server) => {
  describe('sessions', () => {
    it('end when the state goes off, by the list and by the form', async () => {
      const id = await newUser(server(), 'spento');
      for (const off of [
        () => server().call('POST', 'user/change_status', { as: 'admin', body: { id } }),
        () => writeUser(server(), id, { active: 0 }),
      ]) {
        const { token } = await server().signIn('spento', PASSWORD);
        const code = await codeFor(server(), 'spento');
        expect((await off()).status).toBe(200);
        expect(await isAlive(server(), token)).toBe(false);
        expect((await server().signIn('spento', PASSWORD)).answer.status).toBe(401);
        expect((await reset(server(), code, 'Un-altra-ancora-1')).status).toBe(410);
        expect((await writeUser(server(), id, { active: true })).status).toBe(200);
        expect(await isAlive(server(), token)).toBe(false);
      }
      expect((await logOf(server(), 'user', id)).filter(([action]) => action === 'status')).toEqual([
        ['status', 'admin', { active: false }],
      ]);
    });

    it('end with another password, given by the form', async () => {
      const id = await newUser(server(), 'parola');
      const { token } = await server().signIn('parola', PASSWORD);
      const [mail = ''] = await mailed(server(), 1, () =>
        writeUser(server(), id, { password: 'Una-password-nuova', password_confirmation: 'Una-password-nuova' }),
      );
      expect(mail).toContain('To: parola@portolano.example');
      expect(await isAlive(server(), token)).toBe(false);
      expect((await server().signIn('parola', 'Una-password-nuova')).answer.status).toBe(200);
    });

    it('of others change their rights at once with another role', async () => {
      const id = await newUser(server(), 'promossa', { role: 'lettore' });
      const headers = await headerOf(server(), 'promossa');
      expect((await server().get('user', { headers })).status).toBe(403);
      expect((await writeUser(server(), id, { role: 'redazione-regionale' })).status).toBe(200);
      expect((await server().get('user', { headers })).status).toBe(200);
    });
  });

  describe('state', () => {
    it('is toggled, notified and logged [1-7.9]', async () => {
      const id = await newUser(server(), 'alterna');
      const toggle = () => server().call('POST', 'user/change_status', { as: 'admin', body: { id } });
      const off = 'Nora De Santis non è più attivo e le sue sessioni sono chiuse';
      expect((await toggle()).body).toEqual({ status: 'success', code: '200', data: { message: off, active: 0 } });
      expect((await readUser(server(), id)).active).toBe(0);
      const on = 'Nora De Santis è attivo';
      expect((await toggle()).body).toEqual({ status: 'success', code: '200', data: { message: on, active: 1 } });
    });

    it('can’t be switched off by oneself', async () => {
      const body = { id: await server().userId('admin') };
      const answer = await server().call('POST', 'user/change_status', { as: 'admin', body });
      const message = 'Non puoi disattivare te stesso: chiedilo a un altro amministratore.';
      expect([answer.status, answer.body]).toEqual([409, refusal(409, message)]);
      expect((await server().call('POST', 'user/change_status', { as: 'admin', body: { id: 99_999 } })).status).toBe(
        404,
      );
    });
  });

  describe('password card', () => {
    const update = (body: object, as = 'admin') => server().call('POST', 'user/update_password_utente', { as, body });

    it('gives another password and ends the sessions [1-7.14]', async () => {
      const id = await newUser(server(), 'carta');
      const { token } = await server().signIn('carta', PASSWORD);
      const answer = await update({ id, send: false, password: 'Una-password-nuova' });
      const message = 'Password aggiornata: le altre sessioni dell’utente sono chiuse';
      expect([answer.status, answer.body]).toEqual([200, { status: 'success', code: '200', data: { message } }]);
      expect(await isAlive(server(), token)).toBe(false);
      expect((await server().signIn('carta', 'Una-password-nuova')).answer.status).toBe(200);
      expect((await logOf(server(), 'user', id)).filter(([action]) => action === 'password')).toEqual([
        ['password', 'admin', { mailed: false }],
      ]);
    });

    it('sends a link to choose one’s own, and never the password [1-2.11.4]', async () => {
      const id = await newUser(server(), 'lettera');
      const [mail = ''] = await mailed(server(), 1, async () => {
        const answer = await update({ id, send: 1, password: 'Una-password-nuova' });
        expect(answer.body).toMatchObject({
          data: { message: 'Password aggiornata: all’utente è partita un’email per sceglierne una sua' },
        });
      });
      expect(mail).toContain('To: lettera@portolano.example');
      expect(mail).toContain('Subject: Portolano: nuova password');
      expect(mail).not.toContain('Una-password-nuova');
      const code = /#\/password\/reset\/([A-Za-z0-9_-]{43})$/m.exec(mail)?.[1] ?? '';
      expect((await reset(server(), code, 'Scelta-da-me-stessa')).status).toBe(200);
      expect((await server().signIn('lettera', 'Scelta-da-me-stessa')).answer.status).toBe(200);
    });

    it('keeps the session of who changes their own', async () => {
      await newUser(server(), 'propria', { role: 'administrator' });
      const headers = await headerOf(server(), 'propria');
      const id = await server().userId('propria');
      const { token } = await server().signIn('propria', PASSWORD);
      const body = { id, send: 0, password: 'Una-password-nuova' };
      const answer = await server().call('POST', 'user/update_password_utente', { headers, body });
      expect(answer.status).toBe(200);
      expect(await isAlive(server(), token)).toBe(false);
      expect((await server().get('user/me', { headers })).status).toBe(200);
    });

    it.each<[object, Record<string, string>]>([
      [{ password: '' }, { password: 'Campo richiesto' }],
      [{ password: 'corta' }, { password: 'La password deve avere almeno 8 caratteri' }],
      [
        { password: 'password1' },
        { password: 'Questa password è fra le più usate e si indovina subito: scegline un’altra' },
      ],
      [
        { password: 'Una-password-nuova', password_confirmation: 'altra' },
        { password_confirmation: 'La conferma non è uguale alla password' },
      ],
      [{ send: 'si', password: 'Una-password-nuova' }, { send: 'Deve essere vero o falso (1 o 0)' }],
    ])('refuses %j', async (change, errors) => {
      const answer = await update({ id: await server().userId('editor'), send: false, ...change });
      expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
      expect((await server().signIn('editor', 'editor-demo-2026')).answer.status).toBe(200);
    });

    it('refuses users that do not exist', async () => {
      expect((await update({ id: 99_999, send: false, password: 'Una-password-nuova' })).status).toBe(404);
    });
  });

  describe('rights', () => {
    const abilities = ['user-view', 'user-create', 'user-edit', 'user-delete', 'news-view'];

    it('let nobody give, or touch who has, more than they have themselves', async () => {
      await newRole(server(), 'Capo redazione', abilities);
      await newUser(server(), 'capo', { role: 'capo-redazione' });
      const headers = await headerOf(server(), 'capo');
      const as = (method: string, path: string, body?: object) =>
        server().call(method, path, { headers, ...(body === undefined ? {} : { body }) });
      const roleBeyond = 'Questo ruolo può più di te: lo assegna solo chi ha gli stessi permessi';

      for (const role of ['administrator', 'editor']) {
        const answer = await as('POST', 'user', userBody(server(), 'complice', { role }));
        expect([answer.status, answer.body]).toEqual([422, invalid({ role: roleBeyond })]);
      }
      expect((await as('POST', 'user', userBody(server(), 'pari', { role: 'capo-redazione' }))).status).toBe(201);

      const [admin, editor, peer] = await Promise.all(['admin', 'editor', 'pari'].map((one) => server().userId(one)));
      const beyond = (name: string) =>
        refusal(
          409,
          `${name} ha permessi che tu non hai: può modificarlo solo chi li ha tutti. Chiedilo a un amministratore.`,
        );
      for (const [id, name] of [
        [admin, 'Anna Montanari'],
        [editor, 'Luca Benassi'],
      ] as const) {
        const refused = [
          await as('PUT', `user/${id}`, { email: 'mia@portolano.example' }),
          await as('POST', 'user/change_status', { id }),
          await as('POST', 'user/update_password_utente', { id, send: false, password: 'Una-password-nuova' }),
          await as('DELETE', `user/${id}`),
          await as('DELETE', 'user/reassign', { user_to_delete: id, user_to_reassign: peer }),
        ];
        expect(refused.map(({ status, body }) => [status, body])).toEqual(refused.map(() => [409, beyond(name)]));
      }
      expect((await as('PUT', `user/${peer}`, { role: 'editor' })).body).toEqual(invalid({ role: roleBeyond }));
      expect((await as('PUT', `user/${peer}`, { first_name: 'Altra' })).status).toBe(200);
      expect((await as('DELETE', `user/${peer}`)).status).toBe(200);
    });

    it('of the wildcard cover every role but the administrators’', async () => {
      await newRole(server(), 'Tutto', ['*']);
      await newUser(server(), 'tutto', { role: 'tutto' });
      const headers = await headerOf(server(), 'tutto');
      const send = (role: string, username: string) =>
        server().call('POST', 'user', { headers, body: userBody(server(), username, { role }) });
      expect((await send('editor', 'figlia')).status).toBe(201);
      expect((await send('administrator', 'regina')).status).toBe(422);
    });
  });
});
