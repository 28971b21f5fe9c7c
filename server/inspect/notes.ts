import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Tokenizer, TokenizerError, TokenParser, TokenParserError } from '@streamparser/json';
import { CsvError, type Parser, parse } from 'csv-parse';
import type { MediaType } from '../../src/content/media/files';
import type { FileNote, PdfLack } from '../../src/messages/server/fileNotes';
import { separatorOf } from '../http/csv';

/** Pages of a PDF in which a text is looked for: a cover and a few more may be pictures. */
const PAGES_READ = 8;

/** So many pages that one file should rather be several. */
const MANY_PAGES = 500;

/** Hands a PDF's bytes to its reader piece by piece: of a long one it asks for a few. */
async function pdfTask(file: FileHandle, size: number) {
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument, PDFDataRangeTransport } = await getResolvedPDFJS();
  class Pieces extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      const bytes = new Uint8Array(end - begin);
      file.read(bytes, 0, bytes.length, begin).then(
        () => this.onDataRange(begin, bytes),
        () => this.abort(),
      );
    }
  }
  const range = new Pieces(size, null);
  const task = getDocument({ range, length: size, disableAutoFetch: true, disableStream: true, verbosity: 0 });
  return task;
}

type PdfDocument = Awaited<Awaited<ReturnType<typeof pdfTask>>['promise']>;

/** Whether a PDF asks for a password. */
const isLocked = (error: unknown): boolean => (error as Error).name === 'PasswordException';

/** Whether one of the first pages has a text. */
async function hasText(document: PdfDocument): Promise<boolean> {
  for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
  }
  return false;
}

async function pdfNotesOf(document: PdfDocument): Promise<FileNote[]> {
  const [{ info, metadata }, marks] = await Promise.all([document.getMetadata(), document.getMarkInfo()]);
  const facts = info as { Title?: string; Language?: string | null };
  const title = facts.Title || metadata?.get('dc:title');
  const lacks: PdfLack[] = [];
  if (String(title ?? '').trim() === '') lacks.push('title');
  if ((facts.Language ?? '').trim() === '') lacks.push('language');
  if (marks?.Marked !== true) lacks.push('tags');
  if (!(await hasText(document))) lacks.push('text');
  return [
    ...(lacks.length > 0 ? [{ code: 'pdfAccess', lacks } as const] : []),
    ...(document.numPages > MANY_PAGES ? [{ code: 'pdfLong', pages: document.numPages } as const] : []),
  ];
}

/** What would keep some readers from a PDF. */
async function pdfNotes(path: string, size: number): Promise<FileNote[]> {
  const file = await open(path, 'r');
  try {
    const task = await pdfTask(file, size);
    try {
      return await pdfNotesOf(await task.promise);
    } catch (error) {
      return [{ code: isLocked(error) ? 'pdfEncrypted' : 'pdfUnread' }];
    } finally {
      await task.destroy();
    }
  } finally {
    await file.close();
  }
}

/** Characters of a line, and columns, that spreadsheets still take. Source: limits of a cell and a sheet of Excel. */
const [LONGEST_RECORD, MOST_COLUMNS] = [1_000_000, 16_384];

const SHOWN: Readonly<Record<string, string>> = { '\t': 'tabulazione' };

/** Bytes of the beginning by which the separator is told. */
const HEAD = 64 * 1024;

async function headOf(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: HEAD - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What stops the reading of a CSV, as a note; null for what only goes on. */
function csvFault(error: CsvError): FileNote {
  const line = Number(error.lines ?? 1);
  if (error.code === 'CSV_MAX_RECORD_SIZE') return { code: 'csvTooLong', line };
  return { code: 'csvQuotes', line };
}

/** Reads records to the first that has another number of values than the heading; null for none. */
async function firstUneven(records: Parser): Promise<{ columns: number; uneven: FileNote | null }> {
  let columns = 0;
  for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (columns === 0) columns = record.length;
    else if (record.length !== columns && !(record.length === 1 && record[0] === '')) {
      const uneven = { code: 'csvColumns', line: info.lines, expected: columns, actual: record.length } as const;
      return { columns, uneven };
    }
  }
  return { columns, uneven: null };
}

/** How a CSV is written, and the line of the first mistake. It is in UTF-8, whatever it came in. */
async function csvNotes(path: string): Promise<FileNote[]> {
  const separator = separatorOf((await headOf(path)).toString());
  const records = parse({
    bom: true,
    delimiter: separator,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  const notes: FileNote[] = [];
  const source = createReadStream(path);
  source.on('error', (error) => records.destroy(error));
  try {
    const { columns, uneven } = await firstUneven(source.pipe(records));
    notes.push({ code: 'csv', encoding: 'UTF-8', separator: SHOWN[separator] ?? separator, columns });
    if (columns === 1) notes.push({ code: 'csvOneColumn' });
    if (columns > MOST_COLUMNS) notes.push({ code: 'csvTooWide', columns });
    if (uneven !== null) notes.push(uneven);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    notes.push(csvFault(error));
  } finally {
    source.destroy();
    records.destroy();
  }
  return notes;
}

/** Line and column of a place in a text file, both from 1. `at` counts bytes. */
async function placeAt(path: string, at: number): Promise<{ line: number; column: number }> {
  let [line, column] = [1, 1];
  if (at > 0)
    for await (const chunk of createReadStream(path, { end: at - 1 }) as AsyncIterable<Buffer>)
      for (const byte of chunk) {
        // What continues a character is no column of its own.
        if (byte === 10) [line, column] = [line + 1, 1];
        else if ((byte & 0xc0) !== 0x80) column += 1;
      }
  return { line, column };
}

/** Where a JSON file stops being one; nothing for one that is JSON to its end. Memory does not grow with it. */
async function jsonNotes(path: string, size: number): Promise<FileNote[]> {
  let at = 0;
  let isDone = false;
  const tokenizer = new Tokenizer();
  // No path is asked for, so that nothing of what is read is kept.
  const tokens = new TokenParser({ paths: [], keepStack: false });
  tokens.onValue = () => undefined;
  tokenizer.onToken = (token) => {
    at = token.offset;
    if (isDone) throw new TokenParserError('more than one value');
    tokens.write(token);
    isDone = tokens.isEnded;
  };
  try {
    await pipeline(createReadStream(path), async (chunks) => {
      for await (const chunk of chunks) tokenizer.write(chunk as Uint8Array);
    });
    if (isDone) return [];
    at = size;
  } catch (error) {
    if (!(error instanceof TokenizerError || error instanceof TokenParserError)) throw error;
    const given = /absolute position "(\d+)/.exec(error.message)?.[1];
    if (given !== undefined) at = Number(given);
  }
  return [{ code: 'jsonBroken', ...(await placeAt(path, at)) }];
}

/** A file that may be stored. */
interface Accepted {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly type: Pick<MediaType, 'extension'>;
}

/** What would help the readers of a file that they download, beyond what its format forbids. Never refuses one. */
export async function notesOf({ path, size, type: { extension } }: Accepted): Promise<FileNote[]> {
  if (extension === 'pdf') return pdfNotes(path, size);
  if (extension === 'csv') return csvNotes(path);
  return extension === 'json' || extension === 'geojson' ? jsonNotes(path, size) : [];
}
