// Databases with many news in them, made once and kept: a run works on a copy.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/ensure.mjs';

const run = promisify(execFile);
const KEPT = join(root, '.cache/bench');

const runScript = (script, ...values) =>
  run(join(root, 'node_modules/.bin/tsx'), [join(root, 'tests/bench', script), ...values.map(String)], {
    cwd: root,
    maxBuffer: 2 ** 24,
  });

/** Fills a database by the server's own code. Without an address the folder's embedded one. */
export const seed = (dataDir, count, databaseUrl = '') => runScript('seed.ts', dataDir, count, databaseUrl);

/** Adds events to a filled database that no server has open. */
export const seedEvents = (dataDir, count, databaseUrl = '') => runScript('seedEvents.ts', dataDir, count, databaseUrl);

/** Fills an empty database with contents of all types. */
export const seedMixed = (dataDir, count, databaseUrl = '') => runScript('seedMixed.ts', dataDir, count, databaseUrl);

/** What the palette takes to narrow many rows. */
export const measureMatching = async () => JSON.parse((await runScript('matching.ts')).stdout);

/** Changes with the tables and with what fills them. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const folder of [
    'server/db/migrations',
    'server/demo',
    'server/demo/news',
    'server/demo/media',
    'tests/bench',
  ].map((path) => join(root, path)))
    for (const entry of readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile()))
      hash.update(entry.name).update(readFileSync(join(folder, entry.name)));
  return hash.digest('hex').slice(0, 12);
}

/** A temporary folder and what removes it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portolano-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A data folder of the embedded database with that many news; a copy, removed by its caller. */
export async function embeddedData(count) {
  const kept = join(KEPT, `${count}-${fingerprint()}`);
  if (!existsSync(kept)) {
    rmSync(KEPT, { recursive: true, force: true });
    const half = `${kept}.half`;
    await seed(half, count);
    renameSync(half, kept);
  }
  const { folder, remove } = temporaryFolder();
  cpSync(kept, folder, { recursive: true });
  return { folder, remove };
}
