// Databases with many news in them, made once and kept: a run works on a copy.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/ensure.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';

const run = promisify(execFile);
const KEPT = join(root, '.cache/bench');

const runScript = (script, ...values) =>
  run(join(root, 'node_modules/.bin/tsx'), [join(root, 'tests/bench', script), ...values.map(String)], {
    cwd: root,
    maxBuffer: 2 ** 24,
  });

/** Fills a database by the server's own code. Without an address the folder's embedded one. */
const seed = (dataDir, count, databaseUrl = '') => runScript('seed.ts', dataDir, count, databaseUrl);

/** Adds events to a filled database that no server has open. */
export const seedEvents = (dataDir, count, databaseUrl = '') => runScript('seedEvents.ts', dataDir, count, databaseUrl);

/** Fills an empty database with contents of all types. */
export const seedMixed = (dataDir, count, databaseUrl = '') => runScript('seedMixed.ts', dataDir, count, databaseUrl);

/** What the palette takes to narrow many rows. */
export const measureMatching = async () => JSON.parse((await runScript('matching.ts')).stdout);

const SEEDED_BY = ['server/db/migrations', 'server/reference', 'demo', 'demo/news', 'demo/media'];
const SEEDING = ['tests/bench/seed.ts', 'tests/bench/images.ts'];

/** Changes with the tables and with what fills them. */
function fingerprint() {
  const hash = createHash('sha256');
  const filesIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(folder, name));
  for (const file of [...SEEDED_BY.flatMap(filesIn), ...SEEDING])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** A temporary folder and what removes it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portolano-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A data folder of the embedded database with that many news; a copy, removed by its caller. */
async function embeddedData(count) {
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

/** A database with many news: its folder, its address (null for the embedded one), and what removes it. */
export async function databaseOf(engine, count) {
  if (engine === 'pglite') {
    const { folder, remove } = await embeddedData(count);
    return { dataDir: folder, databaseUrl: null, remove };
  }
  const { folder, remove } = temporaryFolder();
  const { url, stop } = await startPostgres();
  await seed(folder, count, url);
  return {
    dataDir: folder,
    databaseUrl: url,
    remove: async () => {
      await stop();
      remove();
    },
  };
}
