import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { reason, refusalOf } from '../../machines/collection/refusals';
import { nameOf, questionOf } from '../../machines/collection/rules';
import type { KeyedEntry } from '../../machines/collection/types';
import { collectionTexts as texts } from '../../messages/screens/collection';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { LazyConfirmDialog } from '../base/lazyDialogs';
import { useFocusWithin } from '../base/useFocusWithin';
import { CommandScope } from '../commands/CommandScope';
import { useCommandKeys } from '../commands/useCommandKeys';
import { Announcements } from './Announcements';
import { type CollectionActor, useWantedFocus } from './hooks';
import { SortableList } from './SortableList';

interface CollectionCardProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly actor: CollectionActor;
  /** What adds an entry; null at the maximum. Source: document 1, section 2.20. */
  readonly add: ReactNode;
  /** What the command that adds does. */
  readonly onAdd: () => void;
  /** What is said where there are no entries. */
  readonly empty: string;
  /** What the command that chooses an entry out of what there is does, where the list has one. */
  readonly onChoose?: (() => void) | undefined;
  /** Shows on the map the entry that has the focus, where the list has one. */
  readonly onMap?: (() => void) | undefined;
  /** Below the entries, where there are any. */
  readonly footer?: ReactNode;
  /** Title of the question before a removal. */
  readonly removeTitle: string;
  /** Draws an entry; the same function from one key to the next. */
  readonly children: (item: KeyedEntry) => ReactNode;
}

/** The card's commands, and those of the entry that has the focus. */
function Commands(props: Pick<CollectionCardProps, 'root' | 'actor' | 'onAdd' | 'onChoose' | 'onMap'>) {
  const { root, actor, onAdd, onChoose, onMap } = props;
  // What lies in slots of an entry is not the entry: its keys are not to move the whole of it.
  const part = useFocusWithin(root, '[data-entry], [data-slots]');
  const entry = part?.matches('[data-entry]') === true ? part : null;
  const card = useFocusWithin(root, '[data-collection]');
  const { kind } = actor.getSnapshot().context;
  return (
    <>
      <CommandScope
        scope={kind}
        actor={actor}
        refusal={reason}
        isInFront={card !== null}
        card={root}
        view={{ 'entries.add': onAdd, ...(onChoose !== undefined && { 'files.choose': onChoose }) }}
      />
      {entry !== null && (
        <CommandScope
          scope="entry"
          actor={actor}
          refusal={reason}
          view={onMap === undefined ? {} : { 'entry.map': onMap }}
        />
      )}
    </>
  );
}

/** Figures, the way back and the keys above the entries. */
function Bar({ actor, add }: Pick<CollectionCardProps, 'actor' | 'add'>) {
  const [earlier, later] = [useCommandKeys('entry.earlier'), useCommandKeys('entry.later')];
  const count = useSelector(actor, ({ context }) => context.entries.length);
  const maximum = useSelector(actor, ({ context }) => context.maximum);
  // Null unless what was removed can be put back now.
  const undone = useSelector(actor, ({ context }) =>
    context.removed === null || refusalOf(context, { type: 'entry.restore' }) !== null
      ? null
      : nameOf(context, context.removed.item),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {add}
      <span className="text-muted text-sm">{texts.count(count, maximum)}</span>
      {undone !== null && (
        <Button size="small" icon="revision" onClick={() => actor.send({ type: 'entry.restore' })}>
          {texts.undo(undone)}
        </Button>
      )}
      {count > 1 && earlier !== null && later !== null && (
        <span className="ml-auto hidden items-center gap-1 text-muted text-sm sm:flex">
          <Icon name="keyboard" size={14} />
          {texts.keys(earlier, later)}
        </span>
      )}
    </div>
  );
}

/** Confirms the removal of an entry. */
function Removal({ actor, removeTitle }: Pick<CollectionCardProps, 'actor' | 'removeTitle'>) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const question = useSelector(actor, ({ context }) => questionOf(context));
  const barred = useSelector(actor, ({ context }) => context.readOnly);
  return (
    <LazyConfirmDialog
      open={isAsking}
      title={removeTitle}
      tone="danger"
      refusal={barred}
      onConfirm={() => actor.send({ type: 'removal.confirm' })}
      onCancel={() => actor.send({ type: 'removal.cancel' })}
    >
      {question}
    </LazyConfirmDialog>
  );
}

/** Entries draw what they say themselves: a row is another one by its key, lock, place and name alone. */
const sameRows =
  (owner: Parameters<typeof nameOf>[0]) =>
  (before: readonly KeyedEntry[], after: readonly KeyedEntry[]): boolean =>
    before.length === after.length &&
    before.every((item, at) => {
      const next = after[at];
      if (next === undefined || item === next) return item === next;
      const isSamePlace =
        item.key === next.key && item.isFixed === next.isFixed && item.entry.order === next.entry.order;
      return isSamePlace && nameOf(owner, item) === nameOf(owner, next);
    });

/** An ordered list of an item: added to, moved in by drag or keys, removed from after a question. */
export function CollectionCard(props: CollectionCardProps) {
  const { root, actor, add, onAdd, onChoose, onMap, footer, empty, removeTitle, children } = props;
  const isSame = useMemo(() => sameRows(actor.getSnapshot().context), [actor]);
  const entries = useSelector(actor, ({ context }) => context.entries, isSame);
  useWantedFocus(actor, root);
  const move = useCallback((key: string, to: number) => actor.send({ type: 'entry.move', key, to }), [actor]);
  return (
    <div ref={root} data-collection className="space-y-3">
      <Commands {...{ root, actor, onAdd, onChoose, onMap }} />
      <Bar actor={actor} add={add} />
      {entries.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <SortableList
          keys={entries.map(({ key }) => key)}
          instructions={texts.dragging}
          onMove={move}
          className="space-y-2"
        >
          {entries.map(children)}
        </SortableList>
      )}
      {entries.length > 0 && footer}
      <Announcements actor={actor} />
      <Removal actor={actor} removeTitle={removeTitle} />
    </div>
  );
}
