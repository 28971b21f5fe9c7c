import type { RefObject } from 'react';
import { daysFilterOf, daysFilterValue } from '../../content/filterValue';
import type { FilterDeclaration, FilterValue } from '../../content/listing';
import { ui } from '../../messages/ui';
import { DayInput } from '../base/DayInput';
import { Field } from '../base/Field';
import { Icon } from '../base/Icon';
import { Select, type SelectOption } from '../base/Select';

/** Options of a filter, without the one that means 'all'. */
export interface FilterOptions {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly options: readonly SelectOption<FilterValue>[];
}

const NO_OPTIONS: FilterOptions = { state: 'ready', options: [] };

interface FilterProps {
  readonly filter: FilterDeclaration;
  readonly value: FilterValue;
  /** Absent for a filter that has its options declared, or none. */
  readonly source: FilterOptions | undefined;
  readonly onValue: (value: FilterValue) => void;
  readonly onApply: () => void;
  readonly selectRef: RefObject<HTMLSelectElement | null> | undefined;
}

function OptionsFailed() {
  return (
    <span className="text-warning" data-tip={ui.list.optionsFailed}>
      <Icon name="alert" size={16} />
      <span className="sr-only">{ui.list.optionsFailed}</span>
    </span>
  );
}

/** A filter's select. A chosen value whose option has not arrived stays chosen and shows its number. */
function FilterSelect({ filter, value, source = NO_OPTIONS, onValue, onApply, selectRef }: FilterProps) {
  const declared: FilterOptions['options'] = filter.options ?? source.options;
  const known = value === filter.all.value || declared.some((option) => option.value === value);
  const options: SelectOption<FilterValue>[] = [
    filter.all,
    ...declared,
    ...(known ? [] : [{ value, label: `${filter.label} ${value}` }]),
  ];
  return (
    <Field
      label={filter.label}
      className="min-w-36 flex-1 basis-36 sm:max-w-52"
      aside={source.state === 'failed' ? <OptionsFailed /> : undefined}
    >
      {(control) => (
        <Select
          {...control}
          {...(selectRef === undefined ? {} : { ref: selectRef })}
          aria-busy={source.state === 'loading' || undefined}
          value={value}
          options={options}
          onValue={onValue}
          onKeyDown={(event) => {
            // Some browsers open the list on Enter; here it applies the filters, as everywhere in the bar.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            onApply();
          }}
        />
      )}
    </Field>
  );
}

/** From which day to which; an end that the other one contradicts is emptied. */
function FilterDays({ filter, value, onValue }: FilterProps) {
  const { from, to } = daysFilterOf(value) ?? { from: null, to: null };
  const isBackward = (start: string | null, end: string | null) => start !== null && end !== null && end < start;
  const put = (days: { from: string | null; to: string | null }) => onValue(daysFilterValue(days));
  return (
    <fieldset className="flex min-w-70 flex-1 basis-70 gap-2 sm:max-w-80">
      <legend className="sr-only">{filter.label}</legend>
      <Field label={ui.list.daysFrom} className="flex-1">
        {(control) => (
          <DayInput
            {...control}
            value={from ?? ''}
            onValue={(day) => put({ from: day || null, to: isBackward(day || null, to) ? null : to })}
          />
        )}
      </Field>
      <Field label={ui.list.daysTo} className="flex-1">
        {(control) => (
          <DayInput
            {...control}
            value={to ?? ''}
            onValue={(day) => put({ from: isBackward(from, day || null) ? null : from, to: day || null })}
          />
        )}
      </Field>
    </fieldset>
  );
}

/** What narrows a list, as its kind wants it. */
export const Filter = (props: FilterProps) =>
  props.filter.kind === 'dates' ? <FilterDays {...props} /> : <FilterSelect {...props} />;
