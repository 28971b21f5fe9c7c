// A temporary PostgreSQL cluster for tests and benchmarks: `startPostgres()`, or `node scripts/postgres.mjs` to print
// its address and keep it until Ctrl+C.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Folder with initdb and pg_ctl: the newest of Debian's, or the one on the PATH; null for none. */
function programs() {
  if (existsSync(DEBIAN_FOLDER)) {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
    const folder = versions
      .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
    if (folder !== undefined) return folder;
  }
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return found.status === 0 && existsSync(join(found.stdout.trim(), 'initdb')) ? found.stdout.trim() : null;
}

function install(name) {
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(`${name} is not installed, and can not be: install it`);
  const apt = (...args) =>
    execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

function userId(option) {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim());
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a cluster of its own in a temporary folder, on a free port of 127.0.0.1, with user `postgres` and no password.
 * Gives its address, `end` (mode 'fast' or 'immediate') and `start` to have it away for a while, and `stop`, which
 * removes its folder too. Installs PostgreSQL when it is missing and
 * this process may.
 */
export async function startPostgres() {
  if (programs() === null) install('postgresql');
  const bin = programs();
  if (bin === null) throw new Error('PostgreSQL could not be installed');
  // The server refuses to run as root: it gets the packaged user.
  const identity = isRoot ? { uid: userId('-u'), gid: userId('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'portolano-postgres-'));
  if (isRoot) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program, ...args) =>
    execFileSync(join(bin, program), args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '--no-sync',
  );
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\nmax_connections = 200\nshared_buffers = '256MB'\n`,
  );
  const control = async (...args) => {
    const options = { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
    const child = spawn(join(bin, 'pg_ctl'), [...args, '--wait', '--silent', '--pgdata', data], options);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`pg_ctl ${args[0]} ended with ${code}`);
  };
  const start = () => control('start', '--log', join(folder, 'log'));
  const end = (mode = 'fast') => control('stop', '--mode', mode);
  await start();
  const stop = async () => {
    if (existsSync(join(data, 'postmaster.pid'))) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, end, stop };
}

/** Resolves once somebody listens on a port of 127.0.0.1. */
async function listening(port) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error(`nobody listens on port ${port}`);
}

/**
 * Starts a PgBouncer in transaction mode before a cluster. Gives its address and
 * `stop`. Installs it when it is missing and this process may.
 */
export async function startPooler(url) {
  const found = () => spawnSync('pgbouncer', ['--version']).status === 0;
  if (!found()) install('pgbouncer');
  const identity = isRoot ? { uid: userId('-u'), gid: userId('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'portolano-pooler-'));
  const port = await freePort();
  const { hostname, port: behind } = new URL(url);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n* = host=${hostname} port=${behind} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 8\nserver_login_retry = 1\n`,
  );
  if (isRoot) chownSync(folder, identity.uid, identity.gid);
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { ...identity, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await listening(port);
  const own = new URL(url);
  own.port = String(port);
  return {
    url: own.href,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, stop } = await startPostgres();
  console.log(url);
  const end = async () => {
    await stop();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  setInterval(() => {}, 2 ** 30);
}
