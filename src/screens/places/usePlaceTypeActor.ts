import { useLayoutEffect, useRef } from 'react';
import { placeTypeForm } from '../../content/records/placeType';
import { usePorts } from '../ports';
import { type RecordActor, useFormActor } from '../records/useFormActor';

interface Opening {
  readonly id: number | 'new';
  /** Something was created or renamed. */
  readonly onSaved: () => void;
  readonly onClosed: () => void;
}

/** The form of a place type in its dialog, wired to application and session. */
export function usePlaceTypeActor({ id, ...callbacks }: Opening): RecordActor {
  const { placeTypes, uuid } = usePorts();
  const actor = useFormActor(placeTypes, { record: placeTypeForm, id, copyOf: null, keySeed: uuid() });
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  useLayoutEffect(() => {
    const subscriptions = [
      // What was typed while it was sent keeps the dialog open: it would be lost with it.
      actor.on('saved', ({ isTyped }) => {
        latest.current.onSaved();
        if (!isTyped) latest.current.onClosed();
      }),
      actor.on('go.back', () => latest.current.onClosed()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  return actor;
}
