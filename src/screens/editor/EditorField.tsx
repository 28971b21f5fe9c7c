import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useCallback, useMemo } from 'react';
import { copyWordsOf } from '../../content/model/copySource';
import { isNested, sameStructure, slotsShown } from '../../content/model/entries';
import { fieldPath, valueAt } from '../../content/model/path';
import type { FieldDeclaration, Json } from '../../content/model/types';
import { fieldWarning, isFieldPublished, isRequired } from '../../content/model/validate';
import { errorAt, fieldsByPath, isFieldShown } from '../../machines/editor/document';
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
  /** Of a field within an entry or slot; without it, where the form has the field. */
  readonly path?: string;
  readonly language: string;
  readonly context: FieldContext;
}

/** What the status of its language, and of an entry what else that says, ask of a field. */
function asked(context: EditorContext, path: string): { readonly required: boolean; readonly advice: string | null } {
  const { item, languages, content } = context;
  const located = fieldsByPath(context).get(path);
  if (item === null || located === undefined) return NOTHING_ASKED;
  const published = isFieldPublished(item, located, languages);
  return {
    required: isRequired(content, item, located, published),
    advice: fieldWarning(content, located, valueAt(item, path), published),
  };
}

const NOTHING_ASKED = { required: false, advice: null } as const;

/** A list or slots are drawn by how many there are and in which order: what they say, their own fields draw. */
const sameOutline = (field: FieldDeclaration) => (one: Json, other: Json) =>
  field.kind === 'entries' ? sameStructure(one, other) : slotsShown(field, one) === slotsShown(field, other);

/** One field of the editor, where the status of its language shows it. */
export const EditorField = memo(function EditorField(props: EditorFieldProps) {
  const { actor, field, language } = props;
  const isShown = useSelector(actor, ({ context: now }) => isFieldShown(now, field, language));
  return isShown ? <ShownField {...props} /> : null;
});

/** It follows its own path only: a key typed in another field does not redraw it. */
function ShownField({ actor, field, path: own, language, context }: EditorFieldProps) {
  const path = own ?? fieldPath(field, language);
  const value = useSelector(
    actor,
    (snapshot) => valueAt(snapshot.context.item, path),
    isNested(field) ? sameOutline(field) : Object.is,
  );
  const error = useSelector(actor, (snapshot) => errorAt(snapshot.context, path));
  const readOnly = useSelector(actor, (snapshot) => !snapshot.hasTag('editable'));
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.hasTag('editable') ? fieldRefusal(snapshot.context, field) : null,
  );
  const { required, advice } = useSelector(actor, (snapshot) => asked(snapshot.context, path), shallowEqual);
  const warning = readOnly || error !== null ? null : advice;
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
