// Fills a database with the demo's foundation and generated news: `tsx tests/bench/seed.ts <folder> <count> [address]`.

import { drawCovers } from '../../demo/covers';
import { seedFoundation, seedNews } from '../../demo/seed';
import { readConfig } from '../../server/config';
import { writeReference } from '../../server/reference/write';
import { openDatabase } from '../../server/start/database';
import { seedImages } from './images';

/** Images for the picker. Source: the issue on media, 'What it must reach'. */
const IMAGES = 5000;

/** Users for the list and its export. Source: the issue on users, point 1. */
const USERS = 10_000;

/** Switched off, so that no look-up of authors offers them. */
const SEED_USERS = `
  insert into users (username, first_name, last_name, email, password_hash, role_id, desk_id, active)
  select 'utente-' || n, 'Nome ' || n % 97, 'Cognome ' || n % 991, 'utente-' || n || '@portolano.example', '',
         (select id from roles where name = 'lettore'), (select min(id) from desks), false
    from generate_series(1, $1::integer) n`;

const [dataDir = '', count = '100000', databaseUrl = ''] = process.argv.slice(2);
const settings = { PORTOLANO_DATA: dataDir, ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) };
const config = readConfig(settings, []);
const { db, release } = await openDatabase(config, (error) => {
  throw error;
});
await drawCovers(config.dataDir);
await db.transaction(writeReference);
await db.transaction(seedFoundation);
await seedNews(db, { count: Number(count), today: new Date() });
await seedImages(db, config.dataDir, IMAGES);
await db.query(SEED_USERS, [USERS]);
await db.query('vacuum analyze');
await db.close();
release();
