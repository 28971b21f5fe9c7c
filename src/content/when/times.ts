import * as z from 'zod/mini';
import { maybe, optionalText } from '../../contract/common';
import { languageMap } from '../../contract/limits';
import { isPlainObject } from '../../contract/plainObject';
import { timesTexts as messages } from '../../messages/screens/dates';
import type { Json } from '../field/json';
import { asText, type KindDefinition, pick } from '../field/kind';

/** How an event says its times. Source: document 2, section 3. */
export const TIME_TYPES = ['timerange', 'freetext', 'program', 'website'] as const;
export type TimeType = (typeof TIME_TYPES)[number];

/** Parts of a day that have times. */
export const BANDS = ['morning', 'afternoon', 'evening'] as const;
export type Band = (typeof BANDS)[number];

/** Greatest number of characters of times described in words. Source: document 2, section 5. */
export const FREETEXT_LIMIT = 300;

/** An evening may end after midnight, before this. Source: D-event-03. */
const END_OF_NIGHT = '06:00';

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Midnight as the end of an evening, which others write so; we write the beginning of the next day. */
const END_OF_DAY = /^24:00(:00)?$/;
const MIDNIGHT = '00:00';

const NO_TIMES = { start: '', end: '' } as const;
const BLANK = {
  type: 'timerange',
  morning: NO_TIMES,
  afternoon: NO_TIMES,
  evening: NO_TIMES,
  freetext: {},
} as const;

type Fields = { readonly [key: string]: Json };

const fieldsOf = (value: Json): Fields => (isPlainObject(value) ? value : {});

/** An hour as it came, and as it counts: `HH:mm`. */
const hourAndMinute = (time: string): string => (TIME_PATTERN.test(time) ? time.slice(0, 5) : time);

/** How a value says its times; a server's own word stays as it is. */
export const timeTypeOf = (value: Json): string => asText(fieldsOf(value).type) || BLANK.type;

/** Start and end of a part of the day, `HH:mm`, '' where there is none. */
export function bandOf(value: Json, band: Band): { readonly start: string; readonly end: string } {
  const { start, end } = fieldsOf(fieldsOf(value)[band]);
  const last = asText(end);
  return { start: hourAndMinute(asText(start)), end: END_OF_DAY.test(last) ? MIDNIGHT : hourAndMinute(last) };
}

/** The times in words of a language; '' without any. */
export const freetextOf = (value: Json, language: string): string =>
  asText(fieldsOf(fieldsOf(value).freetext)[language]);

const isTime = (time: string): boolean => TIME_PATTERN.test(time);

type Side = 'start' | 'end';

/** What is wrong with a part of the day, in Italian, and with which of its times. */
export interface BandProblem {
  readonly side: Side;
  readonly message: string;
}

/** What is wrong first with a part of the day; null if nothing. */
export function bandProblem(value: Json, band: Band): BandProblem | null {
  const times = bandOf(value, band);
  const { start, end } = times;
  const { problems } = messages;
  const at = (side: Side, message: string): BandProblem => ({ side, message });
  const wrong = (['start', 'end'] as const).find((side) => times[side] !== '' && !isTime(times[side]));
  if (wrong !== undefined) return at(wrong, problems.time(band, times[wrong]));
  if (start === '' && end === '') return null;
  if (start === '') return at('start', problems.noStart(band));
  // Many events begin, and end when they end.
  if (end === '') return null;
  const isPastMidnight = band === 'evening' && end < END_OF_NIGHT && start > END_OF_NIGHT;
  return end > start || isPastMidnight ? null : at('end', problems.inverted(band, start, end));
}

function freetextProblem(value: Json): string | null {
  const languages = Object.keys(fieldsOf(fieldsOf(value).freetext));
  const long = languages.find((language) => freetextOf(value, language).length > FREETEXT_LIMIT);
  return long === undefined ? null : messages.problems.freetext(long, FREETEXT_LIMIT, freetextOf(value, long).length);
}

function problem(value: Json): string | null {
  const type = timeTypeOf(value);
  if (!TIME_TYPES.some((known) => known === type)) return messages.problems.type(type);
  if (type === 'freetext') return freetextProblem(value);
  if (type !== 'timerange') return null;
  return BANDS.map((band) => bandProblem(value, band)).find((wrong) => wrong !== null)?.message ?? null;
}

/** A value with the other way of saying its times; what was said before stays. */
export const withTimeType = (value: Json, type: TimeType): Json => ({ ...fieldsOf(value), type });

const hasSeconds = (value: Json): boolean =>
  BANDS.some((band) => Object.values(fieldsOf(fieldsOf(value)[band])).some((time) => asText(time).length > 5));

/** A value with a start or an end, `HH:mm`, in a part of the day; with seconds where the value has them already. */
export function withBandTime(value: Json, band: Band, side: Side, time: string): Json {
  const written = hasSeconds(value) && isTime(time) && time.length === 5 ? `${time}:00` : time;
  return { ...fieldsOf(value), [band]: { ...NO_TIMES, ...fieldsOf(fieldsOf(value)[band]), [side]: written } };
}

/** A value with the times in the words of a language. */
export const withFreetext = (value: Json, language: string, text: string): Json => ({
  ...fieldsOf(value),
  freetext: { ...fieldsOf(fieldsOf(value).freetext), [language]: text },
});

const bandSchema = maybe(z.looseObject({ start: optionalText, end: optionalText }));

function normalise(value: Json): Json {
  if (!isPlainObject(value)) return BLANK;
  const band = (name: Band) => ({ ...NO_TIMES, ...fieldsOf(value[name]) });
  return {
    ...value,
    type: value.type ?? BLANK.type,
    morning: band('morning'),
    afternoon: band('afternoon'),
    evening: band('evening'),
    freetext: fieldsOf(value.freetext),
  };
}

const displayTexts = (value: Json): Record<string, Json> =>
  Object.fromEntries(
    Object.keys(fieldsOf(fieldsOf(value).freetext))
      .map((language) => [language, freetextOf(value, language)] as const)
      .filter(([, text]) => text !== ''),
  );

const said = (value: Json): Json => ({
  type: timeTypeOf(value),
  ...Object.fromEntries(BANDS.map((band) => [band, bandOf(value, band)])),
  freetext: displayTexts(value),
});

const storedBand = (band: Fields): Fields =>
  END_OF_DAY.test(asText(band.end)) ? { ...band, end: asText(band.end).replace('24', '00') } : band;

/** Times of an event. Source: document 2, sections 3 and 5. */
export const times: KindDefinition = {
  blank: BLANK,
  schema: maybe(
    z.looseObject({
      type: optionalText,
      morning: bandSchema,
      afternoon: bandSchema,
      evening: bandSchema,
      freetext: maybe(z.union([languageMap(optionalText), z.array(z.unknown())])),
    }),
  ),
  normalise,
  isEmpty: (value) =>
    BANDS.every((band) => Object.values(bandOf(value, band)).every((time) => time === '')) &&
    Object.keys(displayTexts(value)).length === 0 &&
    ['timerange', 'freetext'].includes(timeTypeOf(value)),
  problem,
  essence: said,
  stored: (value) => {
    const normal = fieldsOf(normalise(value));
    return {
      type: timeTypeOf(normal),
      ...Object.fromEntries(BANDS.map((band) => [band, storedBand(pick(normal[band] ?? {}, ['start', 'end']))])),
      freetext: displayTexts(normal),
    };
  },
};
