import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { auditOf, codeFor, codeIn, isAlive, mailed, mailsOf, recover, reset } from './accounts-kit';
import { describeOnEach } from './kit';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Argine-Lungo-del-Po';

const sent = {
  status: 'success',
  code: '200',
  data: {
    message:
      'Se l’indirizzo appartiene a un utente attivo, fra poco riceverà un’email con il collegamento per scegliere una nuova password. Il collegamento vale 60 minuti e una volta sola.',
  },
};
const expired = {
  status: 'error',
  code: '410',
  message:
    'Il collegamento non vale più: è scaduto dopo 60 minuti, è già stato usato o ne hai chiesto uno più recente. Chiedine un altro.',
};
const invalid = (errors: object) => ({
  status: 'error',
  code: '422',
  message: 'I dati inviati non sono validi: correggi i campi segnalati.',
  errors,
});

describeOnEach('recovery', (server) => {
  beforeEach(async () => {
    await server().db.query('delete from sign_in_attempts');
  });

  it('mails a link that opens the page of this server [1-7.21]', async () => {
    const [mail = ''] = await mailed(server(), 1, () => recover(server(), ' EDITOR@portolano.example '));
    const code = codeIn(mail);
    const [head = '', ...body] = mail.split('\n\n');
    expect(head.replace(/^Date: .*$/m, 'Date: *').split('\n')).toEqual([
      'From: Portolano <portolano@localhost>',
      'To: editor@portolano.example',
      'Subject: Portolano: recupero delle credenziali',
      'Date: *',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ]);
    expect(body.join('\n\n')).toContain('Gentile Luca,');
    expect(body.join('\n\n')).toContain(`\n${server().origin}/#/password/reset/${code}\n`);
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
  });

  it('keeps messages for the owner of the data folder only', async () => {
    await codeFor(server(), 'editor');
    expect(((await stat(join(server().dataDir, 'outbox'))).mode & 0o777).toString(8)).toBe('700');
  });

  it('takes no address for the link from the caller', async () => {
    const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' };
    const [mail = ''] = await mailed(server(), 1, () => recover(server(), 'editor@portolano.example', forged));
    expect(mail).not.toContain('evil.example');
  });

  it('answers the same whoever has the address, and mails nobody without an account', async () => {
    await server().db.query("update users set active = false where username = 'lettore'");
    const [mail, ...others] = await mailed(server(), 1, async () => {
      for (const name of ['nessuno', 'lettore', 'turistica']) {
        const answer = await recover(server(), `${name}@portolano.example`);
        expect([answer.status, answer.body]).toEqual([200, sent]);
      }
    });
    expect(mail).toContain('To: turistica@portolano.example');
    expect(others).toEqual([]);
    const { rows } = await server().db.query(
      "select u.username from password_resets p join users u on u.id = p.user_id where u.username in ('lettore', 'turistica')",
    );
    expect(rows).toEqual([{ username: 'turistica' }]);
    await server().db.query("update users set active = true where username = 'lettore'");
  });

  it.each([
    ['', 'Campo richiesto'],
    ['   ', 'Campo richiesto'],
    ['editor', 'Email non valida: controlla che sia scritta come nome@dominio.it'],
    ['a@b\nBcc: c@d', 'Email non valida: controlla che sia scritta come nome@dominio.it'],
    [`${'a'.repeat(250)}@b.it`, 'Troppo lungo: al massimo 254 caratteri'],
  ])('refuses the address %j [1-5.10]', async (email, problem) => {
    const answer = await recover(server(), email);
    expect([answer.status, answer.body]).toEqual([422, invalid({ email: problem })]);
  });

  it('slows down requests for one address, whether it exists or not', async () => {
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let count = 0; count < 4; count += 1) all.push((await recover(server(), email)).status);
      return all;
    };
    expect(await statuses('nessuno@portolano.example')).toEqual([200, 200, 200, 429]);
    await mailed(server(), 3, async () => {
      expect(await statuses('regionale@portolano.example')).toEqual([200, 200, 200, 429]);
    });
    const refused = await recover(server(), 'REGIONALE@portolano.example');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body).toEqual({
      status: 'error',
      code: '429',
      message: 'Troppe richieste: riprova fra 60 secondi.',
    });
    server().advance(MINUTE);
    await mailed(server(), 1, () => recover(server(), 'regionale@portolano.example'));
  });

  it('slows down an address that asks for many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, i) => recover(server(), `nessuno-${i}@x.example`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(200), ...Array(5).fill(429)]);
  });

  it('gives the owner of the code a new password, once, and ends every session [1-7.21]', async () => {
    const token = await server().token('editor');
    const code = await codeFor(server(), 'editor');
    const [mail = ''] = await mailed(server(), 1, async () => {
      const answer = await reset(server(), code, NEW_PASSWORD);
      expect([answer.status, answer.body]).toEqual([
        200,
        { status: 'success', code: '200', data: { message: 'La password è stata cambiata: ora puoi accedere.' } },
      ]);
    });
    expect(mail).toContain('Subject: Portolano: password cambiata');
    expect(await isAlive(server(), token)).toBe(false);
    expect((await server().signIn('editor', 'editor-demo-2026')).answer.status).toBe(401);
    expect((await server().signIn('editor', NEW_PASSWORD)).answer.status).toBe(200);
    const again = await reset(server(), code, NEW_PASSWORD);
    expect([again.status, again.body]).toEqual([410, expired]);
    expect((await auditOf(server(), 'editor')).slice(-2)).toEqual([
      { action: 'password.forgotten', username: 'editor', details: {} },
      { action: 'password.reset', username: 'editor', details: {} },
    ]);
  });

  it('lets in at once after a reset, however often the old password was tried', async () => {
    for (let count = 0; count < 6; count += 1) await server().signIn('redazione', 'sbagliata');
    expect((await server().signIn('redazione', 'redazione-demo-2026')).answer.status).toBe(429);
    await mailed(server(), 2, async () => {
      await reset(server(), await codeFor(server(), 'redazione'), NEW_PASSWORD);
    });
    expect((await server().signIn('redazione', NEW_PASSWORD)).answer.status).toBe(200);
  });

  it('lets one of several calls with one code through', async () => {
    const code = await codeFor(server(), 'turistica');
    await mailed(server(), 1, async () => {
      const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(server(), code, `${NEW_PASSWORD}-${n}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    });
  });

  it('takes the newest code only', async () => {
    const older = await codeFor(server(), 'lettore');
    const newer = await codeFor(server(), 'lettore');
    expect((await reset(server(), older, NEW_PASSWORD)).body).toEqual(expired);
    await mailed(server(), 1, async () => {
      expect((await reset(server(), newer, NEW_PASSWORD)).status).toBe(200);
    });
  });

  it('takes a code for 60 minutes', async () => {
    const code = await codeFor(server(), 'lettore');
    server().advance(60 * MINUTE);
    const late = await reset(server(), code, NEW_PASSWORD);
    expect([late.status, late.body]).toEqual([410, expired]);
    await recover(server(), 'nessuno@portolano.example');
    await mailed(server(), 1, () => recover(server(), 'admin@portolano.example'));
    const { rows } = await server().db.query('select count(*) as old from password_resets where expires_at <= $1', [
      server().now(),
    ]);
    expect(rows).toEqual([{ old: 0 }]);
  });

  it('takes no code of a user who was switched off', async () => {
    const code = await codeFor(server(), 'lettore');
    await server().db.query("update users set active = false where username = 'lettore'");
    expect((await reset(server(), code, NEW_PASSWORD)).body).toEqual(expired);
    await server().db.query("update users set active = true where username = 'lettore'");
  });

  it.each(['x', 'a'.repeat(43), 'email%01', '..%2F..%2Flogin'])('refuses the code %j', async (code) => {
    const answer = await reset(server(), code, NEW_PASSWORD);
    expect([answer.status, answer.body]).toEqual([410, expired]);
  });

  it('refuses what is no password, and does not use the code up [1-5.11]', async () => {
    const code = await codeFor(server(), 'regionale');
    const refusals: [password: string, more: object, errors: object][] = [
      ['', {}, { password: 'Campo richiesto', password_confirmation: 'Campo richiesto' }],
      ['sette77', {}, { password: 'La password deve avere almeno 8 caratteri' }],
      ['a'.repeat(1001), {}, { password: 'Troppo lungo: al massimo 1.000 caratteri' }],
      ['Password123', {}, { password: 'Questa password è fra le più usate e si indovina subito: scegline un’altra' }],
      [
        'Regionale@portolano.example',
        {},
        { password: 'La password non può essere il tuo nome utente o la tua email: scegline un’altra' },
      ],
      [
        NEW_PASSWORD,
        { password_confirmation: 'altro' },
        { password_confirmation: 'La conferma non è uguale alla password' },
      ],
      [NEW_PASSWORD, { password_confirmation: '' }, { password_confirmation: 'Campo richiesto' }],
      [NEW_PASSWORD, { email_token: 'altro' }, { email_token: 'Il codice non è quello dell’indirizzo' }],
      [NEW_PASSWORD, { email_token: undefined }, { email_token: 'Campo richiesto' }],
    ];
    for (const [password, more, errors] of refusals) {
      const answer = await reset(server(), code, password, more);
      expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
    }
    await mailed(server(), 1, async () => {
      expect((await reset(server(), code, NEW_PASSWORD)).status).toBe(200);
    });
  });

  it('stores the hash of a code only, and logs none', async () => {
    const code = await codeFor(server(), 'admin');
    const { rows } = await server().db.query('select code_hash from password_resets where user_id = $1', [
      await server().userId('admin'),
    ]);
    expect(rows).toEqual([{ code_hash: createHash('sha256').update(code).digest() }]);
    await reset(server(), code, 'corta');
    expect(server().logText()).not.toContain(code);
    expect(server().logText()).not.toContain('admin@portolano.example');
    expect((await mailsOf(server())).length).toBeGreaterThan(0);
  });
});
