import { writeFileSync } from 'node:fs';
import { migrate } from '../server/db/migrate';
import { openEmbedded } from '../server/db/open';
import { readCatalog } from './schema/catalog';
import { schemaPage } from './schema/page';

function fail(error: Error): never {
  throw error;
}

const db = await openEmbedded(null, { connectionError: fail, engineDeath: fail, upkeepError: fail });
await migrate(db);
writeFileSync(new URL('../docs/schema.md', import.meta.url), schemaPage(await readCatalog(db)));
await db.close();
