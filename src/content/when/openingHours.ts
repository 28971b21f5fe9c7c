import { closedWords, openingsTexts } from '../../messages/screens/openings';
import { onOneLine } from '../text/plainText';

/** From one time of a day to another, in minutes after midnight; an end on the next day is over 1,440. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** What a text says about the hours of a day. */
export type Hours =
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  /** In order, none of them over another. */
  | { readonly kind: 'periods'; readonly periods: readonly Period[] }
  /** Words that are no hours, such as those of another server: they stay as they are. */
  | { readonly kind: 'free'; readonly text: string }
  /** Meant as hours, and none. */
  | { readonly kind: 'wrong'; readonly problem: string };

const { problems } = openingsTexts;

const HOUR = 60;
const DAY = 24 * HOUR;

const TIME = /(\d{1,2})(?:[:.]?(\d{2}))?(?!\d)/g;

/** A comma that may stand between hour and minutes as well as between two periods. */
const COMMA = /(?<=\d),(?=[0-5]\d(?!\d))/g;

/** A text with more of them is no hours of a day. */
const MOST_COMMAS = 6;

/** Words beside 24 that say all day and night: `H24`, `24 ore su 24`. */
const ALL_DAY: ReadonlySet<string> = new Set('h ore hours stunden su aperto open 24'.split(' '));

/** An end before its start is one of the next day, of a night that is no longer. */
const LONGEST_NIGHT = 12 * HOUR;

/** Words that join times, in the languages that people write here. */
const JOINING: ReadonlySet<string> = new Set('dalle dall alle all ore h e from to and a von bis und uhr'.split(' '));

const CLOSED = /^(?:chius[oaie]|closed|geschlossen)\.?$/i;

const pad = (number: number): string => String(number).padStart(2, '0');

/** A time as it is written in hours that others read: `09:30`. */
const timeOf = (minutes: number): string => `${pad(Math.floor(minutes / HOUR))}:${pad(minutes % HOUR)}`;

/** The time of the clock at which a period ends: midnight at the end of a day is 24:00. */
export const endTime = ({ end }: Period): number => (end > DAY ? end - DAY : end);

/** Whether a period is all of a day. */
export const isWholeDay = ({ start, end }: Period): boolean => start === 0 && end === DAY;

const periodOf = (period: Period): string => `${timeOf(period.start)}-${timeOf(endTime(period))}`;

const wrong = (problem: string): Hours => ({ kind: 'wrong', problem });

/** Where a period ends that may go on after midnight. */
const endAfter = (start: number, end: number): number =>
  end < start && end + DAY - start <= LONGEST_NIGHT ? end + DAY : end;

/** Whether the last period goes on into the first of the same day's morning. */
const laps = (periods: readonly Period[]): boolean => (periods.at(-1)?.end ?? 0) - DAY > (periods[0]?.start ?? DAY);

function periodsOf(times: readonly number[]): Hours {
  if (times.length % 2 === 1) return wrong(problems.odd);
  const periods = times
    .flatMap((start, at) => (at % 2 === 0 ? [{ start, end: endAfter(start, times[at + 1] ?? start) }] : []))
    .toSorted((a, b) => a.start - b.start);
  const inverted = periods.find(({ start, end }) => end <= start);
  if (inverted !== undefined) return wrong(problems.emptyPeriod(periodOf(inverted)));
  const at = periods.findIndex(({ start }, index) => start < (periods[index - 1]?.end ?? 0));
  const [one, other] = at < 0 && laps(periods) ? [periods.at(-1), periods[0]] : [periods[at - 1], periods[at]];
  return one === undefined || other === undefined
    ? { kind: 'periods', periods }
    : wrong(problems.overlap(periodOf(one), periodOf(other)));
}

/** Whether a text says all day and night. */
function isAllDay(text: string): boolean {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return words.length > 1 && words.includes('24') && words.every((word) => ALL_DAY.has(word));
}

/** What a text says whose commas stand between periods. */
function readPeriods(text: string): Hours {
  const words =
    text
      .replace(TIME, ' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const times = [...text.matchAll(TIME)];
  if (times.length === 0 || words.some((word) => !JOINING.has(word))) return { kind: 'free', text };
  const minutes = times.map(([, hour = '', minute = '0']) => Number(hour) * HOUR + Number(minute));
  const unreal = times.find(([, , minute = '0'], at) => Number(minute) >= HOUR || (minutes[at] ?? 0) > DAY);
  return unreal === undefined ? periodsOf(minutes) : wrong(problems.time(unreal[0]));
}

/** A text with each choice of its commas read as the point between hour and minutes, fewest first. */
function withPoints(text: string): string[] {
  const commas = [...text.matchAll(COMMA)].map(({ index }) => index);
  if (commas.length > MOST_COMMAS) return [];
  const choices = Array.from({ length: 2 ** commas.length }, (_, choice) =>
    commas.filter((_at, place) => (choice >> place) % 2 === 1),
  );
  return choices
    .toSorted((one, other) => one.length - other.length)
    .map((points) => [...text].map((letter, at) => (points.includes(at) ? '.' : letter)).join(''));
}

/**
 * What a text says about the hours of a day. Times are read as people write them (`9-13 15-18`, `9.30/12.30`,
 * `9,30-12,30`, `dalle 9 alle 13`, `22-02`, `H24`), two at a time; a text with any other word is free.
 */
export function readHours(written: string): Hours {
  const text = onOneLine(written);
  if (text === '') return { kind: 'none' };
  if (CLOSED.test(text)) return { kind: 'closed' };
  if (isAllDay(text)) return periodsOf([0, DAY]);
  const read = readPeriods(text);
  if (read.kind !== 'wrong') return read;
  return (
    withPoints(text)
      .map(readPeriods)
      .find(({ kind }) => kind === 'periods') ?? read
  );
}

/** Hours as we write them, in a language: `09:00-13:00, 15:00-18:00`; a free or a wrong text as it is, trimmed. */
export function normalHours(written: string, language: string): string {
  const hours = readHours(written);
  if (hours.kind === 'periods') return hours.periods.map(periodOf).join(', ');
  if (hours.kind !== 'closed') return written.trim();
  return closedWords[language in closedWords ? (language as keyof typeof closedWords) : 'it'];
}
