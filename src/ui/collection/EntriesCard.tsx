import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isNested } from '../../content/field/entries';
import { entrySegment } from '../../content/field/path';
import { entryWords } from '../../content/kinds/displayText';
import { blankEntry } from '../../content/kinds/nested';
import { kindOf } from '../../content/kinds/table';
import { entryOf, type KeyedEntry } from '../../machines/collection/rules';
import { entriesTexts as texts } from '../../messages/screens/entries';
import { Badge } from '../base/Badge';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { useCommandKeys } from '../commands/useCommandKeys';
import { NestedPart } from '../fields/NestedPart';
import type { FieldWidgetProps } from '../fields/types';
import { CollectionCard } from './CollectionCard';
import { EntriesMap, type GoToPin } from './EntriesMap';
import { EntryFrame } from './EntryFrame';
import {
  type CollectionRef,
  type EntryParts,
  focusEntry,
  useAddingRefusal,
  useCollection,
  useFieldFocus,
} from './hooks';

/** Greatest number of entries of a field that declares none. */
const MAXIMUM = 100;

interface RowProps {
  readonly item: KeyedEntry;
  readonly parts: EntryParts;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
}

/** What stands for an entry that is closed; while it is open, it follows nothing. */
function Summary({ item, parts, isOpen }: Omit<RowProps, 'onToggle'>) {
  const { edits, field, path, language, context } = parts;
  const entry = useSelector(edits, ({ context: given }) =>
    isOpen ? item.entry : (entryOf(given.value, item.key)?.entry ?? item.entry),
  );
  const words = useMemo(() => entryWords(field.entry, entry, language), [field, entry, language]);
  const wrong = useSyncExternalStore(context.subscribe, () =>
    isOpen ? null : (context.nested?.errorIn(`${path}.${entrySegment(item.key)}`) ?? null),
  );
  return (
    <>
      {isOpen ? (
        <span aria-hidden className="font-medium">
          {texts.name(field.entry.one, item.entry.order)}
        </span>
      ) : (
        <span className={words === '' ? 'text-muted' : 'min-w-0 font-medium'}>{words || texts.blank}</span>
      )}
      {wrong !== null && <Badge tone="danger">{texts.isWrong}</Badge>}
    </>
  );
}

/** One entry: a line that says what it is, which opens its fields. */
const EntryRow = memo(function EntryRow({ item, parts, isOpen, onToggle }: RowProps) {
  const { key, entry } = item;
  const { edits, id, path, field, language, context, onBlur } = parts;
  const at = `${path}.${entrySegment(key)}`;
  const bodyId = `${id}-${key}-body`;
  const head = (
    <button
      type="button"
      className="flex min-h-8.5 w-full items-center gap-2 rounded-sm text-left"
      aria-expanded={isOpen}
      aria-controls={bodyId}
      onClick={() => onToggle(key)}
    >
      <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} className="shrink-0 text-muted" />
      <span className="sr-only">{`${texts.name(field.entry.one, entry.order)}${isOpen ? '' : ': '}`}</span>
      <Summary {...{ item, parts, isOpen }} />
    </button>
  );
  return (
    <EntryFrame {...{ item, edits, onBlur, head }}>
      <div id={bodyId} hidden={!isOpen} data-path={at} className="@container/entry mt-3">
        {isOpen && <NestedPart {...{ field, language, context }} path={at} />}
      </div>
    </EntryFrame>
  );
});

/** Which entry is open: one at a time, so that only its fields are drawn. */
function useOpenEntry(edits: CollectionRef) {
  const [open, setOpen] = useState<string | null>(() => {
    const { entries } = edits.getSnapshot().context.value;
    return entries.length === 1 ? (entries[0]?.key ?? null) : null;
  });
  const toggle = useCallback((key: string) => setOpen((before) => (before === key ? null : key)), []);
  return { open, setOpen, toggle };
}

/** An ordered list of entries made of declared fields. */
export default function EntriesCard(props: FieldWidgetProps) {
  const { field, path, id, language, context, onBlur } = props;
  if (!isNested(field)) throw new Error(`field '${field.path}' is made of no fields`);
  const root = useRef<HTMLDivElement>(null);
  const edits = useCollection(props, {
    kind: 'entries',
    one: field.entry.one,
    hasMap: field.entry.route !== undefined,
    maximum: MAXIMUM,
  });
  const parts = useMemo<EntryParts>(
    () => ({ edits, field, path, id, language, context, onBlur }),
    [edits, field, path, id, language, context, onBlur],
  );
  const { open, setOpen, toggle } = useOpenEntry(edits);
  const keys = useCommandKeys('entries.add');
  const refusal = useAddingRefusal(edits);
  const isFull = useSelector(edits, ({ context: given }) => given.value.entries.length >= given.maximum);
  useFieldFocus(id, root, () => null, setOpen);
  const goToPin = useRef<GoToPin | null>(null);
  const lead = useCallback(
    (key: string) => {
      setOpen(key);
      requestAnimationFrame(() => focusEntry(root.current, key));
    },
    [setOpen],
  );
  const add = () => {
    edits.send({ type: 'entry.add', entry: blankEntry(field, kindOf) });
    setOpen(edits.getSnapshot().context.value.entries.at(-1)?.key ?? null);
  };
  const row = useCallback(
    (item: KeyedEntry) => <EntryRow key={item.key} {...{ item, parts, isOpen: item.key === open, onToggle: toggle }} />,
    [parts, open, toggle],
  );
  const { one, empty = texts.empty } = field.entry;
  return (
    <CollectionCard
      {...{ root, edits, empty, removeTitle: texts.remove(one), onAdd: add }}
      onMap={(key) => goToPin.current?.(key)}
      footer={
        field.entry.route !== undefined && <EntriesMap {...{ parts, open, goToPin }} id={`${id}-map`} onOpen={lead} />
      }
      add={
        isFull ? null : (
          <Button icon="add" hint={keys} refusal={refusal} onClick={add}>
            {texts.add(one)}
          </Button>
        )
      }
    >
      {row}
    </CollectionCard>
  );
}
