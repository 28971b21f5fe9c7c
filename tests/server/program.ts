import { spawn } from 'node:child_process';
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

/** What a program that came to its end has said. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end, with these settings and no others, as `npm run … -- …` does. */
export const runProgram = (
  { file }: Program,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
