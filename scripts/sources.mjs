// What the build is made of.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders of the project that decide what a build gives. */
export const SOURCES = [
  'src',
  'main.ts',
  'server',
  'demo',
  'public',
  'docs/guida',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundleServer.mjs',
  'tools/guide',
  'scripts/precompress.mjs',
  'scripts/programs.mjs',
];

function filesOf(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesOf(folder, `${path}/${name}`));
}

/**
 * Changes when a file at one of these paths below a folder is changed, added, removed or renamed; it is the same wherever
 * the folder lies, and whenever it was written.
 */
export function fingerprintOf(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => filesOf(folder, one)).sort()) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
