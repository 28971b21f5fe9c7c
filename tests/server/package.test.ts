import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BESIDE } from '../../scripts/bundleServer.mjs';
import { PROGRAMS } from '../../scripts/programs.mjs';
import { startupTexts } from '../../src/messages/server/startup';
import { isCore } from '../kit/set';
import { Process } from './process';
import { root } from './program';
import { S3Server } from './s3Server';

/** Bytes that a package takes at most, unpacked. */
const GREATEST = 120_000_000;

interface Found {
  readonly path: string;
  readonly size: number;
  readonly changed: number;
}

function filesBelow(folder: string): Found[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return { path, size, changed: mtimeMs };
    });
}

// The core has the same programs out of the build; here is what only the package can lack.
describe.skipIf(isCore)('the package', { timeout: 300_000 }, () => {
  let folder: string;
  /** Where nothing of ours is found further up. */
  let program: string;
  let before: Found[];
  const running: Process[] = [];

  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/package.mjs'], { cwd: root, stdio: 'ignore' });
    folder = mkdtempSync(join(tmpdir(), 'portolano-package-'));
    program = join(folder, 'altrove/portolano');
    cpSync(join(root, 'dist/package/portolano'), program, { recursive: true });
    before = filesBelow(program);
    for (const { path } of before) chmodSync(path, 0o444);
    mkdirSync(join(folder, 'casa'));
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A program of the package, in another folder than its own, with an empty home. */
  function run(name: string, environment: Record<string, string> = {}, options: string[] = []): Process {
    const settings = { HOME: join(folder, 'casa'), PORTOLANO_DATA: join(folder, 'dati'), PORTOLANO_LOG: 'silent' };
    const started = new Process(join(program, `${name}.js`), { ...settings, ...environment }, options, folder);
    running.push(started);
    return started;
  }

  it('is small, and has nothing that only builds or tests', () => {
    expect(before.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(GREATEST);
    const packages = readdirSync(join(program, 'node_modules'));
    for (const name of BESIDE) expect(packages).toContain(name.split('/')[0]);
    for (const name of ['vite', 'playwright', 'react', 'esbuild', 'fastify', 'typescript'])
      expect(packages).not.toContain(name);
    expect(before.filter(({ path }) => /\.tsx?$/.test(path))).toEqual([]);
    expect(before.filter(({ path }) => path.startsWith(join(program, 'client')) && path.endsWith('.map'))).toEqual([]);
  });

  it('says what it is, with the licences of what it is made of', () => {
    const { engines, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const own = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
    expect(own).toMatchObject({ name: 'portolano', version, engines });
    expect(own.scripts).toMatchObject({
      start: 'node main.js',
      backup: 'node main.js backup',
      restore: 'node main.js restore',
      import: 'node import.js',
    });
    const licences = readFileSync(join(program, 'LICENZE.txt'), 'utf8');
    for (const name of ['fastify', 'react', 'pg', 'sharp']) expect(licences).toContain(`\n${name} `);
    expect(licences).not.toMatch(/^(vite|playwright) /m);
  });

  it('has every package that its server may load', () => {
    const code = BESIDE.map((name) => `await import('${name}');`).join('\n');
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: join(program, 'server') });
  });

  it.each(Object.keys(PROGRAMS))('has %s beside the server', async (name) => {
    const { err, out } = await run(name, {}, ['--help']).result();
    expect(err).toBe('');
    expect(out).toMatch(/Portolano/);
  });

  it('starts where it is put, says so to who asks, and ends', async () => {
    const server = run('main');
    const port = await server.ready();
    expect(server.out).toContain(startupTexts.embedded);
    const [, initial = ''] = /^ {4}password {5}(\S{20})$/m.exec(server.out) ?? [];
    const address = `http://127.0.0.1:${port}`;
    const ready = await fetch(`${address}/api/v1/ready`);
    expect(ready.status).toBe(200);
    expect(await (await fetch(address)).text()).toContain('<div id="root">');
    const login = await fetch(`${address}/api/v1/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: initial }),
    });
    // The first password serves to choose another one.
    expect(login.status).toBe(409);
    const asked = await run('ready', { PORTOLANO_PORT: String(port) }).result();
    expect(asked).toEqual({ code: 0, out: `${startupTexts.isReady}\n`, err: '' });
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.err).toBe('');
    const refused = await run('ready', { PORTOLANO_PORT: String(port) }).result();
    expect([refused.code, refused.out]).toEqual([
      1,
      `${startupTexts.notReady(`${address}/api/v1/ready`, 'ECONNREFUSED')}\n`,
    ]);
    // Its folder may be one that nobody can write.
    expect(filesBelow(program)).toEqual(before);
  });

  it('backs up what it keeps', async () => {
    const file = join(folder, 'copia.tar');
    const made = await run('main', {}, ['backup', file]).result();
    expect([made.code, made.err]).toEqual([0, '']);
    const elsewhere = { PORTOLANO_DATA: join(folder, 'ripristinati') };
    const restored = await run('main', elsewhere, ['restore', file]).result();
    expect([restored.code, restored.err]).toEqual([0, '']);
    const again = run('main', elsewhere);
    await again.ready();
    // The administrator came along: nobody makes another one.
    expect(again.out).not.toContain('password');
  });

  it('has no demo, whatever it is told', async () => {
    const server = run('main', { PORTOLANO_DATA: join(folder, 'altri') }, ['--no-demo']);
    const site = await (await fetch(`http://127.0.0.1:${await server.ready()}/config.json`)).json();
    expect(site).not.toHaveProperty('demoUsers');
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('keeps its files on an S3 server', async () => {
    const bucket = new S3Server('portolano-prova');
    const { endpoint, region, credentials } = await bucket.start();
    try {
      const server = run('main', {
        PORTOLANO_S3_BUCKET: 'portolano-prova',
        PORTOLANO_S3_ENDPOINT: endpoint ?? '',
        PORTOLANO_S3_REGION: region,
        PORTOLANO_S3_KEY: credentials?.accessKeyId ?? '',
        PORTOLANO_S3_SECRET: credentials?.secretAccessKey ?? '',
      });
      expect((await fetch(`http://127.0.0.1:${await server.ready()}/api/v1/ready`)).status).toBe(200);
    } finally {
      await bucket.stop();
    }
  });
});
