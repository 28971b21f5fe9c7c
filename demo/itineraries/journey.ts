import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import type { ContentLanguages } from '../../src/contract/languages';
import { categoryId, categoryIds, TAG_IDS } from '../categories';
import { bullets, heading, linkTo, paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Slots, same, type Text } from '../news/text';
import {
  AREA_CODES,
  contactsOf,
  cut,
  dateTime,
  imagesOf,
  portalsOf,
  references,
  shareTexts,
  themeName,
  UNSAVED,
} from '../parts';
import { type PlacesInput, townsByName, writtenAt } from '../places/generateOffices';
import { kilometres } from '../places/positions';
import { createRandom, type Random } from '../random';
import type { Route } from './routes';
import { type Halt, haltsOf, type StopTargets } from './stops';
import {
  ADVICE_HEADING,
  MEANS_ADVICE,
  type Means,
  MORE_LINK,
  OVERVIEW,
  OVERVIEW_IN_TOWN,
  STOPS_HEADING,
  THEME_ADVICE,
} from './texts';

/** Itineraries are generated from what places are, and from the ids of what their stops point to. */
export interface JourneysInput extends PlacesInput, StopTargets {
  /** Of the site: stops have no texts in others. */
  readonly languages: ContentLanguages;
}

const DAY = 86_400_000;
const REGION_WIDE = 0.4;
/** Of so many itineraries one is in Italian only. */
const WITHOUT_ENGLISH_EVERY = 9;

/** An itinerary with all that its texts are joined from. */
interface Journey {
  readonly route: Route;
  readonly halts: readonly Halt[];
  readonly slots: Slots;
}

const NUMBERS: readonly Text[] = [
  ['tre', 'three'],
  ['quattro', 'four'],
  ['cinque', 'five'],
  ['sei', 'six'],
  ['sette', 'seven'],
  ['otto', 'eight'],
];

/** A number of stops in words, as far as there are words. */
const inWords = (count: number): Text => NUMBERS[count - 3] ?? same(String(count));

/** Kilometres by road from the first to the last. */
const lengthOf = (halts: readonly Halt[]): number =>
  halts.slice(1).reduce((sum, { point }, index) => sum + kilometres((halts[index] as Halt).point, point), 0);

function journeyOf(route: Route, townOf: (name: string) => Town): Journey {
  const halts = haltsOf(route.waypoints, townOf);
  const [first, last] = [halts[0], halts.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`demo itinerary without stops: ${route.title[0]}`);
  const slots: Slots = {
    count: inWords(halts.length),
    total: same(String(lengthOf(halts))),
    first: same(first.town.name),
    last: same(last.town.name),
    theme: themeName(route.theme),
  };
  return { route, halts, slots };
}

/** The stops of an itinerary one below the other, each with its town and how far it is from the one before. */
function stopList(halts: readonly Halt[], language: 0 | 1): string {
  const items = halts.map(({ waypoint, town, point }, index) => {
    const before = halts[index - 1];
    const km = before === undefined ? 0 : kilometres(before.point, point);
    const far = km > 0 ? ` – ${km} km` : '';
    return `<li><strong>${waypoint.name[language]}</strong>, ${town.name} (${town.provinceShort})${far}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

/** What is said in common of itineraries by these means. */
function adviceOf(random: Random, means: Means, theme: string): readonly Text[] {
  const byTheme = THEME_ADVICE[theme];
  return [random.pick(MEANS_ADVICE[means]), ...(byTheme === undefined ? [] : [byTheme])];
}

function descriptionOf(random: Random, { route, halts, slots }: Journey): Text {
  const isInTown = new Set(halts.map(({ town }) => town.id)).size === 1;
  const overview = fill(isInTown ? OVERVIEW_IN_TOWN : random.pick(OVERVIEW), slots);
  const advice = adviceOf(random, route.means, route.theme);
  const inLanguage = (language: 0 | 1): string =>
    [
      paragraph(`${route.lead[language]} ${overview[language]}`),
      heading(STOPS_HEADING[language]),
      stopList(halts, language),
      heading(ADVICE_HEADING[language]),
      bullets(advice.map((text) => text[language])),
      linkTo(`https://itinerari.example/${slugOf(route.title[0])}/`, MORE_LINK[route.means][language]),
    ].join('');
  return [inLanguage(0), inLanguage(1)];
}

const SUBTITLE: Text = ['{theme}: {count} tappe', '{theme}: {count} stops'];
const LABELS = {
  telephone: ['Informazioni turistiche', 'Tourist information'],
  email: ['Posta', 'Mail'],
  website: ['Sito dell’itinerario', 'Site of the itinerary'],
} as const satisfies Record<string, Text>;

/** Telephone, mail and site of who looks after an itinerary; numbers and addresses lead nowhere. */
function journeyContacts(random: Random, { town }: Halt, title: string): readonly [it: Json, en: Json] {
  const number = `55 ${random.between(10, 99)} ${random.between(10, 99)}`;
  const values = {
    telephone: `+ 39 ${AREA_CODES[town.provinceShort] ?? '051'} ${number}`,
    email: `itinerari@${slugOf(town.name)}.example`,
    website: `https://itinerari.example/${slugOf(title)}/`,
  };
  return contactsOf(LABELS, values, random.between(1, 3));
}

function contentsOf(
  { random, input, written }: { random: Random; input: JourneysInput; written: Date },
  journey: Journey,
  { index, status }: { index: number; status: number },
): Record<string, Localized> {
  const { route, halts, slots } = journey;
  const province = halts[0]?.town.provinceShort ?? '';
  const author = random.pick(input.authors.get(province) ?? input.authors.get('') ?? []);
  const tags = references(random.some(TAG_IDS, random.between(0, 4)));
  const [subtitle, description] = [fill(SUBTITLE, slots), descriptionOf(random, journey)];
  const towns = [...new Set(halts.map(({ town }) => town.name))].slice(0, 4);
  const inLanguage = (language: 0 | 1, stands: number): Localized => ({
    title: route.title[language],
    slug: slugOf(route.title[language]),
    subtitle: cut(subtitle[language], 90),
    excerpt: cut(route.lead[language], 300),
    description: description[language],
    ...shareTexts({
      title: route.title[language],
      lead: route.lead[language],
      keywords: [themeName(route.theme)[language], ...towns],
    }),
    tags,
    review_note: '',
    status: stands,
    author,
    pub_date: dateTime(written),
    permalink: null,
  });
  const it = inLanguage(0, status);
  if (index % WITHOUT_ENGLISH_EVERY === WITHOUT_ENGLISH_EVERY - 1) return { it };
  return { it, en: inLanguage(1, status === 1 && index % 7 === 3 ? 2 : status) };
}

/** The stops of an itinerary: what makes them, apart from what all itineraries have. */
type StopsOf = (random: Random, journey: Journey, languages: readonly string[], index: number) => Json;

interface Plan {
  readonly routes: readonly Route[];
  readonly seed: number;
  /** Status in Italian of the itinerary at a place, from 0. */
  readonly statusAt: (index: number) => number;
  readonly stopsOf: StopsOf;
}

function journeyItem(
  writer: { random: Random; input: JourneysInput; written: Date } & Pick<Plan, 'stopsOf' | 'statusAt'>,
  route: Route,
  index: number,
): ContentItem {
  const { random, input, stopsOf, statusAt } = writer;
  const journey = journeyOf(route, townsByName(input.towns));
  const [first] = journey.halts as [Halt];
  const contents = contentsOf(writer, journey, { index, status: statusAt(index) });
  const languages = Object.keys(contents).filter((language) => input.languages.includes(language));
  const contacts = journeyContacts(random, first, route.title[0]);
  const [durations, targets] = [categoryIds(4), categoryIds(6)];
  return {
    id: 'new',
    contents,
    tappe: stopsOf(random, journey, languages, index),
    contacts: Object.fromEntries(languages.map((language) => [language, contacts[language === 'it' ? 0 : 1]])),
    durata: references([durations[route.duration - 1] ?? 0]),
    theme: references([categoryId(5, route.theme)]),
    target: references(route.targets.map((target) => targets[target - 1] ?? 0)),
    portal: portalsOf(random, first.town, REGION_WIDE),
    attachments: imagesOf(random, input.images, route.theme),
    ...UNSAVED,
  };
}

/** The itineraries by these routes, whole, in every status and mostly in both languages, in their order. */
export function generateJourneys(input: JourneysInput, { routes, seed, ...plan }: Plan): Generated[] {
  const random = createRandom(seed);
  return routes.map((route, index) => {
    const createdAt = writtenAt(input.now, index, routes.length);
    const updatedAt = new Date(createdAt.getTime() + random.between(0, 7 * DAY));
    return { item: journeyItem({ random, input, written: createdAt, ...plan }, route, index), createdAt, updatedAt };
  });
}
