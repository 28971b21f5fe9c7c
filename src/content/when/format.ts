import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { type WhenLanguage, whenTexts } from '../../messages/screens/when';
import { isCivilDate, partsOf, weekdayOf } from './civil';

/** Day, month and year of a date in a language: `5 settembre 2026`; what is no date as it is. */
export function shownDay(date: string, language: WhenLanguage = INTERFACE_LANGUAGE): string {
  if (!isCivilDate(date)) return date;
  const [, , day] = partsOf(date);
  return `${whenTexts[language].day(day)} ${shownMonth(date, language)}`;
}

/** Month and year of a date in a language: `settembre 2026`. */
export function shownMonth(date: string, language: WhenLanguage = INTERFACE_LANGUAGE): string {
  const [year, month] = partsOf(date);
  return `${whenTexts[language].months[month - 1]} ${year}`;
}

/** A date with its weekday: `sabato 5 settembre 2026`; what is no date as it is. */
export const shownWeekday = (date: string, language: WhenLanguage = INTERFACE_LANGUAGE): string =>
  isCivilDate(date) ? whenTexts[language].dated(weekdayOf(date), shownDay(date, language)) : date;
