import { useCallback, useState } from 'react';
import { romeDate } from '../../../content/when/civil';
import { programmeOf } from '../../../content/when/programme';
import { type EventDatesEdit, eventDatesEdits } from '../../../machines/eventDates/edits';
import { cursorOn, type EventDatesGiven } from '../../../machines/eventDates/rules';
import { datesCardTexts } from '../../../messages/screens/dateCards';
import { useEmitted } from '../../base/actors';
import type { FieldWidgetProps } from '../types';
import { type EditsRef, type GivenBy, useEdits } from '../useEdits';

export type EventDatesRef = EditsRef<EventDatesGiven, EventDatesEdit>;

/** Edits of an event's days over the field's value, and the day under the cursor of the calendar, which is the card's. */
export function useEventDates(widget: FieldWidgetProps): EventDatesRef {
  const { value, readOnly, refusal } = widget;
  const reason = refusal ?? (readOnly ? datesCardTexts.readOnly : null);
  const [today] = useState(() => romeDate(Date.now()));
  const { start } = programmeOf(value);
  const [calendar, setCalendar] = useState({ start, cursor: cursorOn(today, null, start) });
  const cursor = cursorOn(calendar.cursor, calendar.start, start);
  if (start !== calendar.start) setCalendar({ start, cursor });
  const given: GivenBy<EventDatesGiven> = useCallback(
    (json, { question = null }) => ({
      value: json,
      programme: programmeOf(json),
      readOnly: reason,
      today,
      cursor,
      question,
    }),
    [reason, today, cursor],
  );
  const edits = useEdits(eventDatesEdits, widget, given);
  useEmitted(edits, {
    'focus.wanted': ({ to }) => {
      if (typeof to === 'string') setCalendar((before) => ({ ...before, cursor: to }));
    },
  });
  return edits;
}

/** What was last said about the days, for a live region; and what makes an edit, or says why it is refused. */
export function useSaid(edits: EventDatesRef) {
  const [text, setText] = useState('');
  useEmitted(edits, { announced: (event) => setText(event.text) });
  const send = useCallback(
    (edit: EventDatesEdit) => {
      const refusal = eventDatesEdits.reason(edits.getSnapshot(), edit);
      if (refusal !== null) setText(refusal);
      else edits.send(edit);
    },
    [edits],
  );
  return { text, send };
}
