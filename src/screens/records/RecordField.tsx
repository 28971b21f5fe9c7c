import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import type { RecordField as Field } from '../../content/model/record';
import type { Json } from '../../content/model/types';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { isRequired, shownProblem, takesInput, wrongControl } from '../../machines/record/rules';
import type { FieldContext } from '../../ui/fields/types';
import { FormField } from '../form/FormField';
import type { RecordActor } from './useRecordActor';

interface RecordFieldProps {
  readonly actor: RecordActor;
  readonly field: Field;
  readonly context: FieldContext;
  /** Language of its text, where it is not the interface's. */
  readonly language?: string | undefined;
}

/** One field of a record's form. It follows its own value only: a key typed in another field does not redraw it. */
export const RecordField = memo(function RecordField({ actor, field, context, language }: RecordFieldProps) {
  const { path } = field;
  const value = useSelector(actor, (snapshot) => snapshot.context.item?.[path]);
  const error = useSelector(actor, (snapshot) => shownProblem(snapshot.context, path));
  const errorControl = useSelector(actor, (snapshot) => wrongControl(snapshot.context, path));
  const required = useSelector(
    actor,
    ({ context: { item, record } }) => item !== null && isRequired(field, item, record),
  );
  const readOnly = useSelector(
    actor,
    (snapshot) => !snapshot.hasTag('editable') || !takesInput(snapshot.context, path),
  );
  const change = useCallback(
    (next: Json) => actor.send({ type: 'field.change', field: path, value: next }),
    [actor, path],
  );
  const blur = useCallback(() => actor.send({ type: 'field.blur', field: path }), [actor, path]);
  return (
    <div data-path={path} className={field.wide === true ? 'sm:col-span-2' : 'min-w-0'}>
      <FormField
        {...{ field, path, value, error, errorControl, readOnly, required, context }}
        refusal={null}
        language={language ?? INTERFACE_LANGUAGE}
        onChange={change}
        onBlur={blur}
      />
    </div>
  );
});
