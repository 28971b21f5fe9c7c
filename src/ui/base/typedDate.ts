import { addDays, addMonths, isCivilDate, romeDate, shortDate } from '../../content/when/civil';
import { readDay } from '../../content/when/typedDay';
import { uiTexts } from '../../messages/ui/ui';

const pad = (part: string): string => part.padStart(2, '0');

const today = (): string => romeDate(Date.now());

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

const TYPED_TIME =
  /^(?:(?:dalle|dall['’]|alle|all['’]|ore|h\.?|@)\s*)*(\d{1,2})(?:\s*[:.,h ]?\s*(\d{2}))?\s*(?:h|ore|uhr)?\.?$/i;

const NAMED_TIMES: Readonly<Record<string, string>> = { mezzogiorno: '12:00', mezzanotte: '00:00' };

function readTime(text: string, lastHour: number): string | null {
  const found = TYPED_TIME.exec(text);
  if (found === null) return NAMED_TIMES[text.toLowerCase()] ?? null;
  const [, hour = '', minute = '00'] = found;
  return Number(hour) <= lastHour && Number(minute) < 60 ? `${pad(hour)}:${minute}` : null;
}

/**
 * A typed time as it travels, `HH:mm`: '9', '930', '9.30', '9:30', '9,30', '9h', '9h30', 'ore 9', 'dalle 9' are read. What
 * can't be read is given back as typed; '' for nothing.
 */
export function typedTime(typed: string): string {
  const text = typed.trim();
  return readTime(text, 23) ?? text;
}

/** A typed time at which something ends: '24' is the midnight after it. */
export function typedEnd(typed: string): string {
  const text = typed.trim();
  const time = readTime(text, 24) ?? text;
  return time === '24:00' ? '00:00' : time.startsWith('24:') ? text : time;
}
