import { useSelector } from '@xstate/react';
import { shownFilters } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { isNarrowed } from '../../machines/list/query';
import { listTexts as texts } from '../../messages/screens/list';
import { listWidgetTexts } from '../../messages/ui/list';
import { Button } from '../../ui/base/Button';
import { EmptyState } from '../../ui/base/EmptyState';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { ListActor } from './useListActor';

interface NoRowsProps {
  readonly listing: Listing;
  readonly actor: ListActor;
  readonly mayCreate: boolean;
}

/** What is shown in place of the rows: filters that find nothing, or no content yet. */
export function NoRows({ listing, actor, mayCreate }: NoRowsProps) {
  // The last answer's query, so that what stands here stays while the list reloads.
  const shown = useSelector(actor, ({ context }) => context.shownQuery);
  if (shown === null) return null;
  const filtered = shownFilters(listing).length > 0;
  const create = mayCreate ? listing.titles.create : undefined;
  const createButton = create !== undefined && <CommandButton id="list.create" variant="primary" icon="add" />;
  if (isNarrowed(listing, shown)) {
    const offersCreation = createButton !== false && shown.keywords !== '';
    return (
      <EmptyState
        icon="search"
        title={offersCreation ? texts.searchEmpty : listWidgetTexts.table.empty}
        actions={
          <>
            <Button onClick={() => actor.send({ type: 'filters.clear' })}>
              {filtered ? listWidgetTexts.list.clear : texts.clearSearch}
            </Button>
            {offersCreation && createButton}
          </>
        }
      >
        {filtered ? texts.nothingFound : texts.noneFound}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={listWidgetTexts.table.empty} actions={createButton || undefined}>
      {create === undefined ? texts.noneYet : texts.createFirst(create)}
    </EmptyState>
  );
}
