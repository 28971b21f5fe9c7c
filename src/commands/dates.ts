import { WEEKDAYS } from '../content/when/programme';
import { movingRefusal } from '../machines/eventDates/rules';
import type { CursorTarget } from '../machines/eventDates/types';
import { editorCardCommandTexts } from '../messages/commands/editorCards';
import { datesCardTexts } from '../messages/screens/dateCards';
import { whenTexts } from '../messages/screens/when';
import { defineCommand, refused, sends } from './define';
import type { Command, CommandDeclaration } from './types';

const titles = editorCardCommandTexts.dates;

type Options = Pick<CommandDeclaration<'dates'>, 'title' | 'keywords' | 'effect'>;

const ofDates = (verb: string, options: Options): Command =>
  defineCommand({ id: `dates.${verb}`, group: 'editor', scope: 'dates', ...options });

const toDay = (verb: string, title: string, to: CursorTarget): Command =>
  ofDates(verb, { title, keywords: titles.calendarWords, effect: sends({ type: 'cursor.move', to }) });

/** Commands of an event's days. Source: document 2, section 4. */
export const DATE_COMMANDS: readonly Command[] = [
  ...WEEKDAYS.map((weekday) =>
    ofDates(`weekday.${weekday}`, {
      title: titles.weekday(whenTexts.it.weekdays[weekday] ?? ''),
      keywords: titles.weekWords,
      effect: sends({ type: 'week.toggle', weekday }),
    }),
  ),
  ofDates('always', { title: titles.always, keywords: titles.weekWords, effect: sends({ type: 'always.toggle' }) }),
  ofDates('restore', { title: titles.restore, keywords: titles.restoreWords, effect: sends({ type: 'rule.restore' }) }),
  ofDates('day', { title: titles.day, keywords: titles.dayWords, effect: sends({ type: 'day.toggle' }) }),
  ofDates('move', {
    title: titles.move,
    keywords: titles.moveWords,
    effect: ({ snapshot }) => {
      const reason = movingRefusal(snapshot.context);
      return reason === null ? { kind: 'view', action: 'programme.focus' } : refused(reason);
    },
  }),
  toDay('today', titles.today, 'today'),
  toDay('firstDay', titles.firstDay, 'firstDay'),
  toDay('nextMonth', titles.nextMonth, 'nextMonth'),
  toDay('previousMonth', titles.previousMonth, 'previousMonth'),
  toDay('nextYear', titles.nextYear, 'nextYear'),
  toDay('previousYear', titles.previousYear, 'previousYear'),
  defineCommand({
    id: 'overwrite.keep',
    title: datesCardTexts.overwrite.keep,
    group: 'dialog',
    scope: 'overwrite',
    effect: sends({ type: 'overwrite.keep' }),
  }),
];
