// Adds many events to a database of the benchmark: `tsx tests/bench/seedEvents.ts <folder> <count> [address]`.

import { seedEvents } from '../../demo/events/seed';
import { readConfig } from '../../server/config';
import { loadTowns } from '../../server/reference/territory';
import { openDatabase } from '../../server/start/database';
import { copyContents } from './copies';

/** Events that are written out; the others are the same ones some days, months and years later. */
const WRITTEN = 2000;

const [dataDir = '', count = '100000', databaseUrl = ''] = process.argv.slice(2);
const settings = { PORTOLANO_DATA: dataDir, ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) };
const { db, release } = await openDatabase(readConfig(settings, []), (error) => {
  throw error;
});
await db.transaction(async (tx) => {
  await seedEvents(tx, { towns: loadTowns(), now: new Date(), images: [], count: WRITTEN });
  await copyContents(tx, 'event', Number(count));
});
await db.query('vacuum analyze');
await db.close();
release();
