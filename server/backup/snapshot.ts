import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { embeddedFolder } from '../db/open';
import type { Db } from '../db/types';
import { holdFilesOnward, letFilesGo } from '../media/hold';
import { UPLOADS_FOLDER } from '../media/stray';

/** Bytes of the longest path that a socket may have on every system. Source: unix(7), and macOS's shorter one. */
const LONGEST_PATH = 103;

/** Where a server listens for other processes of its machine that look after the same data folder. */
function socketOf(dataDir: string): string {
  const own = join(dataDir, 'portolano.sock');
  if (Buffer.byteLength(own) <= LONGEST_PATH) return own;
  return join(tmpdir(), `portolano-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

const answerSchema = z.union([z.object({ folder: z.string() }), z.object({ problem: z.string() })]);
type Answer = z.infer<typeof answerSchema>;

/**
 * Copies the embedded database's folder. Calls wait meanwhile: nothing writes, so that the copy is what the engine would find
 * after a loss of power in this moment. Where the disk can, it copies without reading.
 */
async function copyDatabase(db: Db, dataDir: string): Promise<string> {
  const folder = join(dataDir, UPLOADS_FOLDER, `snapshot-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  const connection = await db.pool.connect();
  try {
    await connection.query('checkpoint');
    await cp(embeddedFolder(dataDir), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    connection.release();
  }
}

interface Served {
  readonly db: Db;
  readonly dataDir: string;
  /** Told what went wrong beside what whoever asked is told. */
  readonly onError: (error: Error) => void;
}

/** Gives whoever connects a copy of the database, and keeps stored files until they go. */
async function serveSnapshot(socket: Socket, { db, dataDir, onError }: Served): Promise<void> {
  const gone = once(socket, 'close');
  await holdFilesOnward(db);
  try {
    const answer: Answer = await copyDatabase(db, dataDir).then(
      (folder) => ({ folder }),
      (error: NodeJS.ErrnoException) => {
        onError(error);
        return { problem: error.code ?? error.message };
      },
    );
    socket.write(`${JSON.stringify(answer)}\n`);
    await gone;
  } finally {
    await letFilesGo(db);
  }
}

/**
 * Lets backups be made while this process has the embedded database. The data folder must be locked for it. Gives what ends
 * it; rejects where the folder's disk knows no sockets.
 */
export async function offerSnapshots(served: Served): Promise<() => Promise<void>> {
  const path = socketOf(served.dataDir);
  const open = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // Whoever asked may end at any time.
    socket.on('error', () => undefined).resume();
    const serving = serveSnapshot(socket, served).catch(served.onError);
    open.set(socket, serving);
    serving.finally(() => open.delete(socket));
  });
  // The folder is ours: what lies there is of a process that was killed.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open.keys()) socket.destroy();
    await Promise.all(open.values());
    await closed;
  };
}

/** A copy of a running server's database. */
export interface Snapshot {
  readonly folder: string;
  /** Removes the copy and lets the server's files go. Rejects where the server had ended before: files may be missing. */
  end(): Promise<void>;
}

/** The server that has a data folder gave no copy. */
export class NoSnapshot extends Error {}

async function answerOf(socket: Socket): Promise<Answer> {
  for await (const line of createInterface({ input: socket })) {
    // Whoever reads no more hears of no end either.
    socket.resume();
    return answerSchema.parse(JSON.parse(line));
  }
  throw new NoSnapshot('ended');
}

/** Asks the server that has a data folder for a copy of its database. Rejects with `NoSnapshot`. */
export async function takeSnapshot(dataDir: string): Promise<Snapshot> {
  const socket = createConnection(socketOf(dataDir));
  await once(socket, 'connect').catch((error: NodeJS.ErrnoException) => {
    throw new NoSnapshot(error.code ?? error.message);
  });
  const answer = await answerOf(socket);
  if ('problem' in answer) {
    socket.destroy();
    throw new NoSnapshot(answer.problem);
  }
  const { folder } = answer;
  return {
    folder,
    async end() {
      const isHeld = !socket.destroyed;
      socket.destroy();
      await rm(folder, { recursive: true, force: true });
      if (!isHeld) throw new NoSnapshot('ended');
    },
  };
}
