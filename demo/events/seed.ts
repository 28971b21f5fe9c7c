import type { Queryable } from '../../server/db/types';
import type { Town } from '../../server/reference/territory';
import { STATUS } from '../../src/content/publication/status';
import { contentOf } from '../../src/content/whole';
import { type ContentLanguages, defaultLanguages } from '../../src/contract/languages';
import { authorsByProvince } from '../authors';
import type { ThemedImage } from '../categories';
import { type Drafted, seedDrafts } from '../drafts';
import { analyzeContents, insertItems } from '../insert';
import { seedPlaces } from '../places/seed';
import { type EventsInput, generateEvents } from './generate';

const event = contentOf('event');

/** Events of the demo, and what they are generated from. */
const EVENTS = 3000;
const SEED = 20_261_121;

const reachesOf = (): EventsInput['reaches'] =>
  (event.fields.find(({ path }) => path === 'valenza')?.options ?? []).map(({ value }) => value);

/** Published events that somebody without the right to publish has changed, with what becomes of them. */
const DRAFTS = [
  { status: STATUS.toValidate, text: 'Nuovi orari: ' },
  { status: STATUS.draft, text: 'Programma aggiornato: ' },
  { status: STATUS.sentBack, text: 'Posti esauriti: ' },
] as const;
const NOTE = 'Manca il prezzo ridotto: aggiungilo e rimanda in validazione.';
const DRAFT_COUNT = 12;

const DRAFTED = `
  select c.id, u.id as user, u.username, c.desk_id as desk
    from contents c
    join translations t on t.content_id = c.id and t.lang = 'it' and t.status = 1
    join users u on u.id = t.author_id
   where c.area = $1 and lower(c.days) between $2::date and $2::date + 60
   order by lower(c.days) desc, c.id limit ${DRAFT_COUNT}`;

/** Writes localities, information offices, events around now and drafts of some of them. Gives how many events. */
export async function seedEvents(
  tx: Queryable,
  {
    towns,
    now,
    images,
    count = EVENTS,
    languages = defaultLanguages(),
  }: {
    towns: readonly Town[];
    now: Date;
    images: readonly ThemedImage[];
    count?: number;
    languages?: ContentLanguages;
  },
): Promise<number> {
  const authors = await authorsByProvince(tx);
  const places = await seedPlaces(tx, { towns, now, images, authors, languages });
  const reaches = reachesOf();
  const events = generateEvents({ count, seed: SEED, towns, authors, now, images, reaches, ...places });
  const ids = await insertItems(tx, { content: event, languages }, events);
  await analyzeContents(tx);
  const { rows: items } = await tx.query<Drafted>(DRAFTED, [event.area, now]);
  await seedDrafts(tx, { content: event, items, kinds: DRAFTS, note: NOTE, now, languages });
  return ids.length;
}
