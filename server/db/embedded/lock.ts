import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import * as z from 'zod/mini';

/** The file in the data folder that is locked. It stays when the owner ends: only the lock counts. */
const LOCK_FILE = 'portolano.lock';

const ownerSchema = z.object({ process: z.number(), host: z.string(), since: z.string() });

/** Who has a data folder. */
export type FolderOwner = z.infer<typeof ownerSchema>;

/** The data folder belongs to another running process; `owner` is null where the file does not say whose it is yet. */
export class FolderInUse extends Error {
  readonly owner: FolderOwner | null;
  constructor(folder: string, owner: FolderOwner | null) {
    super(`data folder in use: ${folder}`);
    this.name = 'FolderInUse';
    this.owner = owner;
  }
}

function readOwner(file: string): FolderOwner | null {
  try {
    return z.parse(ownerSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Taken a moment ago and not written yet: that it is taken is known all the same.
    return null;
  }
}

/**
 * Takes a data folder for this process alone: the embedded engine has no lock of its own, and two processes would lose
 * each other's commits. The kernel keeps the lock on the file itself, whatever container or network namespace its owner
 * lives in, and drops it when the owner ends, however it ends. Gives the function that lets go; throws `FolderInUse`, or
 * the system's error where the folder's file system knows no locks.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  const descriptor = openSync(file, 'a+');
  try {
    if (!tryLock(descriptor)) throw new FolderInUse(folder, readOwner(file));
    const owner: FolderOwner = { process: process.pid, host: hostname(), since: new Date().toISOString() };
    ftruncateSync(descriptor);
    writeSync(descriptor, JSON.stringify(owner));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => closeSync(descriptor);
}
