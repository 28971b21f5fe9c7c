// What the build is made of, and whether it is up to date.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const SOURCES = [
  'src',
  'main.ts',
  'server',
  'demo',
  'public',
  'docs/guida',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundleServer.mjs',
  'scripts/guide',
];
const STAMP = join(root, 'dist/sources.txt');

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

/** Changes when a source file is changed, added, removed or renamed. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesOf(join(root, path))).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether dist holds what today's sources give. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Notes that dist was built out of today's sources. */
export function markBuilt() {
  writeFileSync(STAMP, fingerprint());
}
