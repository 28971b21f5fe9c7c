import { isCivilDate } from '../../content/model/civil';

const pad = (part: string): string => part.padStart(2, '0');

/**
 * A typed date as it travels: day, month and year with '/', '-', '.' or a blank between; a year of two digits is of this
 * century. What can't be read is given back as typed, so that nothing is lost and the error can show it; null for nothing.
 */
export function typedDate(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const found = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text);
  if (found === null) return text;
  const [, day = '', month = '', year = ''] = found;
  const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  return isCivilDate(date) ? date : text;
}

/** Whether a typed date is whole, with all of its year: nothing more is to come. */
export const isWholeDate = (typed: string): boolean => /\d{4}\s*$/.test(typed) && isCivilDate(typedDate(typed) ?? '');

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
