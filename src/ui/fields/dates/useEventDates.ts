import { useCallback, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { romeDate } from '../../../content/when/civil';
import { eventDatesMachine } from '../../../machines/eventDates/machine';
import { reason } from '../../../machines/eventDates/refusals';
import type { EventDatesEvent } from '../../../machines/eventDates/types';
import { datesCardTexts } from '../../../messages/screens/dateCards';
import { useActorRef } from '../../base/actors';
import type { FieldWidgetProps } from '../types';

export type EventDatesActor = ActorRefFrom<typeof eventDatesMachine>;

/** The machine of an event's days over the field's value, in both directions. */
export function useEventDates({ value, readOnly, refusal, onChange }: FieldWidgetProps): EventDatesActor {
  const reason = refusal ?? (readOnly ? datesCardTexts.readOnly : null);
  const [today] = useState(() => romeDate(Date.now()));
  const actor = useActorRef(eventDatesMachine, { input: { value, readOnly: reason, today } });
  useLayoutEffect(() => {
    const subscription = actor.on('value.changed', ({ value: next }) => onChange(next));
    return () => subscription.unsubscribe();
  }, [actor, onChange]);
  useLayoutEffect(() => actor.send({ type: 'value.set', value }), [actor, value]);
  useLayoutEffect(() => actor.send({ type: 'readOnly.set', reason }), [actor, reason]);
  return actor;
}

/** What was last said about the days, for a live region; and what sends an event, or says why it is refused. */
export function useSaid(actor: EventDatesActor) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const subscription = actor.on('announced', ({ text: next }) => setText(next));
    return () => subscription.unsubscribe();
  }, [actor]);
  const send = useCallback(
    (event: EventDatesEvent) => {
      const refusal = reason(actor.getSnapshot(), event);
      if (refusal !== null) setText(refusal);
      else actor.send(event);
    },
    [actor],
  );
  return { text, send };
}
