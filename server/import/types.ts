import type { Queryable } from '../db/types';
import type { Table } from './csv';

/** What an import does with an entry. */
export type Outcome = 'new' | 'updated' | 'changed' | 'returned' | 'same';

/** An entry as it is to be stored. */
export interface Incoming<Row> {
  /** By which it is known again. */
  readonly id: string;
  /** What a report calls it. */
  readonly name: string;
  readonly row: Row;
}

/** What an entry says: the row, or what is wrong with it; the id is null where even that can't be read. */
export type Understood<Row> = Incoming<Row> | { readonly id: string | null; readonly problem: string };

/** What becomes of a row: what was or would be done, or why it can't be. */
export type Verdict = Outcome | { readonly problem: string };

/** Rows of a source that come in batches. */
export interface Importer<Row> {
  understand(value: Readonly<Record<string, unknown>>): Understood<Row>;
  /** Judges rows without writing; rows of earlier batches count as written. */
  judge(rows: readonly Incoming<Row>[]): Promise<Verdict[]>;
  /** Judges and writes rows in the caller's transaction. */
  write(tx: Queryable, rows: readonly Incoming<Row>[]): Promise<Verdict[]>;
  /** What the source may no longer have; null where nothing is told by absence. */
  readonly stored: Stored | null;
}

/** What is stored of a source, as far as it still was there when it was last imported. */
export interface Stored {
  /** In pieces, each row with the id by which it is known to its source. */
  present(): AsyncGenerator<readonly { readonly id: number; readonly known: string; readonly name: string }[]>;
  /** Marks rows as gone, in the caller's transaction. */
  markGone(tx: Queryable, ids: readonly number[]): Promise<void>;
}

/** What can be imported. */
export interface ImportKind<Row> {
  readonly table: Table;
  /** Takes the hosts under which the site is known. */
  prepare(db: Queryable, now: Date, hosts: readonly string[]): Promise<Importer<Row>>;
}
