// What was built lies in dist as a whole, or does not count: it is made beside its place and renamed into it, and a
// manifest, written last, says what has to be there. Node's own modules only.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprintOf, SOURCES } from './sources.mjs';
import { inTurn } from './turn.mjs';

/** The parts of a build, each a folder of dist. */
export const PARTS = ['client', 'server'];

/** A site changes it after the build: it has to be there, of whatever size. */
export const EDITABLE = 'config.json';

const manifestOf = (folder) => join(folder, 'dist/manifest.json');

/** The size of every file below some folders of `folder`, by path; null for one that a site may change. */
function sizesBelow(folder, paths) {
  const files = paths.flatMap((path) =>
    readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const size = (file) => (file.endsWith(`/client/${EDITABLE}`) ? null : statSync(file).size);
  return Object.fromEntries(files.map((file) => [relative(folder, file), size(file)]));
}

function read(manifest) {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'));
  } catch {
    // None, or one that was cut off: nothing counts as built.
    return null;
  }
}

function isThere(file, size) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && (size === null || found.size === size);
}

/**
 * Whether a project's dist holds what its sources give, and all of it. Sizes tell what is missing or cut off in a tenth of
 * the time that reading thirty megabytes would add to every start.
 */
export function isBuilt(folder) {
  const manifest = read(manifestOf(folder));
  return (
    manifest !== null &&
    Object.entries(manifest.files ?? {}).length > 0 &&
    Object.entries(manifest.files).every(([path, size]) => isThere(join(folder, path), size)) &&
    manifest.sources === fingerprintOf(folder, SOURCES)
  );
}

/** Renames a whole folder, made beside it, into a place that may be taken. */
export function replaceFolder(place, made) {
  const old = `${place}.old`;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(place, old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(made, place);
  rmSync(old, { recursive: true, force: true });
}

/** Without all the parts nothing counts as built. */
async function putBuilt(folder, makers) {
  // Before: what is changed meanwhile may not be in.
  const sources = fingerprintOf(folder, SOURCES);
  const parts = PARTS.filter((part) => makers[part] !== undefined);
  const placeOf = (part) => join(folder, 'dist', part);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const part of parts) {
    const made = `${placeOf(part)}.new`;
    rmSync(made, { recursive: true, force: true });
    await makers[part](made);
  }
  const manifest = manifestOf(folder);
  rmSync(manifest, { force: true });
  for (const part of parts) replaceFolder(placeOf(part), `${placeOf(part)}.new`);
  if (parts.length < PARTS.length) return;
  const files = sizesBelow(
    folder,
    PARTS.map((part) => `dist/${part}`),
  );
  writeFileSync(`${manifest}.new`, `${JSON.stringify({ sources, files })}\n`);
  renameSync(`${manifest}.new`, manifest);
}

/**
 * Builds parts of a project, each by a function of `makers` that fills the folder which it is given, and puts them into
 * their places once all are whole. One process builds at a time: who waited for another takes what that one made. With
 * `ifNeeded` nothing is built where what is there is whole and of today.
 */
export async function build(folder, makers, { ifNeeded = false } = {}) {
  await inTurn(
    join(folder, '.cache/turns/build'),
    async ({ waited }) => {
      if ((waited || ifNeeded) && isBuilt(folder)) return;
      await putBuilt(folder, makers);
    },
    { onWait: () => console.log('Un’altra preparazione è in corso: aspetto che finisca…') },
  );
}
