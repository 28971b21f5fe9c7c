import { type KeyboardEvent, memo, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { monthWeeks, partsOf } from '../../../content/when/civil';
import { shownMonth, shownWeekday } from '../../../content/when/format';
import { isOutside, type Programme } from '../../../content/when/programme';
import type { CursorTarget } from '../../../machines/eventDates/rules';
import { datesCardTexts as texts } from '../../../messages/screens/dateCards';
import { whenTexts } from '../../../messages/screens/when';
import { Button } from '../../base/Button';
import { cx } from '../../base/cx';
import { Icon } from '../../base/Icon';
import { IconButton } from '../../base/IconButton';
import type { EventDatesRef } from './useEventDates';

const MOVES: Readonly<Record<string, CursorTarget>> = {
  ArrowLeft: 'previousDay',
  ArrowRight: 'nextDay',
  ArrowUp: 'previousWeek',
  ArrowDown: 'nextWeek',
  Home: 'weekStart',
  End: 'weekEnd',
  PageUp: 'previousMonth',
  PageDown: 'nextMonth',
  'Shift+PageUp': 'previousYear',
  'Shift+PageDown': 'nextYear',
};

/** A table that the arrow keys walk is a grid: with this role screen readers leave those keys to the page. */
const GRID = { role: 'grid' } as const;

interface DayProps {
  readonly date: string;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  /** Of the month before or after the one shown. */
  readonly isOfOther: boolean;
  readonly isCursor: boolean;
  readonly isLocked: boolean;
  readonly onPress: (date: string) => void;
}

const Day = memo(function Day(props: DayProps) {
  const { date, isChosen, isToday, isOutside, isOfOther, isCursor, isLocked, onPress } = props;
  const label = [shownWeekday(date), isToday && texts.isToday, isOutside && texts.isOutside].filter(Boolean).join(', ');
  return (
    <td className="p-0.5">
      <button
        type="button"
        data-date={date}
        data-cursor={isCursor || undefined}
        tabIndex={isCursor ? 0 : -1}
        aria-label={label}
        aria-pressed={isChosen}
        aria-disabled={isLocked || (isOutside && !isChosen) || undefined}
        aria-current={isToday ? 'date' : undefined}
        className={cx(
          'relative flex h-9 w-full min-w-8 flex-col items-center justify-center rounded-md border text-base pointer-coarse:h-11',
          isChosen
            ? 'border-accent bg-accent font-semibold text-on-accent'
            : 'border-transparent not-aria-disabled:hover:border-line-strong not-aria-disabled:hover:bg-hover',
          !isChosen && (isOutside ? 'text-muted line-through decoration-1' : isOfOther ? 'text-muted' : 'text-ink'),
        )}
        onClick={() => onPress(date)}
      >
        <span className={cx('leading-none', isToday && 'underline decoration-2 underline-offset-3')}>
          {whenTexts.it.day(partsOf(date)[2])}
        </span>
        {isChosen && <Icon name="check" size={11} className="mt-0.5" />}
      </button>
    </td>
  );
});

/** Keys of the calendar: arrows, Home and End, Page keys. Space and Enter are the buttons' own. */
function useKeys(edits: EventDatesRef, cursor: string) {
  const grid = useRef<HTMLTableElement>(null);
  const moves = useRef(false);
  useLayoutEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      // A button would take mod+Enter, which is the page's, for a press.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const to = MOVES[event.shiftKey ? `Shift+${event.key}` : event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    moves.current = edits.getSnapshot().can({ type: 'cursor.move', to });
    edits.send({ type: 'cursor.move', to });
  };
  return { grid, onKeyDown };
}

function Heading({
  edits,
  cursor,
  id,
}: {
  readonly edits: EventDatesRef;
  readonly cursor: string;
  readonly id: string;
}) {
  const go = (to: CursorTarget) => edits.send({ type: 'cursor.move', to });
  return (
    <div className="mb-1 flex flex-wrap items-center gap-1">
      <IconButton icon="chevronLeft" label={texts.previousMonth} onClick={() => go('previousMonth')} />
      <span id={id} aria-live="polite" className="min-w-34 text-center font-semibold first-letter:uppercase">
        {shownMonth(cursor)}
      </span>
      <IconButton icon="chevronRight" label={texts.nextMonth} onClick={() => go('nextMonth')} />
      <span className="ml-auto flex gap-1">
        <Button size="small" variant="ghost" onClick={() => go('firstDay')}>
          {texts.firstDay}
        </Button>
        <Button size="small" variant="ghost" onClick={() => go('today')}>
          {texts.today}
        </Button>
      </span>
    </div>
  );
}

interface CalendarProps {
  readonly edits: EventDatesRef;
  readonly programme: Programme;
  readonly cursor: string;
  readonly today: string;
  readonly isLocked: boolean;
  /** Keep it the same from one key to the next. */
  readonly onPress: (date: string) => void;
}

/** The month under the cursor; each of its days is a button that chooses it or takes it off. */
export const Calendar = memo(function Calendar(props: CalendarProps) {
  const { edits, programme, cursor, today, isLocked, onPress } = props;
  const month = cursor.slice(0, 7);
  const weeks = useMemo(() => monthWeeks(`${month}-01`), [month]);
  const chosen = useMemo(() => new Set(programme.days), [programme.days]);
  const { grid, onKeyDown } = useKeys(edits, cursor);
  const headingId = useId();
  return (
    <section aria-label={texts.calendar} className="min-w-0">
      <Heading edits={edits} cursor={cursor} id={headingId} />
      <table ref={grid} aria-labelledby={headingId} className="w-full table-fixed" {...GRID} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {texts.shortWeekdays.map((name, day) => (
              <th
                key={name}
                scope="col"
                abbr={whenTexts.it.weekdays[day]}
                className="py-1 font-semibold text-muted text-xs"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  {...{ date, isLocked, onPress }}
                  isChosen={chosen.has(date)}
                  isToday={date === today}
                  isOutside={isOutside(programme, date)}
                  isOfOther={!date.startsWith(month)}
                  isCursor={date === cursor}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
