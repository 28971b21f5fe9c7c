// The server under measurement: started out of the build, with what it costs in processor time and memory.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Processor ticks a second, as Linux counts them in /proc. */
const TICKS = 100;
const START_LIMIT = 120_000;

/** Ports of the benchmark; the first free one is taken. */
const PORTS = Array.from({ length: 10 }, (_, index) => 4480 + index);

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

async function freePort() {
  for (const port of PORTS) if (await isFree(port)) return port;
  throw new Error(`no free port among ${PORTS.join(', ')}`);
}

const statOf = (path) => readFileSync(`/proc/${path}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

function millisecondsOf(path) {
  const fields = statOf(path);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Processor time that a process has used, in milliseconds. */
export const cpuOf = (pid) => millisecondsOf(pid);

/** Of this, what its first thread has used: the server's own work, without the embedded database and the collection of garbage. */
export const cpuOfFirstThread = (pid) => millisecondsOf(`${pid}/task/${pid}`);

/** Processor time of every PostgreSQL process, in milliseconds; those that ended meanwhile are in their parent's figure. */
export function cpuOfPostgres() {
  let sum = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (!readFileSync(`/proc/${name}/comm`, 'utf8').startsWith('postgres')) continue;
      sum += millisecondsOf(name);
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    }
  }
  return sum;
}

/** Resident memory of a process, in MB. */
export function memoryOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function firstAnswer(address, child, printed) {
  const until = performance.now() + START_LIMIT;
  while (performance.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    try {
      if ((await fetch(`${address}/api/v1/ready`)).ok) return;
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED' && error.cause?.code !== 'ECONNRESET') throw error;
    }
    await pause(5);
  }
  throw new Error(`the server did not answer\n${printed()}`);
}

/**
 * Starts the built server, or another `program` that keeps its settings, over a data folder, or over a PostgreSQL when
 * `databaseUrl` is given; with more options of Node and environment variables if there are any. Gives its address, its
 * process id, the milliseconds until its first answer, and what ends it.
 */
export async function startServer({
  build,
  dataDir,
  databaseUrl = null,
  program = join(build, 'server/main.js'),
  nodeOptions = [],
  variables = {},
}) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    PORTOLANO_PORT: String(port),
    PORTOLANO_DATA: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...variables,
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  try {
    await firstAnswer(address, child, () => output);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  const answeredAfter = performance.now() - begun;
  return {
    address,
    pid: child.pid,
    answeredAfter,
    printed: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Calls the API; rejects for anything but a success. Gives the parsed answer. */
export async function call(address, token, method, path, body) {
  const answer = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Signs the administrator of the demo in and gives the token. */
export async function signIn(address) {
  const credentials = { username: 'admin', password: 'admin-demo-2026' };
  return (await call(address, null, 'POST', 'login', credentials)).data.access_token;
}
