import { useRef } from 'react';
import { mapResult, type Result } from '../../contract/result';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { useCommandKeys } from '../commands/useCommandKeys';
import { useLookup } from '../fields/useLookup';

/** Something that a list can be given, as it is offered. */
export interface Offer<Item> {
  readonly id: number;
  readonly label: string;
  readonly detail?: string;
  readonly item: Item;
}

interface ChooserProps<Item> {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  /** The command that puts the focus here. */
  readonly command: string;
  /** Characters before anything is looked up. */
  readonly minimum: number;
  readonly locked: boolean;
  readonly search: (text: string, signal: AbortSignal) => Promise<Result<readonly Offer<Item>[]>>;
  readonly onItem: (item: Item) => void;
}

/** Finds what a list is to be given, by what is typed; the box is empty again after each. */
export function Chooser<Item>(props: ChooserProps<Item>) {
  const { id, label, placeholder, command, minimum, locked, search, onItem } = props;
  const keys = useCommandKeys(command);
  // The box forgets its options as it closes, which is before it tells what was chosen.
  const offered = useRef<ReadonlyMap<number, Item>>(new Map());
  const lookup = useLookup(minimum, async (text, signal) =>
    mapResult(await search(text, signal), (offers) => {
      offered.current = new Map(offers.map((offer) => [offer.id, offer.item]));
      return offers.map(({ item: _item, ...option }) => ({ ...option, value: option.id }));
    }),
  );
  const choose = (chosen: ComboOption | null) => {
    const item = offered.current.get(Number(chosen?.id));
    if (item !== undefined) onItem(item);
  };
  return (
    <Field label={label} labelHidden id={id} className="min-w-56 flex-1">
      {(control) => (
        <LazyCombobox
          label={label}
          control={control}
          placeholder={keys === null ? placeholder : `${placeholder} (${keys})`}
          readOnly={locked}
          value={null}
          onValue={choose}
          {...lookup.box}
        />
      )}
    </Field>
  );
}
