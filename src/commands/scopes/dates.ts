import { WEEKDAYS } from '../../content/when/programme';
import { type CursorTarget, type EventDatesGiven, movingRefusal } from '../../machines/eventDates/rules';
import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { datesCardTexts } from '../../messages/screens/dateCards';
import { whenTexts } from '../../messages/screens/when';
import { defineScope, refused, sends } from '../define';

const titles = editorCardCommandTexts.dates;

/** Days of the calendar that the cursor is sent to. */
const CURSOR_TARGETS = [
  'today',
  'firstDay',
  'nextMonth',
  'previousMonth',
  'nextYear',
  'previousYear',
] as const satisfies readonly CursorTarget[];

/** An event's days. Source: document 2, section 4. */
const dates = defineScope({
  name: 'dates',
  view: {} as { readonly context: EventDatesGiven },
  layer: 'screen',
  group: 'editor',
  pages: ['editor'],
  commands: (command) => [
    ...WEEKDAYS.map((weekday) =>
      command(`weekday.${weekday}`, {
        title: titles.weekday(whenTexts.it.weekdays[weekday] ?? ''),
        keywords: titles.weekWords,
        effect: sends({ type: 'week.toggle', weekday }),
      }),
    ),
    command('always', { title: titles.always, keywords: titles.weekWords, effect: sends({ type: 'always.toggle' }) }),
    command('restore', {
      title: titles.restore,
      keywords: titles.restoreWords,
      effect: sends({ type: 'rule.restore' }),
    }),
    command('day', { title: titles.day, keywords: titles.dayWords, effect: sends({ type: 'day.toggle' }) }),
    command('move', {
      title: titles.move,
      keywords: titles.moveWords,
      effect: ({ snapshot }) => {
        const reason = movingRefusal(snapshot.context);
        return reason === null ? { kind: 'view', action: 'programme.focus' } : refused(reason);
      },
    }),
    ...CURSOR_TARGETS.map((to) =>
      command(to, { title: titles[to], keywords: titles.calendarWords, effect: sends({ type: 'cursor.move', to }) }),
    ),
  ],
});

/** The question whether chosen days may be overwritten, beside what every dialog is answered with. */
const overwrite = defineScope({
  name: 'overwrite',
  layer: 'dialog',
  group: 'dialog',
  commands: (command) => [
    command('keep', { title: datesCardTexts.overwrite.keep, effect: sends({ type: 'overwrite.keep' }) }),
  ],
});

/** The card of the dates and its question, in the palette's order. */
export const DATES = [dates, overwrite] as const;
