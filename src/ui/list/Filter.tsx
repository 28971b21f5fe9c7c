import { type RefObject, useState } from 'react';
import type { LookupOption } from '../../content/field/field';
import { daysFilterOf, daysFilterValue, type FilterDeclaration, type FilterValue } from '../../content/lists/filter';
import { isCivilDate } from '../../content/when/civil';
import type { Result } from '../../contract/result';
import { listWidgetTexts } from '../../messages/ui/list';
import { uiTexts } from '../../messages/ui/ui';
import { DateInput } from '../base/DateInput';
import { Field } from '../base/Field';
import { Icon } from '../base/Icon';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { Select, type SelectOption } from '../base/Select';
import { MUNICIPALITIES_OFFERED } from '../fields/options';
import { useLookup } from '../fields/useLookup';

/** One of a filter's options; those of a tree have their level, from 0. */
interface ListedOption extends SelectOption<FilterValue> {
  readonly depth?: number;
}

/** Options of a filter, without the one that means 'all'. */
export interface FilterOptions {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly options: readonly ListedOption[];
  /** Finds further options by their name, for a filter that has too many to list. */
  readonly search?: (text: string) => Promise<Result<readonly LookupOption[]>>;
}

/** A select shows no levels: blanks that no browser drops stand for them. */
const indented = ({ depth = 0, ...option }: ListedOption): SelectOption<FilterValue> => ({
  ...option,
  label: `${'\u2003'.repeat(depth)}${option.label}`,
});

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
    <span className="text-warning" data-tip={listWidgetTexts.list.optionsFailed}>
      <Icon name="alert" size={16} />
      <span className="sr-only">{listWidgetTexts.list.optionsFailed}</span>
    </span>
  );
}

/** Stands for the options that are on their way: no filter has it for a value. */
const AWAITED = '\0';

/** A filter's select. A chosen value whose option has not arrived stays chosen and shows its number. */
function FilterSelect({ filter, value, source = NO_OPTIONS, onValue, onApply, selectRef }: FilterProps) {
  const declared: FilterOptions['options'] = filter.options ?? source.options;
  const awaited = source.state === 'loading' && declared.length === 0;
  const known = value === filter.all.value || declared.some((option) => option.value === value);
  const options: SelectOption<FilterValue>[] = [
    filter.all,
    ...declared.map(indented),
    ...(known ? [] : [{ value, label: `${filter.label} ${value}` }]),
    ...(awaited ? [{ value: AWAITED, label: uiTexts.loading, disabled: true }] : []),
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

interface FilterDayProps {
  readonly label: string;
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
}

/** One end of the days. What is no date stays, with what is wrong with it, and filters nothing. */
function FilterDay({ label, day, onDay }: FilterDayProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <Field label={label} className="min-w-34 flex-1" error={wrong === null ? null : uiTexts.date.wrong}>
      {(control) => (
        <DateInput
          control={control}
          label={label}
          value={wrong ?? day}
          readOnly={false}
          waits={false}
          onDate={(date) => {
            const isWrong = date !== null && !isCivilDate(date);
            setWrong(isWrong ? date : null);
            onDay(isWrong ? null : date);
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
    <fieldset className="flex min-w-[min(19rem,100%)] flex-1 basis-76 flex-wrap gap-2 sm:max-w-84">
      <legend className="sr-only">{filter.label}</legend>
      <FilterDay
        label={listWidgetTexts.list.daysFrom}
        day={from}
        onDay={(day) => put({ from: day, to: isBackward(day, to) ? null : to })}
      />
      <FilterDay
        label={listWidgetTexts.list.daysTo}
        day={to}
        onDay={(day) => put({ from: isBackward(from, day) ? null : from, to: day })}
      />
    </fieldset>
  );
}

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
function SearchedFilter({ filter, value, source, search, onValue }: SearchedFilterProps) {
  const lookup = useLookup(MINIMUM, search);
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
          {...lookup.box}
          most={MUNICIPALITIES_OFFERED}
        />
      )}
    </Field>
  );
}

/** What narrows a list, as its kind wants it. */
export function Filter(props: FilterProps) {
  const { source } = props;
  if (props.filter.kind === 'dates') return <FilterDays {...props} />;
  if (source?.search !== undefined) return <SearchedFilter {...props} source={source} search={source.search} />;
  return <FilterSelect {...props} />;
}
