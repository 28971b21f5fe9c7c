import { useEffect, useSyncExternalStore } from 'react';
import { forms } from '../content/forms';
import { kindOf } from '../content/kinds/table';
import type { Content } from '../content/model/content';
import { contents } from '../content/registry';
import { noteField } from '../machines/entityActions/review';
import { Field } from '../ui/base/Field';
import { TextArea } from '../ui/base/TextArea';

/** The form of a content type; null until it has come. */
function useForm(area: string | null): Content | null {
  const form = useSyncExternalStore(forms.subscribe, () => (area === null ? null : forms.of({ area })));
  const head = contents.find((declared) => declared.area === area);
  useEffect(() => {
    // Whoever sends something back reads it by the same form, and says that it did not come.
    if (form === null && head !== undefined) forms.load(head).catch(() => undefined);
  }, [form, head]);
  return form;
}

export interface ReviewNoteProps {
  /** Of what is sent back. */
  readonly area: string | null;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

/** The reason that something is sent back with, where its content type keeps one. */
export function ReviewNote({ area, value, onValue }: ReviewNoteProps) {
  const content = useForm(area);
  const field = content === null ? null : noteField(content);
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
