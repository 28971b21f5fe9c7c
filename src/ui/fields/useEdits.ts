import { useLayoutEffect, useState } from 'react';
import { type ActorRefFrom, type Observer, type Subscribable, type Subscription, toObserver } from 'xstate';
import type { Json } from '../../content/field/json';
import type { Edits, Given, Held, Left } from '../../machines/kit/edits';
import { createListeners } from '../../machines/kit/listeners';
import { type PendingContext, pendingMachine } from '../../machines/kit/pending';
import { useActorRef } from '../base/actors';
import type { FieldWidgetProps } from './types';

/** What a card shows at a moment, as selectors and commands ask a machine's snapshot. */
interface EditsSnapshot<G, Edit> {
  readonly context: G;
  can(edit: Edit): boolean;
  hasTag(tag: 'asking' | 'undoable'): boolean;
}

/** What a card says when an edit is made. */
type Told =
  | { readonly type: 'announced'; readonly text: string }
  | { readonly type: 'focus.wanted'; readonly to: string | number | null };

/** A card's edits over the value that its form has now. Commands mount it as they mount an actor. */
export interface EditsRef<G, Edit> extends Subscribable<EditsSnapshot<G, Edit>> {
  getSnapshot(): EditsSnapshot<G, Edit>;
  /** Writes the value after an edit into the form; one that is refused does nothing. */
  send(edit: Edit): void;
  on(type: '*', listener: (event: Told) => void): Subscription;
}

/**
 * What a card works on, out of its field's value and of what it keeps beside it. `before` is what it worked on last, or
 * has made of that, for what must go on being called the same.
 */
export type GivenBy<G extends Given> = (value: Json, held: Held<G>, before: G | null) => G;

interface Source<G extends Given> extends Pick<FieldWidgetProps, 'path' | 'context' | 'onBlur'> {
  onChange(value: G['value']): void;
}

type Pending = ActorRefFrom<typeof pendingMachine>;

function createEdits<G extends Given, Edit extends { readonly type: string }>(
  edits: Edits<G, Edit>,
  pending: Pending,
  firstSource: Source<G>,
  firstGiven: GivenBy<G>,
) {
  type Snapshot = EditsSnapshot<G, Edit>;
  let source = firstSource;
  let given = firstGiven;
  const snapshotOf = (value: Json, before: G | null) => {
    const held = pending.getSnapshot();
    const context = given(value, held.context as PendingContext & Held<G>, before);
    const can = (edit: Edit) => edits.can(context, edit);
    const snapshot: Snapshot = { context, can, hasTag: (tag) => held.hasTag(tag) };
    return { value, given, held, snapshot };
  };
  let last = snapshotOf(source.context.valueAt(source.path), null);
  // What it worked on last, or has made since: what the form has next is that, unless the form says otherwise.
  let before = last.snapshot.context;
  const observers = new Set<Observer<Snapshot>>();
  const listeners = createListeners<Told>();
  const getSnapshot = () => {
    const value = source.context.valueAt(source.path);
    if (value !== last.value || given !== last.given || pending.getSnapshot() !== last.held) {
      last = snapshotOf(value, before);
      before = last.snapshot.context;
    }
    return last.snapshot;
  };
  const hold = ({ question, wayBack }: Held<G>) => {
    if (question !== undefined || wayBack !== undefined) {
      pending.send({
        type: 'pending.set',
        ...(question !== undefined && { question }),
        ...(wayBack !== undefined && { wayBack }),
      });
    }
  };
  let told = last.snapshot;
  // What the card has made itself is no news to it.
  let expected = told.context;
  const notify = () => {
    const now = getSnapshot();
    if (now === told) return;
    const left = edits.left(expected, now.context);
    told = now;
    expected = now.context;
    hold(left);
    // Who listens has been told already of what is left.
    if (told === now) for (const observer of [...observers]) observer.next?.(now);
    tell(left);
  };

  const tell = ({ said, focus }: Left<G>) => {
    if (said !== undefined) listeners.tell({ type: 'announced', text: said });
    if (focus !== undefined) listeners.tell({ type: 'focus.wanted', to: focus });
  };
  const ref: EditsRef<G, Edit> = {
    getSnapshot,
    subscribe(listener) {
      const observer = toObserver(listener);
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
    on: (_all, listener) => ({ unsubscribe: listeners.subscribe(listener) }),
    send(edit) {
      const { context, can } = getSnapshot();
      if (!can(edit)) return;
      const outcome = edits.edited(context, edit);
      if (outcome.value !== undefined) {
        expected = { ...context, value: outcome.value };
        before = expected;
        source.onChange(outcome.value);
      }
      hold(outcome);
      if (outcome.isSettled === true) source.onBlur();
      tell(outcome);
    },
  };
  return {
    ref,
    notify,
    take(nextSource: Source<G>, nextGiven: GivenBy<G>) {
      source = nextSource;
      given = nextGiven;
      notify();
    },
  };
}

/**
 * A card's edits over the value at the field's path, whatever the form has there at the moment: nothing of it is kept
 * here but what the card asks and what it can bring back. `given` makes of the value what the edits work on; keep it one
 * function as long as it says the same.
 */
export function useEdits<G extends Given, Edit extends { readonly type: string }>(
  edits: Edits<G, Edit>,
  { path, context, onChange, onBlur }: Source<G>,
  given: GivenBy<G>,
): EditsRef<G, Edit> {
  const pending = useActorRef(pendingMachine);
  const [card] = useState(() => createEdits(edits, pending, { path, context, onChange, onBlur }, given));
  useLayoutEffect(
    () => card.take({ path, context, onChange, onBlur }, given),
    [card, path, context, onChange, onBlur, given],
  );
  useLayoutEffect(() => context.subscribe(card.notify), [card, context]);
  useLayoutEffect(() => {
    const subscription = pending.subscribe(card.notify);
    return () => subscription.unsubscribe();
  }, [card, pending]);
  return card.ref;
}
