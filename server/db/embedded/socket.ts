import { Duplex } from 'node:stream';
import type { Engine } from './engine';

/** Frontend messages after which the engine answers. Source: PostgreSQL documentation, 'Message Formats'. */
const [SYNC, QUERY, FLUSH, TERMINATE] = [0x53, 0x51, 0x48, 0x58];
const ANSWERED = new Set([SYNC, QUERY, FLUSH, TERMINATE]);

function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = new Uint8Array(5 + text.length);
  message[0] = QUERY as number;
  new DataView(message.buffer).setUint32(1, 4 + text.length);
  message.set(text, 5);
  return message;
}

/**
 * What `pg` takes for its network socket: the wire protocol handed to the embedded engine. Whole batches, up to the
 * message that requires an answer, reach the engine at once. One engine serves one socket at a time.
 */
export class EngineSocket extends Duplex {
  private readonly engine: Engine;
  private pending: Buffer = Buffer.alloc(0);
  private isStarted = false;

  constructor(engine: Engine) {
    super();
    this.engine = engine;
  }

  /** Leaves nothing of the connection before: no open transaction, no prepared statement, no setting. */
  connect(): this {
    const reset = async () => {
      await this.engine.run(simpleQuery('rollback'));
      await this.engine.run(simpleQuery('discard all'));
    };
    reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.feed(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.feed(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  /** Length of the leading part of `buffer` that the engine must answer; 0 while it is not whole. */
  private batchLength(buffer: Buffer): number {
    let offset = 0;
    let end = 0;
    for (;;) {
      const header = this.isStarted ? 1 : 0;
      if (buffer.length - offset < header + 4) return end;
      const length = header + buffer.readInt32BE(offset + header);
      if (buffer.length - offset < length) return end;
      const isAnswered = !this.isStarted || ANSWERED.has(buffer[offset] as number);
      offset += length;
      this.isStarted = true;
      if (isAnswered) end = offset;
    }
  }

  private feed(chunk: Buffer, done: (error?: Error | null) => void): void {
    const buffer = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    const end = this.batchLength(buffer);
    this.pending = buffer.subarray(end);
    if (end === 0 || buffer[0] === TERMINATE) {
      done();
      return;
    }
    this.engine.run(new Uint8Array(buffer.subarray(0, end))).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
      done();
    }, done);
  }
}
