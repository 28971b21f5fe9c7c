import { useLayoutEffect, useState } from 'react';
import { type Observer, type Subscribable, toObserver } from 'xstate';
import type { Json } from '../../content/field/json';
import type { Edits } from '../../machines/kit/edits';
import type { FieldWidgetProps } from './types';

/** What a card shows at a moment, as selectors and commands ask a machine's snapshot. */
interface EditsSnapshot<Given, Edit> {
  readonly context: Given;
  can(edit: Edit): boolean;
  hasTag(): boolean;
}

/** A card's edits over the value that its form has now. Commands mount it as they mount an actor. */
export interface EditsRef<Given, Edit> extends Subscribable<EditsSnapshot<Given, Edit>> {
  getSnapshot(): EditsSnapshot<Given, Edit>;
  /** Writes the value after an edit into the form; one that is refused does nothing. */
  send(edit: Edit): void;
}

type Source = Pick<FieldWidgetProps, 'path' | 'context' | 'onChange'>;

function createEdits<Given extends { readonly value: unknown }, Edit extends { readonly type: string }>(
  edits: Edits<Given, Edit>,
  firstSource: Source,
  firstGiven: (value: Json) => Given,
) {
  let source = firstSource;
  let given = firstGiven;
  const snapshotOf = (value: Json) => {
    const context = given(value);
    const can = (edit: Edit) => edits.can(context, edit);
    return { value, given, snapshot: { context, can, hasTag: () => false } };
  };
  let last = snapshotOf(source.context.valueAt(source.path));
  const observers = new Set<Observer<typeof last.snapshot>>();
  const getSnapshot = () => {
    const value = source.context.valueAt(source.path);
    if (value !== last.value || given !== last.given) last = snapshotOf(value);
    return last.snapshot;
  };
  let told = last.snapshot;
  const notify = () => {
    const now = getSnapshot();
    if (now === told) return;
    told = now;
    for (const observer of [...observers]) observer.next?.(now);
  };
  const ref: EditsRef<Given, Edit> = {
    getSnapshot,
    subscribe(listener) {
      const observer = toObserver(listener);
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
    send(edit) {
      const { context, can } = getSnapshot();
      if (can(edit)) source.onChange(edits.edited(context, edit) as Json);
    },
  };
  return {
    ref,
    notify,
    take(nextSource: Source, nextGiven: (value: Json) => Given) {
      source = nextSource;
      given = nextGiven;
      notify();
    },
  };
}

/**
 * A card's edits over the value at the field's path, whatever the form has there at the moment: nothing of it is kept here.
 * `given` makes of the value what the edits work on; keep it one function as long as it says the same.
 */
export function useEdits<Given extends { readonly value: unknown }, Edit extends { readonly type: string }>(
  edits: Edits<Given, Edit>,
  { path, context, onChange }: Source,
  given: (value: Json) => Given,
): EditsRef<Given, Edit> {
  const [card] = useState(() => createEdits(edits, { path, context, onChange }, given));
  useLayoutEffect(() => card.take({ path, context, onChange }, given), [card, path, context, onChange, given]);
  useLayoutEffect(() => context.subscribe(card.notify), [card, context]);
  return card.ref;
}
