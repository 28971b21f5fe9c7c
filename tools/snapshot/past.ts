import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

function run(command: string, args: readonly string[], cwd: string, input?: Buffer): Buffer {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    maxBuffer: 1024 ** 3,
    ...(input && { input }),
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
  return stdout;
}

/** The files of a revision in a new folder, with the packages of today. */
export function checkOut(revision: string): string {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'past-'));
  run('tar', ['-x'], folder, run('git', ['archive', revision], root));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Makes the server of then write what a demo has none of: sessions, failures, a lost password, a creation with its key. */
async function use(origin: string): Promise<void> {
  const call = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await fetch(`${origin}api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  await call('POST', 'login', { username: 'editor', password: 'sbagliata' });
  await call('POST', 'password/reset/email', { email: 'editor@portolano.example' });
  const { data } = await call('POST', 'login', { username: 'admin', password: 'admin-demo-2026' });
  const signedIn = { Authorization: `Bearer ${data.access_token}` };
  const news = await call('GET', 'news?limit=1&orderBy=%2Bid', undefined, signedIn);
  await call('GET', `news/${news.data[0].id}`, undefined, signedIn);
  await call('POST', 'operations/tags', { name: 'Prova' }, { ...signedIn, 'Idempotency-Key': 'prova' });
}

/** Builds a revision, starts it with its demo on a data folder that is not there yet, and uses it a little. */
export async function startOnce(folder: string, dataDir: string): Promise<void> {
  run(process.execPath, ['scripts/build.mjs'], folder);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    // Nothing else: a DATABASE_URL would be filled with the demo.
    env: { PATH: process.env.PATH, PORTOLANO_DATA: dataDir, PORTOLANO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.on('close', resolve));
  let out = '';
  const ready = new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk) => {
      out += chunk;
      const [, origin] = /(http:\S+\/)\n.*Ctrl\+C/s.exec(out) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
  const early = ended.then((code) => {
    throw new Error(`the server of then ended with ${code}`);
  });
  await use(await Promise.race([ready, early])).finally(() => server.kill('SIGTERM'));
  await ended;
}
