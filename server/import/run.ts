import { createHash } from 'node:crypto';
import { importTexts } from '../../src/messages/server/imports';
import type { Db } from '../db/types';
import { BrokenOff, type Read } from './entries';
import type { OpenFile } from './file';
import { Report } from './report';
import type { Importer, Incoming, Verdict } from './types';

const { problems, report: texts } = importTexts;

/** Rows of a batch, and characters of them: whichever comes first ends it. */
const [BATCH_ROWS, BATCH_CHARACTERS] = [1000, 8_000_000];

/** From so many rows on, more than half of them gone is taken for a mistake. */
const FEW = 20;

/** A row of a batch, with its line. */
type Row<T> = Incoming<T> & { readonly line: number };

export interface RunOptions {
  readonly writes: boolean;
  /** Believe the file even when more than half of what was there is gone. */
  readonly allGone: boolean;
}

/** A batch could not be written. */
class WriteFailure extends Error {}

/** One import of one file: reads it to its end, batch by batch, and says what came of it. */
class Run<T> {
  readonly report = new Report();
  private batch: Row<T>[] = [];
  private characters = 0;
  private unreadable = 0;
  /** Line of each id, by its digest: ids may be long, and there may be very many. */
  private readonly lines = new Map<string, number>();
  private readonly db: Db;
  private readonly importer: Importer<T>;
  private readonly options: RunOptions;

  constructor(db: Db, importer: Importer<T>, options: RunOptions) {
    this.db = db;
    this.importer = importer;
    this.options = options;
  }

  async all({ entries, reader }: OpenFile): Promise<void> {
    try {
      for await (const read of entries()) {
        this.take(read);
        if (this.batch.length >= BATCH_ROWS || this.characters >= BATCH_CHARACTERS) await this.flush();
      }
      await this.flush();
    } catch (error) {
      this.stop(error as Error, reader.position().line);
      return;
    }
    await this.findGone();
  }

  private take(read: Read): void {
    this.report.read += 1;
    const { line } = read;
    if ('problem' in read) {
      this.unreadable += 1;
      this.report.wrong(line, read.problem);
      return;
    }
    const understood = this.importer.understand(read.value);
    if (understood.id === null) this.unreadable += 1;
    const before = understood.id === null ? undefined : this.remember(understood.id, line);
    if (before !== undefined) this.report.wrong(line, problems.twice(before));
    else if ('problem' in understood) this.report.wrong(line, understood.problem);
    else {
      this.batch.push({ ...understood, line });
      this.characters += JSON.stringify(understood.row).length;
    }
  }

  /** Gives the line on which the id stood before. */
  private remember(id: string, line: number): number | undefined {
    const key = digestOf(id);
    const before = this.lines.get(key);
    if (before === undefined) this.lines.set(key, line);
    return before;
  }

  private async flush(): Promise<void> {
    const rows = this.batch;
    if (rows.length === 0) return;
    const verdicts = this.options.writes ? await this.write(rows) : await this.importer.judge(rows);
    this.batch = [];
    this.characters = 0;
    for (const [index, { line, name }] of rows.entries()) this.report.judged(line, name, verdicts[index] as Verdict);
  }

  private async write(rows: readonly Row<T>[]): Promise<Verdict[]> {
    try {
      return await this.db.transaction((tx) => this.importer.write(tx, rows));
    } catch (error) {
      throw new WriteFailure((error as Error).message, { cause: error });
    }
  }

  private stop(error: Error, line: number): void {
    if (error instanceof BrokenOff) this.report.brokenOff = error;
    else if (error instanceof WriteFailure) this.report.failure = error.message;
    else throw error;
    if (this.options.writes) this.report.unwrittenFrom = this.batch[0]?.line ?? line;
  }

  /** Rows that were not there before this import. */
  private get added(): number {
    return this.options.writes ? this.report.count('new') + this.report.count('returned') : 0;
  }

  /** What was there at the last import and is not in this file. */
  private async findGone(): Promise<void> {
    const { stored } = this.importer;
    if (stored === null) return;
    if (this.report.read === 0) {
      this.report.notes.push(texts.nothing);
      return;
    }
    if (this.unreadable > 0) {
      this.report.notes.push(texts.goneUnknown.unreadable(this.unreadable));
      return;
    }
    let present = 0;
    const gone: number[] = [];
    const names: string[] = [];
    for await (const rows of stored.present()) {
      present += rows.length;
      for (const { id, known, name } of rows)
        if (!this.lines.has(digestOf(known))) {
          gone.push(id);
          if (names.length < Report.LISTED) names.push(name);
        }
    }
    const before = present - this.added;
    if (!this.options.allGone && before >= FEW && gone.length > before / 2) {
      this.report.notes.push(texts.goneUnknown.tooMany(gone.length, before));
      this.report.isDoubtful = true;
      return;
    }
    this.report.gone(gone.length, names);
    if (!this.options.writes) return;
    for (let at = 0; at < gone.length; at += BATCH_ROWS)
      await this.db.transaction((tx) => stored.markGone(tx, gone.slice(at, at + BATCH_ROWS)));
  }
}

/** Short, and no piece of a longer text, which would be kept with it. */
const digestOf = (id: string): string => createHash('shake128', { outputLength: 15 }).update(id).digest('base64');

/** Imports an opened file. Rejects only with what is neither the file's fault nor that of a batch. */
export async function runImport<T>(
  db: Db,
  importer: Importer<T>,
  file: OpenFile,
  options: RunOptions,
): Promise<Report> {
  const run = new Run(db, importer, options);
  await run.all(file);
  return run.report;
}
