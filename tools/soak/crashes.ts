import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { type Cluster, startPostgres } from '../../scripts/postgres.mjs';
import { embeddedFolder, openEmbedded, openPostgres } from '../../server/db/open';
import { bodyOf, call, pause, SoakServer, signIn, storedAnswer } from './server';

/** Who writes at a time, and who uploads. */
const [WRITERS, UPLOADERS] = [4, 2];
/** Recoveries in all: more are slowed down by the server. */
const RECOVERIES = 20;
/** Greatest time in milliseconds between two blows. */
const LONGEST_ROUND = 1500;

/** What the server acknowledged. */
interface Acknowledged {
  /** Key of each item → its last title. */
  readonly titles: Map<string, string>;
  readonly urls: string[];
  readonly statuses: Map<string, number>;
  recoveries: number;
}

class Load {
  readonly acknowledged: Acknowledged = { titles: new Map(), urls: [], statuses: new Map(), recoveries: 0 };
  private isOver = false;
  private readonly work: Promise<void>[];
  private readonly server: SoakServer;
  private readonly token: string;

  constructor(server: SoakServer, token: string) {
    this.server = server;
    this.token = token;
    this.work = [
      ...Array.from({ length: WRITERS }, (_, index) => this.write(`w${index}`)),
      ...Array.from({ length: UPLOADERS }, (_, index) => this.upload(`u${index}`)),
      this.recover(),
    ];
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.work);
  }

  /** Sends a call until it is answered other than by a server that is away. */
  private async sent(...[method, path, body, headers]: [string, string, (() => unknown)?, Record<string, string>?]) {
    for (;;) {
      const answer = await call(this.server.origin, this.token, method, path, body?.(), headers);
      const status = `${method} ${answer?.status ?? 'broken'}`;
      this.acknowledged.statuses.set(status, (this.acknowledged.statuses.get(status) ?? 0) + 1);
      if (answer !== null && answer.status !== 503) return answer;
      await pause(250);
    }
  }

  private async write(writer: string): Promise<void> {
    for (let index = 0; !this.isOver; index += 1) {
      const key = `${writer}-${index}`;
      const it = (title: string) => () => ({ contents: { it: { title } }, lang: 'it' });
      const created = await this.sent('POST', 'news', it(key), { 'Idempotency-Key': key });
      if (created.status !== 201) throw new Error(JSON.stringify(created));
      this.acknowledged.titles.set(key, key);
      const changed = await this.sent('PUT', `news/${bodyOf(created, storedAnswer).data.id}`, it(`${key} cambiato`));
      if (changed.status !== 200) throw new Error(JSON.stringify(changed));
      this.acknowledged.titles.set(key, `${key} cambiato`);
    }
  }

  private async upload(uploader: string): Promise<void> {
    for (let index = 0; !this.isOver; index += 1) {
      const picture = sharp({
        create: { width: 1300, height: 900, channels: 3, background: { r: index % 256, g: 9, b: 9 } },
      });
      const bytes = await picture.png().toBuffer();
      const form = () => {
        const form = new FormData();
        form.append('file', new File([new Uint8Array(bytes)], `${uploader}-${index}.png`));
        return form;
      };
      const answer = await this.sent('POST', 'media/upload/images/0', form);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer));
      this.acknowledged.urls.push(bodyOf(answer, uploadedAnswer).data.url);
    }
  }

  private async recover(): Promise<void> {
    while (!this.isOver && this.acknowledged.recoveries < RECOVERIES) {
      await pause(LONGEST_ROUND);
      const username = ['lettore', 'turistica', 'editor'][this.acknowledged.recoveries % 3];
      const answer = await call(this.server.origin, null, 'POST', 'password/reset/email', {
        email: `${username}@portolano.example`,
      });
      if (answer?.status === 429) return;
      this.acknowledged.recoveries += 1;
    }
  }
}

const uploadedAnswer = z.object({ data: z.object({ url: z.string() }) });
const listAnswer = z.object({
  data: z.array(z.object({ contents: z.object({ it: z.optional(z.object({ title: z.string() })) }) })),
  meta: z.object({ last_page: z.number() }),
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** What was lost, doubled or left behind; empty for nothing. */
async function losses(server: SoakServer, token: string, { titles, urls, recoveries, statuses }: Acknowledged) {
  const found: string[] = [];
  const stored = new Map<string, number>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await call(server.origin, token, 'GET', `news?page=${page}&limit=100&orderBy=-id`);
    if (answer?.status !== 200) throw new Error('the list can not be read');
    const { data, meta } = bodyOf(answer, listAnswer);
    last = meta.last_page;
    for (const { contents } of data) {
      const title = contents.it?.title;
      if (title !== undefined) stored.set(title, (stored.get(title) ?? 0) + 1);
    }
  }
  for (const [key, title] of titles) {
    const count = (stored.get(title) ?? 0) + (title === key ? (stored.get(`${key} cambiato`) ?? 0) : 0);
    if (count !== 1) found.push(`«${title}» è ${count} volte`);
  }
  for (const url of urls) if ((await fetch(server.origin + url)).status !== 200) found.push(`${url} manca`);
  const outbox = join(server.folder, 'outbox');
  const mails = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(mails.map((name) => readFile(join(outbox, name), 'utf8')));
  const codes = texts.map((text) => /reset\/([\w-]{43})/.exec(text)?.[1]);
  if (new Set(codes).size !== codes.length || mails.length > recoveries) found.push('un messaggio è partito due volte');
  if (recoveries > 0 && mails.length === 0) found.push('nessun messaggio di recupero è partito');
  for (const status of statuses.keys()) if (/ 5(?!03)/.test(status)) found.push(`una risposta è ${status}`);
  return found;
}

/** Names of uploaded files; those that the product brings along have words for names. */
const IS_KEY = /^[a-z0-9]{24}\./;

/** Files in the store that no row and no note of the database knows. */
async function orphans(server: SoakServer, query: (sql: string) => Promise<readonly { key: string }[]>) {
  const known = new Set((await query('select key from files union select key from stray_files')).map(({ key }) => key));
  const stems = new Set([...known].map((key) => (key.split('/').at(-1) ?? '').split('.')[0]));
  const names = await filesBelow(join(server.folder, 'media'));
  return names.filter((name) => IS_KEY.test(name) && !stems.has(name.split('.')[0]));
}

export interface Blows {
  readonly engine: 'embedded' | 'postgres';
  /** How often the server is killed. */
  readonly kills: number;
  /** How often PostgreSQL is restarted. */
  readonly restarts: number;
}

/** Strikes as often as wanted, each time once the server has come back. Gives the longest absence in milliseconds. */
async function strike(server: SoakServer, { kills, restarts }: Blows, cluster: Cluster | null): Promise<number> {
  let slowest = 0;
  for (let blow = 0; blow < kills + restarts; blow += 1) {
    await pause(Math.random() * LONGEST_ROUND);
    const begun = performance.now();
    if (blow < kills) {
      await server.kill();
      await server.start();
    } else {
      await cluster?.end(blow % 2 === 0 ? 'fast' : 'immediate');
      await cluster?.start();
    }
    while ((await call(server.origin, null, 'GET', 'ready'))?.status !== 200) await pause(20);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

/** Strikes a server that is saving and uploading; says what happened and gives what was lost. */
export async function soakCrashes(blows: Blows): Promise<readonly string[]> {
  const { engine, kills, restarts } = blows;
  const cluster = engine === 'postgres' ? await startPostgres() : null;
  const server = await SoakServer.create(cluster?.url ?? null);
  try {
    const token = await signIn(server.origin, 'admin');
    const load = new Load(server, token);
    const started = performance.now();
    const slowest = await strike(server, blows, cluster);
    await load.end();
    const found = await losses(server, token, load.acknowledged);
    const { titles, urls, statuses, recoveries } = load.acknowledged;
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    process.stdout.write(
      `${engine}: ${kills} SIGKILL, ${restarts} riavvii di PostgreSQL in ${minutes} minuti; ${titles.size} notizie, ${urls.length} immagini, ${recoveries} recuperi; il ritorno più lento ${Math.round(slowest)} ms\n  risposte: ${[...statuses].map(([status, count]) => `${status} ×${count}`).join(', ')}\n`,
    );
    await server.kill();
    const left = await orphansOf(server, cluster?.url ?? null);
    return [...found, ...left.map((name) => `${name} non è di nessuno`)];
  } finally {
    await server.remove();
    await cluster?.stop();
  }
}

/** Looks into the database once the server has gone. */
async function orphansOf(server: SoakServer, url: string | null): Promise<readonly string[]> {
  const fail = (error: Error) => {
    throw error;
  };
  const listener = { connectionError: fail, engineDeath: fail, upkeepError: fail };
  const db =
    url === null ? await openEmbedded(embeddedFolder(server.folder), listener) : await openPostgres(url, listener);
  const found = await orphans(server, async (sql) => (await db.query<{ key: string }>(sql)).rows);
  await db.close();
  return found;
}
