import type { Json } from '../../content/model/types';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { LookupActors, LookupOption } from '../../machines/lookup/types';
import { recordTexts } from '../../messages/screens/records';
import { Field } from '../../ui/base/Field';
import { LazyCombobox, LazyMultiCombobox } from '../../ui/base/lazyComboboxes';
import type { ComboOption } from '../../ui/base/options';
import { categoryOptions, mapResult } from '../../ui/fields/options';
import { useLookup } from '../../ui/fields/useLookup';
import { asReferences, nameIn } from '../../ui/fields/value';
import { type Ports, usePorts } from '../ports';
import { controlId, type RecordWidgetProps } from './types';

const { choice: texts } = recordTexts;

const WHOLE = { minimum: 0, whole: true } as const;

/** Category group of the destinations. Source: document 2, 'Option lists'. */
const DESTINATIONS = 2;
/** What each list of options loads, and what the record keeps of the chosen one: a role's name, a desk's number. */
function searchOf({ administration, fieldLookups }: Ports, options: string | undefined): LookupActors['search'] {
  if (options === 'destinations')
    return async () =>
      mapResult(await fieldLookups.categories(DESTINATIONS, INTERFACE_LANGUAGE), (tree) =>
        categoryOptions(tree, INTERFACE_LANGUAGE),
      );
  return async (_, signal) => {
    const port = await administration();
    const isRole = options === 'roles';
    return mapResult(await (isRole ? port.roles(signal) : port.desks(signal)), (found) =>
      found.map(({ id, name, label }): LookupOption => ({ id, label, value: isRole ? name : id })),
    );
  };
}

const unknownOption = (value: Json): ComboOption | null =>
  typeof value === 'string' || typeof value === 'number' ? { id: value, label: texts.unknown(value) } : null;

/** One of a list: a role, a desk. */
export function ChoiceWidget(props: RecordWidgetProps) {
  const { field, value, error, readOnly, required, onChange, onBlur } = props;
  const lookup = useLookup(WHOLE, searchOf(usePorts(), field.options), true);
  const chosen = lookup.all?.find((option) => option.value === value);
  return (
    <Field {...{ label: field.label, id: controlId(field.name), hint: field.hint, error, required }}>
      {(control) => (
        <LazyCombobox
          {...{ label: field.label, control, onBlur, readOnly }}
          placeholder={texts.placeholder}
          clearable={false}
          value={lookup.all === null ? null : (chosen ?? unknownOption(value))}
          onValue={(option) => option !== null && onChange(lookup.optionOf(option.id)?.value)}
          options={lookup.options}
          state={lookup.state}
          failure={lookup.failure}
          minimum={lookup.minimum}
          onType={lookup.onType}
        />
      )}
    </Field>
  );
}

/** Several of a list: destinations. */
export function ChoicesWidget(props: RecordWidgetProps) {
  const { field, value, error, readOnly, required, onChange, onBlur } = props;
  const lookup = useLookup(WHOLE, searchOf(usePorts(), field.options), true);
  const references = asReferences(value);
  const values = references.map((entry) => ({
    id: entry.id,
    label: lookup.optionOf(entry.id)?.label ?? nameIn(entry, 'name') ?? texts.unknown(entry.id),
  }));
  const kept = (option: ComboOption): Json => ({ id: Number(option.id), name: option.label });
  return (
    <Field {...{ label: field.label, id: controlId(field.name), hint: field.hint, error, required }}>
      {(control) => (
        <LazyMultiCombobox
          {...{ label: field.label, control, onBlur, readOnly, values }}
          placeholder={texts.placeholder}
          onValues={(options) => onChange(options.map(kept))}
          options={lookup.options}
          state={lookup.state}
          failure={lookup.failure}
          minimum={lookup.minimum}
          onType={lookup.onType}
        />
      )}
    </Field>
  );
}
