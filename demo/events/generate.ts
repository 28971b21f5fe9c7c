import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import { addDays, romeDate } from '../../src/content/when/civil';
import { categoryId, categoryIds, TAG_IDS, type ThemedImage } from '../categories';
import type { Generated } from '../insert';
import type { Text } from '../news/text';
import { cut, dateTime, imagesOf, portalsOf, references, shareTexts, themeName, UNSAVED } from '../parts';
import { createRandom, type Random } from '../random';
import { organiserOf, stopsOf, ticketingOf } from './details';
import { type EventTitle, FORMATS, type Format, type Months } from './formats';
import { atVenue, VENUES, type Venue, type VenueKind } from './venues';
import { type Days, daysOf, timesOf } from './when';

/** What events are generated from. */
export interface EventsInput {
  readonly count: number;
  readonly seed: number;
  readonly towns: readonly Town[];
  /** User ids by the car code of the province they write about, and those who write about any. */
  readonly authors: ReadonlyMap<string, readonly number[]>;
  /** The moment around which the events take place. */
  readonly now: Date;
  readonly images: readonly ThemedImage[];
  /** Ids of localities and of information offices, by the name of their municipality. */
  readonly localities: ReadonlyMap<string, number>;
  readonly offices: ReadonlyMap<string, number>;
  /** What an event may matter to, by its value. */
  readonly reaches: readonly (string | number)[];
}

const DAY = 86_400_000;

/** How far from now events begin, in days: more of them soon. */
const [BEFORE, AFTER] = [420, 330];

/** Share of the events that take place where the one before does, on the same day. */
const OVERLAPPING = 0.03;

/** Share of the events with more than one stop. */
const WITH_STOPS = 0.12;

interface Writer {
  readonly input: EventsInput;
  readonly random: Random;
  readonly townByName: ReadonlyMap<string, Town>;
  readonly today: string;
  /** Pairs of programme and venue, each of which is one event. */
  readonly used: Set<string>;
  /** Events so far that are not over, by province. */
  readonly coming: Map<number, number>;
}

/** What one event is. */
interface Plan {
  readonly format: Format;
  readonly programme: EventTitle;
  readonly venue: Venue;
  readonly days: Days;
}

function firstDay({ random, today }: Writer): string {
  const spread = random.next() + random.next() - 1;
  return addDays(today, Math.round(spread * (spread < 0 ? BEFORE : AFTER)));
}

/** When people sit outdoors. */
const OUTDOORS: Months = [4, 10];
const VENUE_MONTHS: Readonly<Partial<Record<VenueKind, Months>>> = {
  square: OUTDOORS,
  park: OUTDOORS,
  beach: OUTDOORS,
};

const isInSeason = (day: string, months: Months | undefined): boolean => {
  const month = Number(day.slice(5, 7));
  return months === undefined || (month >= months[0] && month <= months[1]);
};

const venuesByFormat: ReadonlyMap<Format, readonly Venue[]> = new Map(
  FORMATS.map((format) => [format, VENUES.filter(({ kind }) => format.venues.includes(kind))]),
);

/** A programme at a venue that hasn't had it yet, in its season; null if that was drawn in vain. */
function drawn(writer: Writer, from: string, at: Venue | null): Plan | null {
  const { random, used } = writer;
  const format = random.pick(FORMATS);
  const programme = random.pick(format.programmes);
  const venue = at ?? random.pick(venuesByFormat.get(format) ?? []);
  const key = `${programme.title[0]} ${venue.name} ${venue.town}`;
  if (!format.venues.includes(venue.kind) || used.has(key)) return null;
  if (!isInSeason(from, programme.months ?? format.months ?? VENUE_MONTHS[venue.kind])) return null;
  used.add(key);
  return { format, programme, venue, days: daysOf(random, random.pick(format.schedules), from) };
}

function nextPlan(writer: Writer, before: Plan | null): Plan {
  const overlaps = before !== null && writer.random.chance(OVERLAPPING);
  for (let attempt = 1; ; attempt++) {
    // Once every programme has been at every venue they come again.
    if (attempt % 2000 === 0) writer.used.clear();
    const isBeside = overlaps && attempt <= 40;
    const from = isBeside ? (before.days.dates[0] ?? before.days.start) : firstDay(writer);
    const plan = drawn(writer, from, isBeside ? before.venue : null);
    if (plan !== null) return plan;
  }
}

function titleOf({ programme, venue }: Plan): Text {
  const namesTown = `${programme.title[0]} ${venue.name}`.includes(venue.town);
  const where = namesTown ? venue.name : `${venue.name}, ${venue.town}`;
  return [`${programme.title[0]} – ${where}`, `${programme.title[1]} – ${where}`];
}

const paragraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</p>`;

function textsOf(random: Random, { format, programme, venue }: Plan): { excerpt: Text; description: Text } {
  const [it, en] = programme.title;
  const [leadIt, leadEn] = random.pick(format.leads);
  const excerpt: Text = [`«${it}» ${atVenue(venue)}, ${venue.town}.`, `“${en}” at ${venue.name}, ${venue.town}.`];
  return {
    excerpt,
    description: [`${paragraph(excerpt[0])}${paragraph(leadIt)}`, `${paragraph(excerpt[1])}${paragraph(leadEn)}`],
  };
}

/** What every so many coming events of a province are in their turn, so that each desk has something of everything. */
const UNPUBLISHED = [2, 3, 2, 4, 2, 5, 0];
const UNPUBLISHED_EVERY = 7;

/** Most are published, and nearly all that are over; some wait for somebody. */
function mainStatus({ random, coming }: Writer, { province }: Town, isOver: boolean): number {
  if (isOver) return random.chance(0.95) ? 1 : random.pick([0, 2]);
  const turn = (coming.get(province) ?? 0) + 1;
  coming.set(province, turn);
  if (turn % UNPUBLISHED_EVERY !== 0) return 1;
  return UNPUBLISHED[(turn / UNPUBLISHED_EVERY - 1) % UNPUBLISHED.length] ?? 1;
}

const translatedStatus = (random: Random, main: number): number =>
  main === 1 ? (random.chance(0.85) ? 1 : random.pick([2, 2, 2, 2, 3])) : random.pick([2, main]);

/** Texts and contacts of an event, in Italian and, of most, in English. */
function writingOf(writer: Writer, plan: Plan, town: Town, written: Date): Pick<ContentItem, 'contents' | 'contacts'> {
  const { random, input, today } = writer;
  const { excerpt, description } = textsOf(random, plan);
  const [title, contacts] = [titleOf(plan), organiserOf(random, town)];
  const status = mainStatus(writer, town, plan.days.end < today);
  const authors = input.authors.get(town.provinceShort) ?? input.authors.get('') ?? [];
  const common = { author: random.pick(authors), pub_date: dateTime(written), permalink: null };
  const tags = references(random.some(TAG_IDS, random.between(0, 3)));
  const inLanguage = (language: 0 | 1, stands: number): Localized => ({
    ...common,
    title: title[language],
    slug: slugOf(title[language]),
    subtitle: cut(`${town.name} (${town.provinceShort})`, 140),
    excerpt: excerpt[language],
    description: description[language],
    ...shareTexts({
      title: title[language],
      lead: excerpt[language],
      keywords: [town.name, themeName(plan.format.theme)[language]],
    }),
    tags,
    review_note: '',
    status: stands,
  });
  const italian = inLanguage(0, status);
  const [it, en] = contacts;
  if (!random.chance(0.8)) return { contents: { it: italian }, contacts: { it } };
  return { contents: { it: italian, en: inLanguage(1, translatedStatus(random, status)) }, contacts: { it, en } };
}

/** The venue and, of some events, one or two more of its province. */
function venuesOf({ random, townByName }: Writer, { venue, format }: Plan): Venue[] {
  if (!random.chance(WITH_STOPS)) return [venue];
  const province = townByName.get(venue.town)?.province;
  const near = VENUES.filter(
    (other) =>
      other !== venue && format.venues.includes(other.kind) && townByName.get(other.town)?.province === province,
  );
  return [venue, ...random.some(near, random.between(1, 2))];
}

function datesOf(random: Random, { start, end, week, dates, customDates }: Days): Json {
  const opens = dates.length > 40 && random.chance(0.7);
  return { start, end, week, dates, customDates, inauguration: opens ? `${start} 18:00:00` : null };
}

function eventOf(writer: Writer, plan: Plan, written: Date): ContentItem {
  const { random, input, townByName } = writer;
  const { format, programme, venue, days } = plan;
  const town = townByName.get(venue.town);
  if (town === undefined) throw new Error(`demo venue in an unknown town: ${venue.town}`);
  const office = input.offices.get(town.name);
  return {
    id: 'new',
    ...writingOf(writer, plan, town, written),
    locations: stopsOf(random, venuesOf(writer, plan), { townByName, localities: input.localities }),
    dates: datesOf(random, days),
    times: timesOf(programme.hours ?? random.pick(format.hours)),
    ticketing: ticketingOf(random, format),
    category: references([categoryId(1, format.category)]),
    theme: references([categoryId(5, format.theme)]),
    target: references(random.some(categoryIds(6), random.between(0, 2))),
    portal: portalsOf(random, town, 0.4),
    iat: office === undefined ? [] : references([office]),
    valenza: random.chance(0.8) && input.reaches.length > 0 ? random.pick(input.reaches) : null,
    attachments: imagesOf(random, input.images, format.theme),
    ...UNSAVED,
  };
}

/**
 * Events at known places of the region, before and after now, in Italian and mostly in English too, in the order in which
 * they were written. The same input gives the same events; up to some thousand no Italian title occurs twice.
 */
export function generateEvents(input: EventsInput): Generated[] {
  const { count, seed, towns, now } = input;
  const random = createRandom(seed);
  const townByName = new Map(towns.map((town) => [town.name, town]));
  const writer: Writer = {
    input,
    random,
    townByName,
    today: romeDate(now.getTime()),
    used: new Set(),
    coming: new Map(),
  };
  let plan: Plan | null = null;
  const events: Generated[] = [];
  for (let index = 0; index < count; index++) {
    plan = nextPlan(writer, plan);
    const before = Date.parse(`${plan.days.start}T07:00:00Z`) - random.between(20, 90) * DAY;
    const written = new Date(
      Math.min(before, now.getTime() - random.between(1, 9) * DAY) + random.between(0, 600) * 60_000,
    );
    const updatedAt = new Date(Math.min(now.getTime(), written.getTime() + random.between(0, 6 * DAY)));
    events.push({ item: eventOf(writer, plan, written), createdAt: written, updatedAt });
  }
  return events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
