import type { Json } from '../../content/model/types';
import { displayTexts } from '../../messages/screens/displayText';
import { fieldTexts } from '../../messages/ui/fields';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { RadioGroup } from '../base/RadioGroup';
import type { FieldWidgetProps } from './types';
import { useLookup } from './useLookup';

const { choice: texts } = fieldTexts;
const { active } = displayTexts;

const WHOLE = { minimum: 0, whole: true } as const;

const unknownOption = (value: Json): ComboOption | null =>
  typeof value === 'string' || typeof value === 'number' ? { id: value, label: texts.unknown(value) } : null;

/** One of the list that the field declares: a role, a desk. */
export function ChoiceWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, lookups, onChange, onBlur } = props;
  const { source } = field;
  if (source === undefined) throw new Error(`'${field.path}' names no list to choose from`);
  const lookup = useLookup(WHOLE, (_, signal) => lookups.choices(source, signal), true);
  const chosen = lookup.all?.find((option) => option.value === value);
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) => (
        <LazyCombobox
          {...{ label: field.label, control, onBlur, readOnly: readOnly || refusal !== null }}
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

/** Attivo or Non Attivo. Source: document 1, section 4. */
export function ActiveWidget(props: FieldWidgetProps) {
  const { field, value, error, readOnly, refusal, required, onChange } = props;
  return (
    <RadioGroup
      inline
      label={field.label}
      {...{ error, refusal, required, readOnly: readOnly || refusal !== null }}
      value={value === 1 ? 1 : 0}
      options={[
        { value: 1, label: active.yes },
        { value: 0, label: active.no },
      ]}
      onValue={onChange}
    />
  );
}
