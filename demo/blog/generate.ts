import type { Town } from '../../server/reference/territory';
import { bullets, heading, paragraph } from '../html';
import type { Generated } from '../insert';
import { INTERESTS } from '../interests/table';
import { ALL_ROUTES, type Route } from '../itineraries/routes';
import { MEANS_ADVICE, THEME_ADVICE } from '../itineraries/texts';
import { WAYPOINTS, type Waypoint } from '../itineraries/waypoints';
import { mainSquareOf } from '../news/addresses';
import { SUBJECTS } from '../news/subjects';
import { fill, type Slots, same, type Text, withoutArticle } from '../news/text';
import { DISHES, PARAGRAPHS } from '../places/chapters';
import { LOCALITIES, type NamedLocality } from '../places/named';
import { OFFICES } from '../places/officeTable';
import { kilometres } from '../places/positions';
import { generateStories, placing, type StoriesInput, type Story, type Writer } from '../stories/story';
import {
  CLOSINGS,
  JOURNEY_OPENINGS,
  LIST_OPENINGS,
  PRACTICAL,
  SUBTITLES,
  TABLE_OPENING,
  TOWN_OPENINGS,
  VILLAGE_CHAPTERS,
  VILLAGE_OPENINGS,
} from './texts';

/** Articles of the blog. */
const COUNT = 120;
const SEED = 20_261_202;
/** Of so many itineraries one is written about. */
const JOURNEYS_EVERY = 4;
const [MOST_STOPS, MOST_LISTED, LEAST_LISTED] = [4, 6, 3];

const NUMBERS: readonly Text[] = [
  ['tre', 'three'],
  ['quattro', 'four'],
  ['cinque', 'five'],
  ['sei', 'six'],
];

/** A rich text in both languages out of parts that each give theirs. */
const inBoth = (parts: (language: 0 | 1) => readonly string[]): Text => [parts(0).join(''), parts(1).join('')];

const nearestOffice = (town: Town): string =>
  OFFICES.toSorted((a, b) => kilometres(a, town) - kilometres(b, town))[0]?.name ?? '';

function townSlots(town: Town, name = town.name): Slots {
  const [dish = same(''), wine = same('')] = DISHES[town.provinceShort] ?? [];
  return { town: same(name), province: same(town.provinceName), dish, wine, office: same(nearestOffice(town)) };
}

/** The places of a list, each under its name. */
const chapters = (waypoints: readonly Waypoint[], language: 0 | 1): readonly string[] =>
  waypoints.flatMap(({ name, text }) => [heading(name[language]), paragraph(text[language])]);

/** Towns with two places at least that itineraries stop at. */
function townStories({ random, townOf }: Writer): Story[] {
  const all = [...WAYPOINTS.values()];
  const places = [...new Set(all.map(({ town }) => town))].map(
    (name) => [name, all.filter(({ town }) => town === name)] as const,
  );
  const worthADay = places.filter(([, waypoints]) => waypoints.length > 1);
  return worthADay.map(([name, waypoints], index) => {
    const town = townOf(name);
    const opening = TOWN_OPENINGS[index % TOWN_OPENINGS.length] ?? TOWN_OPENINGS[0];
    const slots = townSlots(town);
    const chosen = random.some(waypoints, MOST_STOPS);
    const [lead, closing] = [fill(opening.lead, slots), fill(random.pick(CLOSINGS), slots)];
    return {
      title: fill(opening.title, slots),
      subtitle: fill(SUBTITLES.town, slots),
      lead,
      body: inBoth((language) => [
        paragraph(lead[language]),
        ...chapters(chosen, language),
        paragraph(closing[language]),
      ]),
      theme: LOCALITIES.find((one) => one.name === name)?.theme ?? 'Arte e cultura',
      towns: [town],
    };
  });
}

/** The smaller places: localities at which no itinerary stops, in random order. */
function villageStories({ random, townOf }: Writer): Story[] {
  const stopped = new Set([...WAYPOINTS.values()].map(({ locality }) => locality));
  const quiet = LOCALITIES.filter(({ name }) => !stopped.has(name));
  return random.some(quiet, quiet.length).map((locality, index) => {
    const opening = VILLAGE_OPENINGS[index % VILLAGE_OPENINGS.length] ?? VILLAGE_OPENINGS[0];
    return villageStory(random, locality, opening, townOf(locality.town));
  });
}

function villageStory(
  random: Writer['random'],
  { name, band, theme, sights }: NamedLocality,
  opening: (typeof VILLAGE_OPENINGS)[number],
  town: Town,
): Story {
  const slots: Slots = { ...townSlots(town, name), sights };
  const [lead, closing] = [fill(opening.lead, slots), fill(random.pick(CLOSINGS), slots)];
  const about = random.some(VILLAGE_CHAPTERS, 3).map(({ chapter, heading: above }) => ({
    above,
    text: fill(random.pick(PARAGRAPHS[chapter][band]), slots),
  }));
  return {
    title: fill(opening.title, slots),
    subtitle: fill(SUBTITLES.village, slots),
    lead,
    body: inBoth((language) => [
      paragraph(lead[language]),
      ...about.flatMap(({ above, text }) => [heading(above[language]), paragraph(text[language])]),
      paragraph(closing[language]),
    ]),
    theme,
    towns: [town],
  };
}

function journeyStory({ random, townOf }: Writer, route: Route, index: number): Story {
  const opening = JOURNEY_OPENINGS[index % JOURNEY_OPENINGS.length] ?? JOURNEY_OPENINGS[0];
  const towns = [...new Set(route.waypoints.map(({ town }) => town))].map(townOf);
  const slots: Slots = { title: route.title, lead: route.lead };
  const advice = [random.pick(MEANS_ADVICE[route.means]), THEME_ADVICE[route.theme]].filter(
    (text) => text !== undefined,
  );
  const lead = fill(opening.lead, slots);
  return {
    title: fill(opening.title, slots),
    subtitle: SUBTITLES.journey,
    lead,
    body: inBoth((language) => [
      paragraph(lead[language]),
      ...chapters(route.waypoints.slice(0, MOST_STOPS), language),
      heading(PRACTICAL[language]),
      bullets(advice.map((text) => text[language])),
    ]),
    theme: route.theme,
    towns,
  };
}

/** A name with its town, where it does not say it. */
const placed = (name: string, town: string): string => (name.includes(town) ? name : `${name}, ${town}`);

/** How a destination is named after what belongs to it. */
const DESTINATIONS: ReadonlyMap<number, Text> = new Map([
  [2001, ['dell’Emilia', 'of Emilia']],
  [2002, ['della Romagna', 'of Romagna']],
  [2003, ['fra Bologna e Modena', 'between Bologna and Modena']],
]);

/** The best of each theme in each destination that has some of it. */
function listStories({ random, townOf }: Writer): Story[] {
  return Object.entries(LIST_OPENINGS).flatMap(([theme, opening]) =>
    [...DESTINATIONS].flatMap(([destination, of]): Story[] => {
      const there = INTERESTS.filter((one) => one.theme === theme && townOf(one.town).destination === destination);
      const listed = random.some(there, MOST_LISTED);
      if (listed.length < LEAST_LISTED) return [];
      const slots: Slots = { of, count: NUMBERS[listed.length - LEAST_LISTED] ?? same(String(listed.length)) };
      const lead = fill(opening.lead, slots);
      return [
        {
          title: fill(opening.title, slots),
          subtitle: SUBTITLES.list,
          lead,
          body: inBoth((language) => [
            paragraph(lead[language]),
            ...listed.flatMap(({ name, town, fact }) => [
              heading(placed(withoutArticle(name)[language], town)),
              paragraph(fact[language]),
            ]),
          ]),
          theme,
          towns: [...new Set(listed.map(({ town }) => town))].map(townOf),
        },
      ];
    }),
  );
}

/** What is eaten in each province, and the feasts and products that one goes there for. */
function tableStories({ input, random }: Writer): Story[] {
  return Object.entries(DISHES).map(([province, [dish, wine]]) => {
    const towns = input.towns.filter(({ provinceShort }) => provinceShort === province);
    const names = new Set(towns.map(({ name }) => name));
    const told = SUBJECTS.filter(({ theme, town }) => theme === 'Enogastronomia' && names.has(town));
    const capital = towns.find(
      ({ name, provinceName }) => provinceName.startsWith(name) || name.startsWith(provinceName),
    );
    const town = capital ?? towns[0];
    if (town === undefined) throw new Error(`demo article about no province: ${province}`);
    const slots: Slots = { ...townSlots(town), dish, wine };
    const [lead, closing] = [fill(TABLE_OPENING.lead, slots), fill(random.pick(CLOSINGS), slots)];
    return {
      title: fill(TABLE_OPENING.title, slots),
      subtitle: SUBTITLES.table,
      lead,
      body: inBoth((language) => [
        paragraph(lead[language]),
        ...told.flatMap(({ name, fact }) => [heading(withoutArticle(name)[language]), paragraph(fact[language])]),
        paragraph(closing[language]),
      ]),
      theme: 'Enogastronomia',
      towns: [town],
    };
  });
}

/** What the blog writes about: the smaller places fill it up. */
function storiesOf(writer: Writer): readonly Story[] {
  const routes = ALL_ROUTES.filter((_, index) => index % JOURNEYS_EVERY === 0);
  const others = [
    ...townStories(writer),
    ...listStories(writer),
    ...tableStories(writer),
    ...routes.map((route, index) => journeyStory(writer, route, index)),
  ];
  return [...others, ...villageStories(writer)].slice(0, COUNT);
}

/** The articles of the blog. */
export const generateArticles = (input: StoriesInput): Generated[] =>
  generateStories(input, {
    seed: SEED,
    stories: storiesOf,
    beside: (writer, story) => ({
      ...placing(writer, story, []),
      locations: { location: mainSquareOf(story.towns[0]) },
    }),
  });
