import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of a block: an empty file can be made on many a disk that is full. */
const BLOCK = Buffer.alloc(4096, 1);

/** Creates the data folder where it is missing and proves that it can be written; rejects with the system's error. */
export async function assertWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, BLOCK, { flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}
