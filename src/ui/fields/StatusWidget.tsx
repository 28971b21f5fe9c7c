import { statusChoiceNames } from '../../messages/screens/content';
import { fieldTexts } from '../../messages/ui/fields';
import { Field } from '../base/Field';
import { Select } from '../base/Select';
import { TextInput } from '../base/TextInput';
import type { FieldContext, FieldWidgetProps } from './types';

interface StatusChoice {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
}

const nameOf = (status: number): string => statusChoiceNames[status] ?? fieldTexts.status.unknown(status);

/**
 * The statuses to choose from, the present one always among them. A negative id is shown and can't be chosen: the
 * status is its absolute value. Source: document 1, section 4.
 */
export function statusChoices(
  present: number | null,
  statusOptions: FieldContext['statusOptions'],
): readonly StatusChoice[] {
  const choices = statusOptions.map(({ id, name, active }) => {
    const value = Math.abs(id);
    const barred = id < 0 || active === false || active === 0;
    return { value, label: name === '' ? nameOf(value) : name, disabled: barred && value !== present };
  });
  const isKnown = present === null || choices.some(({ value }) => value === present);
  return isKnown ? choices : [{ value: present, label: nameOf(present), disabled: false }, ...choices];
}

/** The publication status in the shown language. */
export function StatusWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, context, onChange, onBlur } = props;
  const present = typeof value === 'number' ? value : null;
  const options = statusChoices(present, context.statusOptions).map((choice) =>
    choice.disabled ? { ...choice, label: `${choice.label} — ${fieldTexts.status.barred}` } : choice,
  );
  const isLocked = readOnly || refusal !== null;
  const hint = context.publishRefusal ?? field.hint;
  return (
    <Field {...{ label: field.label, id, hint, error, refusal, required }}>
      {(control) =>
        isLocked ? (
          <TextInput {...control} value={present === null ? '' : nameOf(present)} onValue={onChange} readOnly />
        ) : (
          <Select {...control} options={options} value={present} onValue={onChange} onBlur={onBlur} />
        )
      }
    </Field>
  );
}
