import { type WhenLanguage, whenTexts } from '../../messages/screens/when';
import type { Json } from '../field/json';
import { daysBetween, firstOfMonth, isCivilDate, lastOfMonth, partsOf, weekdayOf } from './civil';
import { shownMonth, shownWeekday } from './format';
import { daysFound, type Programme, programmeOf, rangeOf, ruleDays, WEEKDAYS } from './programme';
import { BANDS, bandOf, bandProblem, freetextOf, timeTypeOf } from './times';

type Words = (typeof whenTexts)[WhenLanguage];

/** Days that are named one by one; of more, the first so many. */
const NAMED_DAYS = 6;
/** So few days are named with their weekday, whatever rule gives them. */
const FEW_DAYS = 2;
/** Days that may be missing from, or added to, a rule for it still to be described as one. */
const NAMED_EXCEPTIONS = 3;

const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`;

/** From one date to another; month and year once where they are the same. */
function fromTo(words: Words, start: string, end: string): string {
  const [fromYear, fromMonth, from] = partsOf(start);
  const [toYear, toMonth, to] = partsOf(end);
  const year = fromYear === toYear ? '' : ` ${fromYear}`;
  const month = fromYear === toYear && fromMonth === toMonth ? '' : ` ${words.months[fromMonth - 1]}`;
  const last = `${words.day(to)} ${words.months[toMonth - 1]} ${toYear}`;
  return `${words.from(from)}${words.day(from)}${month}${year}${words.to(to)}${last}`;
}

const isRun = (days: readonly number[]): boolean => (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1;

/** Which weekdays, and whether a comma parts them from what follows. */
function weekdaysOf(words: Words, week: readonly boolean[]): { readonly text: string; readonly isPhrase: boolean } {
  const set = WEEKDAYS.filter((day) => week[day]);
  const [first = 0, last = 0] = [set[0], set.at(-1)];
  if (set.length === 7) return { text: words.everyDay, isPhrase: false };
  if (set.length === 1) return { text: words.every(first), isPhrase: false };
  if (set.length === 6) return { text: words.allBut(WEEKDAYS.find((day) => !week[day]) ?? 0), isPhrase: true };
  if (set.length >= 3 && isRun(set)) return { text: words.weekdaysFromTo(first, last), isPhrase: true };
  const names = set.map((day) => words.plurals[day] ?? '');
  return { text: words.everyOf(joined(names, words.and)), isPhrase: false };
}

/** The days of a rule: weekdays and range. */
function ruleText(words: Words, language: WhenLanguage, start: string, end: string, week: readonly boolean[]): string {
  const { text, isPhrase } = weekdaysOf(words, week);
  const isMonth = start === firstOfMonth(start) && end === lastOfMonth(start);
  if (isMonth && !isPhrase) return `${text}${words.during(shownMonth(start, language))}`;
  return `${text}${isPhrase ? ', ' : ' '}${fromTo(words, start, end)}`;
}

interface Month {
  readonly year: number;
  readonly month: number;
  readonly dates: string[];
}

function byMonth(dates: readonly string[]): readonly Month[] {
  const months: Month[] = [];
  for (const date of dates) {
    const [year, month] = partsOf(date);
    const last = months.at(-1);
    if (last?.year === year && last.month === month) last.dates.push(date);
    else months.push({ year, month, dates: [date] });
  }
  return months;
}

/** Days one by one, by month; the year where it changes. */
function listed(words: Words, dates: readonly string[], named: 'plain' | 'weekdays' = 'plain'): string {
  const months = byMonth(dates);
  const nameOf = (date: string): string => {
    const day = words.day(partsOf(date)[2]);
    return named === 'plain' ? day : words.dated(weekdayOf(date), day);
  };
  const parts = months.map((one, index) => {
    const on = named === 'plain' ? words.on(partsOf(one.dates[0] ?? '')[2], index === 0) : '';
    const year = months[index + 1]?.year === one.year ? '' : ` ${one.year}`;
    return `${on}${joined(one.dates.map(nameOf), words.and)} ${words.months[one.month - 1]}${year}`;
  });
  return joined(parts, words.and);
}

/** The days that a rule gives besides, and those that it lacks; null where there are too many of them. */
function exceptions({ start, end, week, days }: Programme): { readonly not: string[]; readonly also: string[] } | null {
  const byRule = ruleDays({ start, end, week });
  const [chosen, given] = [new Set(days), new Set(byRule)];
  const not = byRule.filter((day) => !chosen.has(day));
  const also = days.filter((day) => !given.has(day));
  const isRule = not.length <= NAMED_EXCEPTIONS && also.length <= NAMED_EXCEPTIONS;
  return isRule && days.length > not.length + also.length + FEW_DAYS ? { not, also } : null;
}

function customText(words: Words, language: WhenLanguage, programme: Programme): string {
  const { days, week } = programme;
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  if (daysBetween(first, last) === days.length - 1) return fromTo(words, first, last);
  const range = rangeOf(programme);
  const but = exceptions(programme);
  if (range !== null && but !== null) {
    const not = but.not.length === 0 ? '' : words.except(listed(words, but.not));
    const also = but.also.length === 0 ? '' : words.also(listed(words, but.also));
    return `${ruleText(words, language, ...range, week)}${not}${also}`;
  }
  const others = days.length - NAMED_DAYS;
  if (others <= 0) return listed(words, days);
  return `${listed(words, days.slice(0, NAMED_DAYS))}${words.others(others)}`;
}

function daysText(language: WhenLanguage, programme: Programme): string | null {
  const words = whenTexts[language];
  const { week, custom } = programme;
  const days = daysFound(programme);
  const range = rangeOf(programme);
  if (days.length === 0) return null;
  if (programme.days.length === 0) return fromTo(words, days[0] ?? '', days.at(-1) ?? '');
  if (days.length <= FEW_DAYS) return listed(words, days, 'weekdays');
  return custom || range === null ? customText(words, language, programme) : ruleText(words, language, ...range, week);
}

/** A midnight that ends a day is its 24th hour. */
const endText = (words: Words, end: string): string => (end === '00:00' ? words.time(24, '00') : timeText(words, end));

/** An hour as a language writes it. */
const timeText = (words: Words, time: string): string => words.time(Number(time.slice(0, 2)), time.slice(3, 5));

interface Span {
  readonly start: string;
  /** '' where nobody said one. */
  readonly end: string;
}

const saidSpan = (words: Words, { start, end }: Span): string =>
  end === '' ? words.fromTime(timeText(words, start)) : words.fromToTime(timeText(words, start), endText(words, end));

/** Parts of the day with a start, those that follow on each other as one. */
function spans(times: Json): readonly Span[] {
  const found: { start: string; end: string }[] = [];
  for (const band of BANDS.filter((name) => bandProblem(times, name) === null)) {
    const { start, end } = bandOf(times, band);
    const last = found.at(-1);
    if (last !== undefined && last.end === start) last.end = end;
    else if (start !== '') found.push({ start, end });
  }
  return found;
}

function timesText(language: WhenLanguage, times: Json): string | null {
  const words = whenTexts[language];
  switch (timeTypeOf(times)) {
    case 'timerange': {
      const parts = spans(times);
      if (parts.length === 0) return null;
      // Where one has no end, or ends the day, dashes would leave it open which.
      const isSaid = parts.some(({ end }) => end === '' || end === '00:00');
      if (isSaid)
        return joined(
          parts.map((part) => saidSpan(words, part)),
          words.and,
        );
      return words.times(
        joined(
          parts.map(({ start, end }) => `${timeText(words, start)}–${timeText(words, end)}`),
          words.and,
        ),
      );
    }
    case 'freetext':
      return freetextOf(times, language).replace(/\s+/g, ' ').trim() || null;
    case 'program':
      return words.program;
    case 'website':
      return words.website;
    default:
      return null;
  }
}

function inaugurationText(language: WhenLanguage, inauguration: string | null): string | null {
  const date = inauguration?.slice(0, 10) ?? '';
  if (!isCivilDate(date)) return null;
  const words = whenTexts[language];
  const time = /^ (?!00:00)(\d\d:\d\d)/.exec(inauguration?.slice(10) ?? '')?.[1];
  const day = words.inauguration(shownWeekday(date, language));
  return time === undefined ? day : `${day}, ${words.times(timeText(words, time))}`;
}

const isWhenLanguage = (language: string): language is WhenLanguage => Object.hasOwn(whenTexts, language);

/**
 * When an event takes place, in words: 'tutti i sabati e domeniche dal 5 al 27 settembre 2026, ore 10–13'.
 * Takes the values of its fields of the kinds 'dates' and 'times' and a language; gives null where nothing can be said
 * yet, or in a language without words for it.
 */
export function whenSentence(dates: Json, times: Json, language: string): string | null {
  if (!isWhenLanguage(language)) return null;
  const programme = programmeOf(dates);
  const days = daysText(language, programme);
  const said = days === null ? null : [days, timesText(language, times)].filter((part) => part !== null).join(', ');
  const parts = [said, inaugurationText(language, programme.inauguration)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}
