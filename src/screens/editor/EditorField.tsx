import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo } from 'react';
import { copyWordsOf } from '../../content/model/copySource';
import { fieldPath, valueAt } from '../../content/model/path';
import type { FieldDeclaration, Json } from '../../content/model/types';
import { fieldWarning, isFieldPublished, isRequired } from '../../content/model/validate';
import { errorAt, isFieldShown } from '../../machines/editor/document';
import { neededAt } from '../../machines/editor/missing';
import { fieldRefusal } from '../../machines/editor/rules';
import type { EditorContext } from '../../machines/editor/types';
import type { FieldContext } from '../../ui/fields/types';
import { FormField } from '../form/FormField';
import { CopyField, undoCopyByKey } from './CopyField';
import type { EditorActor } from './useEditorActor';

interface EditorFieldProps {
  readonly actor: EditorActor;
  readonly field: FieldDeclaration;
  readonly language: string;
  readonly context: FieldContext;
}

const isPublished = ({ item, languages }: EditorContext, field: FieldDeclaration, language: string): boolean =>
  item !== null && isFieldPublished(item, field, language, languages);

/** One field of the editor, where the status of its language shows it. */
export const EditorField = memo(function EditorField(props: EditorFieldProps) {
  const { actor, field, language } = props;
  const isShown = useSelector(actor, ({ context: now }) => isFieldShown(now, field, language));
  return isShown ? <ShownField {...props} /> : null;
});

/** It follows its own path only: a key typed in another field does not redraw it. */
function ShownField({ actor, field, language, context }: EditorFieldProps) {
  const path = fieldPath(field, language);
  const value = useSelector(actor, (snapshot) => valueAt(snapshot.context.item, path));
  const error = useSelector(actor, (snapshot) => errorAt(snapshot.context, path));
  const readOnly = useSelector(actor, (snapshot) => !snapshot.hasTag('editable'));
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.hasTag('editable') ? fieldRefusal(snapshot.context, field) : null,
  );
  const published = useSelector(actor, (snapshot) => isPublished(snapshot.context, field, language));
  const form = useSelector(actor, (snapshot) => snapshot.context.content);
  const required = isRequired(form, field, published);
  const warning = readOnly || error !== null ? null : fieldWarning(form, field, value, published);
  // An error in sight says more.
  const need = useSelector(actor, (snapshot) =>
    snapshot.hasTag('editable') && errorAt(snapshot.context, path) === null ? neededAt(snapshot.context, path) : null,
  );
  const words = copyWordsOf(field);
  const mark = useMemo(() => ({ need, warning }), [need, warning]);
  const aside = useMemo(
    () => (words === null ? undefined : <CopyField actor={actor} path={path} words={words} />),
    [actor, path, words],
  );
  const change = useCallback((next: Json) => actor.send({ type: 'field.change', path, value: next }), [actor, path]);
  const blur = useCallback(() => actor.send({ type: 'field.blur', path }), [actor, path]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the field inside
    <div data-path={path} onKeyDown={(event) => undoCopyByKey(actor, path, event)}>
      <FormField
        {...{ field, path, value, error, readOnly, refusal, language, required, mark, aside, context }}
        onChange={change}
        onBlur={blur}
      />
    </div>
  );
}
