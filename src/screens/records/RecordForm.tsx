import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DeclaredRecord, RecordCard } from '../../content/model/record';
import { fieldsOf } from '../../machines/record/rules';
import { Card } from '../../ui/base/Card';
import type { FieldContext } from '../../ui/fields/types';
import { useFieldFocus, useFirstFocus } from '../form/focus';
import { RecordField } from './RecordField';
import { useFieldContext } from './useFieldContext';
import type { RecordActor } from './useRecordActor';

/** Where writing begins; null as long as nothing may be written. */
const firstToWrite = (snapshot: SnapshotFrom<RecordActor>): string | null =>
  snapshot.hasTag('editable') ? (fieldsOf(snapshot.context)[0]?.path ?? null) : null;

const isAside = ({ column }: RecordCard): boolean => column === 'side';

/** At the side there is room for one field a line. */
const layoutOf = (card: RecordCard, fields: number): string =>
  isAside(card) ? 'grid gap-4' : fields > 1 ? 'grid items-start gap-4 sm:grid-cols-2' : '';

interface CardsProps {
  readonly cards: DeclaredRecord['cards'];
  readonly actor: RecordActor;
  readonly context: FieldContext;
}

function Cards({ cards, actor, context }: CardsProps) {
  const id = useSelector(actor, (snapshot) => snapshot.context.id);
  const shown = fieldsOf({ ...actor.getSnapshot().context, id }).map(({ path }) => path);
  return cards.map((card) => {
    const fields = card.fields.filter(({ path }) => shown.includes(path));
    return (
      <Card key={card.id} title={id === 'new' ? card.titles.inserting : card.titles.editing}>
        <div className={layoutOf(card, fields.length)}>
          {fields.map((field) => (
            <RecordField key={field.path} actor={actor} field={field} context={context} />
          ))}
        </div>
      </Card>
    );
  });
}

/** The declared cards with their fields, in one column, or in two where some stand at the side. */
export function RecordForm({ record, actor }: { readonly record: DeclaredRecord; readonly actor: RecordActor }) {
  const context = useFieldContext(actor, record.nameField ?? null);
  useFirstFocus(useSelector(actor, firstToWrite));
  const focus = useSelector(actor, (snapshot) => snapshot.context.focus);
  useFieldFocus(useMemo(() => (focus === null ? null : { ...focus, path: focus.field }), [focus]));
  const parts = { actor, context };
  const aside = record.cards.filter(isAside);
  if (aside.length === 0) return <Cards {...parts} cards={record.cards} />;
  return (
    <div className="grid items-start gap-4 @min-[46rem]/page:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <Cards {...parts} cards={record.cards.filter((card) => !isAside(card))} />
      </div>
      <div className="min-w-0 space-y-4">
        <Cards {...parts} cards={aside} />
      </div>
    </div>
  );
}
