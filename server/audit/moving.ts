import { join } from 'node:path';
import { addDays, romeDate } from '../../src/content/when/civil';
import type { AuditRow } from '../../src/contract/audit';
import { takeLock } from '../db/locks';
import type { Db, Queryable } from '../db/types';
import { writeLines } from './moved';
import { startOf } from './read';

/** Where a server moves rows to, below the data folder. */
const REGISTER_FOLDER = 'register';

export const registerFolder = (dataDir: string): string => join(dataDir, REGISTER_FOLDER);

/** Rows of one file at most: on the embedded database every other call waits until they are moved. */
const MOST_ROWS = 10_000;

type LogRow = Pick<AuditRow, 'id' | 'at'>;

/** A file that rows were moved out to. */
export interface MovedFile {
  readonly name: string;
  readonly rows: number;
}

/** The first row of a day or later, from which on the log stays; null where there is none. */
async function firstKept(db: Queryable, day: string): Promise<number | null> {
  const text = `select min(id) as id from audit where at >= ${startOf('$1::date')}`;
  const { rows } = await db.query<{ id: number | null }>(text, [day]);
  return rows[0]?.id ?? null;
}

const BEFORE = `($1::bigint is null or id < $1)`;

const OLDEST = `
  select id, at, user_id, username, action, entity, entity_id, details from audit
   where ${BEFORE} order by id limit ${MOST_ROWS}`;

const RECORD = `
  insert into register_files (name, first_id, last_id, row_count, checksum) values ($1, $2, $3, $4, $5)`;

/**
 * Moves the oldest rows out to a file: it is on the disk for good before they go. It is named by the first of them, so that
 * whoever comes after a process that ended in between writes the same file again.
 */
async function moveOldest(db: Db, before: number | null, folder: string): Promise<MovedFile | null> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'register');
    const { rows } = await tx.query<LogRow>(OLDEST, [before]);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return null;
    const name = `registro-${romeDate(Date.parse(first.at))}-${first.id}.jsonl.gz`;
    const checksum = await writeLines(folder, name, rows);
    await tx.query(RECORD, [name, first.id, last.id, rows.length, checksum]);
    await tx.query('delete from audit where id <= $1', [last.id]);
    return { name, rows: rows.length };
  }, 'areas');
}

/** What is older than a day. */
export interface OldRows {
  readonly count: number;
  /** When the first and the last was written, ISO 8601 UTC; null where there are none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What `moveBefore` would move. */
export async function rowsBefore(db: Queryable, day: string): Promise<OldRows> {
  const text = `select count(*) as count, min(at) as "from", max(at) as "to" from audit where ${BEFORE}`;
  const { rows } = await db.query<OldRows>(text, [await firstKept(db, day)]);
  return rows[0] ?? { count: 0, from: null, to: null };
}

/**
 * Moves the log's rows from before a day (YYYY-MM-DD) out to files in a folder, the oldest first and up to the first row
 * that is not. Gives each file once its rows are gone from the database. Ended in between, whenever, it loses no row and
 * keeps none twice once it runs again.
 */
export async function* moveBefore(db: Db, day: string, folder: string): AsyncGenerator<MovedFile> {
  const before = await firstKept(db, day);
  for (;;) {
    const moved = await moveOldest(db, before, folder);
    if (moved === null) return;
    yield moved;
  }
}

/** The first day that is still kept where so many are. */
export const firstDayKept = (now: Date, days: number): string => addDays(romeDate(now.getTime()), -days);
