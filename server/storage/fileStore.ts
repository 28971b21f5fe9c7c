import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** An open stored file. Whoever takes `body` must read it to its end or destroy it. */
export interface OpenFile {
  /** Bytes of the whole file, also where `body` is a part of it. */
  readonly size: number;
  readonly body: Readable;
}

/**
 * Where uploaded files are kept. A key is made by this server of lower-case letters, digits, `/`, `-` and `.`; what is
 * stored under one never changes. Everything rejects with the system's error when the store can't be reached.
 */
export interface FileStore {
  /** Stores a copy of a local file; all of it or nothing. */
  put(key: string, path: string): Promise<void>;
  /** Size in bytes; null for a key without a file. */
  size(key: string): Promise<number | null>;
  /** Opens a file or a part of it that lies within its size; null for a key without a file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Removes files; keys without a file are skipped. */
  remove(keys: readonly string[]): Promise<void>;
  /** Proves that files can be stored. */
  assertReady(): Promise<void>;
}

/** A key that no store could have; only a fault of this server makes one. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)*$/.test(key)) throw new Error(`no key for a file: '${key}'`);
}
