import { useSelector } from '@xstate/react';
import type { FocusEvent, ReactNode } from 'react';
import { type CollectionEdit, collectionEdits } from '../../machines/collection/edits';
import { type KeyedEntry, nameOf } from '../../machines/collection/rules';
import { collectionTexts as texts } from '../../messages/screens/collection';
import { Icon, type IconName } from '../base/Icon';
import { IconButton } from '../base/IconButton';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { CollectionRef } from './hooks';
import { type DragHandle, SortableRow } from './SortableList';

interface ToolProps {
  readonly edits: CollectionRef;
  readonly edit: CollectionEdit;
  /** The command that does the same to the entry that has the focus. */
  readonly command: string;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
}

function Tool({ edits, edit, command, ...look }: ToolProps) {
  const hint = useCommandKeys(command);
  const refusal = useSelector(edits, ({ context }) => collectionEdits.refusalOf({ ...context, question: null }, edit));
  return <IconButton {...look} size="small" hint={hint} refusal={refusal} onClick={() => edits.send(edit)} />;
}

interface EntryFrameProps {
  readonly item: KeyedEntry;
  readonly edits: CollectionRef;
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
  readonly edits: CollectionRef;
  readonly entryKey: string;
  readonly name: string;
}

/** Order and removal. */
function Tools({ edits, entryKey: key, name }: ToolsProps) {
  return (
    <div className="flex min-h-8.5 items-center gap-0.5">
      <Tool
        {...{ edits, edit: { type: 'entry.move', key, to: 'earlier' }, command: 'entry.earlier' }}
        label={texts.earlier(name)}
        icon="arrowUp"
      />
      <Tool
        {...{ edits, edit: { type: 'entry.move', key, to: 'later' }, command: 'entry.later' }}
        label={texts.later(name)}
        icon="arrowDown"
      />
      <Tool
        {...{ edits, edit: { type: 'removal.request', key }, command: 'entry.remove' }}
        label={texts.remove(name)}
        icon="trash"
        tone="danger"
      />
    </div>
  );
}

/** One entry of an ordered list: number, order by drag or keys, removal. */
export function EntryFrame({ item, edits, head, children, onBlur }: EntryFrameProps) {
  const { key, isFixed } = item;
  const locked = useSelector(edits, ({ context }) => context.readOnly !== null);
  const name = nameOf(edits.getSnapshot().context, item);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    <SortableRow
      sortKey={key}
      disabled={locked || isFixed}
      data-entry={key}
      className="rounded-md border border-line bg-surface p-2"
      onBlur={leave}
    >
      {(handle) => (
        <>
          <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <Handle {...{ item, name, handle }} />
            <div className="min-w-40 flex-1">{head}</div>
            <Tools edits={edits} entryKey={key} name={name} />
          </div>
          {children}
        </>
      )}
    </SortableRow>
  );
}
