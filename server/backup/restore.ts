import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate, migrationProblem } from '../db/migrate';
import type { Db, Queryable } from '../db/types';
import { UPLOADS_FOLDER } from '../media/stray';
import type { FileStore } from '../storage/fileStore';
import { BrokenArchive, readArchive } from './archive';
import { FORMAT, type Head, headSchema, PARTS, type Tail, tableOfPart, tailSchema } from './format';
import { insertRows, refill, setSequences, type TypedTable, tablesOf } from './tables';

/** A backup that this version of the program can't read: of a later one, or of one with another history. */
export class OtherVersion extends Error {
  readonly reason: 'later' | 'other';
  constructor(reason: OtherVersion['reason'], what: string) {
    super(what);
    this.reason = reason;
  }
}

/** A place that already has something in it. */
export class NotEmpty extends Error {}

/** What stands in a backup. */
export interface Contained {
  readonly head: Head;
  readonly tail: Tail;
}

type Bytes = AsyncIterable<Uint8Array>;

const jsonOf = async (bytes: Bytes): Promise<unknown> => JSON.parse(await text(bytes));

async function headOf(bytes: Bytes): Promise<Head> {
  const read = headSchema.safeParse(await jsonOf(bytes));
  if (!read.success) throw new BrokenArchive('foreign');
  const head = read.data;
  if (head.format > FORMAT) throw new OtherVersion('later', head.version);
  const problem = await migrationProblem(head.migrations);
  if (problem?.reason === 'unknown') throw new OtherVersion('later', head.version);
  if (problem?.reason === 'changed') throw new OtherVersion('other', problem.migration);
  return head;
}

/**
 * Reads a whole backup without writing anything. Rejects with `BrokenArchive` for what is none, not whole or not as it was
 * written, and with `OtherVersion`.
 */
export async function checkBackup(path: string): Promise<Contained> {
  let [head, tail]: [Head | null, Tail | null] = [null, null];
  await readArchive(path, async (name, bytes) => {
    if (head === null) {
      if (name !== PARTS.head) throw new BrokenArchive('foreign');
      head = await headOf(bytes);
    } else if (name === PARTS.tail) tail = tailSchema.parse(await jsonOf(bytes));
  });
  if (head === null || tail === null) throw new BrokenArchive('cutOff');
  return { head, tail };
}

async function assertEmpty(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1",
  );
  if (rows[0] !== undefined) throw new NotEmpty(rows[0].name);
}

/** Puts files into the store by way of a folder, and takes them away again should the rest fail. */
class Files {
  count = 0;
  private readonly keys: string[] = [];
  private readonly store: FileStore;
  private readonly folder: string;

  constructor(store: FileStore, folder: string) {
    this.store = store;
    this.folder = folder;
  }

  async put(key: string, bytes: Bytes): Promise<void> {
    const path = join(this.folder, 'file');
    await pipeline(bytes, createWriteStream(path));
    this.keys.push(key);
    await this.store.put(key, path);
    this.count += 1;
  }

  takeAway(): Promise<void> {
    return this.store.remove(this.keys);
  }
}

/** Where a backup is restored into. */
export interface Place {
  readonly db: Db;
  readonly store: FileStore;
  readonly dataDir: string;
}

async function linesOf(bytes: Bytes): Promise<string[]> {
  const plain = createGunzip();
  const [lines] = await Promise.all([text(plain), pipeline(bytes, plain)]);
  return lines.trimEnd().split('\n');
}

/** The tables as they were stored: their columns in the order of the rows, with the types that they have here. */
async function tablesFor(tx: Queryable, { tables }: Head): Promise<Map<string, TypedTable>> {
  const here = new Map((await tablesOf(tx)).map((table) => [table.name, table]));
  return new Map(
    tables.map(({ name, columns }) => {
      const table = here.get(name);
      const types = columns.map((column) => table?.types[table.columns.indexOf(column)] ?? 'text');
      return [name, { name, columns, types }];
    }),
  );
}

async function fill(tx: Queryable, path: string, { head, tail }: Contained, files: Files): Promise<void> {
  const tables = await tablesFor(tx, head);
  const counted: Record<string, number> = Object.fromEntries(head.tables.map(({ name }) => [name, 0]));
  await refill(tx, [...tables.values()], () =>
    readArchive(path, async (name, bytes) => {
      if (name.startsWith(PARTS.files)) return files.put(name.slice(PARTS.files.length), bytes);
      const table = tables.get(tableOfPart(name) ?? '');
      if (table === undefined) return;
      const lines = await linesOf(bytes);
      await insertRows(tx, table, lines);
      counted[table.name] = (counted[table.name] ?? 0) + lines.length;
    }),
  );
  const wrong = Object.keys(tail.rows).find((name) => counted[name] !== tail.rows[name]);
  if (wrong !== undefined || files.count !== tail.files) throw new BrokenArchive('changed', wrong ?? PARTS.files);
  await setSequences(tx, tail.sequences);
}

/**
 * Restores a checked backup into an empty database and a store, in one transaction: whatever fails, the place is as empty as
 * before. The database is brought up to this version of the program afterwards. Rejects with `NotEmpty` before anything is
 * written.
 */
export async function restoreBackup(path: string, contained: Contained, { db, store, dataDir }: Place): Promise<void> {
  const uploads = join(dataDir, UPLOADS_FOLDER);
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'restore-'));
  const files = new Files(store, folder);
  try {
    await db.transaction(async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await assertEmpty(tx);
      const within: Pick<Db, 'transaction'> = { transaction: (work) => work(tx) };
      await migrate(
        within,
        contained.head.migrations.map(({ name }) => name),
      );
      await fill(tx, path, contained, files);
      await migrate(within);
    });
  } catch (error) {
    await files.takeAway();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await db.query('analyze');
}
