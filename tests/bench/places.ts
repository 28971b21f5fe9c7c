// What the list of places takes with many of them: `tsx tests/bench/places.ts <folder> <count> [address]`.

import { drawCovers } from '../../demo/covers';
import { seedPlaces } from '../../demo/pointsOfInterest/seed';
import { seedFoundation } from '../../demo/seed';
import { readConfig } from '../../server/config';
import { createPlaceList, type PlaceQuery } from '../../server/places/list';
import { loadTowns } from '../../server/reference/territory';
import { writeReference } from '../../server/reference/write';
import { openDatabase } from '../../server/start/database';

/** Places of the demo, which the others are copies of; rows of a page; turns of a measurement. */
const [DEMO, PAGE, TURNS] = [300, 50, 30];

const [dataDir = '', count = '100000', databaseUrl = ''] = process.argv.slice(2);
const settings = { PORTOLANO_DATA: dataDir, ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) };
const { db, release } = await openDatabase(readConfig(settings, []), (error) => {
  throw error;
});

const COPIES = `
  insert into places (type_id, nome, info, location, municipality_id, province_id, sort_city, author_id)
  select type_id, nome || ' ' || n, info, location, municipality_id, province_id, sort_city, author_id
    from places, generate_series(1, $1::integer) n`;

await drawCovers(dataDir);
await db.transaction(writeReference);
await db.transaction(seedFoundation);
await db.transaction(async (tx) => {
  const { rows } = await tx.query<{ id: number }>('select id from users order by id');
  await seedPlaces(tx, { towns: loadTowns(), authors: rows.map(({ id }) => id), now: new Date() });
  await tx.query(COPIES, [Math.ceil(Number(count) / DEMO) - 1]);
});
await db.query('vacuum analyze');

/** Milliseconds of the median turn and of the slowest; each turn asks for another page. */
async function measure(query: PlaceQuery, first: number): Promise<string> {
  const list = createPlaceList(db);
  await list.page({ ...query, page: first, limit: PAGE });
  const times: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const start = performance.now();
    await list.page({ ...query, page: first + turn, limit: PAGE });
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return `${sorted[TURNS / 2]?.toFixed(1)} / ${sorted.at(-1)?.toFixed(1)} ms`;
}

const QUERIES: Readonly<Record<string, PlaceQuery>> = {
  'by id': {},
  'by name': { orderBy: '+nome' },
  'by municipality': { orderBy: '-comune' },
  'of a type': { code: 'musei' },
  'of a type, by name': { code: 'musei', orderBy: '+nome' },
  'of a type in a province': { code: 'musei', provincia: 37 },
  'of a destination': { destinazione: 2002 },
  'with a word': { keywords: 'teatro' },
  'of a type with a word': { code: 'teatri', keywords: 'comunale' },
};
for (const [name, query] of Object.entries(QUERIES)) {
  const deep = name.startsWith('by') ? 1000 : 100;
  console.log(`${name}: page 1 ${await measure(query, 1)}, page ${deep} ${await measure(query, deep)}`);
}
await db.close();
release();
