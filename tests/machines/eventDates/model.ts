import type { SnapshotFrom } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import { sameValue } from '../../../src/content/field/path';
import { daysBetween, isCivilDate } from '../../../src/content/when/civil';
import {
  isSoundRange,
  programmeOf,
  rangeLength,
  ruleDays,
  sameDays,
  sortedDays,
} from '../../../src/content/when/programme';
import { type EventDatesEdit, eventDatesEdits } from '../../../src/machines/eventDates/edits';
import { cursorOn, type EventDatesGiven, edited, type ProgrammeEdit } from '../../../src/machines/eventDates/rules';
import { A_QUESTION, formOf, reasonIn } from '../../kit/form';
import { defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { cardStart, event } from '../starts';

export const TODAY = '2026-03-02';
const ALL = [1, 1, 1, 1, 1, 1, 1];
const WEEKENDS = [0, 0, 0, 0, 0, 1, 1];
export const blank = { start: null, end: null, week: ALL, dates: [], customDates: 0, inauguration: null };
const SEPTEMBER_WEEKENDS = ['2026-09-05', '2026-09-06', '2026-09-12', '2026-09-13'];
/** Two weekends of September. */
export const weekends = {
  ...blank,
  start: '2026-09-05',
  end: '2026-09-13',
  week: WEEKENDS,
  dates: SEPTEMBER_WEEKENDS,
};
/** The same without its last day, with its inauguration the day before. */
export const chosen = {
  ...weekends,
  dates: SEPTEMBER_WEEKENDS.slice(0, 3),
  customDates: 1,
  inauguration: '2026-09-04 18:00:00',
};
/** Nothing is asked. */
const CLOSED = { form: 'open', question: 'none' };
const noEdit = 'Prima decidi sulla bozza';

/** What the card is given when it opens. */
export function opened(value: Json, readOnly: string | null = null): EventDatesGiven {
  const programme = programmeOf(value);
  return { value, programme, readOnly, today: TODAY, cursor: cursorOn(TODAY, null, programme.start), question: null };
}

/** The form of an event, whose card shows the calendar around the day that has the keyboard. */
const eventForm = formOf<EventDatesGiven, EventDatesEdit>(
  'eventDates',
  'Periodo, giorni della settimana, calendario e inaugurazione',
  eventDatesEdits,
  {
    held: A_QUESTION,
    settled(given) {
      const programme = programmeOf(given.value);
      return { ...given, programme, cursor: cursorOn(given.cursor, given.programme.start, programme.start) };
    },
    focused: (given, to) => ({ ...given, cursor: String(to) }),
  },
);

type Snapshot = SnapshotFrom<typeof eventForm>;
type Changes = Record<string, { changes: Partial<EventDatesGiven> }>;

/** The edits that make another programme. */
const PROGRAMME_EDITS = [
  ...['range.set', 'week.toggle', 'always.toggle', 'rule.restore'],
  ...['day.toggle', 'programme.move', 'inauguration.set'],
];

/** Where every change is walked: what a calendar's cursor does is walked on the first days alone. */
const isHome = ({ context }: Snapshot) => [TODAY, weekends.start].includes(context.cursor);
const start = ({ context }: Snapshot) => context.programme.start;
const isAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');

export const eventDatesModel = defineModel(eventForm, {
  title: 'Giorni di un evento',
  reason: reasonIn(eventDatesEdits),
  commands: { scopes: ['dates', 'overwrite'] },
  inputs: {
    'nessuna data': opened(blank),
    'due fine settimana': opened(weekends),
    'giorni scelti a mano': opened(chosen),
    'sola lettura': opened(chosen, noEdit),
  },
  start: ({ value, readOnly }) =>
    cardStart(event, 'Un evento con questi giorni, nella sua scheda.', { shared: { dates: value } }, readOnly),
  events: {
    'form.change': {
      phrase: 'La scheda',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Changes => ({
        ...((isAsking(snapshot) || start(snapshot) === null) && {
          'ha da fuori due fine settimana': { changes: { value: weekends } },
        }),
        ...(snapshot.context.readOnly !== null && { 'si può modificare': { changes: { readOnly: null } } }),
        ...(snapshot.context.readOnly === null &&
          isAsking(snapshot) && {
            'si può solo leggere': { changes: { readOnly: noEdit } },
            'cambia in un altro campo': { changes: {} },
          }),
      }),
    },
    'range.set': {
      phrase: 'Scrivi il periodo',
      sentBy: EXCUSES.typed,
      cases: (snapshot): Record<string, { start?: string | null; end?: string | null }> => {
        if (!isHome(snapshot) || snapshot.context.programme.inauguration !== null) return {};
        if (snapshot.context.programme.end === '2026-09-20') return { 'senza date': { start: null, end: '' } };
        return {
          'fino al 20 settembre': { start: '2026-09-05', end: '2026-09-20' },
          'con la fine prima dell’inizio': { start: '2026-09-05', end: '2026-09-01' },
          'di dieci anni': { start: '2026-09-05', end: '2036-09-05' },
          'con una data che non esiste': { end: '2026-02-30' },
          'senza date': { start: null, end: '' },
        };
      },
    },
    'week.toggle': {
      phrase: 'Spunta il giorno della settimana',
      sentBy: 'dates.weekday.*',
      cases: (snapshot) => (start(snapshot) === weekends.start && isHome(snapshot) ? { domenica: { weekday: 6 } } : {}),
    },
    'always.toggle': { phrase: 'Spunta «Sempre»', sentBy: 'dates.always' },
    'day.toggle': {
      phrase: 'Sul calendario scegli o togli',
      sentBy: 'dates.day',
      cases: (snapshot): Record<string, { date?: string }> =>
        isHome(snapshot) ? { 'il giorno del cursore': {}, 'il 6 settembre': { date: '2026-09-06' } } : {},
    },
    'rule.restore': { phrase: 'Torna ai giorni della regola', sentBy: 'dates.restore' },
    'programme.move': {
      phrase: 'Sposta il programma',
      sentBy: { excuse: 'the day is typed where dates.move puts the focus' },
      cases: (snapshot) => (start(snapshot) === weekends.start ? { 'al 26 settembre': { start: '2026-09-26' } } : {}),
    },
    'inauguration.set': {
      phrase: 'Scrivi l’inaugurazione',
      sentBy: EXCUSES.typed,
      cases: (snapshot): Record<string, { value: string | null }> =>
        isHome(snapshot) && !snapshot.context.programme.custom
          ? { 'il 4 settembre': { value: '2026-09-04 18:00:00' }, nessuna: { value: '' } }
          : {},
    },
    'overwrite.confirm': { phrase: 'Conferma: i giorni scelti a mano si sostituiscono', sentBy: EXCUSES.question },
    'overwrite.keep': { phrase: 'Tieni i giorni scelti a mano', sentBy: 'overwrite.keep' },
    'overwrite.cancel': { phrase: 'Annulla', sentBy: EXCUSES.question },
    'cursor.move': {
      phrase: 'Sul calendario vai',
      sentBy: [
        'dates.today',
        'dates.firstDay',
        'dates.nextMonth',
        'dates.previousMonth',
        'dates.nextYear',
        'dates.previousYear',
      ],
      cases: (snapshot) =>
        isHome(snapshot)
          ? { 'al giorno dopo': { to: 'nextDay' as const } }
          : { 'al primo giorno': { to: 'firstDay' as const }, 'a oggi': { to: 'today' as const } },
    },
  },
  actors: {},
  delays: {},
  requirements: {
    '2-4.9': ['range.set (con la fine prima dell’inizio)'],
    '2-4.10': ['week.toggle', 'always.toggle'],
    '2-4.11': ['day.toggle'],
    '2-4.12': ['overwrite.confirm', 'overwrite.cancel', 'overwrite.keep'],
  },
  invariants: {
    'days are sorted, each is a date and counts once': ({ context: { programme } }) =>
      sameDays(programme.days, sortedDays(programme.days)) && programme.days.every(isCivilDate),
    'days that nobody chose are those of range and week': ({ context: { programme } }) =>
      programme.custom || sameDays(programme.days, ruleDays(programme)),
    'no rule counts days from an end before its start, from what is no date or over too long a range': ({
      context: { programme },
    }) => isSoundRange(programme) || ruleDays(programme).length === 0,
    'the cursor is on a day': ({ context: { cursor } }) => isCivilDate(cursor),
    'a question is asked exactly while chosen days wait to be overwritten': (snapshot) => {
      const { question, programme } = snapshot.context;
      return isAsking(snapshot) === (question !== null) && (question === null || programme.custom);
    },
  },
  effects: {
    'the last emitted value is the one shown, unless it came from outside': (snapshot, emitted) => {
      const last = emitted.filter((event) => event.type === 'value.changed').at(-1);
      return last === undefined || sameValue(last.value, snapshot.context.value) || snapshot.context.value === weekends;
    },
  },
  laws: {
    'days chosen one by one are overwritten only after a question, or from outside': (before, event, now) =>
      !before.context.programme.custom ||
      before.context.programme.days.length === 0 ||
      sameValue(before.context.programme.days, now.context.programme.days) ||
      ['form.change', 'overwrite.confirm', 'day.toggle', 'programme.move'].includes(event.type),
    'a question changes nothing': (before, _, now) => !isAsking(now) || before.context.value === now.context.value,
    'a question waits exactly as long as neither days nor permission change': (before, event, now) =>
      event.type !== 'form.change' ||
      before.context.question === null ||
      (sameValue(before.context.value, now.context.value) && before.context.readOnly === now.context.readOnly) ===
        (now.context.question !== null),
    'the value says what the edit leads to': (before, event, now) =>
      !PROGRAMME_EDITS.includes(event.type) ||
      before.context.value === now.context.value ||
      sameValue({ ...now.context.programme }, { ...edited(before.context, event as ProgrammeEdit) }),
    'cancelling leaves everything as it was': (before, event, now) =>
      event.type !== 'overwrite.cancel' ||
      sameValue({ ...before.context, question: null } as never, { ...now.context } as never),
    'what is read only changes from outside only': (before, event, now) =>
      before.context.readOnly === null || event.type === 'form.change' || before.context.value === now.context.value,
    'a moved programme keeps its length, its weekdays and the distance of each chosen day': (before, event, now) => {
      if (event.type !== 'programme.move') return true;
      const [a, b] = [before.context.programme, now.context.programme];
      const shift = daysBetween(a.start ?? '', b.start ?? '');
      return (
        rangeLength(a) === rangeLength(b) &&
        sameValue(a.week, b.week) &&
        (!a.custom || a.days.every((day, index) => daysBetween(day, b.days[index] ?? '') === shift))
      );
    },
    'a day added by hand is inside the period': (before, event, now) => {
      const { start, end, days } = now.context.programme;
      const added = days.filter((day) => !before.context.programme.days.includes(day));
      return event.type !== 'day.toggle' || added.every((day) => day >= (start ?? '') && day <= (end ?? start ?? ''));
    },
  },
  // Which kind of range, week and choice there is, and whether the cursor is on a chosen day: no guard reads more.
  project: ({ programme, cursor, question, readOnly }) => ({
    start: programme.start,
    isSound: isSoundRange(programme),
    weekdays: Math.sign(programme.week.filter(Boolean).length - 6) + programme.week.indexOf(true),
    chosen: programme.custom ? Math.min(programme.days.length, 1) : null,
    isOutside: programme.custom && programme.days.some((day) => day < '2026-09-05' || day > '2026-09-13'),
    hasInauguration: programme.inauguration !== null,
    cursor: [cursor === TODAY, programme.days.includes(cursor)],
    question: question === null ? null : [question.start === programme.start, question.end === programme.end],
    readOnly,
  }),
  limit: 20_000,
  paths: { floor: 400, cap: 1200 },
  joinInputs: true,
  journeys: [
    {
      name: 'tutti i sabati di maggio, poi un giorno in meno; cambiare il periodo lo chiede prima',
      input: 'nessuna data',
      steps: [
        send({ type: 'range.set', start: '2026-05-01', end: '2026-05-31' }),
        send({ type: 'always.toggle' }),
        send({ type: 'week.toggle', weekday: 5 }),
        send({ type: 'day.toggle', date: '2026-05-09' }),
        refused({ type: 'day.toggle', date: '2026-06-06' }),
        send({ type: 'range.set', end: '2026-05-23' }),
        refused({ type: 'overwrite.keep' }),
        refused({ type: 'day.toggle', date: '2026-05-02' }),
        send({ type: 'overwrite.confirm' }),
      ],
      end: {
        value: CLOSED,
        context: {
          value: {
            start: '2026-05-01',
            end: '2026-05-23',
            week: [0, 0, 0, 0, 0, 1, 0],
            dates: ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23'],
            customDates: 0,
            inauguration: null,
          },
          cursor: '2026-05-09',
          question: null,
        },
        emitted: [
          'value.changed',
          'announced',
          'value.changed',
          'announced',
          'value.changed',
          'announced',
          'value.changed',
          'announced',
          'focus.wanted',
          'value.changed',
          'announced',
        ],
      },
    },
    {
      name: 'annullando la domanda resta tutto com’era; tenendo i giorni cambia solo il periodo',
      input: 'giorni scelti a mano',
      steps: [
        send({ type: 'range.set', start: '2026-09-01' }),
        send({ type: 'overwrite.cancel' }),
        send({ type: 'range.set', end: '2026-09-30' }),
        send({ type: 'overwrite.keep' }),
        send({ type: 'rule.restore' }),
        refused({ type: 'overwrite.keep' }),
        send({ type: 'overwrite.cancel' }),
      ],
      end: {
        value: CLOSED,
        context: { value: { ...chosen, end: '2026-09-30' }, cursor: '2026-09-05' },
        emitted: ['announced', 'value.changed', 'announced', 'announced'],
      },
    },
    {
      name: 'una data sbagliata non tocca i giorni scelti a mano, né li chiede',
      input: 'giorni scelti a mano',
      steps: [
        send({ type: 'range.set', end: '2026-09-31' }),
        refused({ type: 'rule.restore' }),
        refused({ type: 'programme.move', start: '2026-09-12' }),
        send({ type: 'day.toggle', date: '2026-09-06' }),
        refused({ type: 'day.toggle', date: '2026-09-06' }),
      ],
      end: {
        value: CLOSED,
        context: { value: { ...chosen, end: '2026-09-31', dates: ['2026-09-05', '2026-09-12'] } },
      },
    },
    {
      name: 'il programma intero si sposta in ottobre, inaugurazione compresa',
      input: 'giorni scelti a mano',
      steps: [
        refused({ type: 'programme.move', start: '2026-09-05' }),
        refused({ type: 'programme.move', start: '9999-12-31' }),
        send({ type: 'programme.move', start: '2026-10-03' }),
      ],
      end: {
        value: CLOSED,
        context: {
          value: {
            ...chosen,
            start: '2026-10-03',
            end: '2026-10-11',
            dates: ['2026-10-03', '2026-10-04', '2026-10-10'],
            inauguration: '2026-10-02 18:00:00',
          },
          cursor: '2026-10-03',
        },
        emitted: ['value.changed', 'announced'],
      },
    },
    {
      name: 'tolto e rimesso, un giorno torna della regola',
      input: 'due fine settimana',
      steps: [
        send({ type: 'day.toggle' }),
        send({ type: 'day.toggle' }),
        refused({ type: 'rule.restore' }),
        send({ type: 'range.set', end: '2026-09-06' }),
      ],
      end: {
        value: CLOSED,
        context: { value: { ...weekends, end: '2026-09-06', dates: ['2026-09-05', '2026-09-06'] } },
      },
    },
    {
      name: 'il cursore percorre il calendario anche in sola lettura',
      input: 'sola lettura',
      steps: [
        refused({ type: 'day.toggle' }),
        refused({ type: 'inauguration.set', value: null }),
        send({ type: 'cursor.move', to: 'nextMonth' }),
        send({ type: 'cursor.move', to: 'previousYear' }),
        refused({ type: 'cursor.move', to: 'weekEnd' }),
        send({ type: 'cursor.move', to: 'weekStart' }),
        refused({ type: 'cursor.move', to: 'weekStart' }),
        send({ type: 'cursor.move', to: 'weekEnd' }),
        send({ type: 'cursor.move', to: 'previousDay' }),
        send({ type: 'cursor.move', to: 'nextWeek' }),
        send({ type: 'cursor.move', to: 'previousWeek' }),
        send({ type: 'cursor.move', to: 'previousMonth' }),
        send({ type: 'cursor.move', to: 'nextYear' }),
        send({ type: 'cursor.move', to: 'nextDay' }),
      ],
      end: {
        value: CLOSED,
        context: { value: chosen, cursor: '2026-09-05' },
        emitted: Array.from({ length: 10 }, () => 'focus.wanted' as const),
      },
    },
  ],
});

if (import.meta.vitest) modelSuite(eventDatesModel, import.meta.vitest);
