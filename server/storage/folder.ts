import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates the data folder where it is missing and proves that it can be written; rejects with the system's error. */
export async function assertWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const probe = join(folder, `.probe-${randomUUID()}`);
  await writeFile(probe, '');
  await rm(probe);
}
