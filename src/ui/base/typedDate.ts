import { addDays, addMonths, isCivilDate, romeDate, shortDate } from '../../content/model/civil';
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
