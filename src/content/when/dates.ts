import * as z from 'zod/mini';
import { flagSchema, maybe, optionalText } from '../../contract/common';
import { atMost } from '../../contract/limits';
import { isPlainObject } from '../../contract/plainObject';
import { datesTexts as messages } from '../../messages/screens/dates';
import type { Json } from '../field/json';
import { asText, type KindDefinition } from '../field/kind';
import { isCivilDate, shortDate } from './civil';
import { daysFound, isOutside, LONGEST_RANGE, programmeOf, rangeLength, WEEKDAYS } from './programme';
import { whenSentence } from './sentence';

const BLANK = {
  start: null,
  end: null,
  week: WEEKDAYS.map(() => true),
  dates: [],
  customDates: false,
  inauguration: null,
} as const;

const TIME_PATTERN = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

function normalise(value: Json): Json {
  if (!isPlainObject(value)) return BLANK;
  const week = listOf(value.week);
  return {
    ...value,
    start: value.start ?? null,
    end: value.end ?? null,
    week: [...WEEKDAYS.map((day) => week[day] ?? false), ...week.slice(WEEKDAYS.length)],
    dates: listOf(value.dates),
    customDates: value.customDates ?? false,
    inauguration: value.inauguration ?? null,
  };
}

/** What is wrong with a programme, in Italian, and in which part of it. */
export interface ProgrammeProblem {
  readonly part: 'start' | 'end' | 'days' | 'inauguration';
  readonly message: string;
}

const at = (part: ProgrammeProblem['part'], message: string): ProgrammeProblem => ({ part, message });

function rangeProblem(value: Json): ProgrammeProblem | null {
  const { start, end } = programmeOf(value);
  const { problems } = messages;
  if (start !== null && !isCivilDate(start)) return at('start', problems.start(start));
  if (end !== null && !isCivilDate(end)) return at('end', problems.end(end));
  if (start === null || end === null) return end === null ? null : at('start', problems.noStart);
  if (end < start) return at('end', problems.inverted(shortDate(start), shortDate(end)));
  const length = rangeLength({ start, end }) ?? 0;
  return length > LONGEST_RANGE ? at('end', problems.tooLong(LONGEST_RANGE, length)) : null;
}

function daysProblem(value: Json): ProgrammeProblem | null {
  const sent = isPlainObject(value) ? listOf(value.dates).map(asText) : [];
  const unreal = sent.find((day) => !isCivilDate(day));
  if (unreal !== undefined) return at('days', messages.problems.day(unreal));
  const programme = programmeOf(value);
  const outside = programme.days.filter((day) => isOutside(programme, day));
  const [first] = outside;
  return first === undefined ? null : at('days', messages.problems.outside(shortDate(first), outside.length - 1));
}

function inaugurationProblem(value: Json): ProgrammeProblem | null {
  const { inauguration } = programmeOf(value);
  if (inauguration === null) return null;
  const isReal = isCivilDate(inauguration.slice(0, 10)) && TIME_PATTERN.test(inauguration.slice(10));
  return isReal ? null : at('inauguration', messages.problems.inauguration(inauguration));
}

const found = new WeakMap<object, ProgrammeProblem | null>();

/** What is wrong first with a value. Memoised by value: it is called again at every key typed anywhere. */
export function programmeProblem(value: Json): ProgrammeProblem | null {
  if (!isPlainObject(value)) return null;
  const before = found.get(value);
  if (before !== undefined) return before;
  const now = rangeProblem(value) ?? daysProblem(value) ?? inaugurationProblem(value);
  found.set(value, now);
  return now;
}

/** Days of an event: range, week, days chosen one by one, inauguration. Source: document 2, sections 3 and 4. */
export const dates: KindDefinition = {
  blank: BLANK,
  schema: maybe(
    z.looseObject({
      start: optionalText,
      end: optionalText,
      week: maybe(z.array(z.nullable(flagSchema))),
      dates: maybe(atMost(LONGEST_RANGE, z.array(z.string()))),
      customDates: maybe(flagSchema),
      inauguration: optionalText,
    }),
  ),
  normalise,
  isEmpty: (value) => {
    const { start, end, days, inauguration } = programmeOf(value);
    return start === null && end === null && days.length === 0 && inauguration === null;
  },
  problem: (value) => programmeProblem(value)?.message ?? null,
  incomplete: (value) => (programmeOf(value).days.length === 0 ? messages.problems.noDays : null),
  lacks: (value) => (programmeOf(value).days.length === 0 ? messages.problems.noDays : null),
  // The days are shown by the card as a whole.
  wrongPart: (value) => {
    const part = programmeProblem(value)?.part ?? null;
    return part === 'days' ? null : part;
  },
  essence: (value) => ({ ...programmeOf(normalise(value)) }),
  stored: (value) => {
    const { start, end, week, days, custom, inauguration } = programmeOf(normalise(value));
    return { start, end, week, dates: days, customDates: custom, inauguration };
  },
  shown: (value) => whenSentence(value, null, 'it') ?? '',
  days: (value) => daysFound(programmeOf(value)),
  copied: (value) => ({
    ...BLANK,
    week: isPlainObject(normalise(value)) ? programmeOf(normalise(value)).week : BLANK.week,
  }),
};
