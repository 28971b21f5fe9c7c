import { EVENT_AREA } from '../../server/activities/featured';
import type { Queryable } from '../../server/db/types';
import { bookableImport, bookableMirror } from '../../server/import/bookable';
import type { Mirror } from '../../server/import/mirror';
import { reviewedImport, reviewedMirror } from '../../server/import/reviewed';
import type { ImportKind } from '../../server/import/types';
import type { Town } from '../../server/reference/territory';
import { romeDate } from '../../src/content/when/civil';
import { FEATURED_CATEGORIES, REVIEW } from '../../src/contract/activities';
import { createRandom } from '../random';
import { generateBookable, generateReviewed } from './generate';

const SEED = 20_260_702;

/** Featured events of the demo. */
const FEATURED = 30;

/** Of every so many decided activities one has changed since. */
const CHANGED_EVERY = 9;

/** Of ten activities: what was decided about each. */
const DECISIONS = [
  ...[REVIEW.undecided, REVIEW.undecided, REVIEW.undecided, REVIEW.undecided],
  ...[REVIEW.wanted, REVIEW.wanted, REVIEW.unwanted, REVIEW.unwanted, REVIEW.copied, REVIEW.copied],
] as const;

interface Input {
  readonly towns: readonly Town[];
  readonly now: Date;
  /** Users who may have decided. */
  readonly deciders: readonly number[];
}

/** Stores entries as an import would, with what `more` adds to each row. */
async function store<Row extends object>(
  tx: Queryable,
  kind: ImportKind<Row>,
  { put }: Mirror,
  now: Date,
  entries: readonly { readonly entry: Readonly<Record<string, unknown>>; readonly more: (row: Row) => object }[],
): Promise<void> {
  const importer = await kind.prepare(tx, now, []);
  const rows = entries.map(({ entry, more }, ordinal) => {
    const understood = importer.understand(entry);
    if ('problem' in understood) throw new Error(`an activity of the demo: ${understood.problem}`);
    return { known: understood.id, ordinal, ...understood.row, ...more(understood.row) };
  });
  await tx.query(put, [JSON.stringify(rows), now]);
}

const DECIDE = `
  update reviewed_activities a
     set status = r.status, changed = r.changed, decided_at = $2::timestamptz - make_interval(days => r.days),
         decided_by = r.decider
    from jsonb_to_recordset($1::jsonb) as r(ordinal integer, status smallint, changed boolean, days integer, decider integer)
   where a.id = (select min(id) from reviewed_activities) + r.ordinal and r.status <> ${REVIEW.undecided}`;

async function decide(tx: Queryable, count: number, { now, deciders }: Input): Promise<void> {
  const random = createRandom(SEED);
  const decisions = Array.from({ length: count }, (_, ordinal) => ({
    ordinal,
    status: random.pick(DECISIONS),
    changed: ordinal % CHANGED_EVERY === 0,
    days: random.between(1, 60),
    decider: random.pick(deciders),
  }));
  await tx.query(DECIDE, [JSON.stringify(decisions), now]);
}

/** What is around Christmas comes first. */
const EVENTS = `
  select c.id from contents c
   where c.area = $1 and c.revision_of is null and c.days && daterange($2::date, null)
     and exists (select from translations t where t.content_id = c.id and t.status = 1)
   order by c.days && daterange(make_date(extract(year from $2::date)::integer, 12, 1),
                                make_date(extract(year from $2::date)::integer + 1, 1, 7)) desc, c.id
   limit $3`;

async function seedFeatured(tx: Queryable, today: string): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(EVENTS, [EVENT_AREA, today, FEATURED]);
  const featured = rows.map(({ id }, index) => ({
    event_id: id,
    // Every category takes its turn as the first; now and then two more.
    categories: Array.from(
      { length: index % 4 === 0 ? 3 : 1 },
      (_, more) => FEATURED_CATEGORIES[(index + more * 4) % FEATURED_CATEGORIES.length],
    ),
  }));
  await tx.query(
    `insert into featured_events (event_id, featured, categories)
     select event_id, true, categories from jsonb_to_recordset($1::jsonb) as r(event_id integer, categories text[])`,
    [JSON.stringify(featured)],
  );
}

/** Writes activities of others, of which some are decided, bookable ones, and featured events. The events must be there. */
export async function seedActivities(tx: Queryable, input: Input): Promise<void> {
  const { towns, now } = input;
  const today = romeDate(now.getTime());
  const reviewed = generateReviewed(towns, today).map(({ entry, thumbs }) => ({
    entry,
    more: ({ entry: shown }: { readonly entry: object }) => ({
      entry: { ...shown, images_gallery: { thumb: thumbs } },
    }),
  }));
  await store(tx, reviewedImport, reviewedMirror, now, reviewed);
  await decide(tx, reviewed.length, input);
  const sold = generateBookable(towns, today).map((entry) => ({ entry, more: () => ({}) }));
  await store(tx, bookableImport, bookableMirror, now, sold);
  for (const { table } of [reviewedMirror, bookableMirror])
    await tx.query(`update ${table} set gone_since = $1 where id = (select max(id) from ${table})`, [now]);
  await seedFeatured(tx, today);
}
