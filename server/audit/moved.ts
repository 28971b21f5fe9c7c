import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { syncPath } from '../storage/sync';

/** A file has the name that a new one wants, but other rows than those that are being moved out. */
export class OtherRows extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`the file has other rows: ${path}`);
    this.name = 'OtherRows';
    this.path = path;
  }
}

/** The rows of a file; null where there is none. */
async function linesOf(path: string): Promise<string | null> {
  const packed = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (packed === null) return null;
  return promisify(gunzip)(packed).then(
    (bytes) => bytes.toString(),
    () => {
      throw new OtherRows(path);
    },
  );
}

/**
 * Writes rows as JSON lines into a packed file of its owner's alone, which survives a loss of power once this resolves. A
 * file of that name which ends earlier was left by a process that did not come to remove its rows: the new one takes its
 * place. Gives the SHA-256 of the lines. Rejects with `OtherRows` where the file there has anything else.
 */
export async function writeLines(folder: string, name: string, rows: readonly object[]): Promise<string> {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  const earlier = await linesOf(path);
  if (earlier !== null && !lines.startsWith(earlier)) throw new OtherRows(path);
  // Of the same name each time: one that a killed process left is written over.
  const draft = join(folder, `.${name}`);
  try {
    await writeFile(draft, await promisify(gzip)(lines), { flush: true, mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  for (const place of [folder, dirname(folder)]) await syncPath(place);
  return createHash('sha256').update(lines).digest('hex');
}
