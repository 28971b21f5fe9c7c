import { Readable } from 'node:stream';

export type Cell = string | number | null;

/** Marks the text as UTF-8 for spreadsheets. */
const BOM = '\uFEFF';
/** What spreadsheets of an Italian computer separate cells by. */
const SEPARATOR = ';';

/**
 * A cell as it is written. A text that a spreadsheet would take for a formula, also one in full-width characters, gets an apostrophe in front. Source: the
 * issue on users; OWASP, 'CSV Injection'.
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(SEPARATOR)}\r\n`;

async function* lines(header: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>) {
  yield BOM + csvLine(header);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

/** A CSV file as a stream, written while its batches of rows are read: UTF-8 with BOM, semicolons, RFC 4180 quoting. */
export function csvStream(header: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>): Readable {
  return Readable.from(lines(header, batches), { objectMode: false });
}

/** What cells of a table may be separated by. */
const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/** The separator that stands most often in the first line of a table, outside of quotation marks. */
export function separatorOf(beginning: string): string {
  const line = beginning.split(/\r?\n|\r/, 1)[0]?.replace(/"[^"]*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}
