import type { Db, Queryable } from '../server/db/types';
import { loadTowns } from '../server/reference/territory';
import { writeReference } from '../server/reference/write';
import { contentOf } from '../src/content/whole';
import { FIRST_STEPS } from '../src/contract/firstSteps';
import { type ContentLanguages, defaultLanguages } from '../src/contract/languages';
import { seedActivities } from './activities/seed';
import { authorsByProvince } from './authors';
import { seedTags, seedThemeCovers, type ThemedImage } from './categories';
import { seedColleagues } from './colleagues';
import { coverOf, drawCovers } from './covers';
import { seedAuthors, seedDesks } from './desks';
import { seedEvents } from './events/seed';
import { seedFiled } from './filed/seed';
import { analyzeContents, insertItems } from './insert';
import { seedInterests } from './interests/seed';
import { seedItineraries } from './itineraries/seed';
import { seedMedia } from './media/seed';
import { generateNews } from './news/generate';
import { seedPlaces } from './pointsOfInterest/seed';
import { seedRedirects } from './redirects';
import { seedSettings } from './settings/seed';
import { seedStories } from './stories/seed';
import { seedUsers } from './users';
import { seedViaEmilia } from './viaEmilia/seed';

const news = contentOf('news');

/** News of the demo, and what they are generated from. */
const NEWS = 2500;
const SEED = 20_260_601;

/** Users who write; the reader does not. */
async function writers(tx: Queryable): Promise<number[]> {
  const text = `select u.id from users u join roles r on r.id = u.role_id where r.name <> 'lettore' order by u.id`;
  const { rows } = await tx.query<{ id: number }>(text);
  return rows.map(({ id }) => id);
}

/** What a generated news item points to: desks, users, tags, and what every site has. */
export async function seedFoundation(tx: Queryable): Promise<void> {
  await writeReference(tx);
  const desks = await seedDesks(tx);
  await seedUsers(tx, desks[0] ?? 0);
  await seedAuthors(tx, desks);
  await seedTags(tx);
}

/** Generates and writes news over the foundation: for the demo, or many of them for a benchmark. Gives how many. */
export async function seedNews(
  tx: Queryable,
  {
    count = NEWS,
    seed = SEED,
    today,
    images = [],
    languages = defaultLanguages(),
  }: {
    count?: number;
    seed?: number;
    today: Date;
    images?: readonly ThemedImage[];
    languages?: ContentLanguages;
  },
): Promise<number> {
  const input = { count, seed, towns: loadTowns(), authors: await writers(tx), today, coverOf, images };
  const ids = await insertItems(tx, { content: news, languages }, generateNews(input));
  await analyzeContents(tx);
  return ids.length;
}

/** The demo goes into no service: whoever tries it is not told what is missing for that, and finds it all put off. */
async function deferFirstSteps(tx: Queryable): Promise<void> {
  await tx.query(`insert into first_steps (step, state) select unnest($1::text[]), 'deferred'`, [FIRST_STEPS]);
}

/**
 * Fills an empty database with the demo, in one transaction: a start that is cut off leaves it empty. `dataDir` is where
 * its pictures go; of what is generated in Italian and English only the site's languages are written.
 */
export async function seedDemo(
  db: Db,
  { dataDir, languages = defaultLanguages() }: { dataDir: string; languages?: ContentLanguages },
): Promise<void> {
  const drawn = drawCovers(dataDir);
  await Promise.all([
    drawn,
    db.transaction(async (tx) => {
      await seedFoundation(tx);
      const today = new Date();
      const towns = loadTowns();
      const { images, ids: files } = await seedMedia(tx, towns, today);
      await seedThemeCovers(tx, images);
      await seedRedirects(tx, towns);
      await seedNews(tx, { today, images, languages });
      await seedPlaces(tx, { towns, authors: await writers(tx), now: today });
      await seedEvents(tx, { towns, now: today, images, languages });
      const authors = await authorsByProvince(tx);
      await seedInterests(tx, { towns, now: today, images, authors, languages });
      await seedItineraries(tx, { towns, now: today, images, authors, languages });
      await seedViaEmilia(tx, { towns, now: today, images, authors, languages });
      await seedStories(tx, { towns, now: today, images, authors, languages });
      await seedFiled(tx, { towns, now: today, images, authors, files, languages });
      await seedActivities(tx, { towns, now: today, deciders: await writers(tx) });
      await seedSettings(tx, { now: today, images, languages });
      await seedColleagues(tx, today);
      await deferFirstSteps(tx);
    }),
  ]);
}
