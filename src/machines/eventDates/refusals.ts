import { sameValue } from '../../content/field/path';
import { isCivilDate } from '../../content/when/civil';
import { shownDay } from '../../content/when/format';
import { isOutside, isSoundRange, rangeLength, rangeOf, WEEKDAYS } from '../../content/when/programme';
import { eventDatesTexts } from '../../messages/screens/dateCards';
import { defineRefusals } from '../kit/refusals';
import { edited, movedCursor } from './rules';
import type { EventDatesContext, EventDatesEvent, EventDatesTag } from './types';

const { refusals: texts } = eventDatesTexts;

type Context = EventDatesContext;

const FREE = {
  isReadOnly: ({ readOnly }: Context) => readOnly,
  isAsking: ({ pending }: Context) => (pending === null ? null : texts.answerFirst),
};

const hasNoRange = ({ programme }: Context) => (isSoundRange(programme) ? null : texts.noRange);

const NOTHING_PENDING = {
  isNothingPending: ({ pending }: Context) => (pending === null ? texts.nothingPending : null),
};

/** Why a day can be neither added nor removed; one that is chosen can always be removed, wherever it came from. */
function dayRefusal({ programme, cursor }: Context, date = cursor): string | null {
  if (programme.days.includes(date)) return null;
  const range = rangeOf(programme);
  if (range === null || !isSoundRange(programme)) return texts.noRange;
  return date < range[0] || date > range[1] ? texts.outside(shownDay(range[0]), shownDay(range[1])) : null;
}

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, EventDatesEvent, EventDatesTag>({
  'value.set': { isSame: ({ value }, event) => (sameValue(value, event.value) ? texts.same : null) },
  'readOnly.set': { isSame: ({ readOnly }, event) => (readOnly === event.reason ? texts.same : null) },
  'range.set': {
    ...FREE,
    isSame: (context, event) =>
      sameValue({ ...edited(context, event) }, { ...context.programme }) ? texts.same : null,
  },
  'inauguration.set': {
    ...FREE,
    isSame: (context, event) =>
      sameValue({ ...edited(context, event) }, { ...context.programme }) ? texts.same : null,
  },
  'week.toggle': {
    ...FREE,
    isNoWeekday: (_, { weekday }) => (WEEKDAYS.some((day) => day === weekday) ? null : texts.noWeekday),
  },
  'always.toggle': FREE,
  'rule.restore': {
    ...FREE,
    isRuleAlready: ({ programme }) => (programme.custom ? null : texts.alreadyRule),
    hasNoRange,
  },
  'day.toggle': {
    ...FREE,
    isNoDate: ({ cursor }, { date = cursor }) => (isCivilDate(date) ? null : texts.noDate(date)),
    isOutOfRange: (context, { date }) => dayRefusal(context, date),
  },
  'programme.move': {
    ...FREE,
    hasNoRange,
    isNoDate: (_, { start }) => (isCivilDate(start) ? null : texts.noDate(start)),
    isSame: ({ programme }, { start }) => (start === programme.start ? texts.sameStart : null),
    isTooFar: (context, event) =>
      rangeLength(edited(context, event)) === rangeLength(context.programme) ? null : texts.tooFar,
  },
  'overwrite.confirm': NOTHING_PENDING,
  'overwrite.cancel': NOTHING_PENDING,
  'overwrite.keep': {
    ...NOTHING_PENDING,
    changesNothing: ({ pending, programme: { start, end, week } }) =>
      pending !== null &&
      sameValue({ start: pending.start, end: pending.end, week: pending.week }, { start, end, week })
        ? texts.nothingToKeep
        : null,
    leavesDaysOutside: ({ pending, programme }) => {
      const outside = pending === null ? [] : programme.days.filter((day) => isOutside(pending, day));
      return outside.length === 0 ? null : texts.keepsOutside(outside.length);
    },
  },
  'cursor.move': {
    isAsking: FREE.isAsking,
    isNoDate: (context, { to }) => {
      const next = movedCursor(context, to);
      return isCivilDate(next) ? null : texts.noDate(next);
    },
    isSame: (context, { to }) => (movedCursor(context, to) === context.cursor ? texts.sameDay : null),
  },
});
