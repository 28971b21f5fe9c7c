import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { newStop, STOPS_MAXIMUM, stopProblem, stopSummary } from '../../content/kinds/stops';
import { PUBLISHED_STATUS } from '../../content/model/item';
import { addingRefusal } from '../../machines/collection/rules';
import type { KeyedEntry } from '../../machines/collection/types';
import { stopsTexts as texts } from '../../messages/screens/stops';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { FieldWidgetProps } from '../fields/types';
import { CollectionCard } from './CollectionCard';
import { EntryFrame } from './EntryFrame';
import { type CollectionActor, useCollection, useFieldFocus } from './hooks';
import { StopForm, type StopParts } from './StopForm';

interface RowProps {
  readonly item: KeyedEntry;
  readonly parts: StopParts;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
}

/** One stop: a line that says where it is, which opens its fields. Redrawn only when it changes itself. */
const StopRow = memo(function StopRow({ item, parts, isOpen, onToggle }: RowProps) {
  const { key, entry } = item;
  const { actor, id, shows, onBlur } = parts;
  const name = texts.name(entry.order);
  const summary = stopSummary(entry);
  const problem = shows && !isOpen ? stopProblem(entry, parts.isPublished) : null;
  const bodyId = `${id}-${key}-body`;
  const head = (
    <>
      <button
        type="button"
        className="flex min-h-8.5 w-full items-center gap-2 rounded-sm text-left"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => onToggle(key)}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} className="shrink-0 text-muted" />
        <span className="sr-only">{`${name}: `}</span>
        <span className={summary === '' ? 'text-muted' : 'font-medium'}>{summary || texts.nowhere}</span>
      </button>
      {problem !== null && <p className="text-danger text-xs">{problem}</p>}
    </>
  );
  return (
    <EntryFrame {...{ item, actor, onBlur, head }}>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <StopForm item={item} parts={parts} />}
      </div>
    </EntryFrame>
  );
});

/** Which stop is open: one at a time, so that only its map is drawn. */
function useOpenStop(actor: CollectionActor) {
  const [open, setOpen] = useState<string | null>(() => {
    const { entries } = actor.getSnapshot().context;
    return entries.length === 1 ? (entries[0]?.key ?? null) : null;
  });
  const toggle = useCallback((key: string) => setOpen((before) => (before === key ? null : key)), []);
  return { open, setOpen, toggle };
}

function useParts(props: FieldWidgetProps, actor: CollectionActor): StopParts {
  const { id, language, lookups, context, error, onBlur } = props;
  const readOnly = useSelector(actor, (snapshot) => snapshot.context.readOnly);
  const shows = error !== null;
  const isPublished = context.valueAt(`contents.${language}.status`) === PUBLISHED_STATUS;
  return useMemo(
    () => ({ actor, id, language, lookups, context, shows, isPublished, readOnly, onBlur }),
    [actor, id, language, lookups, context, shows, isPublished, readOnly, onBlur],
  );
}

/** The stops of an item. Source: document 2, section 3, Event stop. */
export default function StopsCard(props: FieldWidgetProps) {
  const root = useRef<HTMLDivElement>(null);
  const actor = useCollection(props, 'stops', STOPS_MAXIMUM);
  const parts = useParts(props, actor);
  const { open, setOpen, toggle } = useOpenStop(actor);
  const keys = useCommandKeys('stops.add');
  const refusal = useSelector(actor, ({ context }) => addingRefusal({ ...context, pendingRemoval: null }));
  const isFull = useSelector(actor, ({ context }) => context.entries.length >= context.maximum);
  const firstWrong = () =>
    actor.getSnapshot().context.entries.find(({ entry }) => stopProblem(entry, parts.isPublished) !== null)?.key ??
    null;
  useFieldFocus(props.id, root, firstWrong, setOpen);
  const add = () => {
    actor.send({ type: 'entry.add', entry: newStop() });
    setOpen(actor.getSnapshot().context.cursor);
  };
  const row = useCallback(
    (item: KeyedEntry) => <StopRow key={item.key} {...{ item, parts, isOpen: item.key === open, onToggle: toggle }} />,
    [parts, open, toggle],
  );
  return (
    <CollectionCard
      {...{ root, actor, empty: texts.empty, removeTitle: texts.remove, onAdd: add }}
      add={
        isFull ? null : (
          <Button icon="add" hint={keys} refusal={refusal} onClick={add}>
            {texts.add}
          </Button>
        )
      }
    >
      {row}
    </CollectionCard>
  );
}
