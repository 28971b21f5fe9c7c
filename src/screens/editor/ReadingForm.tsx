import { useSelector } from '@xstate/react';
import { isNested } from '../../content/field/entries';
import type { CardDeclaration, FieldDeclaration } from '../../content/field/field';
import { fieldPath, valueAt } from '../../content/field/path';
import type { LocatedField } from '../../content/item/located';
import { kindOf } from '../../content/kinds/table';
import type { Content } from '../../content/model/content';
import { fieldsByPath, isFieldShown } from '../../machines/editor/document';
import type { EditorContext } from '../../machines/editor/types';
import { Card } from '../../ui/base/Card';
import { useFieldFocus } from '../form/focus';
import { ReadingField } from '../form/ReadingField';
import type { EditorActor } from './useEditorActor';

interface ReadingFormProps {
  readonly content: Content;
  readonly actor: EditorActor;
}

/** A declared field and what there is to be read of it in the language shown: of a list, all that its entries say. */
interface Shown {
  readonly field: FieldDeclaration;
  readonly path: string;
  readonly parts: readonly LocatedField[];
}

/** What a card says of an item in the language shown. */
function shownIn(context: EditorContext, card: CardDeclaration): Shown[] {
  const { language, item } = context;
  const all = [...fieldsByPath(context).values()];
  return card.fields
    .filter((field) => isFieldShown(context, field, language))
    .map((field) => {
      const path = fieldPath(field, language);
      const parts = all.filter((located) => {
        const isOwn = located.path === path || located.path.startsWith(`${path}.`);
        if (!isOwn || isNested(located.field) || (located.language ?? language) !== language) return false;
        return located.path === path || valueSays(context, located);
      });
      return { field, path, parts: item === null ? [] : parts };
    });
}

const valueSays = ({ item }: EditorContext, { path, field }: LocatedField): boolean =>
  !kindOf(field).isEmpty(valueAt(item, path));

interface ColumnProps extends ReadingFormProps {
  readonly column: CardDeclaration['column'];
  readonly context: EditorContext;
}

function Column({ content, column, context }: ColumnProps) {
  return (
    <div className="min-w-0 space-y-4">
      {content.cards
        .filter((card) => card.column === column)
        .map((card) => ({ card, fields: shownIn(context, card) }))
        .filter(({ fields }) => fields.length > 0)
        .map(({ card, fields }) => (
          <Card key={card.id} title={card.title} collapsible>
            <dl className="space-y-3">
              {fields.map(({ field, path, parts }) => (
                <ReadingField
                  key={path}
                  {...{ path, parts }}
                  label={field.label}
                  language={context.language}
                  valueAt={(at) => valueAt(context.item, at)}
                />
              ))}
            </dl>
          </Card>
        ))}
    </div>
  );
}

/** An item to be read by who may not change it: the cards of its form with what their fields say, as text. */
export default function ReadingForm({ content, actor }: ReadingFormProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useFieldFocus(context.focus);
  const parts = { content, actor, context };
  return (
    <div className="grid items-start gap-4 @min-[46rem]/page:grid-cols-[minmax(0,1fr)_20rem] @min-[64rem]/page:grid-cols-[minmax(0,1fr)_22rem]">
      <Column {...parts} column="main" />
      <Column {...parts} column="side" />
    </div>
  );
}
