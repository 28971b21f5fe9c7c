import { italianCalendar } from '../../messages/ui/calendar';
import { uiTexts } from '../../messages/ui/ui';
import { fold } from '../text/fold';
import { addDays, isCivilDate, romeDate, weekdayOf } from './civil';

const { words } = uiTexts.date;

/** Fewest letters that stand for a weekday or a month. */
const FEWEST_LETTERS = 3;

const DAYS_A_WEEK = 7;

const pad = (part: string): string => part.padStart(2, '0');

/** Place of the one name that some letters begin, from 0; null for none. */
export function placeOf(names: readonly string[], letters: string): number | null {
  const at = letters.length < FEWEST_LETTERS ? -1 : names.findIndex((name) => fold(name).startsWith(letters));
  return at === -1 ? null : at;
}

function dayFrom(from: string, number: string, month: string, year: string | undefined): string | null {
  const inYear = (whole: string) => `${whole}-${pad(month)}-${pad(number)}`;
  if (year !== undefined) return inYear(year.length === 2 ? `20${year}` : year);
  const first = Number(from.slice(0, 4));
  // 29 February may be four years away, or eight.
  const years = Array.from({ length: 9 }, (_, index) => inYear(String(first + index)));
  return years.find((date) => isCivilDate(date) && date >= from) ?? null;
}

/** A day in words: 'oggi', '+7', 'lun'. */
function dayInWords(text: string, from: string, today: string): string | null {
  const count = /^([+-])\s*(\d{1,4})$/.exec(text);
  if (count !== null) return addDays(from, Number(`${count[1]}${count[2]}`));
  const named = Object.entries(words).find(([word]) => fold(word) === text);
  if (named !== undefined) return addDays(today, named[1]);
  const weekday = placeOf(italianCalendar.weekdays, text);
  return weekday === null ? null : addDays(from, ((weekday - weekdayOf(from) + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1);
}

/**
 * The day that a text says, `YYYY-MM-DD`; null for none. Read are day, month and year with '/', '-', '.' or a blank
 * between, the month also by its name, and a year of two digits as one of this century; without the year the next such
 * day, `from` included; 'oggi', 'ieri', 'domani', 'dopodomani'; a weekday or three letters of it for the next one after
 * `from`; '+7' and '-7' for days counted from there. `from` is today where nothing else is meant.
 */
export function readDay(
  typed: string,
  from: string | null = null,
  today: string = romeDate(Date.now()),
): string | null {
  const text = fold(typed);
  const start = from !== null && isCivilDate(from) ? from : today;
  const numbers = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(text);
  const named = /^(\d{1,2})[/. -]?([a-z]+)(?:[/. -](\d{4}|\d{2}))?$/.exec(text);
  const month = named === null ? null : placeOf(italianCalendar.months, named[2] ?? '');
  const found =
    numbers !== null
      ? dayFrom(start, numbers[1] ?? '', numbers[2] ?? '', numbers[3])
      : month !== null
        ? dayFrom(start, named?.[1] ?? '', String(month + 1), named?.[3])
        : dayInWords(text, start, today);
  return found !== null && isCivilDate(found) ? found : null;
}
