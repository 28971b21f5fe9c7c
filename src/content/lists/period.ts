import { italianCalendar, italianPeriods } from '../../messages/ui/calendar';
import { addDays, addMonths, firstOfMonth, lastOfMonth, weekdayOf } from '../when/civil';
import { placeOf, readDay } from '../when/typedDay';
import type { DaysFilter } from './filter';

const { weekends, weeks, months, shifts, from: FROM, to: TO } = italianPeriods;

const DAYS_A_WEEK = 7;
const SATURDAY = 5;

/** A month, by the number of months from the present one. */
function monthAt(today: string, shift: number): DaysFilter {
  const first = addMonths(firstOfMonth(today), shift);
  return { from: first, to: lastOfMonth(first) };
}

/** The days from one weekday to Sunday, by the number of weeks from the present one. */
function weekAt(today: string, shift: number, weekday: number): DaysFilter {
  const monday = addDays(today, shift * DAYS_A_WEEK - weekdayOf(today));
  return { from: addDays(monday, weekday), to: addDays(monday, DAYS_A_WEEK - 1) };
}

/** 'dicembre', 'dicembre 2026': without a year the present or the next one of that name. */
function namedMonth(text: string, today: string): DaysFilter | null {
  const [, letters = '', year] = /^([a-z]+)(?: (\d{4}))?$/.exec(text) ?? [];
  const month = placeOf(italianCalendar.months, letters);
  if (month === null || letters !== italianCalendar.months[month]) return null;
  const inYear = (whole: string) => `${whole}-${String(month + 1).padStart(2, '0')}-01`;
  const next = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)]
    .map(inYear)
    .find((first) => first >= firstOfMonth(today));
  return monthAt(year === undefined ? (next ?? today) : inYear(year), 0);
}

/** 'questo fine settimana', 'settimana prossima', 'mese scorso'. */
function counted(text: string, today: string): DaysFilter | null {
  const words = text.split(' ');
  const shift = words.find((word): word is keyof typeof shifts => Object.hasOwn(shifts, word));
  const unit = words.filter((word) => word !== shift).join(' ');
  const by = shift === undefined ? 0 : shifts[shift];
  const isOne = (names: readonly string[]) => names.includes(unit);
  if (isOne(weekends)) return weekAt(today, by, SATURDAY);
  // 'settimana' alone says nothing.
  if (shift === undefined) return null;
  if (isOne(weeks)) return weekAt(today, by, 0);
  return isOne(months) ? monthAt(today, by) : null;
}

const rest = (text: string, beginnings: readonly string[]): string | null => {
  const found = beginnings.find((beginning) => text.startsWith(`${beginning} `));
  return found === undefined ? null : text.slice(found.length + 1);
};

/** 'dal 3 dicembre al 7 dicembre', 'dal 3 dicembre', 'fino al 7 dicembre'. */
function range(text: string, today: string): DaysFilter | null {
  const end = rest(text, TO);
  if (end !== null) {
    const to = text.startsWith('fino') ? readDay(end, null, today) : null;
    return to === null ? null : { from: null, to };
  }
  const start = rest(text, FROM);
  if (start === null) return null;
  const words = start.split(' ');
  for (let at = words.length; at > 0; at -= 1) {
    const from = readDay(words.slice(0, at).join(' '), null, today);
    if (from === null) continue;
    if (at === words.length) return { from, to: null };
    const last = rest(words.slice(at).join(' '), TO);
    const to = last === null ? null : readDay(last, from, today);
    if (to !== null && to >= from) return { from, to };
  }
  return null;
}

/**
 * The days that folded words say, counted from `today`: a day as a date field reads it, 'questo fine settimana', 'settimana
 * prossima', 'dicembre', 'dal 3 dicembre al 7 dicembre'. Null for none.
 */
export function readPeriod(text: string, today: string): DaysFilter | null {
  const day = readDay(text, null, today);
  if (day !== null) return { from: day, to: day };
  return counted(text, today) ?? namedMonth(text, today) ?? range(text, today);
}
