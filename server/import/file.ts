import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { importTexts } from '../../src/messages/server/imports';
import { Refusal } from '../start/command';
import { CsvReader, type Table } from './csv';
import { BrokenOff, type EntryReader, type Read } from './entries';
import { JsonReader } from './json';

const { refusals, broken } = importTexts;

/** A file of which nothing can be read. */
export class UnreadableFile extends Refusal {}

/** Bytes that are looked at to know what a file is. */
const BEGINNING = 65_536;

const UTF_16: readonly (readonly number[])[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** What a system's error about a file means. */
function unreadable(path: string, error: NodeJS.ErrnoException): UnreadableFile {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: refusals.missing(path),
    EACCES: refusals.forbidden(path),
  };
  return new UnreadableFile(reasons[error.code ?? ''] ?? refusals.unreadable(path, error.code ?? error.message));
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw unreadable(path, error);
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new UnreadableFile(refusals.noFile(path));
    const { buffer, bytesRead } = await file.read(new Uint8Array(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The reader that a file's first characters call for. Rejects with `UnreadableFile` for what is no text, or none of these. */
async function readerFor(path: string, table: Table): Promise<EntryReader> {
  const beginning = await beginningOf(path);
  if (UTF_16.some((mark) => mark.every((byte, index) => beginning[index] === byte)))
    throw new UnreadableFile(refusals.utf16(path));
  const text = new TextDecoder().decode(beginning).trimStart();
  if (text === '') throw new UnreadableFile(refusals.empty(path));
  if (text.startsWith('<')) throw new UnreadableFile(refusals.otherText(path));
  const type = beginning.includes(0) ? { ext: 'dati' } : await fileTypeFromBuffer(beginning);
  if (type !== undefined) throw new UnreadableFile(refusals.noText(path, type.ext));
  return /^[[{]/.test(text) ? new JsonReader() : new CsvReader(table, text);
}

/** A file as text, in pieces. What is no UTF-8 is given up to there, and then refused. */
async function* textOf(path: string, reader: EntryReader): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const fail = () => {
    throw new BrokenOff(broken.encoding, reader.position());
  };
  for await (const chunk of createReadStream(path, { highWaterMark: BEGINNING }) as AsyncIterable<Uint8Array>) {
    let text: string | null = null;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      yield new TextDecoder().decode(chunk).split('\ufffd', 1)[0] ?? '';
      fail();
    }
    yield text ?? '';
  }
  try {
    decoder.decode();
  } catch {
    fail();
  }
}

/** A file that is being read, entry by entry. */
export interface OpenFile {
  readonly reader: EntryReader;
  /** Its entries. Rejects with `BrokenOff`. */
  readonly entries: () => AsyncGenerator<Read>;
}

/**
 * Opens a file with entries, JSON or CSV, whatever it is called; `table` says how a CSV is read. Rejects with
 * `UnreadableFile`.
 */
export async function openFile(path: string, table: Table): Promise<OpenFile> {
  const reader = await readerFor(path, table);
  return { reader, entries: () => reader.entries(textOf(path, reader)) };
}
