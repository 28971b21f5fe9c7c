import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DeclaredRecord } from '../../content/model/record';
import { fieldsOf } from '../../machines/record/rules';
import { Card } from '../../ui/base/Card';
import type { FieldContext } from '../../ui/fields/types';
import { useFieldFocus, useFirstFocus } from '../form/focus';
import { layoutOf, RecordColumns } from './RecordColumns';
import { RecordField } from './RecordField';
import { useFieldContext } from './useFieldContext';
import type { RecordActor } from './useRecordActor';

/** Where writing begins; null as long as nothing may be written. */
const firstToWrite = (snapshot: SnapshotFrom<RecordActor>): string | null =>
  snapshot.hasTag('editable') ? (fieldsOf(snapshot.context)[0]?.path ?? null) : null;

interface FormCardProps {
  readonly card: DeclaredRecord['cards'][number];
  readonly actor: RecordActor;
  readonly context: FieldContext;
}

function FormCard({ card, actor, context }: FormCardProps) {
  const id = useSelector(actor, (snapshot) => snapshot.context.id);
  const shown = fieldsOf({ ...actor.getSnapshot().context, id }).map(({ path }) => path);
  const fields = card.fields.filter(({ path }) => shown.includes(path));
  return (
    <Card title={id === 'new' ? card.titles.inserting : card.titles.editing}>
      <div className={layoutOf(card, fields.length)}>
        {fields.map((field) => (
          <RecordField key={field.path} actor={actor} field={field} context={context} />
        ))}
      </div>
    </Card>
  );
}

/** The declared cards with their fields. */
export function RecordForm({ record, actor }: { readonly record: DeclaredRecord; readonly actor: RecordActor }) {
  const context = useFieldContext(actor, record.nameField ?? null);
  useFirstFocus(useSelector(actor, firstToWrite));
  const focus = useSelector(actor, (snapshot) => snapshot.context.focus);
  useFieldFocus(useMemo(() => (focus === null ? null : { ...focus, path: focus.field }), [focus]));
  return (
    <RecordColumns
      cards={record.cards}
      cardOf={(card) => <FormCard key={card.id} card={card} actor={actor} context={context} />}
    />
  );
}
