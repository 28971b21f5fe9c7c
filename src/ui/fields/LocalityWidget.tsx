import { Field } from '../base/Field';
import { LocalityCombobox } from './LocalityCombobox';
import type { FieldWidgetProps } from './types';

/** The locality that something lies in. Source: document 3, section 3, Place. */
export function LocalityWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, lookups, onChange, onBlur } = props;
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) => (
        <LocalityCombobox
          {...{ control, label: field.label, value, lookups, onChange, onBlur }}
          readOnly={readOnly || refusal !== null}
        />
      )}
    </Field>
  );
}
