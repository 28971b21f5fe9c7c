import { beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../server/auth/passwords';
import { auditOf, isAlive, mailsOf, reset } from './accounts-kit';
import { describeOnEach } from './kit';

const INITIAL = 'mostrata-una-volta-1';
const OWN = 'Argine-Lungo-del-Po';

interface Refusal {
  readonly message: string;
  readonly data: { readonly message: string; readonly password_reset_code: string };
}

describeOnEach('initial password', (server) => {
  const refused = async () => {
    const { answer } = await server().signIn('turistica', INITIAL);
    expect(answer.status).toBe(409);
    return answer.body as Refusal;
  };

  beforeEach(async () => {
    await server().db.query(
      "update users set password_hash = $1, initial_password_hash = $1 where username = 'turistica'",
      [await hashPassword(INITIAL)],
    );
    await server().db.query('delete from sessions');
    await server().db.query('delete from password_resets');
  });

  it('opens no session: the refusal says what to do, and brings the code to do it', async () => {
    const { message, data } = await refused();
    const code = data.password_reset_code;
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(message).toBe(
      `Questa è la password iniziale: prima di entrare scegline una tua, entro 60 minuti, a questo indirizzo: ${server().origin}/#/password/reset/${code}`,
    );
    expect(data).toEqual({ message, password_reset_code: code });
    expect((await server().db.query('select 1 from sessions')).rowCount).toBe(0);
    for (const secret of [INITIAL, code]) expect(server().logText()).not.toContain(secret);
    expect((await auditOf(server(), 'turistica')).at(-1)).toEqual({
      action: 'password.initial',
      username: 'turistica',
      details: {},
    });
  });

  it('gives way to one of one’s own, which is not the same again, and mails nobody', async () => {
    const code = (await refused()).data.password_reset_code;
    const mails = (await mailsOf(server())).length;
    const same = await reset(server(), code, INITIAL);
    expect([same.status, same.body]).toEqual([
      422,
      expect.objectContaining({ errors: { password: 'È la password iniziale: scegline un’altra' } }),
    ]);
    expect((await reset(server(), code, OWN)).status).toBe(200);
    expect((await server().signIn('turistica', INITIAL)).answer.status).toBe(401);
    const { answer, token } = await server().signIn('turistica', OWN);
    expect([answer.status, await isAlive(server(), token)]).toEqual([200, true]);
    expect(await mailsOf(server())).toHaveLength(mails);
  });

  it('a wrong password says nothing of it, and a later code replaces an earlier one', async () => {
    expect((await server().signIn('turistica', 'sbagliata')).answer.status).toBe(401);
    const first = (await refused()).data.password_reset_code;
    const second = (await refused()).data.password_reset_code;
    expect((await reset(server(), first, OWN)).status).toBe(410);
    expect((await reset(server(), second, OWN)).status).toBe(200);
  });

  it('is initial no more once an administrator has set another one', async () => {
    const body = { id: await server().userId('turistica'), send: false, password: OWN };
    expect((await server().call('POST', 'user/update_password_utente', { as: 'admin', body })).status).toBe(200);
    expect((await server().signIn('turistica', OWN)).answer.status).toBe(200);
  });
});
