import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedFolder, openEmbedded } from '../server/db/open';
import { migrationsIn, sampleOf, writeSample } from '../tests/server/upgrade/sample';
import { checkOut, startOnce } from './snapshot/past';
import { trim } from './snapshot/trim';

function fail(error: Error): never {
  throw error;
}

const [revision] = process.argv.slice(2);
if (revision === undefined) throw new Error('which revision? npm run snapshot -- REVISION');
const folder = checkOut(revision);
const dataDir = join(folder, 'data');
await startOnce(folder, dataDir);
const db = await openEmbedded(embeddedFolder(dataDir), { connectionError: fail, engineDeath: fail, upkeepError: fail });
await trim(db);
const migrations = migrationsIn(join(folder, 'server/db/migrations'));
const name = migrations.at(-1)?.name.replace('.sql', '.json.gz') ?? '';
const file = fileURLToPath(new URL(`../tests/server/upgrade/${name}`, import.meta.url));
await writeSample(file, await sampleOf(db, migrations));
await db.close();
await rm(folder, { recursive: true });
process.stdout.write(`${file}\n`);
