import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { DeclaredRecord, RecordCard, RecordField } from '../../content/model/record';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { fieldsOf } from '../../machines/record/rules';
import { Card } from '../../ui/base/Card';
import { useFieldFocus } from '../form/focus';
import { ReadingField } from '../form/ReadingField';
import { layoutOf, RecordColumns } from './RecordColumns';
import type { RecordActor } from './useRecordActor';

interface RecordReadingProps {
  readonly record: DeclaredRecord;
  readonly actor: RecordActor;
}

/** A record's field as what reads it wants it: it has one value, for all languages. */
const located = (field: RecordField) => ({ field, path: field.path, label: field.label, language: null, within: [] });

/** A record to be read by who may not change it: the cards of its form with what their fields say, as text. */
export default function RecordReading({ record, actor }: RecordReadingProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { focus } = context;
  useFieldFocus(useMemo(() => (focus === null ? null : { path: focus.field, turn: focus.turn }), [focus]));
  const there = fieldsOf(context).map(({ path }) => path);
  const cardOf = (card: RecordCard<RecordField>) => {
    const fields = card.fields.filter(({ path }) => there.includes(path));
    return (
      <Card key={card.id} title={card.titles.reading ?? card.titles.editing}>
        <dl className={layoutOf(card, fields.length)}>
          {fields.map((field) => (
            <ReadingField
              key={field.path}
              path={field.path}
              label={field.label}
              wide={field.wide === true}
              parts={[located(field)]}
              language={INTERFACE_LANGUAGE}
              valueAt={(path) => context.item?.[path]}
            />
          ))}
        </dl>
      </Card>
    );
  };
  return <RecordColumns cards={record.cards} cardOf={cardOf} />;
}
