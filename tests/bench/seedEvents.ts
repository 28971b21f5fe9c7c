// Adds many events to a database of the benchmark: `tsx tests/bench/seedEvents.ts <folder> <count> [address]`.

import { readConfig } from '../../server/config';
import { seedEvents } from '../../server/demo/events/seed';
import { loadTowns } from '../../server/lookups/municipalities';
import { openDatabase } from '../../server/start/database';

/** Events that are written out; the others are the same ones some days, months and years later. */
const WRITTEN = 2000;

/** Each copy of an event lies so many days behind the one before it. */
const STEP = 17;

const COPIES = `
  with copy as materialized (
    select c.*, k, nextval(pg_get_serial_sequence('contents', 'id'))::integer as new_id
      from contents c, generate_series(1, $1::integer) k where c.area = 'event' and c.revision_of is null),
  items as (
    insert into contents (id, area, desk_id, shared, sort_title, sort_date, sort_province, sort_city, days, place_keys)
    select new_id, area, desk_id, shared, sort_title, sort_date, sort_province, sort_city,
           (select range_agg(daterange(lower(r) + (k - $1 / 2) * ${STEP}, upper(r) + (k - $1 / 2) * ${STEP}))
              from unnest(days) r),
           place_keys
      from copy),
  towns as (
    insert into content_municipalities (content_id, municipality_id, is_chosen, position)
    select new_id, m.municipality_id, m.is_chosen, m.position from copy join content_municipalities m on m.content_id = copy.id)
  insert into translations (content_id, area, lang, title, slug, status, author_id, pub_date, body)
  select new_id, t.area, t.lang, t.title || ' ' || k, t.slug, t.status, t.author_id, t.pub_date, t.body
    from copy join translations t on t.content_id = copy.id`;

const [dataDir = '', count = '100000', databaseUrl = ''] = process.argv.slice(2);
const settings = { PORTOLANO_DATA: dataDir, ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) };
const { db, release } = await openDatabase(readConfig(settings, []), (error) => {
  throw error;
});
await db.transaction(async (tx) => {
  await seedEvents(tx, { towns: loadTowns(), now: new Date(), images: [], count: WRITTEN });
  await tx.query('set local statement_timeout = 0');
  await tx.query(COPIES, [Math.max(Math.floor(Number(count) / WRITTEN) - 1, 0)]);
});
await db.query('vacuum analyze');
await db.close();
release();
