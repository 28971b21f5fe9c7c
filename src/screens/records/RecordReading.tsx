import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { valueAt } from '../../content/field/path';
import type { LocatedField } from '../../content/item/located';
import type { DeclaredField, DeclaredRecord, RecordCard } from '../../content/model/record';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { locatedIn } from '../../machines/record/fields';
import { Card } from '../../ui/base/Card';
import { useFieldFocus } from '../form/focus';
import { ReadingField } from '../form/ReadingField';
import { layoutOf, RecordColumns } from './RecordColumns';
import type { RecordActor } from './useFormActor';

interface RecordReadingProps {
  readonly record: Pick<DeclaredRecord, 'cards'>;
  readonly actor: RecordActor;
}

/** A record to be read by who may not change it: the cards of its form with what their fields say, as text. */
export default function RecordReading({ record, actor }: RecordReadingProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { focus } = context;
  useFieldFocus(useMemo(() => (focus === null ? null : { path: focus.field, turn: focus.turn }), [focus]));
  const there = [...locatedIn(context, context.item).values()];
  const partsOf = ({ path, kind }: DeclaredField): readonly LocatedField[] =>
    there.filter((located) => located.path === path || (kind === 'slots' && located.within[0]?.field.path === path));
  const cardOf = (card: RecordCard<DeclaredField>) => {
    const fields = card.fields.filter(({ path }) => there.some((located) => located.path === path));
    return (
      <Card key={card.id} title={card.titles.reading ?? card.titles.editing}>
        <dl className={layoutOf(card, fields.length)}>
          {fields.map((field) => (
            <ReadingField
              key={field.path}
              path={field.path}
              label={field.label}
              wide={field.wide === true}
              parts={partsOf(field)}
              language={INTERFACE_LANGUAGE}
              valueAt={(path) => valueAt(context.item, path)}
            />
          ))}
        </dl>
      </Card>
    );
  };
  return <RecordColumns cards={record.cards} cardOf={cardOf} />;
}
