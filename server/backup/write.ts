import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Db, Queryable } from '../db/types';
import { fileKey, thumbnailKey } from '../media/names';
import type { FileStore } from '../storage/fileStore';
import { syncPath } from '../storage/sync';
import { ArchiveWriter } from './archive';
import { FORMAT, type Head, PARTS, rowsPart, type Tail } from './format';
import { rowsOf, sequencesOf, type Table, tablesOf } from './tables';

const compress = promisify(gzip);

/** Characters of rows that become one part: as much is in memory at a time. */
const PART_LENGTH = 4_000_000;

/** What stands in the backup. */
export interface Written {
  readonly rows: number;
  readonly files: number;
  /** In bytes, of the whole backup. */
  readonly size: number;
  /** Keys of files that have a row and are not in the store. */
  readonly missing: readonly string[];
}

/** What is backed up. `db` shows one moment of it and is used by nobody else. */
export interface Source {
  readonly db: Db;
  readonly store: FileStore;
  readonly languages: readonly string[];
  readonly version: string;
}

async function addRows(archive: ArchiveWriter, tx: Queryable, table: Table): Promise<number> {
  let [count, number, length] = [0, 0, 0];
  let lines: string[] = [];
  const addPart = async () => {
    if (lines.length === 0) return;
    number += 1;
    await archive.add(rowsPart(table.name, number), await compress(`${lines.join('\n')}\n`, { level: 3 }));
    lines = [];
    length = 0;
  };
  for await (const rows of rowsOf(tx, table)) {
    count += rows.length;
    for (const row of rows) {
      lines.push(row);
      length += row.length;
    }
    if (length >= PART_LENGTH) await addPart();
  }
  await addPart();
  return count;
}

interface StoredFile {
  readonly key: string;
  readonly extension: string;
  readonly has_thumbnail: boolean;
}

async function migrationsOf(tx: Queryable): Promise<Head['migrations']> {
  const { rows } = await tx.query<Head['migrations'][number]>('select name, checksum from migrations order by name');
  return rows;
}

/** Adds all rows as they are at one moment. Gives what the end of the backup says of them, and the files that they name. */
async function addDatabase(archive: ArchiveWriter, { db, languages, version }: Source) {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    await tx.query(
      "set local statement_timeout = 0; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'",
    );
    const tables = await tablesOf(tx);
    const head: Head = {
      product: 'portolano',
      format: FORMAT,
      version,
      createdAt: new Date().toISOString(),
      languages: [...languages],
      migrations: await migrationsOf(tx),
      tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    };
    await archive.add(PARTS.head, JSON.stringify(head));
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await addRows(archive, tx, table);
    // Without a size it is a picture of the demo that nobody has looked at yet: it is drawn when somebody does.
    const wanted = 'select key, extension, has_thumbnail from files where size > 0 order by id';
    const files = await tx.query<StoredFile>(wanted);
    return { rows, sequences: await sequencesOf(tx), files: files.rows };
  });
}

/** Adds the files of the rows. */
async function addFiles(archive: ArchiveWriter, store: FileStore, files: readonly StoredFile[]) {
  const missing: string[] = [];
  let count = 0;
  for (const file of files) {
    const keys = [fileKey(file), ...(file.has_thumbnail ? [thumbnailKey(file.key)] : [])];
    for (const key of keys) {
      const found = await store.open(key);
      if (found === null) {
        missing.push(key);
        continue;
      }
      await archive.addStream(`${PARTS.files}${key}`, found.size, found.body);
      count += 1;
    }
  }
  return { count, missing };
}

/**
 * Writes a backup: all rows as they are at one moment, and the files that they name. The file is there once it is whole and
 * on the disk; whatever fails, nothing is left of it.
 */
export async function writeBackup(path: string, source: Source): Promise<Written> {
  const draft = `${path}.part`;
  const archive = new ArchiveWriter(draft);
  try {
    const { rows, sequences, files } = await addDatabase(archive, source);
    const { count, missing } = await addFiles(archive, source.store, files);
    const tail: Tail = { rows, files: count, sequences };
    await archive.add(PARTS.tail, JSON.stringify(tail));
    await archive.end();
    await syncPath(draft);
    await rename(draft, path);
    await syncPath(dirname(path));
    const total = Object.values(rows).reduce((sum, of) => sum + of, 0);
    return { rows: total, files: count, size: (await stat(path)).size, missing };
  } catch (error) {
    await archive.abandon();
    await rm(draft, { force: true });
    throw error;
  }
}
