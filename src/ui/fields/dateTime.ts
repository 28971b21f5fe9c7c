import { DATE_TIME_PATTERN } from '../../content/kinds/table';

const pad = (part: number | string): string => String(part).padStart(2, '0');

/** `YYYY-MM-DD HH:mm:ss` as people read it, `DD/MM/YYYY HH:mm:ss`; anything else as it is. */
export function shownDateTime(value: string): string {
  if (!DATE_TIME_PATTERN.test(value)) return value;
  return `${value.slice(8, 10)}/${value.slice(5, 7)}/${value.slice(0, 4)}${value.slice(10)}`;
}

/**
 * A typed date and time as it travels: day, month and year with '/', '-' or '.', the time with or without seconds, or
 * left out for midnight. What can't be read is given back as typed, so that nothing is lost and the error can show it;
 * null for nothing. Days that don't exist are left to the field's validation.
 */
export function typedDateTime(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (DATE_TIME_PATTERN.test(text)) return text;
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?)?$/.exec(text);
  if (!found) return text;
  const [, day = '', month = '', year = '', hour = '0', minute = '0', second = '0'] = found;
  const wire = `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
  return DATE_TIME_PATTERN.test(wire) ? wire : text;
}

const rome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** An instant as the portal's local time, `YYYY-MM-DD HH:mm:ss`. Source: contract, 'Ground rules' (Europe/Rome). */
export function romeDateTime(instant: Date): string {
  const part = Object.fromEntries(rome.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/** The value of a native `datetime-local` control for a stored value; '' when it is no date. */
export const pickerValue = (value: string): string => (DATE_TIME_PATTERN.test(value) ? value.replace(' ', 'T') : '');

/** The stored value for what a native `datetime-local` control gives (it leaves out seconds that are zero). */
export const pickedDateTime = (picked: string): string | null =>
  picked === '' ? null : picked.replace('T', ' ').padEnd(19, ':00');
