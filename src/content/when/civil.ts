import { onFirstUse } from '../../contract/onFirstUse';

/**
 * Civil dates, `YYYY-MM-DD` of Europe/Rome, as text. They are counted in days, never in moments: the zone of the computer
 * and the two changes of the clock have no part in it. Source: contract, 'Ground rules'.
 */
const DATE_PATTERN = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

const MILLISECONDS_A_DAY = 86_400_000;

/** Day 0 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 3;

const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Days between 1 January 1970 and a date; null for what is none, such as 30 February. */
export function dayNumber(date: string): number | null {
  const found = DATE_PATTERN.exec(date);
  if (found === null) return null;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() / MILLISECONDS_A_DAY : null;
}

/** The date so many days after 1 January 1970. */
export const dateOf = (number: number): string => new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

export const isCivilDate = (date: string): boolean => dayNumber(date) !== null;

/** A date as people write it, `DD/MM/YYYY`; what is no date as it is. */
export const shortDate = (date: string): string =>
  isCivilDate(date) ? `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : date;

/** A date as lists show it, `DD-MM-YYYY`. Source: document 2, section 9. */
export const dashedDate = (date: string): string => shortDate(date).replaceAll('/', '-');

/** Year, month from 1 and day from 1 of a date. */
export const partsOf = (date: string): readonly [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const weekdayOfNumber = (number: number): number => modulo(number + WEEKDAY_OF_DAY_0, 7);

/** 0 for Monday to 6 for Sunday; of what is no date, 0. */
export const weekdayOf = (date: string): number => weekdayOfNumber(dayNumber(date) ?? -WEEKDAY_OF_DAY_0);

/** The date so many days later; what is no date, and what would leave the years of four digits, stays. */
export function addDays(date: string, days: number): string {
  const number = dayNumber(date);
  const moved = number === null ? date : dateOf(number + days);
  return isCivilDate(moved) ? moved : date;
}

/** The same day so many months later, or the last one of a shorter month; within the years of four digits. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const count = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(count / 12), modulo(count, 12)];
  if (inYear < FIRST_YEAR || inYear > LAST_YEAR) return date;
  const last = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(inYear, inMonth, Math.min(day, last)) / MILLISECONDS_A_DAY);
}

/** Days from one date to another; NaN where either is none. */
export const daysBetween = (from: string, to: string): number =>
  (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN);

/** The first day of a date's month. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** The last day of a date's month. */
export const lastOfMonth = (date: string): string => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The weeks, Monday to Sunday, that a date's month lies in, with the days of the months around it. */
export function monthWeeks(date: string): readonly (readonly string[])[] {
  const first = firstOfMonth(date);
  const start = (dayNumber(first) ?? 0) - weekdayOf(first);
  const weeks = Math.ceil((daysBetween(first, lastOfMonth(date)) + 1 + weekdayOf(first)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dateOf(start + week * 7 + day)),
  );
}

/** The days from one date to another, both included, whose weekday is set in a mask of seven, Monday first. */
export function daysInRange(start: string, end: string, week: readonly boolean[]): string[] {
  const [first, last] = [dayNumber(start), dayNumber(end)];
  if (first === null || last === null) return [];
  const days: string[] = [];
  for (let day = first; day <= last; day++) if (week[weekdayOfNumber(day)] === true) days.push(dateOf(day));
  return days;
}

const rome = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' }),
);

const romeClock = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }),
);

/** An instant as the portal's local time, `YYYY-MM-DD HH:mm:ss`. Source: contract, 'Ground rules' (Europe/Rome). */
export function romeDateTime(instant: Date): string {
  const part = Object.fromEntries(
    romeClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/** The date in Rome at a moment, whatever the zone of the computer. */
export function romeDate(moment: number): string {
  const part = Object.fromEntries(
    rome()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
}
