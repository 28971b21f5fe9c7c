import { statfs } from 'node:fs/promises';
import { diskFull } from '../http/errors';
import { sharedValue } from '../sharedCache';

/** Bytes that stay free whatever is saved: the database's log needs room even to say that something failed. */
const RESERVE = 64 * 1024 * 1024;

/** Milliseconds for which an answer of the disk counts. */
const COUNTS_FOR = 1000;

/** The disk that a folder is on. */
export interface Room {
  /** Rejects with `diskFull` where storing that many bytes would leave too little. */
  assertFree(bytes: number): Promise<void>;
}

/** Asks the disk of an existing folder, at most once a second. */
export function createRoom(folder: string, reserve = RESERVE): Room {
  const free = sharedValue(async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }, COUNTS_FOR);
  return {
    async assertFree(bytes) {
      if ((await free.get()) < reserve + bytes) throw diskFull();
    },
  };
}
