import { choiceLabel, choiceOf } from '../../content/kinds/choice';
import { fieldTexts } from '../../messages/ui/fields';
import { Field } from '../base/Field';
import { Select } from '../base/Select';
import { TextInput } from '../base/TextInput';
import type { FieldWidgetProps } from './types';

/** One of the declared options, or none; a value that another server sent and nobody declared stands among them. */
export function SelectWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, onChange, onBlur } = props;
  const present = choiceOf(value);
  const declared = (field.options ?? []).map((option) => ({ value: String(option.value), label: option.label }));
  const isDeclared = present === '' || declared.some((option) => option.value === present);
  const options = [
    { value: '', label: fieldTexts.select.none },
    ...(isDeclared ? [] : [{ value: present, label: choiceLabel(value, field) }]),
    ...declared,
  ];
  const choose = (choice: string) => {
    if (choice === present) return;
    onChange(field.options?.find((option) => String(option.value) === choice)?.value ?? null);
  };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) =>
        readOnly || refusal !== null ? (
          <TextInput {...control} value={choiceLabel(value, field)} onValue={choose} readOnly />
        ) : (
          <Select {...control} options={options} value={present} onValue={choose} onBlur={onBlur} />
        )
      }
    </Field>
  );
}
