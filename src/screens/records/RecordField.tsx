import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import type { FieldDeclaration } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { valueAt } from '../../content/field/path';
import { languageOfPath } from '../../content/model/record';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { mustBeFilled, shownProblem, wrongControl } from '../../machines/record/fields';
import { refusalOf } from '../../machines/record/refusals';
import { lockOf } from '../../machines/record/rules';
import type { FieldContext } from '../../ui/fields/types';
import { FormField } from '../form/FormField';
import type { RecordActor } from './useFormActor';

interface RecordFieldProps {
  readonly actor: RecordActor;
  readonly field: FieldDeclaration;
  /** Where its value is in the record. */
  readonly path: string;
  readonly context: FieldContext;
  /** Whether it takes the whole line. */
  readonly wide?: boolean;
}

/** One field of a record's form. It follows its own value only: a key typed in another field does not redraw it. */
export const RecordField = memo(function RecordField({ actor, field, path, context, wide = false }: RecordFieldProps) {
  const value = useSelector(actor, (snapshot) => valueAt(snapshot.context.item, path));
  const error = useSelector(actor, (snapshot) => shownProblem(snapshot.context, path));
  const errorControl = useSelector(actor, (snapshot) => wrongControl(snapshot.context, path));
  const required = useSelector(actor, (snapshot) => mustBeFilled(snapshot.context, path));
  const readOnly = useSelector(
    actor,
    (snapshot) =>
      !snapshot.hasTag('editable') ||
      refusalOf(snapshot.context, { type: 'field.change', field: path, value: null }) !== null,
  );
  const lock = useSelector(actor, (snapshot) => lockOf(snapshot.context, path));
  const change = useCallback(
    (next: Json) => actor.send({ type: 'field.change', field: path, value: next }),
    [actor, path],
  );
  const blur = useCallback(() => actor.send({ type: 'field.blur', field: path }), [actor, path]);
  return (
    <div data-path={path} className={wide ? 'sm:col-span-2' : 'min-w-0'}>
      <FormField
        {...{ field, path, value, error, errorControl, readOnly, required, context }}
        refusal={lock}
        language={languageOfPath(path) ?? INTERFACE_LANGUAGE}
        onChange={change}
        onBlur={blur}
      />
    </div>
  );
});
