import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { DeclaredRecord } from '../../content/model/record';
import { fieldsOf } from '../../machines/record/rules';
import { Card } from '../../ui/base/Card';
import { RecordField } from './RecordField';
import { controlId } from './types';
import type { RecordActor } from './useRecordActor';

/** A new record is written from its first field on. */
function useFirstFocus(actor: RecordActor): void {
  useLayoutEffect(() => {
    const { id, record } = actor.getSnapshot().context;
    const [field] = record.fields;
    if (id === 'new' && field !== undefined) document.getElementById(controlId(field.name))?.focus();
  }, [actor]);
}

/** Puts the focus where the machine wants it: the first error, the next one. */
function useFocus(actor: RecordActor): void {
  const focus = useSelector(actor, ({ context }) => context.focus);
  useLayoutEffect(() => {
    if (focus === null) return;
    const control = document.getElementById(controlId(focus.field));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [focus]);
}

/** The declared cards with their fields. */
export function RecordForm({ record, actor }: { readonly record: DeclaredRecord; readonly actor: RecordActor }) {
  const id = useSelector(actor, ({ context }) => context.id);
  useFirstFocus(actor);
  useFocus(actor);
  const shown = fieldsOf({ record, id }).map(({ name }) => name);
  return record.cards.map((card) => {
    const fields = card.fields.filter(({ name }) => shown.includes(name));
    return (
      <Card key={card.id} title={id === 'new' ? card.titles.inserting : card.titles.editing}>
        <div className={fields.length > 1 ? 'grid items-start gap-4 sm:grid-cols-2' : ''}>
          {fields.map((field) => (
            <RecordField key={field.name} actor={actor} field={field} />
          ))}
        </div>
      </Card>
    );
  });
}
