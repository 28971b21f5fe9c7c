import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { FilterDeclaration, FilterValue } from '../../content/lists/filter';
import { listWidgetTexts } from '../../messages/ui/list';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { TextInput } from '../base/TextInput';
import { Filter, type FilterOptions } from './Filter';

export interface FilterBarProps {
  readonly filters: readonly FilterDeclaration[];
  /** Chosen values, ahead of those applied. */
  readonly values: Readonly<Record<string, FilterValue>>;
  /** By filter name; a filter with declared options needs none. */
  readonly options: Readonly<Record<string, FilterOptions>>;
  readonly onFilter: (name: string, value: FilterValue) => void;
  /** Text of the search box, its label, and how far its search is on its way; null for a list without one. */
  readonly search: {
    readonly label: string;
    readonly text: string;
    readonly ahead?: 'pausing' | 'loading' | null;
  } | null;
  readonly onSearch: (text: string) => void;
  /** The arrow down in the search box: on to the rows found. */
  readonly onRows?: (() => void) | undefined;
  /** 'Filtra', and Enter anywhere in the bar. */
  readonly onApply: () => void;
  /** 'Annulla Filtri'. */
  readonly onClear: () => void;
  /** For the key that goes to the search box. */
  readonly searchRef?: RefObject<HTMLInputElement | null> | undefined;
  /** For the key that goes to the filters: the first one. */
  readonly filtersRef?: RefObject<HTMLSelectElement | null> | undefined;
  /** At the end: the button that creates. */
  readonly children?: ReactNode;
}

interface SearchBoxProps extends Pick<FilterBarProps, 'onSearch' | 'onRows' | 'searchRef'> {
  readonly search: NonNullable<FilterBarProps['search']>;
}

/** For the eyes: of the rows that come the table tells, and typing is not to be talked into. */
function Ahead({ ahead }: { readonly ahead: 'pausing' | 'loading' }) {
  return (
    <span data-ahead={ahead} aria-hidden="true" className="text-xs whitespace-nowrap text-muted">
      {listWidgetTexts.list.searchAhead[ahead]}
    </span>
  );
}

function SearchBox({ search, onSearch, onRows, searchRef }: SearchBoxProps) {
  const toRows = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onRows === undefined || event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.blur();
    onRows();
  };
  return (
    <Field
      label={search.label}
      aside={search.ahead ? <Ahead ahead={search.ahead} /> : undefined}
      className="min-w-44 max-w-2xl flex-[2_1_14rem]"
    >
      {(control) => (
        <TextInput
          {...control}
          {...(searchRef === undefined ? {} : { ref: searchRef })}
          type="search"
          icon="search"
          value={search.text}
          onValue={onSearch}
          onKeyDown={toRows}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}

/** Search box and filters of a list, as far as it has them. Source: document 2, 'Common list behaviour'. */
export function FilterBar(props: FilterBarProps) {
  const { filters, values, options, onFilter, search, onSearch, onApply, onClear, searchRef, filtersRef } = props;
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-x-3 gap-y-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        {search !== null && (
          <SearchBox search={search} onSearch={onSearch} onRows={props.onRows} searchRef={searchRef} />
        )}
        {filters.map((filter, index) => (
          <div key={filter.name} data-filter={filter.name} className="contents">
            <Filter
              filter={filter}
              value={values[filter.name] ?? filter.all.value}
              source={options[filter.name]}
              onValue={(value) => onFilter(filter.name, value)}
              onApply={onApply}
              selectRef={index === 0 ? filtersRef : undefined}
            />
          </div>
        ))}
        {(filters.length > 0 || search !== null) && (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <Button type="submit" icon="filter" className="max-sm:flex-1">
              {listWidgetTexts.list.apply}
            </Button>
            <Button variant="ghost" onClick={onClear} className="max-sm:flex-1">
              {listWidgetTexts.list.clear}
            </Button>
          </div>
        )}
        {props.children !== undefined && (
          <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{props.children}</div>
        )}
      </form>
    </search>
  );
}
