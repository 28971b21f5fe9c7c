import { importTexts } from '../../src/messages/server/imports';
import { BrokenOff, type EntryReader, LONGEST_ENTRY, type Position, type Read } from './entries';

const { broken, problems } = importTexts;

/** Most columns of a table. */
const MOST_COLUMNS = 200;

/** What cells may be separated by. */
const SEPARATORS: readonly string[] = [';', ',', '\t'];

const [QUOTE, NEWLINE, RETURN] = [0x22, 0x0a, 0x0d];

/** A name of a column as names are compared: accents and case, blanks and dashes out of the way. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s._-]+/g, '_');

/** A field → the names that its column may have. */
export type Columns = Readonly<Record<string, readonly string[]>>;

/** How a table is read. */
export interface Table {
  readonly columns: Columns;
  /** Fields without which no row says anything. */
  readonly required: readonly string[];
  /** What a row says, in the form that JSON has; without it its cells, by field. */
  readonly shaped?: (cells: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
}

/** Most often in the line of names, outside of quotation marks. */
function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

/**
 * The rows of a CSV file whose first line names the columns, as RFC 4180 writes them: with commas, semicolons or tabs,
 * whatever ends the lines.
 */
export class CsvReader implements EntryReader {
  private readonly names: ReadonlyMap<string, string>;
  private readonly table: Table;
  private separator = 0;
  /** The first line until it ends. */
  private first: string | null = '';
  private fields: readonly (string | null)[] | null = null;
  private ignored: readonly string[] = [];
  private line = 1;
  private startLine = 1;
  private cells: string[] = [];
  private cell = '';
  private length = 0;
  private isQuoted = false;
  /** A quotation mark within quotation marks: it ends them, or is the first half of one that is meant. */
  private isHalf = false;
  private wasReturn = false;

  constructor(table: Table) {
    const names = Object.entries(table.columns).flatMap(([field, written]) =>
      [field, ...written].map((name) => [columnKey(name), field] as const),
    );
    this.names = new Map(names);
    this.table = table;
  }

  position(): Position {
    return { line: this.line, column: 1 };
  }

  /** Columns of which nothing is read, by their names. */
  get unread(): readonly string[] {
    return this.ignored;
  }

  *feed(text: string): Generator<Read> {
    let rest = text;
    if (this.first !== null) {
      this.first += text;
      const end = /[\r\n]/.exec(this.first)?.index;
      if (end === undefined && this.first.length <= LONGEST_ENTRY) return;
      rest = this.first;
      this.separator = separatorOf(rest.slice(0, end)).charCodeAt(0);
      this.first = null;
    }
    let from = 0;
    for (let at = 0; at < rest.length; at += 1) {
      const code = rest.charCodeAt(at);
      if (!this.isSpecial(code)) continue;
      this.keep(rest.slice(from, at));
      from = at + 1;
      yield* this.take(code);
    }
    this.keep(rest.slice(from));
  }

  *end(): Generator<Read> {
    if (this.first !== null) yield* this.feed('\n');
    if (this.isQuoted && !this.isHalf) throw new BrokenOff(broken.openQuote, { line: this.startLine, column: 1 });
    yield* this.row();
    if (this.fields === null) throw new BrokenOff(broken.empty, { line: 1, column: 1 });
  }

  private isSpecial(code: number): boolean {
    return code === QUOTE || code === NEWLINE || code === RETURN || code === this.separator;
  }

  private keep(text: string): void {
    if (text === '') return;
    this.wasReturn = false;
    // A quotation mark that ended the quoted part: what follows belongs to the cell as it stands.
    if (this.isHalf) [this.isHalf, this.isQuoted] = [false, false];
    this.length += text.length;
    if (this.length > LONGEST_ENTRY)
      throw new BrokenOff(broken.tooLong(LONGEST_ENTRY), { line: this.startLine, column: 1 });
    this.cell += text;
  }

  private *take(code: number): Generator<Read> {
    const followsReturn = this.wasReturn;
    this.wasReturn = false;
    if (code === NEWLINE && followsReturn) return;
    if (code === QUOTE) return this.quote();
    if (this.isHalf) [this.isHalf, this.isQuoted] = [false, false];
    const ends = code === NEWLINE || code === RETURN;
    if (ends) this.line += 1;
    this.wasReturn = code === RETURN;
    if (this.isQuoted) this.keepSpecial(code);
    else if (!ends) this.endCell();
    else yield* this.row();
  }

  private keepSpecial(code: number): void {
    const { wasReturn } = this;
    this.keep(code === RETURN ? '\n' : String.fromCharCode(code));
    this.wasReturn = wasReturn;
  }

  private quote(): void {
    if (this.isHalf) {
      this.isHalf = false;
      this.keep('"');
    } else if (this.isQuoted) this.isHalf = true;
    else if (this.cell === '') this.isQuoted = true;
    else this.keep('"');
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = '';
    this.length += 1;
  }

  private *row(): Generator<Read> {
    this.endCell();
    const [cells, line] = [this.cells, this.startLine];
    [this.cells, this.length, this.isQuoted, this.isHalf, this.startLine] = [[], 0, false, false, this.line];
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.fields === null) {
      this.fields = this.named(cells, line);
      return;
    }
    if (cells.length !== this.fields.length) {
      yield { line, problem: problems.cells(cells.length, this.fields.length) };
      return;
    }
    const value = Object.fromEntries(
      this.fields.flatMap((field, index) => {
        const cell = cells[index]?.trim() ?? '';
        return field === null || cell === '' ? [] : [[field, cell]];
      }),
    );
    yield { line, value: this.table.shaped?.(value) ?? value };
  }

  /** The field of each column. */
  private named(cells: readonly string[], line: number): (string | null)[] {
    const fail = (reason: string): never => {
      throw new BrokenOff(reason, { line, column: 1 });
    };
    if (cells.length > MOST_COLUMNS) fail(broken.columns(cells.length, MOST_COLUMNS));
    const fields = cells.map((cell) => this.names.get(columnKey(cell)) ?? null);
    const missing = this.table.required.filter((field) => !fields.includes(field));
    if (missing.length > 0) fail(broken.missingColumns(missing));
    const twice = fields.find((field, index) => field !== null && fields.indexOf(field) !== index);
    if (typeof twice === 'string') fail(broken.columnTwice(twice));
    this.ignored = cells.filter((_, index) => fields[index] === null);
    return fields;
  }
}
