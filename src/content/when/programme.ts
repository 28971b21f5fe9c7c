import { isPlainObject } from '../../contract/plainObject';
import type { Json } from '../field/json';
import { asText } from '../field/kind';
import { daysBetween, daysInRange, isCivilDate } from './civil';

/** Most days between start and end, both included: three years with a leap day. Source: D-event-01. */
export const LONGEST_RANGE = 1096;

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** On which days something takes place. */
export interface Programme {
  /** As entered: it may be no date. */
  readonly start: string | null;
  /** As entered; without it the programme is of one day. */
  readonly end: string | null;
  /** Seven, Monday first. */
  readonly week: readonly boolean[];
  /** Sorted, each once. */
  readonly days: readonly string[];
  /** Whether the days were chosen one by one, and are not those that range and week give. */
  readonly custom: boolean;
  /** `YYYY-MM-DD HH:mm:ss`, as entered. */
  readonly inauguration: string | null;
}

type Range = Pick<Programme, 'start' | 'end'>;

const isOn = (flag: Json): boolean => flag === true || flag === 1;

/** First and last day of a programme; null where they are no dates. They may be the wrong way round. */
export function rangeOf({ start, end }: Range): readonly [first: string, last: string] | null {
  const last = end ?? start;
  return start !== null && last !== null && isCivilDate(start) && isCivilDate(last) ? [start, last] : null;
}

/** Days from the first to the last of a programme; 0 or less the wrong way round, null where they are no dates. */
export function rangeLength(range: Range): number | null {
  const ends = rangeOf(range);
  return ends === null ? null : daysBetween(...ends) + 1;
}

/** Whether days can be counted between start and end. */
export function isSoundRange(range: Range): boolean {
  const length = rangeLength(range);
  return length !== null && length >= 1 && length <= LONGEST_RANGE;
}

/** Whether a day lies outside of a programme's period; none does of a period in which no days can be counted. */
export function isOutside(range: Range, day: string): boolean {
  const ends = rangeOf(range);
  return ends !== null && isSoundRange(range) && (day < ends[0] || day > ends[1]);
}

/** The days that range and week give: none where the range is not sound. Source: document 2, section 4. */
export function ruleDays(programme: Pick<Programme, 'start' | 'end' | 'week'>): string[] {
  const ends = rangeOf(programme);
  return ends !== null && isSoundRange(programme) ? daysInRange(...ends, programme.week) : [];
}

export const sameDays = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((day, index) => day === b[index]);

export const sortedDays = (days: readonly string[]): string[] => [...new Set(days)].sort();

const known = new WeakMap<object, Programme>();

const dateIn = (value: Json): string | null => (asText(value) === '' ? null : asText(value));

function read(value: { readonly [key: string]: Json }): Programme {
  const flags = Array.isArray(value.week) ? value.week : [];
  const range = { start: dateIn(value.start), end: dateIn(value.end), week: WEEKDAYS.map((day) => isOn(flags[day])) };
  const sent: readonly Json[] = Array.isArray(value.dates) ? value.dates : [];
  const listed = sortedDays(sent.map(asText).filter(isCivilDate));
  const byRule = ruleDays(range);
  // Days that no rule gives were chosen by somebody, whatever the flag says: nobody's choice may be overwritten.
  const custom = isOn(value.customDates) || (sent.length > 0 && !sameDays(listed, byRule));
  return { ...range, days: custom ? listed : byRule, custom, inauguration: dateIn(value.inauguration) };
}

/** What a value of the kind 'dates' says. The same value gives the same object. */
export function programmeOf(value: Json): Programme {
  if (!isPlainObject(value)) return read({});
  const programme = known.get(value) ?? read(value);
  known.set(value, programme);
  return programme;
}

/** A flag in the form that the server used for it. */
const flagLike = (before: Json, on: boolean): Json => {
  if (isOn(before) === on && before !== null && before !== undefined) return before;
  return typeof before === 'number' ? Number(on) : on;
};

/** A value of the kind 'dates' that says a programme; flags keep the form they came in, and unknown keys stay. */
export function withProgramme(value: Json, programme: Programme): Json {
  const before = isPlainObject(value) ? value : {};
  const flags = Array.isArray(before.week) ? before.week : [];
  const { start, end, days, inauguration } = programme;
  return {
    ...before,
    start,
    end,
    week: programme.week.map((on, day) => flagLike(flags[day] ?? flags[0], on)),
    dates: days,
    customDates: flagLike(before.customDates, programme.custom),
    inauguration,
  };
}

/**
 * The days on which an event is found, and of which its page speaks. Where no day is listed or given by the week, every day
 * of the range.
 */
export const daysFound = (programme: Programme): readonly string[] =>
  programme.days.length > 0 ? programme.days : ruleDays({ ...programme, week: WEEKDAYS.map(() => true) });
