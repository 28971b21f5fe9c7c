import { CsvError, parse } from 'csv-parse';
import { importTexts } from '../../src/messages/server/imports';
import { separatorOf } from '../http/csv';
import { BrokenOff, type EntryReader, LONGEST_ENTRY, type Position, type Read } from './entries';

const { broken, problems } = importTexts;

/** Most columns of a table. */
const MOST_COLUMNS = 200;

/** A name of a column as names are compared: accents and case, blanks and dashes out of the way. */
const columnKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s._-]+/g, '_');

/** A field → the names that its column may have. */
type Columns = Readonly<Record<string, readonly string[]>>;

/** How a table is read. */
export interface Table {
  readonly columns: Columns;
  /** Fields without which no row says anything. */
  readonly required: readonly string[];
  /** What a row says, in the form that JSON has; without it its cells, by field. */
  readonly shaped?: (cells: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
}

/** A record of the library, with how many lines were read once it had ended. */
interface Parsed {
  readonly cells: readonly string[];
  readonly lines: number;
}

/** Gives what a step of a stream failed with; null for nothing. */
const failureOf = (step: (done: (error?: Error | null) => void) => void): Promise<Error | null> =>
  new Promise((resolve) => step((error) => resolve(error ?? null)));

const linesWithin = (cells: readonly string[]): number => cells.join('').split(/\r\n|\r|\n/).length - 1;

/** The rows of a table whose first line names the columns. Takes how it is read and how its file begins. */
export class CsvReader implements EntryReader {
  private readonly names: ReadonlyMap<string, string>;
  private readonly table: Table;
  private readonly separator: string;
  private fields: readonly (string | null)[] | null = null;
  private ignored: readonly string[] = [];
  private line = 1;

  constructor(table: Table, beginning: string) {
    const names = Object.entries(table.columns).flatMap(([field, written]) =>
      [field, ...written].map((name) => [columnKey(name), field] as const),
    );
    this.names = new Map(names);
    this.table = table;
    this.separator = separatorOf(beginning);
  }

  position(): Position {
    return { line: this.line, column: 1 };
  }

  /** Columns of which nothing is read, by their names. */
  get unread(): readonly string[] {
    return this.ignored;
  }

  async *entries(text: AsyncIterable<string>): AsyncGenerator<Read> {
    // Taken as they come, not out of the stream: it would throw away those before a mistake.
    const parsed: Parsed[] = [];
    const parser = parse({
      delimiter: this.separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_ENTRY,
      on_record: (cells: string[], { lines }) => {
        parsed.push({ cells, lines });
        return null;
      },
    });
    // Told by the step that failed.
    parser.on('error', () => undefined).resume();
    try {
      for await (const piece of text) {
        const error = await failureOf((done) => parser.write(piece, done));
        yield* this.rows(parsed.splice(0));
        if (error !== null) throw this.brokenBy(error);
      }
      const error = await failureOf((done) => parser.end(done));
      yield* this.rows(parsed.splice(0));
      if (error !== null) throw this.brokenBy(error);
    } finally {
      parser.destroy();
    }
    if (this.fields === null) throw new BrokenOff(broken.empty, { line: 1, column: 1 });
  }

  private *rows(parsed: readonly Parsed[]): Generator<Read> {
    for (const { cells, lines } of parsed) {
      const read = this.row(cells, lines - linesWithin(cells));
      this.line = lines + 1;
      if (read !== null) yield read;
    }
  }

  /** The record that can't be read is the one after the last that could. */
  private brokenBy(error: Error): Error {
    if (!(error instanceof CsvError)) return error;
    const { code, message } = error;
    const reasons: Readonly<Record<string, string>> = {
      CSV_QUOTE_NOT_CLOSED: broken.openQuote,
      CSV_MAX_RECORD_SIZE: broken.tooLong(LONGEST_ENTRY),
    };
    return new BrokenOff(reasons[code] ?? message, this.position());
  }

  private row(cells: readonly string[], line: number): Read | null {
    if (cells.every((cell) => cell.trim() === '')) return null;
    if (this.fields === null) {
      this.fields = this.named(cells, line);
      return null;
    }
    if (cells.length !== this.fields.length) return { line, problem: problems.cells(cells.length, this.fields.length) };
    const value = Object.fromEntries(
      this.fields.flatMap((field, index) => {
        const cell = cells[index]?.trim() ?? '';
        return field === null || cell === '' ? [] : [[field, cell]];
      }),
    );
    return { line, value: this.table.shaped?.(value) ?? value };
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
