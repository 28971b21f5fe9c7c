import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { forgetTurns } from './turn';

/** Variable in which the running server's address reaches the tests, without a slash at the end. */
export const ADDRESS = 'PORTOLANO_TEST_ADDRESS';

/** The first start fills the database and draws the pictures, in milliseconds at most. */
const START_TIMEOUT = 300_000;
/** Milliseconds that a started server may have too much to do. */
const READY_TIMEOUT = 30_000;
/** A server that takes longer to stop, in milliseconds, is killed. */
const STOP_TIMEOUT = 10_000;

/** The folder of the build under test: what `npm run build` made, unless another is named. */
const build = (): string => resolve(process.env.PORTOLANO_TEST_BUILD ?? 'dist');

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

async function stop(child: ChildProcess): Promise<void> {
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  child.kill('SIGTERM');
  await ended(child);
  clearTimeout(killer);
}

/** The address in the server's banner, and all that it printed up to there; rejects when it ends or takes too long. */
function bannerOf(child: ChildProcess): Promise<Pick<Running, 'address' | 'printed'>> {
  return new Promise((found, fail) => {
    let printed = '';
    const give = (problem: string) => fail(new Error(`${problem}\n${printed}`));
    const timer = setTimeout(() => give('the server did not start in time'), START_TIMEOUT);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Portolano è pronto: (http:\/\/\S+?)\/?\s/.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      found({ address, printed });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      give(`the server ended with code ${code}`);
    });
  });
}

async function isReady(address: string): Promise<void> {
  const until = Date.now() + READY_TIMEOUT;
  let answer = await fetch(`${address}/api/v1/ready`);
  // Just started on a crowded machine it may have too much to do for a moment, and says so.
  while (answer.status === 503 && Date.now() < until) {
    await pause(500);
    answer = await fetch(`${address}/api/v1/ready`);
  }
  if (!answer.ok) throw new Error(`the server is not ready: ${answer.status} ${await answer.text()}`);
}

/** A built server that runs for tests. */
export interface Running {
  /** Without a slash at the end. */
  readonly address: string;
  /** What it printed until it was ready. */
  readonly printed: string;
  /** Its data folder. */
  readonly data: string;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
}

/** The first administrator's initial password, out of what the server of an empty site printed. */
export function initialPasswordOf({ printed }: Pick<Running, 'printed'>): string {
  const password = /^ {4}password {5}(\S{20})$/m.exec(printed)?.[1];
  if (password === undefined) throw new Error('the server printed no initial password');
  return password;
}

/** Starts the built server on a free port over a new data folder, with the demo content. Takes further settings and options. */
export async function launchServer(
  settings: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
): Promise<Running> {
  const program = join(build(), 'server/main.js');
  if (!existsSync(program)) throw new Error(`${program} is missing: run 'npm run build' first`);
  const data = await mkdtemp(join(tmpdir(), 'portolano-browser-'));
  const { DATABASE_URL: _other, ...env } = process.env;
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...env, PORTOLANO_PORT: '0', PORTOLANO_DATA: data, PORTOLANO_LOG: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => {
    child.kill('SIGKILL');
    // What it was writing as it was killed may still appear.
    rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const end = () => process.exit(1);
  process.once('exit', kill);
  // A run that is ended from outside must leave no server behind.
  process.once('SIGTERM', end);
  process.once('SIGHUP', end);
  const tidy = async () => {
    process.off('exit', kill);
    process.off('SIGTERM', end);
    process.off('SIGHUP', end);
    await stop(child);
    await rm(data, { recursive: true, force: true });
  };
  try {
    const banner = await bannerOf(child);
    await isReady(banner.address);
    return { ...banner, data, stop: tidy };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/** Starts the server that all tests share, unless its address is given already; gives what ends it. */
export default async function startServer(): Promise<() => Promise<void>> {
  await forgetTurns();
  if (process.env[ADDRESS] !== undefined) return async () => undefined;
  const { address, stop: tidy } = await launchServer();
  process.env[ADDRESS] = address;
  return tidy;
}
