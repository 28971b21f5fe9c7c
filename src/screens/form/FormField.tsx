import type { ReactNode } from 'react';
import type { FieldDeclaration } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { type FieldMark, FieldMarkContext, NO_MARK } from '../../ui/base/Field';
import type { FieldContext, FieldWidgetProps } from '../../ui/fields/types';
import { fieldWidgets } from '../../ui/fields/widgets';
import { controlId } from '../../ui/page/leadTo';
import { usePorts } from '../ports';

interface FormFieldProps
  extends Pick<
    FieldWidgetProps,
    'value' | 'error' | 'errorControl' | 'readOnly' | 'refusal' | 'required' | 'language'
  > {
  readonly field: FieldDeclaration;
  /** Where its value lives in what the form edits. */
  readonly path: string;
  /** What widgets know of form, user and site; one object as long as nothing in it changes. */
  readonly context: FieldContext;
  /** Without it, no mark. */
  readonly mark?: FieldMark;
  readonly aside?: ReactNode;
  /** Keep it the same from one key to the next, and `onBlur` too. */
  readonly onChange: (value: Json) => void;
  readonly onBlur: () => void;
}

/** One field of any form: its widget, by its kind. Give it what concerns it alone, so that a key redraws one field. */
export function FormField({ field, path, mark = NO_MARK, ...rest }: FormFieldProps) {
  const { fieldLookups } = usePorts();
  const Widget = fieldWidgets[field.kind];
  return (
    <FieldMarkContext value={mark}>
      <Widget {...rest} {...{ field, path }} id={controlId(path)} lookups={fieldLookups} />
    </FieldMarkContext>
  );
}
