import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useCallback, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isNested, sameStructure, slotsShown } from '../../content/field/entries';
import type { FieldDeclaration } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { fieldPath, valueAt } from '../../content/field/path';
import { copyWordsOf } from '../../content/item/copySource';
import { fieldWarning, isFieldPublished, isRequired } from '../../content/item/validate';
import { kindOf } from '../../content/kinds/table';
import { errorAt, fieldsByPath, isFieldShown } from '../../machines/editor/document';
import { neededAt } from '../../machines/editor/missing';
import { fieldRefusal } from '../../machines/editor/rights';
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

/** What a field is drawn from, of all that its editor knows. */
function drawnFrom(field: FieldDeclaration, path: string) {
  return (snapshot: SnapshotFrom<EditorActor>) => {
    const { context } = snapshot;
    const isEditable = snapshot.hasTag('editable');
    const error = errorAt(context, path);
    const { required, advice } = asked(context, path);
    return {
      value: valueAt(context.item, path),
      state: {
        error,
        readOnly: !isEditable,
        refusal: isEditable ? fieldRefusal(context, field) : null,
        required,
        // An error in sight says more.
        warning: isEditable && error === null ? advice : null,
        need: isEditable && error === null ? neededAt(context, path) : null,
      },
    };
  };
}

type Drawn = ReturnType<ReturnType<typeof drawnFrom>>;

/** A list or slots are drawn by how many there are and in which order: what they say, their own fields draw. */
const sameValueOf = (field: FieldDeclaration, one: Json, other: Json): boolean => {
  if (!isNested(field)) return Object.is(one, other);
  return field.kind === 'entries' ? sameStructure(one, other) : slotsShown(field, one) === slotsShown(field, other);
};

const sameDrawn =
  (field: FieldDeclaration) =>
  (one: Drawn, other: Drawn): boolean =>
    sameValueOf(field, one.value, other.value) && shallowEqual(one.state, other.state);

/** One field of the editor, where the status of its language shows it. */
export const EditorField = memo(function EditorField(props: EditorFieldProps) {
  return kindOf(props.field).shownAt === undefined ? <ShownField {...props} /> : <FieldAtStatus {...props} />;
});

function FieldAtStatus(props: EditorFieldProps) {
  const { actor, field, language } = props;
  const isShown = useSelector(actor, ({ context: now }) => isFieldShown(now, field, language));
  return isShown ? <ShownField {...props} /> : null;
}

/** It follows its own path only, and once for all that it shows: a key typed in another field does not redraw it. */
function ShownField({ actor, field, path: own, language, context }: EditorFieldProps) {
  const path = own ?? fieldPath(field, language);
  const select = useMemo(() => drawnFrom(field, path), [field, path]);
  const isSame = useMemo(() => sameDrawn(field), [field]);
  const { value, state } = useSelector(actor, select, isSame);
  const { error, readOnly, refusal, required, warning, need } = state;
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
