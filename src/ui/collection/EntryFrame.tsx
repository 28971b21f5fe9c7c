import { useSelector } from '@xstate/react';
import type { FocusEvent, ReactNode } from 'react';
import { refusalOf } from '../../machines/collection/refusals';
import { nameOf } from '../../machines/collection/rules';
import type { CollectionEvent, KeyedEntry } from '../../machines/collection/types';
import { collectionTexts as texts } from '../../messages/screens/collection';
import { Icon, type IconName } from '../base/Icon';
import { IconButton } from '../base/IconButton';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { CollectionActor } from './hooks';
import { type DragHandle, SortableRow } from './SortableList';

interface ToolProps {
  readonly actor: CollectionActor;
  readonly event: CollectionEvent;
  /** The command that does the same to the entry that has the focus. */
  readonly command: string;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
}

function Tool({ actor, event, command, ...look }: ToolProps) {
  const hint = useCommandKeys(command);
  const refusal = useSelector(actor, ({ context }) => refusalOf({ ...context, pendingRemoval: null }, event));
  return <IconButton {...look} size="small" hint={hint} refusal={refusal} onClick={() => actor.send(event)} />;
}

interface EntryFrameProps {
  readonly item: KeyedEntry;
  readonly actor: CollectionActor;
  /** What is shown between number and tools. */
  readonly head: ReactNode;
  /** What is shown below them. */
  readonly children?: ReactNode;
  /** The entry was left. */
  readonly onBlur: () => void;
}

/** What an entry is dragged by, with its number; a fixed one shows a lock. */
function Handle({ item, name, handle }: Pick<EntryFrameProps, 'item'> & { name: string; handle: DragHandle }) {
  const { isFixed, entry } = item;
  return (
    <span
      ref={handle.setActivatorNodeRef}
      {...handle.listeners}
      data-tip={isFixed ? texts.fixed : texts.drag(name)}
      className={`inline-flex h-8.5 shrink-0 touch-none items-center gap-1 text-muted text-sm ${isFixed ? '' : 'cursor-grab'}`}
    >
      <Icon name={isFixed ? 'lock' : 'menu'} size={14} />
      {entry.order}
      {isFixed && <span className="sr-only">{texts.fixed}</span>}
    </span>
  );
}

interface ToolsProps {
  readonly actor: CollectionActor;
  readonly entryKey: string;
  readonly name: string;
}

/** Order and removal. */
function Tools({ actor, entryKey: key, name }: ToolsProps) {
  return (
    <div className="flex min-h-8.5 items-center gap-0.5">
      <Tool
        {...{ actor, event: { type: 'entry.move', key, to: 'earlier' }, command: 'entry.earlier' }}
        label={texts.earlier(name)}
        icon="arrowUp"
      />
      <Tool
        {...{ actor, event: { type: 'entry.move', key, to: 'later' }, command: 'entry.later' }}
        label={texts.later(name)}
        icon="arrowDown"
      />
      <Tool
        {...{ actor, event: { type: 'removal.request', key }, command: 'entry.remove' }}
        label={texts.remove(name)}
        icon="trash"
        tone="danger"
      />
    </div>
  );
}

/** One entry of an ordered list: number, order by drag or keys, removal. */
export function EntryFrame({ item, actor, head, children, onBlur }: EntryFrameProps) {
  const { key, isFixed } = item;
  const locked = useSelector(actor, ({ context }) => context.readOnly !== null);
  const name = nameOf(actor.getSnapshot().context, item);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    <SortableRow
      sortKey={key}
      disabled={locked || isFixed}
      data-entry={key}
      className="rounded-md border border-line bg-surface p-2"
      // What the commands of an entry mean is the one that has the focus.
      onFocus={() => actor.send({ type: 'cursor.set', key })}
      onBlur={leave}
    >
      {(handle) => (
        <>
          <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <Handle {...{ item, name, handle }} />
            <div className="min-w-40 flex-1">{head}</div>
            <Tools actor={actor} entryKey={key} name={name} />
          </div>
          {children}
        </>
      )}
    </SortableRow>
  );
}
