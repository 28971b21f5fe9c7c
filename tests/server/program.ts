import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../../scripts/bundleServer.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program of the server's, bundled as in the product: it starts in a fraction of the time. */
export interface Program {
  /** Path of its JavaScript. */
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/** Takes the program's path from the project's folder. */
export async function bundled(path: string): Promise<Program> {
  const folder = join(root, '.cache/tests', `program-${randomBytes(6).toString('hex')}`);
  await bundleServer(path, join(folder, 'server'));
  return { file: join(folder, 'server/main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
