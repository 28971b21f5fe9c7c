import type { Json } from '../../content/field/json';
import { addDays, addMonths, daysBetween, isCivilDate, weekdayOf } from '../../content/when/civil';
import {
  isSoundRange,
  type Programme,
  rangeOf,
  ruleDays,
  sameDays,
  sortedDays,
  WEEKDAYS,
} from '../../content/when/programme';
import { eventDatesTexts as messages } from '../../messages/screens/dateCards';

/** What the card of an event's days works on. */
export interface EventDatesGiven {
  /** The field's value, as the wire has it. */
  readonly value: Json;
  /** What the value says. */
  readonly programme: Programme;
  /** Why it can't be changed, in Italian; null when it can. */
  readonly readOnly: string | null;
  /** The date in Rome, YYYY-MM-DD. */
  readonly today: string;
  /** Day under the cursor of the calendar, which shows its month. */
  readonly cursor: string;
  /** The requested change that would overwrite the days chosen one by one; null while none waits for confirmation. */
  readonly question: Programme | null;
}

export type CursorTarget =
  | 'previousDay'
  | 'nextDay'
  | 'previousWeek'
  | 'nextWeek'
  | 'weekStart'
  | 'weekEnd'
  | 'previousMonth'
  | 'nextMonth'
  | 'previousYear'
  | 'nextYear'
  | 'today'
  | 'firstDay';

/** Changes of range or week: over days chosen one by one they need a confirmation. */
export type RuleEdit =
  /** As typed: what is no date is kept, with its problem. An end that is null means one day. */
  | { readonly type: 'range.set'; readonly start?: string | null; readonly end?: string | null }
  /** 0 for Monday to 6 for Sunday. */
  | { readonly type: 'week.toggle'; readonly weekday: number }
  /** 'Sempre': all seven, or none. */
  | { readonly type: 'always.toggle' }
  /** Back to the days that range and week give. */
  | { readonly type: 'rule.restore' };

/** Edits that lead to another programme. */
export type ProgrammeEdit =
  | RuleEdit
  /** Without a date the day under the cursor. */
  | { readonly type: 'day.toggle'; readonly date?: string }
  /** The whole programme on other dates: range, days chosen one by one and inauguration move by as many days. */
  | { readonly type: 'programme.move'; readonly start: string }
  | { readonly type: 'inauguration.set'; readonly value: string | null };

/** A programme with the days that its range and week give; unsound ranges give none, so that chosen days stay. */
function withRule(before: Programme, changes: Partial<Programme>): Programme {
  const next = { ...before, ...changes };
  if (before.custom && !isSoundRange(next)) return next;
  return { ...next, days: ruleDays(next), custom: false };
}

/** A programme with other days; they are custom where they are not those of its rule. */
const withDays = (programme: Programme, days: readonly string[]): Programme => ({
  ...programme,
  days,
  custom: !sameDays(days, ruleDays(programme)),
});

const movedMoment = (moment: string | null, days: number): string | null =>
  moment === null ? null : `${addDays(moment.slice(0, 10), days)}${moment.slice(10)}`;

function moved(programme: Programme, start: string): Programme {
  const shift = daysBetween(programme.start ?? start, start);
  const next = {
    ...programme,
    start,
    end: programme.end === null ? null : addDays(programme.end, shift),
    inauguration: movedMoment(programme.inauguration, shift),
  };
  return programme.custom
    ? withDays(
        next,
        programme.days.map((day) => addDays(day, shift)),
      )
    : { ...next, days: ruleDays(next) };
}

const allDays = (on: boolean): readonly boolean[] => WEEKDAYS.map(() => on);

export const isAlways = ({ week }: Pick<Programme, 'week'>): boolean => week.every((on) => on);

/** The programme that an edit leads to, whether it may be made or not. */
export function edited({ programme, cursor }: EventDatesGiven, edit: ProgrammeEdit): Programme {
  switch (edit.type) {
    case 'range.set': {
      const { start = programme.start, end = programme.end } = edit;
      return withRule(programme, { start: start || null, end: end || null });
    }
    case 'week.toggle':
      return withRule(programme, { week: programme.week.map((on, day) => (day === edit.weekday ? !on : on)) });
    case 'always.toggle':
      return withRule(programme, { week: allDays(!isAlways(programme)) });
    case 'rule.restore':
      return withRule(programme, {});
    case 'programme.move':
      return moved(programme, edit.start);
    case 'inauguration.set':
      return { ...programme, inauguration: edit.value || null };
    case 'day.toggle': {
      const { date = cursor } = edit;
      const without = programme.days.filter((day) => day !== date);
      const isChosen = without.length < programme.days.length;
      return withDays(programme, isChosen ? without : sortedDays([...programme.days, date]));
    }
  }
}

/** The days chosen one by one, on the requested range and week. */
export const kept = ({ days }: Programme, requested: Programme): Programme => withDays(requested, days);

/** Whether the days of another range or week would overwrite days that were chosen one by one. */
export const overwrites = ({ custom, days }: Programme, next: Programme): boolean =>
  custom && days.length > 0 && !sameDays(next.days, days);

/** Where the cursor is when the programme starts elsewhere: on its new start where that is a date, else where it was. */
export const cursorOn = (cursor: string, before: string | null, start: string | null): string =>
  start !== before && start !== null && isCivilDate(start) ? start : cursor;

/** The day that a move of the cursor leads to; it stops at the ends of the calendar. */
export function movedCursor({ cursor, programme, today }: EventDatesGiven, to: CursorTarget): string {
  switch (to) {
    case 'previousDay':
      return addDays(cursor, -1);
    case 'nextDay':
      return addDays(cursor, 1);
    case 'previousWeek':
      return addDays(cursor, -7);
    case 'nextWeek':
      return addDays(cursor, 7);
    case 'weekStart':
      return addDays(cursor, -weekdayOf(cursor));
    case 'weekEnd':
      return addDays(cursor, 6 - weekdayOf(cursor));
    case 'previousMonth':
      return addMonths(cursor, -1);
    case 'nextMonth':
      return addMonths(cursor, 1);
    case 'previousYear':
      return addMonths(cursor, -12);
    case 'nextYear':
      return addMonths(cursor, 12);
    case 'today':
      return today;
    case 'firstDay':
      return programme.days[0] ?? rangeOf(programme)?.[0] ?? cursor;
  }
}

/** Why no days can be counted in the programme's range; null where they can. */
export const rangeRefusal = (programme: Programme): string | null =>
  isSoundRange(programme) ? null : messages.refusals.noRange;

/** Why the programme can be moved nowhere; null where it can. */
export const movingRefusal = ({ programme, readOnly }: EventDatesGiven): string | null =>
  readOnly ?? rangeRefusal(programme);
