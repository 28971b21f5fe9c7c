import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import { type EventDatesEdit, eventDatesEdits } from '../../../src/machines/eventDates/edits';
import {
  type CursorTarget,
  type EventDatesGiven,
  edited,
  isAlways,
  kept,
  movedCursor,
  movingRefusal,
} from '../../../src/machines/eventDates/rules';
import { eventDatesTexts as texts } from '../../../src/messages/screens/dateCards';
import { eventDatesModel, opened } from './model';

const { refusals } = texts;
const week = (...days: readonly number[]) => [0, 1, 2, 3, 4, 5, 6].map((day) => (days.includes(day) ? 1 : 0));
/** Two weekends of September; `chosen` lacks the last day and has the Monday between. */
const ruled = { start: '2026-09-05', end: '2026-09-13', week: week(5, 6), dates: [], customDates: 0 };
const DAYS = ['2026-09-05', '2026-09-06', '2026-09-07', '2026-09-12'];
const chosen = { ...ruled, dates: DAYS, customDates: 1, inauguration: '2026-09-04 18:00:00' };
const given = (value: Json, change: Partial<EventDatesGiven> = {}): EventDatesGiven => ({
  ...opened(value),
  ...change,
});

describe('the cursor of the calendar', () => {
  test('begins on the first day of the event, or today', () => {
    expect([given(ruled).cursor, given({}).cursor, given({ start: 'x' }).cursor]).toEqual([
      '2026-09-05',
      '2026-03-02',
      '2026-03-02',
    ]);
  });

  test.each<[CursorTarget, string, string]>([
    ['previousDay', '2026-03-01', '2026-02-28'],
    ['nextDay', '2026-12-31', '2027-01-01'],
    ['previousWeek', '2026-03-04', '2026-02-25'],
    ['nextWeek', '2026-02-25', '2026-03-04'],
    // A Wednesday.
    ['weekStart', '2026-09-09', '2026-09-07'],
    ['weekEnd', '2026-09-09', '2026-09-13'],
    ['previousMonth', '2026-03-31', '2026-02-28'],
    ['nextMonth', '2026-01-31', '2026-02-28'],
    ['previousYear', '2028-02-29', '2027-02-28'],
    ['nextYear', '2026-09-09', '2027-09-09'],
    ['today', '2026-09-09', '2026-03-02'],
    ['firstDay', '2026-12-01', '2026-09-05'],
  ])('%s from %s is %s', (to, cursor, at) => {
    expect(movedCursor(given(chosen, { cursor }), to)).toBe(at);
  });

  test('without days the first one is that of the range, else where it is', () => {
    const none = { ...ruled, week: week(2), end: '2026-09-06' };
    expect(movedCursor(given(none, { cursor: '2026-01-01' }), 'firstDay')).toBe('2026-09-05');
    expect(movedCursor(given({}, { cursor: '2026-01-01' }), 'firstDay')).toBe('2026-01-01');
  });
});

describe('edits', () => {
  const outcome = (value: Json, event: Parameters<typeof edited>[1], cursor = '2026-09-05') => {
    const { start, end, days, custom, inauguration } = edited(given(value, { cursor }), event);
    return { start, end, days, custom, inauguration };
  };
  const rule = { start: '2026-09-05', end: '2026-09-13', custom: false, inauguration: null };

  test('a range gives its days anew, an end taken away one day [2-4.11]', () => {
    expect(outcome(ruled, { type: 'range.set', end: '2026-09-06' })).toEqual({
      ...rule,
      end: '2026-09-06',
      days: ['2026-09-05', '2026-09-06'],
    });
    expect(outcome(ruled, { type: 'range.set', start: '2026-09-06', end: '' })).toEqual({
      ...rule,
      start: '2026-09-06',
      end: null,
      days: ['2026-09-06'],
    });
    expect(outcome(ruled, { type: 'range.set', start: '' }).start).toBeNull();
  });

  test('an unsound range gives no days, and leaves those chosen one by one', () => {
    expect(outcome(ruled, { type: 'range.set', end: '2026-09-01' })).toEqual({ ...rule, end: '2026-09-01', days: [] });
    expect(outcome(chosen, { type: 'range.set', end: '2026-09-01' })).toMatchObject({ days: DAYS, custom: true });
  });

  test('a weekday is switched, ‘Sempre’ switches all of them [2-4.10]', () => {
    expect(edited(given(ruled), { type: 'week.toggle', weekday: 5 }).week.map(Number)).toEqual(week(6));
    expect(edited(given(ruled), { type: 'week.toggle', weekday: 0 }).week.map(Number)).toEqual(week(0, 5, 6));
    const always = edited(given(ruled), { type: 'always.toggle' });
    expect([always.week.map(Number), always.days.length, isAlways(always)]).toEqual([
      week(0, 1, 2, 3, 4, 5, 6),
      9,
      true,
    ]);
    const never = edited(given(ruled, { programme: always }), { type: 'always.toggle' });
    expect([never.week.map(Number), never.days, isAlways(never)]).toEqual([week(), [], false]);
  });

  test('a day is chosen or taken off; the rule’s own days again are no choice [2-4.11]', () => {
    const without = outcome(ruled, { type: 'day.toggle', date: '2026-09-06' });
    expect(without).toEqual({ ...rule, days: ['2026-09-05', '2026-09-12', '2026-09-13'], custom: true });
    const other = outcome(ruled, { type: 'day.toggle' }, '2026-09-07');
    expect([other.days, other.custom]).toEqual([[...DAYS, '2026-09-13'], true]);
    const programme = edited(given(ruled), { type: 'day.toggle', date: '2026-09-06' });
    const back = edited(given(ruled, { programme }), { type: 'day.toggle', date: '2026-09-06' });
    expect([back.days, back.custom]).toEqual([['2026-09-05', '2026-09-06', '2026-09-12', '2026-09-13'], false]);
  });

  test('a moved programme takes everything along', () => {
    expect(outcome(chosen, { type: 'programme.move', start: '2026-09-12' })).toEqual({
      start: '2026-09-12',
      end: '2026-09-20',
      days: ['2026-09-12', '2026-09-13', '2026-09-14', '2026-09-19'],
      custom: true,
      inauguration: '2026-09-11 18:00:00',
    });
    // By rule the weekdays decide anew; an only day stays one.
    expect(outcome(ruled, { type: 'programme.move', start: '2026-09-07' })).toEqual({
      ...rule,
      start: '2026-09-07',
      end: '2026-09-15',
      days: ['2026-09-12', '2026-09-13'],
    });
    expect(outcome({ ...ruled, end: null }, { type: 'programme.move', start: '2026-09-12' })).toEqual({
      ...rule,
      start: '2026-09-12',
      end: null,
      days: ['2026-09-12'],
    });
  });

  test('an inauguration is what is written, or none', () => {
    expect(outcome(ruled, { type: 'inauguration.set', value: '2026-09-04' }).inauguration).toBe('2026-09-04');
    expect(outcome(chosen, { type: 'inauguration.set', value: '' }).inauguration).toBeNull();
    expect(outcome(chosen, { type: 'rule.restore' })).toMatchObject({
      custom: false,
      days: ['2026-09-05', '2026-09-06', '2026-09-12', '2026-09-13'],
    });
  });
});

test('days chosen one by one are overwritten by a rule that gives others, and only then [2-4.12]', () => {
  const asks = (value: Json, edit: EventDatesEdit) => {
    const { question, value: next } = eventDatesEdits.edited(given(value), edit);
    expect([question === undefined, next === undefined]).toContain(false);
    return question !== undefined && next === undefined;
  };
  const shorter: EventDatesEdit = { type: 'range.set', end: '2026-09-12' };
  expect([asks(chosen, shorter), asks(ruled, shorter)]).toEqual([true, false]);
  expect(asks({ ...chosen, dates: [] }, shorter)).toBe(false);
  // A range that is none gives no days that could overwrite them.
  expect(asks(chosen, { type: 'range.set', end: '2026-09-01' })).toBe(false);
  expect(asks(chosen, { type: 'day.toggle', date: '2026-09-05' })).toBe(false);
  expect(asks(chosen, { type: 'programme.move', start: '2026-10-05' })).toBe(false);
  expect(asks(chosen, { type: 'inauguration.set', value: null })).toBe(false);
  expect(kept(given(chosen).programme, edited(given(chosen), shorter))).toMatchObject({
    end: '2026-09-12',
    days: DAYS,
    custom: true,
  });
});

describe('refusals', () => {
  const unsound = { ...ruled, end: '2026-09-01' };
  const asked = (change: object) => ({ question: { ...given(chosen).programme, ...change } });
  const range = refusals.outside('5 settembre 2026', '13 settembre 2026');

  test.each<[Json, Partial<EventDatesGiven>, EventDatesEdit, string | null]>([
    [ruled, {}, { type: 'overwrite.confirm' }, refusals.nothingPending],
    [ruled, {}, { type: 'overwrite.cancel' }, refusals.nothingPending],
    [ruled, {}, { type: 'overwrite.keep' }, refusals.nothingPending],
    [chosen, asked({ end: '2026-09-20' }), { type: 'overwrite.confirm' }, null],
    [chosen, asked({ end: '2026-09-20' }), { type: 'overwrite.cancel' }, null],
    [chosen, asked({ end: '2026-09-20' }), { type: 'overwrite.keep' }, null],
    [chosen, asked({ end: '2026-09-12' }), { type: 'overwrite.keep' }, null],
    [chosen, asked({ end: '2026-09-11' }), { type: 'overwrite.keep' }, refusals.keepsOutside(1)],
    [chosen, asked({ start: '2026-09-07' }), { type: 'overwrite.keep' }, refusals.keepsOutside(2)],
    [chosen, asked({ start: '2026-09-06' }), { type: 'overwrite.keep' }, refusals.keepsOutside(1)],
    [chosen, asked({ end: null }), { type: 'overwrite.keep' }, refusals.keepsOutside(3)],
    [chosen, asked({ custom: false }), { type: 'overwrite.keep' }, refusals.nothingToKeep],
    [chosen, asked({ week: week(1).map(Boolean) }), { type: 'overwrite.keep' }, null],
    [chosen, asked({}), { type: 'cursor.move', to: 'nextDay' }, refusals.answerFirst],
    [chosen, asked({}), { type: 'always.toggle' }, refusals.answerFirst],
    [ruled, {}, { type: 'cursor.move', to: 'nextDay' }, null],
    [ruled, {}, { type: 'cursor.move', to: 'firstDay' }, refusals.sameDay],
    [ruled, { cursor: '9999-12-31' }, { type: 'cursor.move', to: 'nextDay' }, refusals.sameDay],
    [ruled, { readOnly: 'no' }, { type: 'cursor.move', to: 'nextDay' }, null],
    [ruled, { readOnly: 'no' }, { type: 'always.toggle' }, 'no'],
    [ruled, {}, { type: 'always.toggle' }, null],
    [ruled, {}, { type: 'week.toggle', weekday: 6 }, null],
    [ruled, {}, { type: 'week.toggle', weekday: 0 }, null],
    [ruled, {}, { type: 'week.toggle', weekday: 7 }, refusals.noWeekday],
    [ruled, {}, { type: 'range.set', start: '2026-09-05' }, refusals.same],
    [ruled, {}, { type: 'range.set', end: '2026-09-14' }, null],
    [ruled, {}, { type: 'inauguration.set', value: '' }, refusals.same],
    [ruled, {}, { type: 'rule.restore' }, refusals.alreadyRule],
    [chosen, {}, { type: 'rule.restore' }, null],
    [{ ...chosen, end: 'x' }, {}, { type: 'rule.restore' }, refusals.noRange],
    [ruled, {}, { type: 'day.toggle', date: '2026-09-05' }, null],
    [ruled, {}, { type: 'day.toggle', date: '2026-09-13' }, null],
    [ruled, {}, { type: 'day.toggle', date: '2026-09-04' }, range],
    [ruled, {}, { type: 'day.toggle', date: '2026-09-14' }, range],
    [ruled, { cursor: '2026-09-04' }, { type: 'day.toggle' }, range],
    [ruled, {}, { type: 'day.toggle', date: '2026-09-31' }, refusals.noDate('2026-09-31')],
    [unsound, {}, { type: 'day.toggle', date: '2026-09-03' }, refusals.noRange],
    [{}, {}, { type: 'day.toggle', date: '2026-09-03' }, refusals.noRange],
    [{ ...ruled, start: '2026-09-04' }, {}, { type: 'day.toggle', date: '2026-09-04' }, null],
    [{ ...ruled, end: '2026-09-14' }, {}, { type: 'day.toggle', date: '2026-09-14' }, null],
    // What is chosen can be taken off wherever it lies.
    [{ ...chosen, end: '2026-09-06' }, {}, { type: 'day.toggle', date: '2026-09-12' }, null],
    [{ ...chosen, end: 'x' }, {}, { type: 'day.toggle', date: '2026-09-12' }, null],
    [ruled, {}, { type: 'programme.move', start: '2026-09-06' }, null],
    [ruled, {}, { type: 'programme.move', start: '2026-09-05' }, refusals.sameStart],
    [ruled, {}, { type: 'programme.move', start: 'x' }, refusals.noDate('x')],
    [ruled, {}, { type: 'programme.move', start: '9999-12-30' }, refusals.tooFar],
    [unsound, {}, { type: 'programme.move', start: '2026-09-06' }, refusals.noRange],
  ])('%#: %j %j %j', (value, change, event, why) => {
    expect(eventDatesEdits.refusalOf(given(value, change), event)).toBe(why);
  });

  test('where nothing can be moved the button says why', () => {
    expect([
      movingRefusal(given(ruled)),
      movingRefusal(given(unsound)),
      movingRefusal(given(unsound, { readOnly: 'no' })),
    ]).toEqual([null, refusals.noRange, 'no']);
  });
});

describe('a live card', () => {
  const announcements = (value: Json, ...events: readonly EventDatesEdit[]) => {
    const texts_: string[] = [];
    const actor = createActor(eventDatesModel.machine, { input: opened(value) });
    actor.on('announced', ({ text }) => texts_.push(text));
    actor.start();
    for (const event of events) actor.send(event);
    return texts_;
  };

  test('says what became of the days', () => {
    expect(
      announcements(
        ruled,
        { type: 'day.toggle', date: '2026-09-06' },
        { type: 'day.toggle', date: '2026-09-06' },
        { type: 'week.toggle', weekday: 6 },
        { type: 'programme.move', start: '2026-10-03' },
      ),
    ).toEqual([
      'domenica 6 settembre 2026: tolto. 3 giorni',
      'domenica 6 settembre 2026: scelto. 4 giorni',
      '2 giorni',
      'Programma spostato: ora va dal 3 ottobre 2026 all’11 ottobre 2026',
    ]);
    expect(
      announcements(
        chosen,
        { type: 'range.set', end: '2026-09-20' },
        { type: 'overwrite.cancel' },
        { type: 'range.set', end: '2026-09-20' },
        { type: 'overwrite.keep' },
        { type: 'range.set', end: '2026-09-06' },
        { type: 'overwrite.confirm' },
      ),
    ).toEqual([
      'Non è cambiato nulla: restano i giorni scelti a mano',
      'Restano i giorni scelti a mano: 4 giorni',
      '2 giorni',
    ]);
  });
});
