import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { seedUsers } from '../../demo/users';
import { buildApp } from '../../server/app';
import { migrate } from '../../server/db/migrate';
import type { Mail, Mailer } from '../../server/mail/mail';
import { createMailer } from '../../server/mail/mailer';
import { newDatabase } from './database';
import { PATIENT_LIMITS } from './kit';

const FROM = 'Portolano <portolano@redazione.example>';
const mail: Mail = { to: 'anna@example.it', subject: 'Prova', text: 'Gentile Anna,\nperché no?\n' };

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly raw: string;
}

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A mail server that takes everything for the user 'posta' but what goes to example.org. */
async function mailServer(): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 's3greta!' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      address.endsWith('@example.org') ? done(new Error('unknown mailbox')) : done(),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '');
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, user: String(user), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  cleanups.push(() => new Promise((closed) => server.close(() => closed())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

const smtp = (port: number, password = 's3greta!') =>
  createMailer({ smtp: `smtp://posta:${encodeURIComponent(password)}@127.0.0.1:${port}`, mailFrom: FROM, dataDir: '' });

describe('mail over SMTP', () => {
  it('signs in and hands the message over', async () => {
    const { port, received } = await mailServer();
    await smtp(port).send(mail);
    expect(received).toHaveLength(1);
    const [message] = received;
    expect({ ...message, raw: '' }).toEqual({
      from: 'portolano@redazione.example',
      to: ['anna@example.it'],
      user: 'posta',
      raw: '',
    });
    expect(message?.raw).toContain(`From: ${FROM}\r\n`);
    expect(message?.raw).toContain('To: anna@example.it\r\n');
    expect(message?.raw).toContain('Subject: Prova\r\n');
    expect(message?.raw).toContain('perch=C3=A9 no?');
  });

  it('rejects when the mail server refuses', async () => {
    const { port, received } = await mailServer();
    await expect(smtp(port, 'sbagliata').send(mail)).rejects.toThrow(/Invalid login/);
    await expect(smtp(port).send({ ...mail, to: 'anna@example.org' })).rejects.toThrow(/unknown mailbox/);
    expect(received).toEqual([]);
  });

  it('rejects when nobody listens', async () => {
    const { port } = await mailServer();
    for (const cleanup of cleanups.splice(0)) await cleanup();
    await expect(smtp(port).send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('sends to one address, whatever its text looks like', async () => {
    const { port, received } = await mailServer();
    await smtp(port)
      .send({ ...mail, to: 'anna@example.it, bruno@example.it' })
      .catch(() => undefined);
    expect(received.flatMap(({ to }) => to)).not.toContain('bruno@example.it');
  });
});

/** A server with this mailer and the demo's users; `logged` collects its log. */
async function appWith(mailer: Mailer) {
  const db = await newDatabase('embedded');
  await migrate(db);
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>("insert into desks (nome) values ('Prova') returning id");
    await seedUsers(tx, rows[0]?.id ?? 0);
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'portolano-mail-'));
  const logged: string[] = [];
  const app = await buildApp({
    config: { dataDir, logLevel: 'info', trustedProxies: [] },
    db,
    limits: PATIENT_LIMITS,
    mailer,
    publicUrl: 'https://redazione.example/portolano/',
    logSink: { write: (line) => void logged.push(line) },
  });
  cleanups.push(async () => {
    await app.close();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const recover = (email: string) =>
    app.inject({ method: 'POST', url: '/api/v1/password/reset/email', payload: { email } });
  return { app, logged, recover };
}

describe('recovery mail', () => {
  it('leads to the public address, and is not waited for', async () => {
    const sent: Mail[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { app, recover } = await appWith({
      target: 'posta.example',
      send(message) {
        sent.push(message);
        return released;
      },
    });
    expect((await recover('editor@portolano.example')).statusCode).toBe(200);
    expect((await recover('nessuno@portolano.example')).statusCode).toBe(200);
    let closed = false;
    const closing = app.close().then(() => {
      closed = true;
    });
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.to).toBe('editor@portolano.example');
    expect(sent[0]?.text).toMatch(/^https:\/\/redazione\.example\/portolano\/#\/password\/reset\/[A-Za-z0-9_-]{43}$/m);
    expect(closed).toBe(false);
    release();
    await closing;
    expect(closed).toBe(true);
  });

  it('that fails is logged, and answered like any other', async () => {
    const { app, logged, recover } = await appWith({
      target: 'posta.example',
      send: () => Promise.reject(new Error('mail server is down')),
    });
    expect((await recover('editor@portolano.example')).statusCode).toBe(200);
    await app.close();
    const errors = logged
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter((l) => l.level === 50);
    expect(errors).toEqual([
      expect.objectContaining({
        msg: 'recovery mail failed',
        err: expect.objectContaining({ message: 'mail server is down' }),
      }),
    ]);
  });
});
