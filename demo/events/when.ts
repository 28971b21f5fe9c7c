import type { Json } from '../../src/content/field/json';
import { addDays, addMonths, daysInRange, firstOfMonth, weekdayOf } from '../../src/content/when/civil';
import type { Random } from '../random';
import type { Schedule } from './formats';

/** Days of an event. */
export interface Days {
  readonly start: string;
  readonly end: string;
  /** Monday first. */
  readonly week: readonly boolean[];
  readonly dates: readonly string[];
  readonly customDates: boolean;
}

const EVERY_DAY = Array.from({ length: 7 }, () => true);

const inRange = (start: string, length: number, week: readonly boolean[] = EVERY_DAY): Days => {
  const end = addDays(start, length - 1);
  return { start, end, week, dates: daysInRange(start, end, week), customDates: false };
};

const chosen = (days: readonly string[]): Days => {
  const dates = [...new Set(days)].sort();
  const [start = '', end = start] = [dates[0], dates.at(-1)];
  return { start, end, week: EVERY_DAY, dates, customDates: true };
};

/** The first day of a weekday, 0 for Monday, from a day on. */
const nextWeekday = (from: string, weekday: number): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** Some evenings between Wednesday and Saturday of the weeks from a day on. */
function evenings(random: Random, from: string): Days {
  const weeks = random.between(2, 5);
  return chosen(Array.from({ length: weeks }, (_, week) => addDays(nextWeekday(from, random.between(2, 5)), week * 7)));
}

/** One Saturday or Sunday of every month. */
function monthly(random: Random, from: string): Days {
  const [weekday, week] = [random.between(5, 6), random.between(0, 3)];
  const months = Array.from({ length: random.between(4, 10) }, (_, month) => addMonths(firstOfMonth(from), month));
  return chosen(months.map((month) => addDays(nextWeekday(month, weekday), week * 7)));
}

function weekly(random: Random, from: string): Days {
  const on = new Set(random.some([1, 2, 3, 4, 5, 6], random.pick([1, 1, 2])));
  const first = Math.min(...on);
  return inRange(
    nextWeekday(from, first),
    random.between(4, 20) * 7,
    EVERY_DAY.map((_, day) => on.has(day)),
  );
}

/** Museums are closed on Mondays. */
const OPEN_DAYS = EVERY_DAY.map((_, day) => day > 0);

const SCHEDULES: Readonly<Record<Schedule, (random: Random, from: string) => Days>> = {
  day: (_, from) => inRange(from, 1),
  weekend: (random, from) => inRange(nextWeekday(from, 4 + random.between(0, 1)), random.between(2, 3)),
  week: (random, from) => inRange(nextWeekday(from, 4), random.between(5, 10)),
  evenings,
  weekly,
  monthly,
  season: (random, from) => inRange(nextWeekday(from, 5), random.between(50, 170), OPEN_DAYS),
};

/** Days of an event that begins on or soon after a day. */
export const daysOf = (random: Random, schedule: Schedule, from: string): Days => SCHEDULES[schedule](random, from);

/** Hours from which a band of the day begins. Source: document 2, section 3. */
const BANDS = [
  ['morning', '00:00'],
  ['afternoon', '13:00'],
  ['evening', '18:00'],
] as const;

/** The value of a field of times out of `HH:mm-HH:mm`, joined by `+`. */
export function timesOf(hours: string): Json {
  const bands: Record<string, Json> = Object.fromEntries(BANDS.map(([band]) => [band, { start: '', end: '' }]));
  for (const part of hours.split('+')) {
    const [start = '', end = ''] = part.split('-');
    const band = BANDS.findLast(([, from]) => start >= from)?.[0] ?? 'morning';
    bands[band] = { start, end };
  }
  return { type: 'timerange', ...bands, freetext: {} };
}
