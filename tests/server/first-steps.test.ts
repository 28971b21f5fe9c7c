import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { migrate } from '../../server/db/migrate';
import type { Db } from '../../server/db/types';
import type { Mail, Mailer } from '../../server/mail/mail';
import { fillDatabase } from '../../server/start/firstStart';
import type { WireStep } from '../../src/contract/firstSteps';
import { newDatabase } from './database';
import { describeOnEach, PATIENT_LIMITS } from './kit';

interface StepsBody {
  readonly message?: string;
  readonly data: { readonly message?: string; readonly steps: readonly WireStep[] };
}

/** The steps in a state, by name. */
const named = (steps: readonly WireStep[], is: (step: WireStep) => unknown): string[] =>
  steps.filter((step) => Boolean(is(step))).map(({ step }) => step);

describeOnEach('first steps', (server) => {
  const list = async () => (await server().get<StepsBody>('first-steps', { as: 'admin' })).body.data.steps;
  const put = (step: string, body: unknown, as = 'admin') =>
    server().call<StepsBody>('PUT', `first-steps/${step}`, { as, body });
  const aboutOf = async (step: string) => (await list()).find((one) => one.step === step)?.about;

  beforeEach(async () => {
    await server().db.query('delete from first_steps');
  });

  it('are for administrators alone', async () => {
    for (const as of ['regionale', 'editor', 'lettore']) {
      expect((await server().get('first-steps', { as })).status).toBe(403);
      expect((await put('roles', { state: 'deferred' }, as)).status).toBe(403);
      expect((await server().call('POST', 'first-steps/mail', { as })).status).toBe(403);
    }
    expect((await server().get('first-steps')).status).toBe(401);
    expect((await server().db.query('select 1 from first_steps')).rows).toEqual([]);
  });

  it('are put off and taken up again, as often as somebody likes', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await put('geocoder', { state: 'deferred' });
      expect([status, named(body.data.steps, (step) => step.is_deferred)]).toEqual([200, ['geocoder']]);
    }
    expect(named(await list(), (step) => step.is_deferred)).toEqual(['geocoder']);
    expect(named((await put('geocoder', { state: 'open' })).body.data.steps, (step) => step.is_deferred)).toEqual([]);
    expect(named((await put('geocoder', { state: 'open' })).body.data.steps, (step) => step.is_deferred)).toEqual([]);
  });

  it('take a caller’s word for what only a person or a browser can judge', async () => {
    const tiles = 'https://tile.example/{z}/{x}/{y}.png';
    await put('roles', { state: 'checked' });
    await put('languages', { state: 'checked', about: 'ja' });
    await put('tiles', { state: 'checked', about: tiles });
    const done = named(await list(), (step) => step.is_done);
    expect(done).toEqual(expect.arrayContaining(['languages', 'roles', 'tiles']));
    expect([await aboutOf('languages'), await aboutOf('tiles')]).toEqual(['it, en', tiles]);
  });

  it('of what the server sees by itself take nobody’s word, nor a check of nothing', async () => {
    for (const step of ['address', 'mail', 'desks', 'users', 'trees', 'content'])
      expect((await put(step, { state: 'checked', about: 'x' })).status, step).toBe(422);
    for (const body of [{ state: 'checked' }, { state: 'checked', about: ' ' }, { state: 'checked', about: null }])
      expect((await put('tiles', body)).status).toBe(422);
    expect((await put('tiles', { state: 'checked', about: 'x'.repeat(2001) })).status).toBe(422);
    expect((await put('tiles', { state: 'finito' })).status).toBe(422);
    expect((await put('altro', { state: 'deferred' })).status).toBe(400);
    expect((await server().db.query('select 1 from first_steps')).rows).toEqual([]);
  });

  it('without a mail server keep the test mail as a file, say so, and prove nothing', async () => {
    const { status, body } = await server().call<StepsBody>('POST', 'first-steps/mail', { as: 'admin' });
    expect([status, body.data.message]).toEqual([200, expect.stringMatching(/«outbox».*PORTOLANO_SMTP/)]);
    expect(named(body.data.steps, (step) => step.is_done)).not.toContain('mail');
    const outbox = join(server().dataDir, 'outbox');
    const [file = ''] = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    expect(await readFile(join(outbox, file), 'utf8')).toMatch(/^To: admin@portolano\.example$/m);
  });

  it('see by themselves desks, users and what is published', async () => {
    const { db } = server();
    const facts = async () =>
      named(await list(), (step) => step.is_done && ['desks', 'users', 'content'].includes(step.step));
    expect(await facts()).toEqual(['desks', 'users']);
    await db.query("update users set email = replace(email, '@portolano.example', '@LOCALHOST')");
    expect(await facts()).toEqual(['desks']);
    await db.query("update users set email = replace(email, '@LOCALHOST', '@portolano.example')");
    await db.query("update desks set nome = 'Redazione regionale'");
    expect(await facts()).toEqual(['users']);
    await db.query("update desks set nome = 'Redazione di prova'");
    const { rows } = await db.query<{ id: number }>("insert into contents (area) values ('news') returning id");
    const id = rows[0]?.id;
    await db.query("insert into translations (content_id, area, lang, status) values ($1, 'news', 'it', 2)", [id]);
    expect(await facts()).toEqual(['desks', 'users']);
    await db.query('update translations set status = 1 where content_id = $1', [id]);
    expect(await facts()).toEqual(['desks', 'users', 'content']);
    await db.query('delete from contents where id = $1', [id]);
  });
});

/** A mailer that keeps what it sends, or fails with this. */
const mailerWith = (sent: Mail[], target: string, failure: Error | null = null): Mailer => ({
  target,
  send: async (mail) => {
    if (failure !== null) throw failure;
    sent.push(mail);
  },
});

describe('the first steps of an empty site', () => {
  let db: Db;
  let dataDir: string;
  let password = '';
  let apps: { close(): Promise<unknown> }[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portolano-first-'));
    db = await newDatabase('embedded');
    await migrate(db);
    const show = (text: string) => {
      password = /password {5}(\S{20})$/m.exec(text)?.[1] ?? '';
    };
    await fillDatabase(db, { dataDir, languages: ['it', 'en'] }, { demo: null, show });
    // The initial password serves to choose another one only.
    await db.query('update users set initial_password_hash = null');
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    apps = [];
  });
  afterAll(async () => {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A server with this mailer, and what calls it as the first administrator. */
  async function siteWith(mailer: Mailer | null, languages: readonly [string, ...string[]] = ['it', 'en']) {
    const app = await buildApp({
      config: { dataDir, logLevel: 'info', trustedProxies: [] },
      db,
      limits: PATIENT_LIMITS,
      languages,
      ...(mailer && { mailer }),
      publicUrl: mailer === null ? null : 'https://redazione.example/',
      logSink: { write: () => undefined },
    });
    apps.push(app);
    const signIn = await app.inject({ method: 'POST', url: '/api/v1/login', payload: { username: 'admin', password } });
    const token = signIn.json<{ data: { access_token: string } }>().data.access_token;
    return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
      const answer = await app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: { Authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json<StepsBody>() };
    };
  }

  it('are what the product brings not: trees are there, everything else is missing', async () => {
    const call = await siteWith(null);
    const { steps } = (await call('GET', 'first-steps')).body.data;
    expect(named(steps, (step) => step.is_done)).toEqual(['trees']);
    await db.query('delete from categories where main = 10');
    const { steps: bare } = (await call('GET', 'first-steps')).body.data;
    expect(named(bare, (step) => step.is_done)).toEqual([]);
  });

  it('with a mail server: a mail that was taken counts, as long as the server is the same', async () => {
    const sent: Mail[] = [];
    const call = await siteWith(mailerWith(sent, 'posta.example:587'));
    const local = await call('POST', 'first-steps/mail');
    expect([local.status, local.body.message, sent]).toEqual([422, expect.stringContaining('admin@localhost'), []]);
    await db.query("update users set email = 'capo@redazione.example'");
    const { status, body } = await call('POST', 'first-steps/mail');
    expect([status, sent[0]?.to, sent[0]?.text]).toEqual([
      200,
      'capo@redazione.example',
      expect.stringContaining('https://redazione.example/'),
    ]);
    expect(body.data.message).toContain('Mail di prova inviata a capo@redazione.example');
    expect(named(body.data.steps, (step) => step.is_done)).toEqual(expect.arrayContaining(['address', 'mail']));
    const other = await siteWith(mailerWith([], 'altra.example'));
    expect(named((await other('GET', 'first-steps')).body.data.steps, (step) => step.is_done)).not.toContain('mail');
  });

  it('a mail server that refuses is told with its reason, and nothing is proved', async () => {
    const call = await siteWith(mailerWith([], 'muta.example', new Error('connect ECONNREFUSED')));
    const { status, body } = await call('POST', 'first-steps/mail');
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(/muta\.example.*non risponde nessuno.*PORTOLANO_SMTP/),
    ]);
    expect(named((await call('GET', 'first-steps')).body.data.steps, (step) => step.is_done)).not.toContain('mail');
  });

  it('languages that were looked at are looked at again once they are others', async () => {
    const call = await siteWith(null);
    await call('PUT', 'first-steps/languages', { state: 'checked' });
    const isDone = async (site: typeof call) =>
      named((await site('GET', 'first-steps')).body.data.steps, (step) => step.is_done).includes('languages');
    expect(await isDone(call)).toBe(true);
    expect(await isDone(await siteWith(null, ['it', 'en', 'de']))).toBe(false);
  });
});
