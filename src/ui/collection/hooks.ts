import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { entriesOf } from '../../content/field/collection';
import type { NestedField } from '../../content/field/entries';
import { collectionMachine } from '../../machines/collection/machine';
import type { CollectionInput } from '../../machines/collection/types';
import { collectionTexts as texts } from '../../messages/screens/collection';
import { useActorRef } from '../base/actors';
import type { FieldContext, FieldWidgetProps } from '../fields/types';
import { focusInSight } from '../page/sight';

export type CollectionActor = ActorRefFrom<typeof collectionMachine>;

/** What every entry of a card is drawn with; one object as long as nothing in it changes. */
export interface EntryParts {
  readonly actor: CollectionActor;
  readonly field: NestedField;
  /** Path of the list. */
  readonly path: string;
  /** Id of the list; each entry's adds its own key to it. */
  readonly id: string;
  readonly language: string;
  readonly context: FieldContext;
  readonly onBlur: () => void;
}

/** The collection machine over the field's value, in both directions. `maximum` applies where the field declares none. */
export function useCollection(
  { value, field, readOnly, refusal, onChange }: FieldWidgetProps,
  input: Pick<CollectionInput, 'kind' | 'one' | 'hasMap' | 'maximum'>,
): CollectionActor {
  const reason = refusal ?? (readOnly ? texts.readOnly : null);
  const actor = useActorRef(collectionMachine, {
    input: { ...input, maximum: field.limit ?? input.maximum, entries: entriesOf(value), readOnly: reason },
  });
  useLayoutEffect(() => {
    const subscription = actor.on('value.changed', ({ entries }) => onChange(entries));
    return () => subscription.unsubscribe();
  }, [actor, onChange]);
  useLayoutEffect(() => actor.send({ type: 'value.set', entries: entriesOf(value) }), [actor, value]);
  useLayoutEffect(() => actor.send({ type: 'readOnly.set', reason }), [actor, reason]);
  return actor;
}

const FIRST_CONTROL = ['[aria-invalid="true"]', 'input', 'button'];

/** Puts the focus on an entry: where something is wrong, else on what can be typed, else on its first button. */
export function focusEntry(root: HTMLElement | null, key: string | null): void {
  const row = key === null ? root : root?.querySelector(`[data-entry="${key}"]`);
  const control = FIRST_CONTROL.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (control != null) focusInSight(control);
}

/** The focus goes where the machine wants it, once the page shows that and the confirmation is closed. */
export function useWantedFocus(actor: CollectionActor, root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0;
    const subscription = actor.on('focus.wanted', ({ key }) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => focusEntry(root.current, key));
    });
    return () => {
      cancelAnimationFrame(frame);
      subscription.unsubscribe();
    };
  }, [actor, root]);
}

/**
 * The field itself got the focus, as from F8: it goes on to the entry that `wrongKey` names, else to the first control.
 * `onLead` is called with the entry first, so that it can be opened.
 */
export function useFieldFocus(
  id: string,
  root: RefObject<HTMLElement | null>,
  wrongKey: () => string | null,
  onLead: (key: string) => void,
): void {
  const lead = useEffectEvent(() => {
    const key = wrongKey();
    if (key !== null) onLead(key);
    return key;
  });
  useLayoutEffect(() => {
    let frame = 0;
    const field = document.getElementById(id);
    const listen = () => {
      const key = lead();
      frame = requestAnimationFrame(() => focusEntry(root.current, key));
    };
    field?.addEventListener('focus', listen);
    // The field may have got the focus while this part of it was on its way.
    if (field !== null && document.activeElement === field) listen();
    return () => {
      cancelAnimationFrame(frame);
      field?.removeEventListener('focus', listen);
    };
  }, [id, root]);
}
