import { useSelector } from '@xstate/react';
import type { Content } from '../../content/types';
import { list as texts } from '../../messages/list';
import { ui } from '../../messages/ui';
import { Button } from '../../ui/base/Button';
import { EmptyState } from '../../ui/base/EmptyState';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { ListActor } from './useListActor';

interface NoRowsProps {
  readonly content: Content;
  readonly actor: ListActor;
  readonly mayCreate: boolean;
}

/** What stands in the place of the rows: filters that find nothing, or no content yet. */
export function NoRows({ content, actor, mayCreate }: NoRowsProps) {
  const narrowed = useSelector(actor, (snapshot) => snapshot.hasTag('nothingFound'));
  const empty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (narrowed)
    return (
      <EmptyState
        icon="search"
        title={ui.table.empty}
        actions={<Button onClick={() => actor.send({ type: 'filters.clear' })}>{ui.list.clear}</Button>}
      >
        {texts.nothingFound}
      </EmptyState>
    );
  if (!empty) return null;
  return (
    <EmptyState
      title={ui.table.empty}
      actions={mayCreate ? <CommandButton id="list.create" variant="primary" icon="add" /> : undefined}
    >
      {mayCreate ? texts.createFirst(content.titles.create) : texts.noneYet}
    </EmptyState>
  );
}
