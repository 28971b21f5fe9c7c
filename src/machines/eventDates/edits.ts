// On which days an event takes place: edits of the form's value. Days are text, counted without any clock
// (`src/content/when/civil.ts`).
//
// States: `form` is `open` (range, week, days chosen one by one, the calendar's cursor, inauguration); of the `question`
// whether chosen days may be overwritten, with leaving them as a third answer, there is `none`, or one is `asking`.
//
// Never: chosen days overwritten without a confirmation; days of a rule out of an end before its start, of what is no
// date, of more than three years; a moved programme with another length or other weekdays.

import { sameValue } from '../../content/field/path';
import { isCivilDate } from '../../content/when/civil';
import { shownDay, shownWeekday } from '../../content/when/format';
import {
  isOutside,
  isSoundRange,
  type Programme,
  rangeLength,
  rangeOf,
  WEEKDAYS,
  withProgramme,
} from '../../content/when/programme';
import { eventDatesTexts } from '../../messages/screens/dateCards';
import { defineEdits, type Outcome } from '../kit/edits';
import {
  type CursorTarget,
  type EventDatesGiven,
  edited,
  kept,
  movedCursor,
  overwrites,
  type ProgrammeEdit,
  type RuleEdit,
  rangeRefusal,
} from './rules';

const { refusals: texts, announced } = eventDatesTexts;

export type EventDatesEdit =
  | ProgrammeEdit
  | { readonly type: 'overwrite.confirm' }
  /** Changes range or week, and leaves the days chosen one by one. */
  | { readonly type: 'overwrite.keep' }
  | { readonly type: 'overwrite.cancel' }
  /** Changes no value: the card has the cursor, and moves it. */
  | { readonly type: 'cursor.move'; readonly to: CursorTarget };

type Given = EventDatesGiven;

const FREE = {
  isReadOnly: ({ readOnly }: Given) => readOnly,
  isAsking: ({ question }: Given) => (question === null ? null : texts.answerFirst),
};

const CHANGING = {
  ...FREE,
  isSame: (given: Given, edit: ProgrammeEdit) =>
    sameValue({ ...edited(given, edit) }, { ...given.programme }) ? texts.same : null,
};

const hasNoRange = ({ programme }: Given) => rangeRefusal(programme);

const NOTHING_PENDING = {
  isNothingPending: ({ question }: Given) => (question === null ? texts.nothingPending : null),
};

/** Why a day can be neither added nor removed; one that is chosen can always be removed, wherever it came from. */
function dayRefusal({ programme, cursor }: Given, date = cursor): string | null {
  if (programme.days.includes(date)) return null;
  const range = rangeOf(programme);
  if (range === null || !isSoundRange(programme)) return texts.noRange;
  return date < range[0] || date > range[1] ? texts.outside(shownDay(range[0]), shownDay(range[1])) : null;
}

const changed = ({ value }: Given, programme: Programme, said: string) => ({
  value: withProgramme(value, programme),
  said,
});

function ruled(given: Given, edit: RuleEdit): Outcome<Given> {
  const next = edited(given, edit);
  if (overwrites(given.programme, next)) return { question: next };
  return changed(given, next, announced.days(next.days.length));
}

function saidOfMove(programme: Programme): string {
  const [start, end] = rangeOf(programme) ?? ['', ''];
  return announced.moved(shownDay(start), shownDay(end));
}

/** Range, week, days chosen one by one on a calendar, inauguration. Source: document 2, section 4; design, section 3. */
export const eventDatesEdits = defineEdits<EventDatesGiven, EventDatesEdit>(
  {
    'range.set': CHANGING,
    'inauguration.set': CHANGING,
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
      isOutOfRange: (given, { date }) => dayRefusal(given, date),
    },
    'programme.move': {
      ...FREE,
      hasNoRange,
      isNoDate: (_, { start }) => (isCivilDate(start) ? null : texts.noDate(start)),
      isSame: ({ programme }, { start }) => (start === programme.start ? texts.sameStart : null),
      isTooFar: (given, edit) =>
        rangeLength(edited(given, edit)) === rangeLength(given.programme) ? null : texts.tooFar,
    },
    'overwrite.confirm': NOTHING_PENDING,
    'overwrite.cancel': NOTHING_PENDING,
    'overwrite.keep': {
      ...NOTHING_PENDING,
      changesNothing: ({ question, programme: { start, end, week } }) =>
        question !== null &&
        sameValue({ start: question.start, end: question.end, week: question.week }, { start, end, week })
          ? texts.nothingToKeep
          : null,
      leavesDaysOutside: ({ question, programme }) => {
        const outside = question === null ? [] : programme.days.filter((day) => isOutside(question, day));
        return outside.length === 0 ? null : texts.keepsOutside(outside.length);
      },
    },
    'cursor.move': {
      isAsking: FREE.isAsking,
      isSame: (given, { to }) => (movedCursor(given, to) === given.cursor ? texts.sameDay : null),
    },
  },
  {
    'range.set': ruled,
    'week.toggle': ruled,
    'always.toggle': ruled,
    'rule.restore': ruled,
    'day.toggle': (given, edit) => {
      const { date = given.cursor } = edit;
      const next = edited(given, edit);
      const say = next.days.includes(date) ? announced.added : announced.removed;
      return { ...changed(given, next, say(shownWeekday(date), next.days.length)), focus: date };
    },
    'programme.move': (given, edit) => {
      const next = edited(given, edit);
      return changed(given, next, saidOfMove(next));
    },
    'inauguration.set': (given, edit) => ({ value: withProgramme(given.value, edited(given, edit)) }),
    'overwrite.confirm': (given) => {
      const next = given.question ?? given.programme;
      return { ...changed(given, next, announced.days(next.days.length)), question: null };
    },
    'overwrite.keep': (given) => {
      const next = kept(given.programme, given.question ?? given.programme);
      return { ...changed(given, next, announced.kept(next.days.length)), question: null };
    },
    'overwrite.cancel': () => ({ question: null, said: announced.unchanged }),
    'cursor.move': (given, { to }) => ({ focus: movedCursor(given, to) }),
  },
  // What was asked was about other days, or can't be answered any more.
  (before, after) =>
    sameValue(before.value, after.value) && before.readOnly === after.readOnly ? {} : { question: null },
);
