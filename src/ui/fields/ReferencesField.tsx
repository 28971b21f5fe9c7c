import type { LookupOption } from '../../content/field/field';
import { isWithheld } from '../../content/kinds/withheld';
import { displayTexts } from '../../messages/screens/displayText';
import { fieldTexts } from '../../messages/ui/fields';
import { Field } from '../base/Field';
import { LazyMultiCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import type { FieldWidgetProps } from './types';
import type { Lookup } from './useLookup';
import { asReferences, nameIn, type Reference } from './value';

interface ReferencesFieldProps {
  readonly props: FieldWidgetProps;
  readonly lookup: Lookup;
  readonly refusal: string | null;
  readonly placeholder: string;
  /** Most options offered at a time. */
  readonly most?: number;
  /** Whether each choice shows its number too. */
  readonly isNumbered?: boolean;
  /** Label of a reference that neither the item nor the look-up names. */
  readonly unknown: (id: number) => string;
}

const detailIn = (reference: Reference): string | undefined => {
  const province = nameIn(reference, 'province_short');
  return province === null ? undefined : `(${province})`;
};

const chosenOption = (
  reference: Reference,
  known: LookupOption | undefined,
  unknown: (id: number) => string,
): ComboOption => {
  const name = known?.label ?? nameIn(reference, 'name', 'nome', 'city', 'title') ?? unknown(reference.id);
  const detail = known?.depth === undefined ? (known?.detail ?? detailIn(reference)) : undefined;
  return { id: reference.id, label: detail === undefined ? name : `${name} ${detail}` };
};

/** A list of references chosen by typing: what was there stays as the server sent it, what is new comes as looked up. */
export function ReferencesField(own: ReferencesFieldProps) {
  const { props, lookup, refusal, placeholder, unknown, most, isNumbered = false } = own;
  const { field, id, value, error, readOnly, required, onChange, onBlur } = props;
  const references = asReferences(value);
  const isLocked = readOnly || refusal !== null;
  const chosen = (entry: Reference): ComboOption => {
    if (isWithheld(entry)) return { id: entry.id, label: displayTexts.withheld, isWithheld: true };
    const option = chosenOption(entry, lookup.optionOf(entry.id), unknown);
    return isNumbered ? { ...option, label: fieldTexts.contents.numbered(option.label, entry.id) } : option;
  };
  const { limit = Number.POSITIVE_INFINITY } = field;
  // A single choice is replaced by the next one; of several, one has to go first.
  const isFull = limit > 1 && references.length >= limit;
  const onValues = (values: readonly ComboOption[]) =>
    onChange(
      (limit === 1 ? values.slice(-1) : values).flatMap((option) => {
        const reference = references.find((entry) => entry.id === option.id) ?? lookup.optionOf(option.id)?.value;
        return reference === undefined ? [] : [reference];
      }),
    );
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) => (
        <LazyMultiCombobox
          {...{ label: field.label, control, placeholder, onValues, onBlur, readOnly: isLocked }}
          values={references.map(chosen)}
          {...lookup.box}
          options={isFull ? [] : lookup.box.options}
          empty={isFull ? fieldTexts.full(limit) : undefined}
          most={most}
        />
      )}
    </Field>
  );
}
