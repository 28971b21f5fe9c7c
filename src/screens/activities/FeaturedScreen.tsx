import { useMemo, useState } from 'react';
import { featured } from '../../content/listings/featured';
import type { ListingRow } from '../../content/lists/listing';
import { reason } from '../../machines/choices/refusals';
import { featuredTexts as texts } from '../../messages/screens/activities';
import { useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { featuredCells } from '../../ui/list/activityCells';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { ChoicesOfList } from './ChoicesOfList';
import { type ChoicesActor, ChoicesContext } from './choicesContext';
import { Categories, CategoriesDialog, FeaturedCheck, featuredWords } from './featuredParts';
import { LeavingChoices } from './LeavingChoices';
import { useChoices } from './useChoices';

interface FeaturedWorkProps {
  readonly list: ListActor;
  readonly choices: ChoicesActor;
  readonly edited: ListingRow | null;
  readonly onEdit: (row: ListingRow | null) => void;
}

/** What the list's rows save of themselves, with the dialog of their categories. */
function FeaturedWork({ list, choices, edited, onEdit }: FeaturedWorkProps) {
  const { refusal } = choices.getSnapshot().context;
  const rowOf = (id: number | null) => list.getSnapshot().context.rows.find((row) => row.id === id) ?? null;
  useEmitted(list, { 'action.requested': ({ ids: [id = null] }) => onEdit(rowOf(id)) });
  return (
    <CommandScope
      scope="featured"
      actor={choices}
      refusal={reason}
      listing={featured}
      view={{ 'categories.open': refusal ?? (() => onEdit(rowOf(list.getSnapshot().context.cursor))) }}
    >
      <ChoicesOfList list={list} listing={featured} />
      {refusal !== null && <Banner role="status" title={refusal} />}
      <CategoriesDialog row={edited} onClose={() => onEdit(null)} />
      <LeavingChoices />
    </CommandScope>
  );
}

/** What can be done about the last choices. */
function Undoing() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CommandButton id="featured.undo" size="small" hideRefused />
      <CommandButton id="featured.repeat" size="small" hideRefused />
    </div>
  );
}

/** Events that may be featured. Source: document 3, 'Featured events list'. */
export function Component() {
  const choices = useChoices({ listing: featured, refusal: texts.readOnly, wordsOf: featuredWords });
  const [edited, setEdited] = useState<ListingRow | null>(null);
  const kinds = useMemo(
    () =>
      featuredCells(
        (row) => <FeaturedCheck row={row} />,
        (row) => <Categories row={row} onEdit={setEdited} />,
      ),
    [],
  );
  return (
    <ChoicesContext value={choices}>
      <ListScreen listing={featured} kinds={kinds} bar={<Undoing />}>
        {(list) => <FeaturedWork list={list} choices={choices} edited={edited} onEdit={setEdited} />}
      </ListScreen>
    </ChoicesContext>
  );
}
