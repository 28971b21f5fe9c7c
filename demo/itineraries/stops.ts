import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import { linkTo, paragraph } from '../html';
import { fill, type Slots, same, type Text } from '../news/text';
import { cityOf } from '../parts';
import { DISHES } from '../places/chapters';
import { LOCALITIES } from '../places/named';
import { OFFICES } from '../places/officeTable';
import { kilometres, type Point } from '../places/positions';
import { domainOf } from '../pointsOfInterest/named';
import type { Random } from '../random';
import { AROUND, ENDS, LEGS, type Means, NEARBY, PLACE_LINK } from './texts';
import { pointIn, type Waypoint } from './waypoints';

/** Ids of what stops point to, by their names. */
export interface StopTargets {
  readonly localities: ReadonlyMap<string, number>;
  readonly places: ReadonlyMap<string, number>;
}

/** A waypoint of an itinerary with its town. */
export interface Halt {
  readonly waypoint: Waypoint;
  readonly town: Town;
  readonly point: Point;
}

export const haltsOf = (waypoints: readonly Waypoint[], townOf: (name: string) => Town): readonly Halt[] =>
  waypoints.map((waypoint) => {
    const town = townOf(waypoint.town);
    return { waypoint, town, point: pointIn(waypoint, town) };
  });

/** Kilometres that are walked in a day, and each means' kilometres in an hour. */
const DAY_ON_FOOT = 30;
const SPEEDS: Readonly<Record<Means, number>> = { town: 4, foot: 4, bike: 15, car: 50, train: 60 };

/** How long a distance takes, to the quarter of an hour below two hours. */
export function paceOf(means: Means, km: number): Text {
  if (means === 'foot' && km > DAY_ON_FOOT) {
    const days = Math.ceil(km / DAY_ON_FOOT);
    return [`da dividere in ${days} giorni`, `to be shared between ${days} days`];
  }
  const minutes = (km / SPEEDS[means]) * 60;
  if (minutes < 100) {
    const quarters = Math.max(15, Math.round(minutes / 15) * 15);
    return [`circa ${quarters} minuti`, `about ${quarters} minutes`];
  }
  const hours = Math.round(minutes / 60);
  return [`circa ${hours} ore`, `about ${hours} hours`];
}

const NEXT_DOOR = 3;

/** The way from one stop to the next. */
function legOf(random: Random, means: Means, from: Halt, to: Halt): Text {
  const km = kilometres(from.point, to.point);
  const slots: Slots = { next: to.waypoint.name, km: same(String(km)), pace: paceOf(means, km) };
  return fill(random.pick(km < NEXT_DOOR ? NEARBY : LEGS[means]), slots);
}

function nearestOffice({ point }: Halt): string {
  const [first] = OFFICES.toSorted((a, b) => kilometres(a, point) - kilometres(b, point));
  return first?.name ?? '';
}

/** How an itinerary ends at its last stop. */
function endOf(random: Random, halt: Halt): Text {
  const [dish, wine] = DISHES[halt.town.provinceShort] ?? [same(''), same('')];
  const slots: Slots = { town: same(halt.town.name), dish, wine, office: same(nearestOffice(halt)) };
  return fill(random.pick(ENDS), slots);
}

/** Whether a text speaks of what a name ends with: 'i cavalli del Mochi' of 'Piazza Cavalli'. */
const speaksOf = (text: string, name: string): boolean =>
  text.toLowerCase().includes((name.split(' ').at(-1) ?? name).toLowerCase());

/** What the locality of a stop is known for, where the itinerary stops there once only and for something else. */
function aroundOf(random: Random, halts: readonly Halt[], { waypoint }: Halt): Text | null {
  const locality = LOCALITIES.find(({ name }) => name === waypoint.locality);
  const stops = halts.filter((other) => other.waypoint.locality === waypoint.locality).length;
  if (locality === undefined || stops > 1 || speaksOf(locality.sights[0], waypoint.name[0])) return null;
  return random.chance(0.6) ? fill(random.pick(AROUND), { town: same(locality.name), sights: locality.sights }) : null;
}

/** Texts of a stop by language: what it is, what is around, how to go on. `index` is its place, from 0. */
export function stopTexts(
  random: Random,
  {
    means,
    halts,
    index,
    languages,
  }: { means: Means; halts: readonly Halt[]; index: number; languages: readonly string[] },
): Json {
  const [halt, next] = [halts[index], halts[index + 1]];
  if (halt === undefined) throw new Error(`demo itinerary without a stop ${index}`);
  const { name, text, place, town } = halt.waypoint;
  const onward = next === undefined ? endOf(random, halt) : legOf(random, means, halt, next);
  const parts = [text, aroundOf(random, halts, halt), onward].filter((part) => part !== null);
  const inLanguage = (language: 0 | 1) => {
    const paragraphs = parts.map((part) => paragraph(part[language])).join('');
    const link = place === null ? '' : linkTo(`https://www.${domainOf(place, town)}/`, PLACE_LINK[language]);
    return { title: name[language], description: `${paragraphs}${link}` };
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language === 'it' ? 0 : 1)]));
}

/** Where a stop is, and the locality and the point of interest that it points to. */
export function stopPlaces(
  { waypoint, town, point }: Halt,
  { localities, places }: StopTargets,
): { readonly location: Json; readonly localita: Json; readonly place: Json } {
  const { locality, place, street, number } = waypoint;
  const localityId = locality === null ? undefined : localities.get(locality);
  const placeId = place === null ? undefined : places.get(place);
  return {
    location: { city: cityOf(town), address: street, number, lat: point.lat, lng: point.lng },
    localita: localityId === undefined ? null : { id: localityId },
    place: placeId === undefined ? null : { id: placeId },
  };
}
