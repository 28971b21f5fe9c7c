import { kindOf } from '../content/kinds/table';
import { contents } from '../content/registry';
import { noteField } from '../machines/entityActions/review';
import { Field } from '../ui/base/Field';
import { TextArea } from '../ui/base/TextArea';

export interface ReviewNoteProps {
  /** Of what is sent back. */
  readonly area: string | null;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

/** The reason that something is sent back with, where its content type keeps one. */
export function ReviewNote({ area, value, onValue }: ReviewNoteProps) {
  const content = contents.find((declared) => declared.area === area);
  const field = content === undefined ? null : noteField(content);
  if (field === null) return null;
  const { label, limit, hint } = field;
  return (
    <Field
      label={label}
      hint={hint}
      error={kindOf(field).problem(value, field)}
      counter={limit === undefined ? undefined : { used: value.length, limit }}
      className="mt-3"
    >
      {(control) => <TextArea {...control} value={value} onValue={onValue} />}
    </Field>
  );
}
