/** Most characters of one entry of a file: what is longer is not kept. */
export const LONGEST_ENTRY = 1_000_000;

/** Where in a file something stands, from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An entry of a file as it was read, or why it could not be. */
export type Read =
  | { readonly line: number; readonly value: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly problem: string };

/** From here on a file can't be read; what came before is as it was. */
export class BrokenOff extends Error {
  readonly position: Position;
  constructor(reason: string, position: Position) {
    super(reason);
    this.name = 'BrokenOff';
    this.position = position;
  }
}

/** Reads the entries of a file out of its text, which comes in pieces of any length. Never holds more than one of them. */
export interface EntryReader {
  /** Rejects with `BrokenOff` where the text can't be read on, or ends too early. */
  entries(text: AsyncIterable<string>): AsyncGenerator<Read>;
  /** How far the reading is. */
  position(): Position;
}
