import * as z from 'zod/mini';
import { maybe, optionalText } from '../../contract/common';
import { isPlainObject } from '../../contract/plainObject';
import { openingsTexts as texts } from '../../messages/screens/openings';
import { copiedEntries, entriesOf, withIds } from '../field/collection';
import type { FieldOption } from '../field/field';
import type { Json } from '../field/json';
import { asText, type KindDefinition, tooLong } from '../field/kind';
import { daysBetween, isCivilDate, partsOf, shortDate } from './civil';
import { normalHours, readHours } from './openingHours';

/** How much of the year an office is open. Source: document 2, section 3, IAT office. */
export const OPENINGS = ['annuale', 'stagionale'] as const satisfies readonly FieldOption['value'][];
export type OpeningKind = (typeof OPENINGS)[number];

/** Texts of a record, by their names on the wire, in their order. */
export const OPENING_PARTS = [
  'apertura',
  'data_apertura',
  'data_chiusura',
  'orari_feriali',
  'orari_feriali_note',
  'orari_festivi',
  'orari_festivi_note',
] as const satisfies readonly (keyof typeof texts.fields)[];
export type OpeningPart = (typeof OPENING_PARTS)[number];

/** Parts that say the hours of a day, and their notes. */
export const HOURS = ['orari_feriali', 'orari_festivi'] as const satisfies readonly OpeningPart[];
export type HoursPart = (typeof HOURS)[number];

/** Source: document 2, section 5 (default of texts). */
export const OPENING_TEXT_LIMIT = 300;

/** A season that lasts longer is none. Source: D-office-01. */
const LONGEST_SEASON = 366;

/** When an office is open: its one record, '' for what it does not say. */
export type Opening = Readonly<Record<OpeningPart, string>>;

type Changes = Partial<Record<OpeningPart, string | null>>;

/** All of the list; a record that came without its list is one. */
const recordsOf = (value: Json): readonly Json[] =>
  Array.isArray(value) ? value : isPlainObject(value) ? [value] : [];

const textsOf = (record: Json): Opening => {
  const fields = isPlainObject(record) ? record : {};
  return Object.fromEntries(OPENING_PARTS.map((part) => [part, asText(fields[part])])) as Opening;
};

/** What a value says. Only its first record counts. */
export const openingOf = (value: Json): Opening => textsOf(recordsOf(value).find((one) => isPlainObject(one)));

/** How much of the year it is; null for nothing, or for another server's own word. */
export const openingKind = (value: Json): OpeningKind | null => {
  const written = openingOf(value).apertura.trim().toLowerCase();
  return OPENINGS.find((kind) => kind === written) ?? null;
};

const NEW: Readonly<Record<'id' | OpeningPart, string | null>> = {
  id: null,
  apertura: 'annuale',
  data_apertura: null,
  data_chiusura: null,
  orari_feriali: '',
  orari_feriali_note: '',
  orari_festivi: '',
  orari_festivi_note: '',
};

/** A copy with other texts in its first record, which a value without one gets; every other record stays. */
export function withOpening(value: Json, changes: Changes): Json {
  const records = recordsOf(value);
  const at = records.findIndex((one) => isPlainObject(one));
  const record = records[at];
  return isPlainObject(record ?? null) && record !== undefined
    ? records.with(at, { ...(record as object), ...changes })
    : [{ ...NEW, ...changes }, ...records];
}

/** A copy with year and hours of another language's value; notes are words of their language and stay. */
export function withHoursOf(value: Json, other: Json, language: string): Json {
  const from = openingOf(other);
  return withOpening(value, {
    apertura: from.apertura,
    data_apertura: from.data_apertura || null,
    data_chiusura: from.data_chiusura || null,
    orari_feriali: normalHours(from.orari_feriali, language),
    orari_festivi: normalHours(from.orari_festivi, language),
  });
}

const isBlank = (opening: Opening): boolean => OPENING_PARTS.every((part) => opening[part].trim() === '');

function dayProblem(written: string, missing: string): string | null {
  if (written === '') return missing;
  return isCivilDate(written) ? null : texts.problems.day(written);
}

/** An end before its start that would be right a year later: 1 November to 31 March. */
function invertedProblem(first: string, last: string): string {
  const [year] = partsOf(first);
  const next = `${year + 1}${last.slice(4)}`;
  const isOverNewYear = partsOf(last)[0] === year && isCivilDate(next);
  const days = [shortDate(first), shortDate(last)] as const;
  return isOverNewYear ? texts.problems.overNewYear(...days, shortDate(next)) : texts.problems.inverted(...days);
}

function lastDayProblem(first: string, last: string): string | null {
  const unreal = dayProblem(last, texts.problems.noLast);
  if (unreal !== null || !isCivilDate(first)) return unreal;
  if (last < first) return invertedProblem(first, last);
  return daysBetween(first, last) > LONGEST_SEASON - 1 ? texts.problems.tooLong : null;
}

const isHours = (part: OpeningPart): part is HoursPart => HOURS.some((one) => one === part);

/** What is wrong with a part of a draft's value, in Italian; null if nothing. Dates of a year-round office are not looked at. */
export function openingProblem(value: Json, part: OpeningPart): string | null {
  const opening = openingOf(value);
  const written = opening[part];
  if (part === 'apertura')
    return written.trim() === '' || openingKind(value) !== null ? null : texts.problems.kind(written);
  if (part === 'data_apertura' || part === 'data_chiusura') {
    if (openingKind(value) !== 'stagionale') return null;
    return part === 'data_apertura'
      ? dayProblem(written, texts.problems.noFirst)
      : lastDayProblem(opening.data_apertura, written);
  }
  return tooLong(written, { limit: OPENING_TEXT_LIMIT });
}

/** Why hours can't be shown to readers as they are, in Italian; null if they can. A draft takes whatever was written. */
function hoursProblem(value: Json, part: OpeningPart): string | null {
  const hours = isHours(part) ? readHours(openingOf(value)[part]) : null;
  return hours?.kind === 'wrong' ? hours.problem : null;
}

const firstPart = (value: Json, problemOf: typeof openingProblem): OpeningPart | null =>
  OPENING_PARTS.find((part) => problemOf(value, part) !== null) ?? null;

/** What is wrong with the first part of which a function says something; null if nothing is. */
function firstProblem(value: Json, problemOf: typeof openingProblem): string | null {
  const part = firstPart(value, problemOf);
  return part === null ? null : problemOf(value, part);
}

/** The first part of a value that something is wrong with, in a draft or else for readers; null if nothing is. */
export const wrongOpeningPart = (value: Json): OpeningPart | null =>
  firstPart(value, openingProblem) ?? firstPart(value, hoursProblem);

/** What to say at a part of a value once anything of it is wrong: of hours only when nothing else is. */
export const openingError = (value: Json, part: OpeningPart): string | null =>
  firstPart(value, openingProblem) === null ? hoursProblem(value, part) : openingProblem(value, part);

/** What a record says: hours spelt in another way say the same. */
const essence = (record: Json): Opening => {
  const opening = textsOf(record);
  const trimmed = OPENING_PARTS.map((part) => [
    part,
    isHours(part) ? normalHours(opening[part], 'it') : opening[part].trim(),
  ]);
  return Object.fromEntries(trimmed) as Opening;
};

const recordSchema = z.looseObject({
  id: maybe(z.union([z.number(), z.string()])),
  ...Object.fromEntries(OPENING_PARTS.map((part) => [part, optionalText])),
});

/** When an office is open, in one language: a list of one record. Source: document 2, section 3, IAT office. */
export const openings: KindDefinition = {
  parts: OPENING_PARTS.map((name) => ({ name, label: texts.fields[name] })),
  blank: [],
  schema: maybe(z.union([z.array(z.nullable(recordSchema)), recordSchema])),
  // An untouched value goes back as it came.
  normalise: recordsOf,
  isEmpty: (value) => recordsOf(value).every((record) => isBlank(textsOf(record))),
  problem: (value) => firstProblem(value, openingProblem),
  incomplete: (value) => firstProblem(value, hoursProblem),
  wrongPart: wrongOpeningPart,
  acrossLanguages: { words: texts.fromOtherLanguage, value: withHoursOf },
  copied: (value) => copiedEntries(recordsOf(value)).map(({ order: _, ...record }) => record),
  essence: (value) =>
    recordsOf(value)
      .map(essence)
      .filter((opening) => !isBlank(opening)),
  stored: (value) =>
    withIds(entriesOf(recordsOf(value))).map((entry) => ({
      id: entry.id,
      ...textsOf(entry),
      data_apertura: asText(entry.data_apertura) || null,
      data_chiusura: asText(entry.data_chiusura) || null,
    })),
};
