import type { Json } from '../../content/field/json';
import { LOCALITY, type OneReference, PLACE } from '../../content/kinds/oneReference';
import { isWithheld } from '../../content/kinds/withheld';
import { contentMinimum } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { mapResult } from '../../contract/result';
import { fieldTexts } from '../../messages/ui/fields';
import { type ControlProps, Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import { contentOption } from './options';
import type { FieldLookups, FieldWidgetProps } from './types';
import { useLookup } from './useLookup';
import { nameIn } from './value';

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
function ReferenceCombobox({ to, value, lookups, onChange, ...native }: ReferenceComboboxProps) {
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
      {...lookup.box}
    />
  );
}

/** What is said of a value that the user may not see, and of one that comes without any name: what it points to is gone. */
function valueNote(value: Json): string | null {
  if (isWithheld(value)) return fieldTexts.contents.withheld;
  if (!isPlainObject(value) || typeof value.id !== 'number') return null;
  return nameIn(value, 'name', 'nome', 'title') === null ? fieldTexts.contents.missing([value.id]) : null;
}

function ReferenceWidget({ to, ...props }: FieldWidgetProps & { readonly to: OneReference }) {
  const { field, id, value, error, readOnly, refusal, required, lookups, onChange, onBlur } = props;
  const hint = valueNote(value) ?? field.hint;
  return (
    <Field {...{ label: field.label, id, hint, error, refusal, required }}>
      {(control) => (
        <ReferenceCombobox
          {...{ control, label: field.label, to, value, lookups, onChange, onBlur }}
          readOnly={readOnly || refusal !== null}
        />
      )}
    </Field>
  );
}

/** The locality that something lies in. Source: document 3, section 3, Place. */
export const LocalityWidget = (props: FieldWidgetProps) => <ReferenceWidget {...props} to={LOCALITY} />;

/** The point of interest that something is about. Source: document 2, section 3, Itinerary. */
export const PlaceWidget = (props: FieldWidgetProps) => <ReferenceWidget {...props} to={PLACE} />;
