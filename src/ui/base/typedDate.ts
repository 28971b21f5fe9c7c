import { addDays, addMonths, isCivilDate, romeDate, shortDate, weekdayOf } from '../../content/model/civil';
import { italianCalendar } from '../../messages/ui/calendar';
import { uiTexts } from '../../messages/ui/ui';

const { words } = uiTexts.date;

/** Fewest letters that stand for a weekday or a month. */
const FEWEST_LETTERS = 3;

const DAYS_A_WEEK = 7;

const pad = (part: string): string => part.padStart(2, '0');

const today = (): string => romeDate(Date.now());

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Place of the one name that some letters begin, from 0; null for none. */
function placeOf(names: readonly string[], letters: string): number | null {
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
function dayInWords(text: string, from: string): string | null {
  const count = /^([+-])\s*(\d{1,4})$/.exec(text);
  if (count !== null) return addDays(from, Number(`${count[1]}${count[2]}`));
  const named = Object.entries(words).find(([word]) => fold(word) === text);
  if (named !== undefined) return addDays(today(), named[1]);
  const weekday = placeOf(italianCalendar.weekdays, text);
  return weekday === null ? null : addDays(from, ((weekday - weekdayOf(from) + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1);
}

/**
 * The day that a text says, `YYYY-MM-DD`; null for none. Read are day, month and year with '/', '-', '.' or a blank
 * between, the month also by its name, and a year of two digits as one of this century; without the year the next such
 * day, `from` included; 'oggi', 'ieri', 'domani', 'dopodomani'; a weekday or three letters of it for the next one after
 * `from`; '+7' and '-7' for days counted from there. `from` is today where nothing else is meant.
 */
export function readDay(typed: string, from: string | null = null): string | null {
  const text = fold(typed.trim());
  const start = from !== null && isCivilDate(from) ? from : today();
  const numbers = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(text);
  const named = /^(\d{1,2})[/. -]?([a-z]+)(?:[/. -](\d{4}|\d{2}))?$/.exec(text);
  const month = named === null ? null : placeOf(italianCalendar.months, named[2] ?? '');
  const found =
    numbers !== null
      ? dayFrom(start, numbers[1] ?? '', numbers[2] ?? '', numbers[3])
      : month !== null
        ? dayFrom(start, named?.[1] ?? '', String(month + 1), named?.[3])
        : dayInWords(text, start);
  return found !== null && isCivilDate(found) ? found : null;
}

/** A typed date as it travels; what can't be read as typed, so that nothing is lost and the error can show it. */
export function typedDate(typed: string, from: string | null = null): string | null {
  const text = typed.trim();
  return text === '' ? null : (readDay(text, from) ?? text);
}

/** The day that a key of the arrows moves a day to; null for another key. */
export function movedDay(day: string, key: string): string | null {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowUp: () => addDays(day, 1),
    ArrowDown: () => addDays(day, -1),
    PageUp: () => addMonths(day, 1),
    PageDown: () => addMonths(day, -1),
  };
  return moves[key]?.() ?? null;
}

/** How a date is typed, shown, moved by keys and picked from the browser's calendar. */
export interface DateFormat {
  readonly placeholder: string;
  readonly picker: 'date' | 'datetime-local';
  /** The value that a text says, or the text; null for nothing. `from` is the day that counts begin at. */
  readonly read: (typed: string, from: string | null) => string | null;
  /** Whether a text says a value and nothing more is to come. */
  readonly isWhole: (typed: string) => boolean;
  readonly show: (value: string) => string;
  /** The value that a key moves to, from today where there is none; null for another key. */
  readonly move: (value: string, key: string) => string | null;
  /** The value for the browser's calendar, '' for what is none; and back. */
  readonly toPicker: (value: string) => string;
  readonly fromPicker: (picked: string) => string | null;
}

/** Dates without a time, `YYYY-MM-DD`. */
export const DAY_FORMAT: DateFormat = {
  placeholder: uiTexts.date.format,
  picker: 'date',
  read: typedDate,
  isWhole: (typed) => /\d{4}\s*$/.test(typed) && readDay(typed) !== null,
  show: shortDate,
  move: (value, key) => movedDay(isCivilDate(value) ? value : today(), key),
  toPicker: (value) => (isCivilDate(value) ? value : ''),
  fromPicker: (picked) => picked || null,
};

/**
 * A typed time as it travels, `HH:mm`: '9', '930', '9.30' and '9:30' are read. What can't be read is given back as typed;
 * '' for nothing.
 */
export function typedTime(typed: string): string {
  const text = typed.trim();
  const found = /^(\d{1,2})(?:[:.,]?(\d{2}))?$/.exec(text);
  if (found === null) return text;
  const [, hour = '', minute = '00'] = found;
  return Number(hour) < 24 && Number(minute) < 60 ? `${pad(hour)}:${minute}` : text;
}
