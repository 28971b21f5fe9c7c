import { addDays, addMonths, daysBetween, isCivilDate, weekdayOf } from '../../content/when/civil';
import {
  isSoundRange,
  type Programme,
  programmeOf,
  rangeOf,
  ruleDays,
  sameDays,
  sortedDays,
  WEEKDAYS,
  withProgramme,
} from '../../content/when/programme';
import { eventDatesTexts as messages } from '../../messages/screens/dateCards';
import type { CursorTarget, EventDatesContext, EventDatesEvent } from './types';

type Edit = Extract<
  EventDatesEvent,
  {
    type:
      | 'range.set'
      | 'week.toggle'
      | 'always.toggle'
      | 'day.toggle'
      | 'rule.restore'
      | 'programme.move'
      | 'inauguration.set';
  }
>;

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
export function edited({ programme, cursor }: EventDatesContext, event: Edit): Programme {
  switch (event.type) {
    case 'range.set': {
      const { start = programme.start, end = programme.end } = event;
      return withRule(programme, { start: start || null, end: end || null });
    }
    case 'week.toggle':
      return withRule(programme, { week: programme.week.map((on, day) => (day === event.weekday ? !on : on)) });
    case 'always.toggle':
      return withRule(programme, { week: allDays(!isAlways(programme)) });
    case 'rule.restore':
      return withRule(programme, {});
    case 'programme.move':
      return moved(programme, event.start);
    case 'inauguration.set':
      return { ...programme, inauguration: event.value || null };
    case 'day.toggle': {
      const { date = cursor } = event;
      const without = programme.days.filter((day) => day !== date);
      const isChosen = without.length < programme.days.length;
      return withDays(programme, isChosen ? without : sortedDays([...programme.days, date]));
    }
  }
}

/** The days chosen one by one, on the requested range and week. */
export const kept = ({ programme }: EventDatesContext, pending: Programme): Programme =>
  withDays(pending, programme.days);

/** Whether an edit overwrites days that were chosen one by one, and has to be confirmed. */
export function overwrites(context: EventDatesContext, event: Edit): boolean {
  if (event.type === 'day.toggle' || event.type === 'programme.move') return false;
  const { programme } = context;
  return programme.custom && programme.days.length > 0 && !sameDays(edited(context, event).days, programme.days);
}

/** Where the cursor is on another programme: on its start where that is another one, else where it was. */
const cursorOn = (cursor: string, before: Programme, after: Programme): string =>
  after.start !== before.start && after.start !== null && isCivilDate(after.start) ? after.start : cursor;

/** What a value brings with it when it comes from outside. */
export function opened(value: EventDatesContext['value'], cursor: string, before: Programme | null) {
  const programme = programmeOf(value);
  return { value, programme, cursor: cursorOn(cursor, before ?? { ...programme, start: null }, programme) };
}

/** A context with another programme. */
export const withChange = ({ value, programme, cursor }: EventDatesContext, next: Programme) => ({
  value: withProgramme(value, next),
  programme: next,
  cursor: cursorOn(cursor, programme, next),
});

/** The day that a move of the cursor leads to; it stops at the ends of the calendar. */
export function movedCursor({ cursor, programme, today }: EventDatesContext, to: CursorTarget): string {
  if (typeof to === 'object') return to.date;
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

/** Why the programme can be moved nowhere; null where it can. */
export const movingRefusal = ({ programme, readOnly }: EventDatesContext): string | null =>
  readOnly ?? (isSoundRange(programme) ? null : messages.refusals.noRange);
