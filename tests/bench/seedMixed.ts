// Fills a database with contents of all types: `tsx tests/bench/seedMixed.ts <folder> <count> [address]`.

import { authorsByProvince } from '../../demo/authors';
import { drawCovers } from '../../demo/covers';
import { seedEvents } from '../../demo/events/seed';
import { seedItineraries } from '../../demo/itineraries/seed';
import { seedPlaces } from '../../demo/pointsOfInterest/seed';
import { seedFoundation, seedNews } from '../../demo/seed';
import { seedViaEmilia } from '../../demo/viaEmilia/seed';
import { readConfig } from '../../server/config';
import { loadTowns } from '../../server/reference/territory';
import { writeReference } from '../../server/reference/write';
import { openDatabase } from '../../server/start/database';
import { defaultLanguages } from '../../src/contract/languages';
import { copyContents } from './copies';

/** What of the contents is of each type. */
const SHARES = { news: 0.4, event: 0.25, localita: 0.15, iat: 0.1, itinerary: 0.09, viaemilia: 0.01 } as const;

/** Of each type that many are written out; the others are copies. */
const WRITTEN = 2000;

const [dataDir = '', count = '100000', databaseUrl = ''] = process.argv.slice(2);
const settings = { PORTOLANO_DATA: dataDir, ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) };
const config = readConfig(settings, []);
const { db, release } = await openDatabase(config, (error) => {
  throw error;
});
const today = new Date();
await drawCovers(config.dataDir);
await db.transaction(writeReference);
await db.transaction(seedFoundation);
await db.transaction(async (tx) => {
  await seedNews(tx, { count: WRITTEN, today });
  const towns = loadTowns();
  const authors = await authorsByProvince(tx);
  await seedEvents(tx, { towns, now: today, images: [], count: WRITTEN });
  await seedPlaces(tx, { towns, authors: authors.get('') ?? [], now: today });
  const journeys = { towns, authors, now: today, images: [], languages: defaultLanguages() };
  await seedItineraries(tx, journeys);
  await seedViaEmilia(tx, journeys);
  for (const [area, share] of Object.entries(SHARES)) await copyContents(tx, area, Number(count) * share);
});
await db.query('vacuum analyze');
await db.close();
release();
