import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FieldDeclaration } from '../../content/field/field';
import { fieldPath } from '../../content/field/path';
import type { DeclaredRecord, RecordCard } from '../../content/model/record';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { fieldsOf } from '../../machines/record/fields';
import { Card } from '../../ui/base/Card';
import type { FieldContext } from '../../ui/fields/types';
import { useFieldFocus, useFirstFocus } from '../form/focus';
import { layoutOf, RecordColumns } from './RecordColumns';
import { RecordField } from './RecordField';
import { useFieldContext } from './useFieldContext';
import type { RecordActor } from './useFormActor';

/** Where writing begins; null as long as nothing may be written. */
const firstToWrite = (snapshot: SnapshotFrom<RecordActor>): string | null =>
  snapshot.hasTag('editable') ? (fieldsOf(snapshot.context)[0]?.path ?? null) : null;

interface RecordFieldsProps {
  readonly card: Pick<RecordCard, 'column'> & {
    readonly fields: readonly Pick<FieldDeclaration, 'path' | 'localized'>[];
  };
  readonly actor: RecordActor;
  readonly context: FieldContext;
  /** Whose values are shown of what has one in each. */
  readonly language: string;
}

/** The fields of a card, in one language. */
export function RecordFields({ card, actor, context, language }: RecordFieldsProps) {
  const id = useSelector(actor, (snapshot) => snapshot.context.id);
  const { record } = actor.getSnapshot().context;
  const paths = card.fields.map((field) => fieldPath(field, language));
  const fields = fieldsOf({ record, id }).filter(({ path }) => paths.includes(path));
  return (
    <div className={layoutOf(card, fields.length)}>
      {fields.map((field) => (
        <RecordField key={field.path} {...{ actor, field, context }} path={field.path} wide={field.wide === true} />
      ))}
    </div>
  );
}

interface RecordFormProps {
  readonly record: Pick<DeclaredRecord, 'cards' | 'nameField'>;
  readonly actor: RecordActor;
}

/** The declared cards with their fields. */
export function RecordForm({ record, actor }: RecordFormProps) {
  const context = useFieldContext(actor, record.nameField ?? null);
  const isNew = useSelector(actor, (snapshot) => snapshot.context.id === 'new');
  useFirstFocus(useSelector(actor, firstToWrite));
  const focus = useSelector(actor, (snapshot) => snapshot.context.focus);
  useFieldFocus(useMemo(() => (focus === null ? null : { ...focus, path: focus.field }), [focus]));
  return (
    <RecordColumns
      cards={record.cards}
      cardOf={(card) => (
        <Card key={card.id} title={isNew ? card.titles.inserting : card.titles.editing}>
          <RecordFields {...{ card, actor, context }} language={INTERFACE_LANGUAGE} />
        </Card>
      )}
    />
  );
}
