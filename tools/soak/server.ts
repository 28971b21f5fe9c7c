import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const PROGRAM = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** The built server with its demo, in a folder of its own: it can be killed and started again. */
export class SoakServer {
  readonly folder: string;
  /** What it wrote: its log and what it said at the start. */
  log = '';
  origin = '';
  private readonly databaseUrl: string | null;
  private child: ChildProcess | null = null;

  private constructor(folder: string, databaseUrl: string | null) {
    this.folder = folder;
    this.databaseUrl = databaseUrl;
  }

  /** Takes a PostgreSQL's URL, null for the embedded database. */
  static async create(databaseUrl: string | null): Promise<SoakServer> {
    const server = new SoakServer(await mkdtemp(join(tmpdir(), 'portolano-soak-')), databaseUrl);
    await server.start();
    return server;
  }

  /** Resolves once calls are answered. */
  async start(): Promise<void> {
    const environment = { ...process.env, PORTOLANO_PORT: '0', PORTOLANO_DATA: this.folder, PORTOLANO_LOG: 'warn' };
    const child = spawn(process.execPath, [PROGRAM], {
      env: this.databaseUrl === null ? environment : { ...environment, DATABASE_URL: this.databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const from = this.log.length;
    child.stderr?.on('data', (chunk) => {
      this.log += chunk;
    });
    this.origin = await new Promise((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        this.log += chunk;
        const found = /^Portolano è pronto: (http:\S+)\/$/m.exec(this.log.slice(from));
        if (found?.[1] !== undefined) resolve(found[1]);
      });
      child.once('exit', () => reject(new Error(`the server did not start:\n${this.log.slice(from)}`)));
    });
  }

  /** Ends it as a loss of power would; does nothing to one that was killed already. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.signalCode !== null) return;
    if (child.exitCode !== null) throw new Error(`the server ended by itself:\n${this.log.slice(-2000)}`);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export interface Answer {
  readonly status: number;
  /** JSON; null for another body. */
  readonly body: unknown;
}

/** What a schema finds in the body of an answer; throws where it finds something else. */
export function bodyOf<Schema extends z.ZodMiniType>(answer: Answer | null, schema: Schema): z.infer<Schema> {
  const found = schema.safeParse(answer?.body);
  if (!found.success) throw new Error(`unexpected answer: ${JSON.stringify(answer)}`);
  return found.data;
}

/** The answer to what stored a record. */
export const storedAnswer = z.object({ data: z.object({ id: z.number() }) });

const signedInAnswer = z.object({ data: z.object({ access_token: z.string() }) });

/** A call that tells a broken connection (null) from an answer. */
export async function call(
  origin: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  const isRaw = body instanceof FormData || body instanceof Uint8Array;
  let received: { readonly status: number; readonly text: string; readonly isJson: boolean };
  try {
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || isRaw ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    received = { status: response.status, text, isJson };
  } catch {
    return null;
  }
  // Outside: an answer that came whole and is no JSON is the server's fault, not the connection's.
  return { status: received.status, body: received.isJson ? JSON.parse(received.text) : null };
}

/** Signs a user of the demo in. */
export async function signIn(origin: string, username: string): Promise<string> {
  const answer = await call(origin, null, 'POST', 'login', { username, password: `${username}-demo-2026` });
  if (answer?.status !== 200) throw new Error(`${username} can not sign in: ${JSON.stringify(answer)}`);
  return bodyOf(answer, signedInAnswer).data.access_token;
}

/** Once around in the given time, in milliseconds. */
export const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
