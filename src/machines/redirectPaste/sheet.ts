/** A row of a pasted sheet. */
export interface SheetRow {
  /** As the sheet counts, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * A cell and what ends it. One in quotation marks goes over separators and line ends; two marks within are one; a mark that
 * is never closed, or behind which the cell goes on, is a character like others. Source: RFC 4180, section 2.
 */
const cellBefore = (separator: string): RegExp =>
  new RegExp(
    `(?:"((?:[^"]|"")*)" *(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );

interface Row {
  readonly cells: readonly string[];
  /** As it was pasted. */
  readonly text: string;
}

function rowsOf(text: string, separator: string): readonly Row[] {
  const pattern = cellBefore(separator);
  const rows: Row[] = [];
  let cells: string[] = [];
  let begin = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [whole, quoted, plain = '', end] = found;
    // Who writes the marks by hand forgets to double those within.
    cells.push((quoted?.replaceAll('""', '"') ?? plain.trim().replace(/^"(.*)"$/, '$1')).trim());
    if (end === separator) continue;
    rows.push({ cells, text: text.slice(begin, found.index + whole.length - (end?.length ?? 0)) });
    if (end === '') break;
    [cells, begin] = [[], pattern.lastIndex];
  }
  return rows;
}

/**
 * The rows of a text that a spreadsheet put on the clipboard, or that was written like one: cells with tabs between them, or
 * semicolons where a row has no tab. Lines end as on any system; empty rows count, and are left out.
 */
export function sheetRows(text: string): readonly SheetRow[] {
  const rows = rowsOf(text, text.includes('\t') ? '\t' : ';').map(({ cells, text: row }, index) => ({
    number: index + 1,
    cells: cells.length > 1 ? cells : (rowsOf(row, ';')[0]?.cells ?? cells),
  }));
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
