import { closedWords, openingsTexts } from '../../messages/screens/openings';
import { onOneLine } from '../model/plainText';

/** From one time of a day to another, in minutes after midnight. */
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

/** Words that join times, in the languages that people write here. */
const JOINING: ReadonlySet<string> = new Set('dalle dall alle all ore h e from to and a von bis und uhr'.split(' '));

const CLOSED = /^(?:chius[oaie]|closed|geschlossen)\.?$/i;

const pad = (number: number): string => String(number).padStart(2, '0');

/** A time as it is written in hours that others read: `09:30`. */
export const timeOf = (minutes: number): string => `${pad(Math.floor(minutes / HOUR))}:${pad(minutes % HOUR)}`;

const periodOf = ({ start, end }: Period): string => `${timeOf(start)}-${timeOf(end)}`;

const wrong = (problem: string): Hours => ({ kind: 'wrong', problem });

function periodsOf(times: readonly number[]): Hours {
  if (times.length % 2 === 1) return wrong(problems.odd);
  const periods = times
    .flatMap((start, at) => (at % 2 === 0 ? [{ start, end: times[at + 1] ?? start }] : []))
    .toSorted((a, b) => a.start - b.start);
  const inverted = periods.find(({ start, end }) => end <= start);
  if (inverted !== undefined) return wrong(problems.emptyPeriod(periodOf(inverted)));
  const at = periods.findIndex(({ start }, index) => start < (periods[index - 1]?.end ?? 0));
  const [one, other] = [periods[at - 1], periods[at]];
  return one === undefined || other === undefined
    ? { kind: 'periods', periods }
    : wrong(problems.overlap(periodOf(one), periodOf(other)));
}

/**
 * What a text says about the hours of a day. Times are read as people write them (`9-13 15-18`, `9.30/12.30`, `dalle 9
 * alle 13`), two at a time; a text with any other word is free.
 */
export function readHours(written: string): Hours {
  const text = onOneLine(written);
  if (text === '') return { kind: 'none' };
  if (CLOSED.test(text)) return { kind: 'closed' };
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

/** Hours as we write them, in a language: `09:00-13:00, 15:00-18:00`; a free or a wrong text as it is, trimmed. */
export function normalHours(written: string, language: string): string {
  const hours = readHours(written);
  if (hours.kind === 'periods') return hours.periods.map(periodOf).join(', ');
  if (hours.kind !== 'closed') return written.trim();
  return closedWords[language in closedWords ? (language as keyof typeof closedWords) : 'it'];
}
