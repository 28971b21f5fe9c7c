import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import { categoryId, categoryIds, TAG_IDS, type ThemedImage } from '../categories';
import type { Generated } from '../insert';
import { cut, dateTime, imagesOf, portalsOf, references, shareTexts, themeName, UNSAVED } from '../parts';
import { createRandom, type Random } from '../random';
import { mainSquareOf } from './addresses';
import { ANGLES } from './angles';
import { bodyOf } from './body';
import { type Kind, SUBJECTS } from './subjects';
import { daySlots, fill, type Slots, type Text, withoutArticle } from './text';
import { MATTERS, TOWN_LEADS, TOWN_TITLES } from './towns';

/** What news are generated from. */
export interface NewsInput {
  readonly count: number;
  readonly seed: number;
  readonly towns: readonly Town[];
  /** User ids. */
  readonly authors: readonly number[];
  /** The day on which the newest are written. */
  readonly today: Date;
  /** Address of a theme's picture; null for no pictures. */
  readonly coverOf: (theme: string) => string | null;
  /** Images to choose from; none by default. */
  readonly images?: readonly ThemedImage[];
}

const DAY = 86_400_000;
/** How far back the oldest news go, in days. */
const HISTORY = 1100;

/** News type of each kind of subject. */
const TYPES: Readonly<Record<Kind, string>> = {
  event: 'Eventi',
  table: 'Enogastronomia',
  place: 'Cultura',
  route: 'Natura e outdoor',
  leisure: 'Itinerari',
};

/** What one item is about. */
interface Story {
  readonly title: Text;
  readonly lead: Text;
  readonly fact: Text | null;
  readonly town: Town;
  readonly theme: string;
  readonly type: string;
  readonly slots: Slots;
}

interface Writer {
  readonly random: Random;
  /** Chooses images: apart, so that texts are the same with and without them. */
  readonly illustrator: Random;
  readonly input: NewsInput;
  readonly townByName: ReadonlyMap<string, Town>;
  /** Titles used so far, and pairs of subject and angle. */
  readonly used: Set<string>;
}

const townSlots = (town: Town): Slots => ({
  town: [town.name, town.name],
  provinceName: [town.provinceName, town.provinceName],
  phone: ['0511234567', '+39 051 1234567'],
});

function subjectStory({ random, townByName, input, used }: Writer, day: Date): Story | null {
  const subject = random.pick(SUBJECTS);
  const angle = random.pick(ANGLES.filter(({ kind }) => kind === subject.kind));
  const town = townByName.get(subject.town);
  if (town === undefined) throw new Error(`demo subject in an unknown town: ${subject.town}`);
  const pair = `${subject.name[0]}|${angle.title[0]}`;
  if (used.has(pair) && input.count <= 5000) return null;
  used.add(pair);
  const slots: Slots = {
    ...daySlots(day, random),
    ...townSlots(town),
    name: subject.name,
    bare: withoutArticle(subject.name),
  };
  const { theme, fact, kind } = subject;
  return { title: fill(angle.title, slots), lead: angle.lead, fact, town, theme, type: TYPES[kind], slots };
}

function townStory({ random, input }: Writer, day: Date): Story {
  const town = random.pick(input.towns);
  const { theme, name } = random.pick(MATTERS);
  const slots: Slots = { ...daySlots(day, random), ...townSlots(town), matter: name };
  const title = fill(random.pick(TOWN_TITLES), slots);
  const type = random.pick(['Eventi', 'Cultura', 'Avvisi', 'Bandi e iniziative', 'Mobilità', 'Itinerari']);
  return { title, lead: random.pick(TOWN_LEADS), fact: null, town, theme, type, slots };
}

/** Share of news about a known subject; the others are about municipalities. */
const SUBJECT_SHARE = 0.42;

function nextStory(writer: Writer, day: Date): Story {
  for (;;) {
    const story = (writer.random.chance(SUBJECT_SHARE) ? subjectStory(writer, day) : null) ?? townStory(writer, day);
    if (writer.used.has(story.title[0])) continue;
    writer.used.add(story.title[0]);
    return story;
  }
}

/** Published mostly, then everything else. */
function mainStatus(random: Random): number {
  const at = random.next();
  const shares: readonly (readonly [number, number])[] = [
    [0.64, 1],
    [0.78, 2],
    [0.86, 3],
    [0.91, 4],
    [0.96, 0],
  ];
  return shares.find(([upTo]) => at < upTo)?.[1] ?? 5;
}

const translatedStatus = (random: Random, main: number): number =>
  main === 1 ? random.pick([1, 1, 1, 1, 2, 3]) : random.pick([2, 2, main]);

interface Writing {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly story: Story;
  readonly status: number;
  readonly author: number;
  readonly published: Date;
  readonly tags: Json;
}

const SUBTITLE: Text = ['{town}, provincia di {provinceName}', '{town}, province of {provinceName}'];

function localized({ title, lead, body, story, status, author, published, tags }: Writing, language: 0 | 1): Localized {
  return {
    title,
    slug: slugOf(title),
    subtitle: fill(SUBTITLE, story.slots)[language],
    excerpt: cut(lead, 300),
    description: body,
    ...shareTexts({ title, lead, keywords: [story.town.name, themeName(story.theme)[language]], limit: 170 }),
    tags,
    status,
    author,
    pub_date: dateTime(published),
    permalink: null,
  };
}

function townsOf({ random, input }: Writer, { town }: Story): Json {
  const near = random.chance(0.18) ? input.towns.filter(({ province }) => province === town.province) : [];
  return references([...new Set([town.id, ...random.some(near, 2).map(({ id }) => id)])]);
}

function contentsOf(writer: Writer, story: Story, published: Date): Record<string, Localized> {
  const { random, input } = writer;
  const cover = random.chance(0.7) ? input.coverOf(story.theme) : null;
  const { lead, fact, slots, title } = story;
  const body = bodyOf({ fact, slots, cover }, random);
  const beginning = fill(lead, slots);
  const status = mainStatus(random);
  const tags = references(random.some(TAG_IDS, random.between(0, 3)));
  const common = { story, author: random.pick(input.authors), published, tags };
  const italian = localized({ ...common, title: title[0], lead: beginning[0], body: body[0], status }, 0);
  if (!random.chance(0.82)) return { it: italian };
  const english = { ...common, title: title[1], lead: beginning[1], body: body[1] };
  return { it: italian, en: localized({ ...english, status: translatedStatus(random, status) }, 1) };
}

function newsOf(writer: Writer, story: Story, published: Date): ContentItem {
  const { random, input } = writer;
  return {
    id: 'new',
    contents: contentsOf(writer, story, published),
    comune: townsOf(writer, story),
    destinazione: references([story.town.destination]),
    category: references([categoryId(15, story.type)]),
    theme: references([categoryId(5, story.theme)]),
    target: references(random.some(categoryIds(6), random.between(0, 2))),
    portal: portalsOf(random, story.town, 0.55),
    locations: { location: mainSquareOf(story.town) },
    attachments: imagesOf(writer.illustrator, input.images ?? [], story.theme),
    ...UNSAVED,
  };
}

/**
 * News about the region in Italian and mostly in English too, oldest first. The same input gives the same news; up to
 * some hundred thousand no Italian title occurs twice.
 */
export function* generateNews(input: NewsInput): Generator<Generated> {
  const { count, seed, towns, today } = input;
  const random = createRandom(seed);
  const townByName = new Map(towns.map((town) => [town.name, town]));
  const writer: Writer = { random, illustrator: createRandom(seed + 1), input, townByName, used: new Set() };
  const start = today.getTime() - HISTORY * DAY;
  for (let index = 0; index < count; index++) {
    const at = start + ((index + random.next()) / count) * HISTORY * DAY;
    const published = new Date(
      Math.floor(at / DAY) * DAY + random.between(7, 18) * 3_600_000 + random.between(0, 59) * 60_000,
    );
    const item = newsOf(writer, nextStory(writer, published), published);
    const createdAt = new Date(Math.min(published.getTime(), today.getTime()) - random.between(1, 6) * DAY);
    const updatedAt = new Date(Math.min(today.getTime(), createdAt.getTime() + random.between(0, 5 * DAY)));
    yield { item, createdAt, updatedAt };
  }
}
