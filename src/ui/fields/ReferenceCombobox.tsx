import type { Json } from '../../content/field/json';
import type { OneReference } from '../../content/kinds/oneReference';
import { contentMinimum } from '../../contract/lookups';
import { fieldTexts } from '../../messages/ui/fields';
import type { ControlProps } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import { contentOption, mapResult } from './options';
import type { FieldLookups } from './types';
import { useLookup } from './useLookup';

const { placeholders, placeholder } = fieldTexts.contents;

interface ReferenceComboboxProps {
  readonly control: ControlProps;
  readonly label: string;
  /** What its values point to. */
  readonly to: OneReference;
  readonly value: Json;
  readonly readOnly: boolean;
  readonly lookups: Pick<FieldLookups, 'contents'>;
  readonly onChange: (value: Json) => void;
  readonly onBlur?: () => void;
}

/** One thing of an area, looked up from the second character on. Source: document 2, section 5. */
export function ReferenceCombobox({ to, value, lookups, onChange, ...native }: ReferenceComboboxProps) {
  const lookup = useLookup(contentMinimum(to.area), async (text, signal) =>
    mapResult(await lookups.contents(to.area, text, signal), (found) => found.map(contentOption(to.area))),
  );
  const chosen = to.read(value);
  return (
    <LazyCombobox
      {...native}
      placeholder={placeholders[to.area] ?? placeholder}
      value={chosen === null ? null : { id: chosen.id, label: chosen.name }}
      onValue={(option) => onChange(option === null ? null : to.write({ id: Number(option.id), name: option.label }))}
      options={lookup.options}
      state={lookup.state}
      failure={lookup.failure}
      minimum={lookup.minimum}
      onType={lookup.onType}
    />
  );
}
