import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { seedUsers } from '../../demo/users';
import { buildApp } from '../../server/app';
import { migrate } from '../../server/db/migrate';
import type { Db } from '../../server/db/types';
import { LOAD_LIMITS, type LoadLimits } from '../../server/http/load';
import type { Metrics } from '../../server/service/metrics';
import type { Traces } from '../../server/service/traces';
import { createDiskStore } from '../../server/storage/disk';
import type { FileStore } from '../../server/storage/fileStore';
import type { Room } from '../../server/storage/room';
import { API_BASE } from '../../src/contract/endpoint';
import { type ContentLanguages, defaultLanguages } from '../../src/contract/languages';
import { connectedTo, type EngineName, engines, newDatabase, newFilledDatabase } from './database';

/** The tests' own work holds the loop that the server runs on, and some of them call a thousand times at once. */
export const PATIENT_LIMITS: LoadLimits = {
  ...LOAD_LIMITS,
  loopDelay: 0,
  callsPerNetwork: Number.POSITIVE_INFINITY,
};

/** What a call gives back; `text` is the body as sent, `body` its JSON ({} for none) as the test says it is. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

export interface CallOptions {
  /** User name to be signed in as; nobody by default. */
  readonly as?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A log line of the server. Levels are pino's: 30 information, 40 warning, 50 error. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** What a test server has in place of its own. */
interface StartOptions {
  readonly store?: FileStore;
  readonly room?: Room;
  readonly languages?: ContentLanguages;
  readonly metrics?: Metrics;
  readonly traces?: Pick<Traces, 'watch'>;
}

/** A running server on a fresh database with the demo's roles and users in one desk. */
export class TestServer {
  readonly engine: EngineName;
  readonly db: Db;
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
  readonly dataDir: string;
  /** Where its files are. */
  readonly store: FileStore;
  /** Id of the desk that every seeded user belongs to. */
  readonly deskId: number;
  private readonly lines: string[];
  private readonly stopServer: () => Promise<void>;
  private readonly tokens = new Map<string, Promise<string>>();
  private readonly time: Time;
  private areErrorsExpected = false;

  private constructor(
    started: Pick<TestServer, 'engine' | 'db' | 'origin' | 'dataDir' | 'store' | 'deskId'>,
    inner: Inner,
  ) {
    this.engine = started.engine;
    this.db = started.db;
    this.origin = started.origin;
    this.dataDir = started.dataDir;
    this.store = started.store;
    this.deskId = started.deskId;
    this.lines = inner.lines;
    this.stopServer = inner.stopServer;
    this.time = inner.time;
  }

  /** Files are kept in the data folder unless a store is given; contents are in Italian and English unless it is said. */
  static async start(engine: EngineName, options: StartOptions = {}): Promise<TestServer> {
    return TestServer.on(await filledDatabase(engine), options);
  }

  /** On a database that is up to date and has the demo's users, to be closed with the server. */
  static async on(
    db: Db,
    { store: givenStore, room, metrics, traces, languages = defaultLanguages() }: StartOptions = {},
  ): Promise<TestServer> {
    const { rows } = await db.query<{ id: number }>('select id from desks order by id');
    const deskId = rows[0]?.id ?? 0;
    const dataDir = await mkdtemp(join(tmpdir(), 'portolano-test-'));
    const store = givenStore ?? createDiskStore(dataDir);
    const lines: string[] = [];
    const time: Time = { offset: 0, stoppedAt: null };
    const app = await buildApp({
      config: { dataDir, logLevel: 'info', trustedProxies: [] },
      db,
      store,
      ...(room && { room }),
      ...(metrics && { metrics }),
      ...(traces && { traces }),
      languages,
      limits: PATIENT_LIMITS,
      clock: () => nowIn(time),
      logSink: { write: (line) => void lines.push(line) },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const stopServer = async () => {
      await app.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    const origin = `http://127.0.0.1:${port}`;
    return new TestServer({ engine: db.engine, db, origin, dataDir, store, deskId }, { lines, time, stopServer });
  }

  /** Another server on the same PostgreSQL database, with connections of its own, as another process has them. */
  async beside(): Promise<TestServer> {
    return TestServer.on(await connectedTo(this.db));
  }

  stop(): Promise<void> {
    return this.stopServer();
  }

  /** Lets time pass for the server, in milliseconds. */
  advance(milliseconds: number): void {
    this.time.offset += milliseconds;
  }

  /** Now, as the server sees it. */
  now(): Date {
    return nowIn(this.time);
  }

  /** From here on time passes by `advance` alone: what is counted in seconds does not depend on how busy the machine is. */
  stopClock(): void {
    this.time.stoppedAt ??= Date.now();
  }

  /** Everything logged so far, raw. */
  logText(): string {
    return this.lines.join('');
  }

  logs(): LogLine[] {
    return this.lines.map((line) => JSON.parse(line) as LogLine);
  }

  /** Says that this test makes the server log errors; without it they fail the test. */
  expectErrors(): void {
    this.areErrorsExpected = true;
  }

  /** Errors logged since the last call, unless the test expected them. */
  takeUnexpectedErrors(): LogLine[] {
    const errors = this.logs().filter(({ level }) => level >= 50);
    this.lines.length = 0;
    const unexpected = this.areErrorsExpected ? [] : errors;
    this.areErrorsExpected = false;
    return unexpected;
  }

  /** One HTTP call. `path` counts from the API's base, unless it begins with a slash: then from the site's root. */
  async call<Body = unknown>(
    method: string,
    path: string,
    { as, body, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const url = path.startsWith('/') ? `${this.origin}${path}` : `${this.origin}${API_BASE}/${path}`;
    const response = await fetch(url, {
      method,
      headers: {
        'Accept-Language': 'it',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(as === undefined ? {} : { Authorization: `Bearer ${await this.token(as)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : {}) as Body };
  }

  get<Body = unknown>(path: string, options: CallOptions = {}): Promise<Answer<Body>> {
    return this.call<Body>('GET', path, options);
  }

  /** A token of a demo user, signed in once however many calls ask at the same time. */
  token(username: string): Promise<string> {
    const known = this.tokens.get(username);
    if (known !== undefined) return known;
    const token = this.signIn(username, `${username}-demo-2026`).then(({ token }) => token);
    this.tokens.set(username, token);
    return token;
  }

  /** Signs in anew. */
  async signIn(username: string, password: string): Promise<{ answer: Answer; token: string }> {
    const answer = await this.call<{ data?: { access_token: string } }>('POST', 'login', {
      body: { username, password },
    });
    return { answer, token: answer.body.data?.access_token ?? '' };
  }

  /** The id of a seeded user. */
  async userId(username: string): Promise<number> {
    const { rows } = await this.db.query<{ id: number }>('select id from users where username = $1', [username]);
    if (rows[0] === undefined) throw new Error(`no user ${username}`);
    return rows[0].id;
  }
}

interface Time {
  offset: number;
  /** The moment at which the clock was stopped, in milliseconds; null while it goes. */
  stoppedAt: number | null;
}

const nowIn = ({ offset, stoppedAt }: Time): Date => new Date((stoppedAt ?? Date.now()) + offset);

interface Inner {
  readonly lines: string[];
  readonly time: Time;
  readonly stopServer: () => Promise<void>;
}

/** The tables of a test server: up to date, with the demo's roles and users in one desk. */
export async function fill(db: Db): Promise<void> {
  await migrate(db);
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      "insert into desks (nome) values ('Redazione di prova') returning id",
    );
    await seedUsers(tx, rows[0]?.id ?? 0);
  });
}

/** What the roles may do follows from the declared types: a file that declares others fills a database of its own. */
async function filledDatabase(engine: EngineName): Promise<Db> {
  if (!inject('beginsAlone')) return newFilledDatabase(engine, inject('run'), 'roles and users', fill);
  const db = await newDatabase(engine);
  await fill(db);
  return db;
}

/**
 * Describes tests once for each engine, each on a server and database of its own. `body` gets a function that gives the
 * running server, to be called inside tests and hooks. A test that makes the server log an error unannounced fails.
 */
export function describeOnEach(
  title: string,
  body: (server: () => TestServer, engine: EngineName) => void,
  languages: ContentLanguages = defaultLanguages(),
): void {
  describe.each(engines)(`${title} · %s`, (engine) => {
    let running: TestServer | null = null;
    const server = () => {
      if (running === null) throw new Error('the server has not been started yet');
      return running;
    };
    beforeAll(async () => {
      running = await TestServer.start(engine, { languages });
    });
    afterEach(() => {
      expect(server().takeUnexpectedErrors()).toEqual([]);
    });
    afterAll(async () => {
      await running?.stop();
    });
    body(server, engine);
  });
}
