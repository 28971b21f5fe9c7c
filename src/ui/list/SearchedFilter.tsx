import { useState } from 'react';
import type { FilterDeclaration, FilterValue } from '../../content/model/filter';
import type { LookupActors } from '../../machines/lookup/types';
import { listWidgetTexts } from '../../messages/ui/list';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { MUNICIPALITIES_OFFERED } from '../fields/options';
import { useLookup } from '../fields/useLookup';
import type { FilterOptions } from './Filter';

/** Characters from which a municipality is searched. Source: contract, 'Shared look-ups'. */
const MINIMUM = 2;

interface SearchedFilterProps {
  readonly filter: FilterDeclaration;
  readonly value: FilterValue;
  /** The chosen option alone; the others are searched. */
  readonly source: FilterOptions;
  readonly search: NonNullable<FilterOptions['search']>;
  readonly onValue: (value: FilterValue) => void;
}

/** A filter with too many options for a list: they are found by typing. A chosen one that has no name yet shows its number. */
export function SearchedFilter({ filter, value, source, search, onValue }: SearchedFilterProps) {
  const find: LookupActors['search'] = ({ text }) => search(text);
  const lookup = useLookup({ minimum: MINIMUM }, find, false);
  const [chosen, setChosen] = useState<ComboOption | null>(null);
  const named = source.options.find((option) => option.value === value)?.label;
  const label = named ?? (chosen?.id === value ? chosen.label : `${filter.label} ${value}`);
  return (
    <Field label={filter.label} className="min-w-36 flex-1 basis-36 sm:max-w-52">
      {(control) => (
        <LazyCombobox
          label={filter.label}
          control={control}
          placeholder={listWidgetTexts.list.searched(filter.all.label)}
          value={value === filter.all.value ? null : { id: Number(value), label }}
          onValue={(option) => {
            setChosen(option);
            onValue(option === null ? filter.all.value : Number(option.id));
          }}
          options={lookup.options}
          state={lookup.state}
          failure={lookup.failure}
          minimum={lookup.minimum}
          most={MUNICIPALITIES_OFFERED}
          onType={lookup.onType}
        />
      )}
    </Field>
  );
}
