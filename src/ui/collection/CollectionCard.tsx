import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { collectionEdits } from '../../machines/collection/edits';
import { type KeyedEntry, nameOf, questionOf } from '../../machines/collection/rules';
import { collectionTexts as texts } from '../../messages/screens/collection';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { LazyConfirmDialog } from '../base/lazyDialogs';
import { useFocusWithin } from '../base/useFocusWithin';
import { CommandScope } from '../commands/CommandScope';
import { useCommandKeys } from '../commands/useCommandKeys';
import { Announcements } from './Announcements';
import { type CollectionRef, useWantedFocus } from './hooks';
import { SortableList } from './SortableList';

const { reason, refusalOf } = collectionEdits;

interface CollectionCardProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly edits: CollectionRef;
  /** What adds an entry; null at the maximum. Source: document 1, section 2.20. */
  readonly add: ReactNode;
  /** What the command that adds does. */
  readonly onAdd: () => void;
  /** What is said where there are no entries. */
  readonly empty: string;
  /** What the command that chooses an entry out of what there is does, where the list has one. */
  readonly onChoose?: (() => void) | undefined;
  /** Shows on the map an entry, by its key, where the list has one. */
  readonly onMap?: ((key: string) => void) | undefined;
  /** Below the entries, where there are any. */
  readonly footer?: ReactNode;
  /** Title of the question before a removal. */
  readonly removeTitle: string;
  /** Draws an entry; the same function from one key to the next. */
  readonly children: (item: KeyedEntry) => ReactNode;
}

/** The card's commands, and those of the entry that has the focus. */
function Commands(props: Pick<CollectionCardProps, 'root' | 'edits' | 'onAdd' | 'onChoose' | 'onMap'>) {
  const { root, edits, onAdd, onChoose, onMap } = props;
  // What lies in slots of an entry is not the entry: its keys are not to move the whole of it.
  const part = useFocusWithin(root, '[data-entry], [data-slots]');
  const key = part?.dataset.entry;
  const card = useFocusWithin(root, '[data-collection]');
  const { kind } = edits.getSnapshot().context;
  return (
    <>
      <CommandScope
        scope={kind}
        actor={edits}
        refusal={reason}
        isInFront={card !== null}
        card={root}
        view={{ 'entries.add': onAdd, ...(onChoose !== undefined && { 'files.choose': onChoose }) }}
      />
      {key !== undefined && (
        <CommandScope
          scope="entry"
          actor={edits}
          refusal={reason}
          prepare={(event) => ({ ...event, key })}
          view={onMap === undefined ? {} : { 'entry.map': () => onMap(key) }}
        />
      )}
    </>
  );
}

/** Figures, the way back and the keys above the entries. */
function Bar({ edits, add }: Pick<CollectionCardProps, 'edits' | 'add'>) {
  const [earlier, later] = [useCommandKeys('entry.earlier'), useCommandKeys('entry.later')];
  const count = useSelector(edits, ({ context }) => context.value.entries.length);
  const maximum = useSelector(edits, ({ context }) => context.maximum);
  // Null unless what was removed can be put back now.
  const undone = useSelector(edits, ({ context }) =>
    context.wayBack === null || refusalOf(context, { type: 'entry.restore' }) !== null
      ? null
      : nameOf(context, context.wayBack.item),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {add}
      <span className="text-muted text-sm">{texts.count(count, maximum)}</span>
      {undone !== null && (
        <Button size="small" icon="revision" onClick={() => edits.send({ type: 'entry.restore' })}>
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
function Removal({ edits, removeTitle }: Pick<CollectionCardProps, 'edits' | 'removeTitle'>) {
  const isAsking = useSelector(edits, (snapshot) => snapshot.hasTag('asking'));
  const question = useSelector(edits, ({ context }) => questionOf(context));
  const barred = useSelector(edits, ({ context }) => context.readOnly);
  return (
    <LazyConfirmDialog
      open={isAsking}
      title={removeTitle}
      tone="danger"
      refusal={barred}
      onConfirm={() => edits.send({ type: 'removal.confirm' })}
      onCancel={() => edits.send({ type: 'removal.cancel' })}
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
  const { root, edits, add, onAdd, onChoose, onMap, footer, empty, removeTitle, children } = props;
  const isSame = useMemo(() => sameRows(edits.getSnapshot().context), [edits]);
  const entries = useSelector(edits, ({ context }) => context.value.entries, isSame);
  useWantedFocus(edits, root);
  const move = useCallback((key: string, to: number) => edits.send({ type: 'entry.move', key, to }), [edits]);
  return (
    <div ref={root} data-collection className="space-y-3">
      <Commands {...{ root, edits, onAdd, onChoose, onMap }} />
      <Bar edits={edits} add={add} />
      {entries.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <SortableList keys={entries.map(({ key }) => key)} instructions={texts.dragging} onMove={move}>
          {entries.map(children)}
        </SortableList>
      )}
      {entries.length > 0 && footer}
      <Announcements actor={edits} />
      <Removal edits={edits} removeTitle={removeTitle} />
    </div>
  );
}
