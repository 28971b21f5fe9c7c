// How much JavaScript a screen needs before it is usable, gzip, out of the build's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The parts of the client, by the names that the bundler's configuration gives them, that a screen can't do without. */
const SCREENS = {
  login: [],
  list: ['client', 'application', 'list'],
  editor: ['client', 'application', 'editor', 'editing', 'forms'],
  richText: ['client', 'application', 'editor', 'editing', 'forms', 'richText'],
};

/** Scripts that the page itself names. */
function startFiles(build) {
  const page = readFileSync(join(build, 'client/index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => file);
}

function filesOf(manifest, entries) {
  const seen = new Set();
  const keyOf = (entry) => Object.keys(manifest).find((key) => key === entry || manifest[key].name === entry) ?? entry;
  const collect = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    if (manifest[key] === undefined) throw new Error(`${key} is not in the manifest`);
    for (const imported of manifest[key].imports ?? []) collect(imported);
  };
  for (const entry of entries) collect(keyOf(entry));
  return [...seen].map((key) => manifest[key].file);
}

/** Size of a built file as gzip sends it, in KB of 1,024 bytes. */
export const gzipSize = (build, file) =>
  gzipSync(readFileSync(join(build, 'client', file)), { level: 9 }).length / 1024;

/** KB and number of files of each screen. */
export function measureBundle(build) {
  const manifest = JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(SCREENS).map(([name, entries]) => {
      const files = [...new Set([...startFiles(build), ...filesOf(manifest, entries)])];
      return [name, { kilobytes: files.reduce((sum, file) => sum + gzipSize(build, file), 0), files: files.length }];
    }),
  );
}
