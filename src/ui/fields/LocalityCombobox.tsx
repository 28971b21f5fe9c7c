import { LOCALITY_AREA, localityOf } from '../../content/kinds/locality';
import type { Json } from '../../content/model/types';
import { contentMinimum } from '../../contract/lookups';
import { stopsTexts as texts } from '../../messages/screens/stops';
import type { ControlProps } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import { contentOption, mapResult } from './options';
import type { FieldLookups } from './types';
import { useLookup } from './useLookup';

const LOOKUP = { minimum: contentMinimum(LOCALITY_AREA) } as const;

interface LocalityComboboxProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: Json;
  readonly readOnly: boolean;
  readonly lookups: Pick<FieldLookups, 'contents'>;
  readonly onChange: (locality: Json) => void;
  readonly onBlur?: () => void;
}

/** One locality, looked up from the second character on. Source: document 2, section 5. */
export function LocalityCombobox({ value, lookups, onChange, ...native }: LocalityComboboxProps) {
  const search = async ({ text }: { readonly text: string }, signal: AbortSignal) =>
    mapResult(await lookups.contents(LOCALITY_AREA, text, signal), (found) => found.map(contentOption));
  const lookup = useLookup(LOOKUP, search, false);
  const chosen = localityOf(value);
  return (
    <LazyCombobox
      {...native}
      placeholder={texts.localityPlaceholder}
      value={chosen === null ? null : { id: chosen.id, label: chosen.name }}
      onValue={(option) => onChange(option === null ? null : { id: Number(option.id), name: option.label })}
      options={lookup.options}
      state={lookup.state}
      failure={lookup.failure}
      minimum={lookup.minimum}
      onType={lookup.onType}
    />
  );
}
