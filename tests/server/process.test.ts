import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_USERS } from '../../demo/users';
import { startupTexts } from '../../src/messages/server/startup';
import { isCore } from '../kit/set';
import { newDemoFolder } from './demo-kit';
import { Process } from './process';
import { bundled, type Program } from './program';

let program: Program;

const running: Process[] = [];
/** The server, the way `npm start` runs it. */
function run(environment: Record<string, string>, options: string[] = []): Process {
  const started = new Process(program.file, environment, options);
  running.push(started);
  return started;
}

afterEach(async () => {
  for (const started of running) started.child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

describe('the server process', { timeout: 180_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    program = await bundled('main.ts');
    folder = await mkdtemp(join(tmpdir(), 'portolano-test-'));
  });
  afterAll(() => Promise.all([program.remove(), rm(folder, { recursive: true, force: true })]));

  const post = async (port: number, path: string, body: object): Promise<Response> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Beside other work a server that has just started may say that it is overloaded: to come back later.
    if (response.status !== 503) return response;
    await setTimeout(500);
    return post(port, path, body);
  };

  const login = async (port: number, username: string, password: string) =>
    (await post(port, 'login', { username, password })).status;

  /** Signs in with the initial password and chooses another one. */
  const choosePassword = async (port: number, initial: string, password: string): Promise<number> => {
    const refusal = await post(port, 'login', { username: 'admin', password: initial });
    const { data } = (await refusal.json()) as { data: { password_reset_code: string } };
    const code = data.password_reset_code;
    const body = { email_token: code, password, password_confirmation: password };
    return (await post(port, `password/reset/${code}`, body)).status;
  };

  /** Names of the municipalities that a new administrator finds for 'forli'. */
  const cities = async (port: number, password: string): Promise<string[]> => {
    const api = `http://127.0.0.1:${port}/api/v1`;
    const signIn = await post(port, 'login', { username: 'admin', password });
    const { data: session } = (await signIn.json()) as { data: { access_token: string } };
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const found = await fetch(`${api}/operations/comuni?name=forli`, { headers });
    const { data } = (await found.json()) as { data: { city: string }[] };
    return data.map(({ city }) => city);
  };

  it('refuses a wrong setting in one line', async () => {
    const { code, err, out } = await run({ PORTOLANO_PORT: 'abc', PORTOLANO_DATA: folder }).result();
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^PORTOLANO_PORT="abc" non va bene: .*\n$/);
  });

  it('refuses a data folder that can not be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, err, out } = await run({ PORTOLANO_DATA: join(file, 'dati') }).result();
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `PORTOLANO_DATA=${JSON.stringify(join(file, 'dati'))} non va bene: la cartella non può essere creata o scritta (ENOTDIR).\n`,
    );
  });

  it('refuses a PostgreSQL that is not there, without telling its password', async () => {
    const { code, err, out } = await run({
      PORTOLANO_DATA: join(folder, 'postgres'),
      DATABASE_URL: 'postgres://u:segreta@127.0.0.1:1/x',
    }).result();
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      'DATABASE_URL: la base dati postgres://u:***@127.0.0.1:1/x non risponde (a quell’indirizzo non risponde nessuno). Controlla indirizzo, utente e password.\n',
    );
  });

  it('without the demo makes one administrator, whose password it shows once', async () => {
    const data = { PORTOLANO_DATA: join(folder, 'vuoto'), PORTOLANO_LOG: 'silent' };
    const first = run(data, ['--no-demo']);
    const port = await first.ready();
    expect(first.out).not.toContain(startupTexts.httpsWithoutProxy);
    const initial = /^ {4}password {5}(\S{20})$/m.exec(first.out)?.[1] ?? '';
    expect(await login(port, 'admin', initial)).toBe(409);
    const password = 'Argine-Lungo-del-Po';
    expect(await choosePassword(port, initial, password)).toBe(200);
    expect(await login(port, 'admin', initial)).toBe(401);
    expect(await login(port, 'admin', password)).toBe(200);
    for (const demo of DEMO_USERS) expect(await login(port, demo.username, demo.password)).toBe(401);
    expect(await cities(port, password)).toEqual(['Forlì', 'Forlimpopoli']);
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(first.err).toBe('');

    const second = run({ ...data, PORTOLANO_URL: 'https://redazione.example.it/' }, ['--no-demo']);
    const again = await second.ready();
    expect(second.out).toContain(startupTexts.httpsWithoutProxy);
    expect(second.out).not.toContain('password');
    expect(first.out.split(initial)).toHaveLength(2);
    expect(await login(again, 'admin', password)).toBe(200);

    const { code, err } = await run(data, ['--no-demo']).result();
    const line =
      /^PORTOLANO_DATA=(.+): la cartella è già usata da un altro processo di Portolano \(processo (\d+) su (\S+), avviato [\d/]+, [\d:]+\)\. Fermalo o scegli un'altra cartella\.\n$/;
    expect(code).toBe(1);
    expect(line.exec(err)?.slice(1)).toEqual([data.PORTOLANO_DATA, String(second.child.pid), hostname()]);

    second.child.kill('SIGKILL');
    await second.ended;
    expect(await login(await run(data, ['--no-demo']).ready(), 'admin', password)).toBe(200);
  });

  describe('with the demo', () => {
    const data = () => ({ PORTOLANO_DATA: join(folder, 'demo') });
    // The core starts where a first start has ended: the browser's tests begin with one of their own.
    beforeAll(async () => {
      if (isCore) await newDemoFolder(join(folder, 'demo/database'), inject('run'));
    });

    it('shows users that can sign in, and finishes the call in flight when it is stopped', async () => {
      const server = run(data());
      const port = await server.ready();
      for (const { username, password } of DEMO_USERS) {
        expect(server.out).toMatch(new RegExp(`^ {4}${username} +${password} `, 'm'));
        expect(await login(port, username, password)).toBe(200);
      }
      const body = JSON.stringify({ username: 'admin', password: 'admin-demo-2026' });
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.write(
        `POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
      );
      // The server's 'go on' says that it has the call in its hands.
      await new Promise((resolve) => socket.once('data', resolve));
      expect(answer).toMatch(/^HTTP\/1\.1 100 Continue/);
      server.child.kill('SIGTERM');
      await untilRefused(port);
      socket.write(body);
      await closed;
      expect(answer).toMatch(/\r\nHTTP\/1\.1 200 OK\r\n/);
      expect(answer).toContain('"access_token"');
      expect(await server.ended).toEqual({ code: 0, signal: null });
    });

    it('is ended at once by a second signal', async () => {
      const server = run(data());
      const port = await server.ready();
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
      );
      await new Promise((resolve) => socket.once('data', resolve));
      server.child.kill('SIGINT');
      await untilRefused(port);
      const insist = setInterval(() => server.child.kill('SIGINT'), 100);
      const ended = await server.ended;
      clearInterval(insist);
      expect(ended).toEqual({ code: 1, signal: null });
      socket.destroy();
    });

    it('refuses a port in use', async () => {
      const { server, port } = await listen();
      const { code, err } = await run({ ...data(), PORTOLANO_PORT: String(port) }).result();
      server.close();
      expect([code, err]).toEqual([
        1,
        `PORTOLANO_PORT=${port}: la porta è già occupata su 127.0.0.1. Ferma il programma che la usa o scegline un'altra.\n`,
      ]);
    });

    it('refuses to go without the demo while public passwords open the database', async () => {
      const { code, err } = await run(data(), ['--no-demo']).result();
      expect([code, err]).toEqual([
        1,
        'La base dati contiene utenti dimostrativi con la password pubblica (admin, regionale, redazione, turistica, editor, lettore): disattivali o cambia la loro password, oppure avvia con i dati dimostrativi (npm start, senza --no-demo).\n',
      ]);
    });
  });
});

/** Connects again and again until nobody listens any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const code = await new Promise<string | undefined>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      socket.once('connect', () => {
        socket.destroy();
        resolve(undefined);
      });
    });
    if (code === 'ECONNREFUSED') return;
  }
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}
