import * as z from 'zod/mini';
import { optionalNumber, optionalText } from '../../contract/common';
import { isLanguageCode } from '../../contract/languages';
import { isPlainObject } from '../../contract/plainObject';
import { languageName } from '../../messages/screens/content';
import { stopsTexts as texts } from '../../messages/screens/stops';
import { copiedEntries, type Entry, entriesOf, firstProblem, numbered, withIds } from '../model/collection';
import type { Json } from '../model/types';
import {
  BLANK_LOCATION,
  cityOf,
  coordinatesProblem,
  isBlankLocation,
  locationEssence,
  locationSchema,
  missingCoordinates,
  normalLocation,
  storedLocation,
} from './address';
import { asText, type KindDefinition, type NameOf, type Reference, tooLong } from './kind';
import { LOCALITY, LOCALITY_AREA, localityOf } from './locality';

/** Greatest number of stops of a field that declares none. */
export const STOPS_MAXIMUM = 30;

/** Greatest length of a stop's extra detail. Source: document 2, section 5. */
export const STOP_INFO_LIMIT = 300;

type Container = { readonly [key: string]: Json };

/** A language's extra detail: a text, or an object with a title. */
const infoSchema = z.optional(z.nullable(z.union([z.string(), z.looseObject({ title: optionalText })])));

const stopSchema = z.looseObject({
  id: optionalNumber,
  order: optionalNumber,
  info: z.optional(z.nullable(z.union([z.record(z.string(), infoSchema), z.array(z.unknown())]))),
  localita: LOCALITY.schema,
  location: z.optional(z.nullable(z.union([locationSchema, z.array(z.unknown())]))),
});

const containerOf = (value: Json): Container => (isPlainObject(value) ? value : {});

/** Where a stop is, with all the keys of a location. */
export const stopLocation = ({ location }: Container): Container => normalLocation(location);

/** The extra detail of a stop in a language; '' where there is none. */
export function stopInfo(stop: Entry, language: string): string {
  const info = containerOf(stop.info)[language];
  return asText(isPlainObject(info) ? info.title : info);
}

/** The extra details of a stop with another text in a language, in the form in which the server writes them. */
export function withStopInfo({ info }: Entry, language: string, text: string): Json {
  const container = containerOf(info);
  const isTitled = Object.values(container).some(isPlainObject);
  const old = container[language];
  return { ...container, [language]: isTitled ? { ...containerOf(old), title: text } : text };
}

/** The locality of a stop by id and name; null for none. */
export const stopLocality = ({ localita }: Container) => localityOf(localita);

const infoLanguages = ({ info }: Entry): string[] => Object.keys(containerOf(info));

/** Whether no part of a stop has been entered. */
export const isBlankStop = (stop: Entry): boolean =>
  isBlankLocation(stopLocation(stop)) &&
  stopLocality(stop) === null &&
  infoLanguages(stop).every((language) => stopInfo(stop, language).trim() === '');

/** A new stop. The server numbers it. */
export const newStop = (): Entry => ({ id: null, order: 0, info: {}, localita: null, location: BLANK_LOCATION });

/** What is wrong with the extra detail of a stop in a language; null if nothing. */
export const stopInfoProblem = (stop: Entry, language: string): string | null =>
  tooLong(stopInfo(stop, language), { limit: STOP_INFO_LIMIT });

const missingPlace = (stop: Entry): string | null =>
  isBlankStop(stop) ? null : missingCoordinates(stopLocation(stop));

/**
 * What is wrong with the address of a stop; null if nothing. Missing coordinates are wrong in a published item, unless
 * nothing was entered. Source: document 2, section 5.
 */
export const stopLocationProblem = (stop: Entry, isPublished: boolean): string | null =>
  coordinatesProblem(stopLocation(stop)) ?? (isPublished ? missingPlace(stop) : null);

/** What is wrong with a stop in any language; null if nothing. */
export function stopProblem(stop: Entry, isPublished: boolean): string | null {
  for (const language of infoLanguages(stop)) {
    const problem = stopInfoProblem(stop, language);
    if (problem !== null) return texts.inLanguage(problem, languageName(language));
  }
  return stopLocationProblem(stop, isPublished);
}

/** City, street and number of a stop in one line; '' where it has neither. */
export function stopSummary(stop: Entry): string {
  const { city, address, number } = stopLocation(stop);
  const street = [asText(address).trim(), asText(number).trim()].filter((part) => part !== '').join(' ');
  const town = isPlainObject(city) ? asText(city.city) || asText(city.nome) : '';
  return [town, street].filter((part) => part !== '').join(', ') || stopLocality(stop)?.name || '';
}

const filledInfo = (stop: Entry): Record<string, string> =>
  Object.fromEntries(
    infoLanguages(stop)
      .map((language) => [language, stopInfo(stop, language).trim()] as const)
      .filter(([, text]) => text !== ''),
  );

/** A stop with its locality's present name. */
function renamed(stop: Json, nameOf: NameOf): Json {
  if (!isPlainObject(stop)) return stop;
  const localita = LOCALITY.renamed(stop.localita, nameOf);
  return localita === stop.localita ? stop : { ...stop, localita };
}

/** Where something takes place, one stop after the other. Source: document 2, section 3, Event stop. */
export const stops: KindDefinition = {
  blank: [],
  schema: z.optional(z.nullable(z.array(stopSchema))),
  // Nothing is put in order here: an untouched value is sent back unchanged.
  normalise: (value) => (Array.isArray(value) ? value : []),
  isEmpty: (value) => entriesOf(value).every(isBlankStop),
  problem: (value, { limit = STOPS_MAXIMUM }) => {
    const entries = entriesOf(value);
    if (entries.length > limit) return texts.maximum(limit, entries.length);
    return firstProblem(
      entries,
      (stop) => stopProblem(stop, false),
      ({ order }, problem) => texts.problem(order, problem),
    );
  },
  incomplete: (value) =>
    firstProblem(entriesOf(value), missingPlace, ({ order }, problem) => texts.problem(order, problem)),
  copied: copiedEntries,
  essence: (value) =>
    entriesOf(value).map((stop) => ({
      info: filledInfo(stop),
      localita: stopLocality(stop)?.id ?? null,
      location: locationEssence(stopLocation(stop)),
    })),
  stored: (value) =>
    numbered(withIds(entriesOf(value))).map((stop) => ({
      id: stop.id,
      order: stop.order,
      info: Object.fromEntries(Object.entries(filledInfo(stop)).filter(([language]) => isLanguageCode(language))),
      localita: LOCALITY.stored(stop.localita),
      location: storedLocation(stopLocation(stop)),
    })),
  refers: (value) => {
    const entries = entriesOf(value);
    const cities = entries.flatMap((stop) => cityOf(stopLocation(stop)).ids);
    const localities = entries.flatMap((stop, index): Reference[] => {
      const locality = stopLocality(stop);
      if (locality === null) return [];
      return [{ table: 'contents', area: LOCALITY_AREA, ids: [locality.id], entry: texts.name(index + 1) }];
    });
    return [{ table: 'municipalities', ids: [...new Set(cities)] }, ...localities];
  },
  areas: () => [LOCALITY_AREA],
  venues: (value) => entriesOf(value).map(stopLocation),
  named: (value, nameOf) => (Array.isArray(value) ? value.map((stop: Json) => renamed(stop, nameOf)) : value),
};
