import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';

/** An archive that is none of ours, ends too early, or is not what was written. */
export class BrokenArchive extends Error {
  readonly reason: 'foreign' | 'cutOff' | 'changed';
  /** Name of the part that is not as it was written; null where that is not known. */
  readonly part: string | null;
  constructor(reason: BrokenArchive['reason'], part: string | null = null) {
    super(`the archive is ${reason}${part === null ? '' : `: ${part}`}`);
    this.name = 'BrokenArchive';
    this.reason = reason;
    this.part = part;
  }
}

/** Name of the last part: a SHA-256 of its second line, then a JSON with the SHA-256 of each other part by its name. */
const SUMS = 'checksums';

const sumOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a part's bytes come from. */
type Bytes = AsyncIterable<Uint8Array>;

/** Passes bytes on; `done` gets their SHA-256 once all have passed. */
async function* summed(bytes: Bytes, done: (sum: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** Writes a tar archive, which any `tar` reads, with a checksum of each part. */
export class ArchiveWriter {
  private readonly archive: Pack = pack();
  private readonly written: Promise<void>;
  private readonly sums: Record<string, string> = {};
  private readonly now = new Date();
  private isBroken = false;

  /** Begins a file that is its owner's alone. */
  constructor(path: string) {
    this.written = pipeline(this.archive, createWriteStream(path, { mode: 0o600 }));
    // Whoever adds a part, or ends, is told.
    this.written.catch(() => {
      this.isBroken = true;
    });
  }

  add(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    return this.addStream(name, bytes.length, once(bytes));
  }

  /** Adds a part of a known size in bytes. Rejects where it comes with another one, or the file can't be written. */
  async addStream(name: string, size: number, bytes: Bytes): Promise<void> {
    if (this.isBroken) await this.written;
    const entry = this.archive.entry({ name, size, mtime: this.now, mode: 0o600 });
    const keep = (sum: string) => {
      this.sums[name] = sum;
    };
    const failed = this.written.then(() => {
      throw new Error('the archive ended before its last part');
    });
    await Promise.race([pipeline(summed(bytes, keep), entry), failed]);
  }

  /** Ends the archive. Resolves once all of it has been handed to the system. */
  async end(): Promise<void> {
    const sums = JSON.stringify(this.sums);
    await this.add(SUMS, `${sumOf(sums)}\n${sums}`);
    this.archive.finalize();
    await this.written;
  }

  /** Gives up; resolves once nothing writes any more. */
  async abandon(): Promise<void> {
    this.archive.destroy();
    await this.written.catch(() => undefined);
  }
}

function sumsIn(text: string): Record<string, string> {
  const end = text.indexOf('\n');
  const sums = text.slice(end + 1);
  if (end < 0 || sumOf(sums) !== text.slice(0, end)) throw new BrokenArchive('changed', SUMS);
  return JSON.parse(sums) as Record<string, string>;
}

/** What a failure to read says of the archive; the system's errors say something of the disk. */
function brokenBy(error: unknown, isBegun: boolean): unknown {
  if (error instanceof BrokenArchive || (error as NodeJS.ErrnoException).code !== undefined) return error;
  if (!isBegun) return new BrokenArchive('foreign');
  return new BrokenArchive((error as Error).message === 'Unexpected end of data' ? 'cutOff' : 'changed');
}

/** The bytes of a part that is being read. */
async function* bytesOf(entry: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* entry;
  } catch (error) {
    throw brokenBy(error, true);
  }
}

/** The parts of an archive in their order, each of which must be read to its end before the next is asked for. */
async function* partsOf(path: string): AsyncGenerator<{ name: string; bytes: Bytes }> {
  const entries = extract();
  const reading = pipeline(createReadStream(path), entries);
  // Told below, or by whoever reads a part.
  reading.catch(() => undefined);
  let isBegun = false;
  try {
    for await (const entry of entries) {
      isBegun = true;
      yield { name: entry.header.name, bytes: bytesOf(entry) };
    }
    await reading;
  } catch (error) {
    throw brokenBy(error, isBegun);
  }
}

/** Takes a part: all of its bytes or none. */
export type TakePart = (name: string, bytes: Bytes) => Promise<void>;

/**
 * Hands over the parts of an archive in their order, and compares each with its checksum. Rejects with `BrokenArchive`,
 * with the system's error, or with that of `take`.
 */
export async function readArchive(path: string, take: TakePart): Promise<void> {
  const sums = new Map<string, string>();
  let written: Record<string, string> | null = null;
  for await (const { name, bytes } of partsOf(path)) {
    if (name === SUMS) {
      written = sumsIn(await text(bytes));
      continue;
    }
    const checked = summed(bytes, (sum) => sums.set(name, sum));
    await take(name, checked);
    for await (const _ of checked);
  }
  if (written === null) throw new BrokenArchive(sums.size === 0 ? 'foreign' : 'cutOff');
  const changed = Object.keys(written).find((name) => sums.get(name) !== written[name]);
  if (changed !== undefined || sums.size !== Object.keys(written).length)
    throw new BrokenArchive('changed', changed ?? null);
}
