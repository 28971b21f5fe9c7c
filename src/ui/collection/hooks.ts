import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Entry, entriesOf } from '../../content/field/collection';
import type { NestedField } from '../../content/field/entries';
import type { Json } from '../../content/field/json';
import { addingRefusal, type CollectionEdit, collectionEdits } from '../../machines/collection/edits';
import {
  type CollectionFacts,
  type CollectionGiven,
  type KeyedList,
  NO_LIST,
  valuesOf,
  withKeys,
} from '../../machines/collection/rules';
import { collectionTexts as texts } from '../../messages/screens/collection';
import { useEmitted } from '../base/actors';
import type { FieldContext, FieldWidgetProps } from '../fields/types';
import { type EditsRef, type GivenBy, useEdits } from '../fields/useEdits';
import { focusInSight } from '../page/sight';

export type CollectionRef = EditsRef<CollectionGiven, CollectionEdit>;

/** What every entry of a card is drawn with; one object as long as nothing in it changes. */
export interface EntryParts {
  readonly edits: CollectionRef;
  readonly field: NestedField;
  /** Path of the list. */
  readonly path: string;
  /** Id of the list; each entry's adds its own key to it. */
  readonly id: string;
  readonly language: string;
  readonly context: FieldContext;
  readonly onBlur: () => void;
}

const asEntries = (entries: readonly Entry[]): Json => entries;

/**
 * The edits of a list over the field's value. `maximum` applies where the field declares none. `read` and `written` lead
 * from the value to its entries and back; keep each one function as long as it says the same.
 */
export function useCollection(
  { path, field, context, readOnly, refusal, onChange, onBlur }: FieldWidgetProps,
  { kind, one, hasMap, maximum: most }: Omit<CollectionFacts, 'readOnly'>,
  { read, written } = { read: entriesOf, written: asEntries },
): CollectionRef {
  const maximum = field.limit ?? most;
  const reason = refusal ?? (readOnly ? texts.readOnly : null);
  const given = useCallback<GivenBy<CollectionGiven>>(
    (value, { question = null, wayBack = null }, before) => ({
      ...{ kind, one, hasMap, maximum, readOnly: reason, question, wayBack },
      value: withKeys(kind, before?.value ?? NO_LIST, read(value)),
    }),
    [kind, one, hasMap, maximum, reason, read],
  );
  const write = useCallback(({ entries }: KeyedList) => onChange(written(valuesOf(entries))), [onChange, written]);
  return useEdits(collectionEdits, { path, context, onChange: write, onBlur }, given);
}

/** Why nothing can be added now, whatever a question may ask: what it covers does not change beneath it. */
export const useAddingRefusal = (edits: CollectionRef): string | null =>
  useSelector(edits, ({ context }) => addingRefusal({ ...context, question: null }));

const FIRST_CONTROL = ['[aria-invalid="true"]', 'input', 'button'];

/** Puts the focus on an entry: where something is wrong, else on what can be typed, else on its first button. */
export function focusEntry(root: HTMLElement | null, key: string | number | null): void {
  const row = key === null ? root : root?.querySelector(`[data-entry="${key}"]`);
  const control = FIRST_CONTROL.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (control != null) focusInSight(control);
}

/** The focus goes where an edit wants it, once the page shows that and the confirmation is closed. */
export function useWantedFocus(edits: CollectionRef, root: RefObject<HTMLElement | null>): void {
  const frame = useRef(0);
  useEmitted(edits, {
    'focus.wanted': ({ to }) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => focusEntry(root.current, to));
    },
  });
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
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
