import { useSelector } from '@xstate/react';
import {
  categoryNames,
  featuredValue,
  isKnownCategory,
  joinedCategories,
  offeredCategories,
} from '../../content/lists/activity';
import type { ChoiceValue, ListingRow } from '../../content/lists/listing';
import { featuredTexts as texts } from '../../messages/screens/activities';
import { Badge } from '../../ui/base/Badge';
import { Checkbox } from '../../ui/base/Checkbox';
import { IconButton } from '../../ui/base/IconButton';
import { LazyDialog } from '../../ui/base/lazyDialogs';
import { titleId } from '../../ui/list/recordCells';
import { ChoiceState } from './ChoiceState';
import { useChoicesActor, useChosenRow } from './choicesContext';

/** What a value of a featured event says, to be read out. */
export const featuredWords = ({ featured, category }: ChoiceValue): string =>
  texts.said(featured === 1, categoryNames(category));

const titleOf = ({ title }: ListingRow): string => (typeof title === 'string' && title !== '' ? title : texts.noTitle);

const useRefusal = (): string | null => useSelector(useChoicesActor(), ({ context }) => context.refusal);

function useValue(row: ListingRow) {
  const chosen = useChosenRow(row.id);
  return { chosen, value: chosen?.shown ?? featuredValue(row) };
}

/** Whether an event is featured: ticked, and saved at once. */
export function FeaturedCheck({ row }: { readonly row: ListingRow }) {
  const actor = useChoicesActor();
  const isReadOnly = useRefusal() !== null;
  const { value } = useValue(row);
  if (isReadOnly) return <span>{value.featured === 1 ? texts.yes : texts.no}</span>;
  return (
    <Checkbox
      label={texts.featuredOf(titleOf(row))}
      labelHidden
      checked={value.featured === 1}
      onChecked={() => actor.send({ type: 'choice.toggle', id: row.id, part: 'featured' })}
    />
  );
}

interface CategoriesProps {
  readonly row: ListingRow;
  /** Id of the element that says what the event is called. */
  readonly nameId?: string;
  readonly onEdit: (row: ListingRow) => void;
}

/** The categories of an event, and what changes them. */
export function Categories({ row, nameId = titleId(row), onEdit }: CategoriesProps) {
  const isReadOnly = useRefusal() !== null;
  const { chosen, value } = useValue(row);
  const names = categoryNames(value.category);
  return (
    <div className="space-y-1">
      <span className="flex flex-wrap items-center gap-1">
        {names.map((name) => (
          <Badge key={name} tone={isKnownCategory(name) ? 'accent' : 'warning'}>
            {isKnownCategory(name) ? name : texts.unknownCategory(name)}
          </Badge>
        ))}
        {names.length === 0 && <span className="text-muted text-sm">{texts.noCategories}</span>}
        {!isReadOnly && (
          <IconButton
            label={texts.editCategories}
            icon="pencil"
            size="small"
            hint="C"
            aria-describedby={nameId}
            onClick={() => onEdit(row)}
          />
        )}
      </span>
      <ChoiceState id={row.id} row={chosen} />
    </div>
  );
}

function CategoryBoxes({ row }: { readonly row: ListingRow }) {
  const actor = useChoicesActor();
  const { chosen, value } = useValue(row);
  const names = categoryNames(value.category);
  const put = (name: string, isChosen: boolean) => {
    const others = names.filter((one) => one !== name);
    const category = joinedCategories(isChosen ? [...others, name] : others);
    actor.send({ type: 'choice.make', id: row.id, change: { category } });
  };
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 text-muted text-sm">{texts.categoryHint}</legend>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {offeredCategories(names).map((name) => (
          <Checkbox
            key={name}
            label={isKnownCategory(name) ? name : texts.unknownCategory(name)}
            checked={names.includes(name)}
            onChecked={(isChosen) => put(name, isChosen)}
          />
        ))}
      </div>
      <ChoiceState id={row.id} row={chosen} />
    </fieldset>
  );
}

/** The categories of an event, each ticked and saved at once. */
export function CategoriesDialog({ row, onClose }: { readonly row: ListingRow | null; readonly onClose: () => void }) {
  return (
    <LazyDialog
      open={row !== null}
      onClose={onClose}
      title={texts.categoriesOf(row === null ? '' : titleOf(row))}
      size="medium"
    >
      {row !== null && <CategoryBoxes row={row} />}
    </LazyDialog>
  );
}
