import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  getClientRect,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { nameOf, placedOf, shownRows, type TreeRow } from '../../machines/categoryTree/nodes';
import { reason } from '../../machines/categoryTree/refusals';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { SILENT_ANNOUNCEMENTS } from '../../ui/collection/SortableList';
import { usePorts } from '../ports';
import { NodeRow } from './NodeRow';
import type { TreeActor } from './useTreeActor';

/** Height of a row in pixels at a 16 px root. */
const ROW = 52;
/** Rows are where a transform puts them, which the library would leave out of what it measures. */
const MEASURING = { droppable: { measure: (element: HTMLElement) => getClientRect(element) } };
/** Rows drawn beyond those in sight. */
const OVERSCAN = 6;

/** Readers of large print have a larger root: rows grow with it. */
const rowHeight = (): number =>
  (ROW * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;

function useRows(actor: TreeActor): readonly TreeRow[] {
  const nodes = useSelector(actor, ({ context }) => context.nodes);
  const expanded = useSelector(actor, ({ context }) => context.expanded);
  const filter = useSelector(actor, ({ context }) => context.filter);
  return useMemo(() => shownRows({ nodes, expanded, filter }), [nodes, expanded, filter]);
}

/** The cursor's row is in sight, and the tree has the focus that moved it, unless somebody types elsewhere. */
function useCursorInSight(actor: TreeActor, tree: RefObject<HTMLElement | null>, toRow: (id: number) => void): void {
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const last = useRef(cursor);
  // `toRow` is another one whenever rows are: a move keeps the cursor on its node, which goes elsewhere.
  useLayoutEffect(() => {
    if (cursor !== null) toRow(cursor);
  }, [cursor, toRow]);
  useEffect(() => {
    if (cursor === last.current) return;
    last.current = cursor;
    const focused = document.activeElement;
    const isTyped = focused?.matches('input, textarea, select') === true;
    if (!isTyped && focused?.closest('[role="dialog"], [role="alertdialog"]') == null)
      tree.current?.focus({ preventScroll: true });
  }, [cursor, tree]);
}

/** What is dragged, and the row that it would take the place of. */
function useDragging(actor: TreeActor) {
  const { notify } = usePorts();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const target = ({ over }: DragOverEvent) => setOver(over === null ? null : Number(over.id));
  const drop = ({ active, over }: DragEndEvent) => {
    end();
    // Let go beside the tree, or where it was: nothing was asked.
    if (over === null || over.id === active.id) return;
    const event = { type: 'node.drop', id: Number(active.id), over: Number(over.id) } as const;
    const refusal = reason(actor.getSnapshot(), event);
    if (refusal === null) actor.send(event);
    else notify('warning', refusal);
  };
  return { dragged, over, start: setDragged, target, drop, end };
}

interface CategoryTreeProps {
  readonly actor: TreeActor;
  /** Name of the tree. */
  readonly title: string;
  readonly tree: RefObject<HTMLDivElement | null>;
}

/** The categories as an ARIA tree of which only the rows in sight are drawn. */
export function CategoryTree({ actor, title, tree }: CategoryTreeProps) {
  const rows = useRows(actor);
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const language = useSelector(actor, ({ context }) => context.language);
  const languages = useSelector(actor, ({ context }) => context.languages);
  const mayEdit = useSelector(actor, ({ context }) => context.mayEdit);
  const isNarrowed = useSelector(actor, ({ context }) => context.filter.trim() !== '');
  const drag = useDragging(actor);
  const prefix = useId();
  const rowId = (id: number) => `${prefix}-${id}`;
  const [height] = useState(rowHeight);
  // The rows that keys and a drag are about are always drawn: ARIA and the pointer hold on to them.
  const pinned = rows.flatMap(({ node: { id } }, index) => (id === cursor || id === drag.dragged ? [index] : []));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.node.id ?? index,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((one, other) => one - other),
  });
  const toRow = useMemo(
    () => (id: number) => {
      const index = rows.findIndex(({ node }) => node.id === id);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    },
    [rows, virtual],
  );
  useCursorInSight(actor, tree, toRow);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const draggedRow = placedOf(actor.getSnapshot().context.nodes, drag.dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      accessibility={{
        announcements: SILENT_ANNOUNCEMENTS,
        screenReaderInstructions: { draggable: texts.dragInstructions },
      }}
      onDragStart={({ active }) => drag.start(Number(active.id))}
      onDragOver={drag.target}
      onDragEnd={drag.drop}
      onDragCancel={drag.end}
    >
      <div
        ref={tree}
        role="tree"
        tabIndex={0}
        aria-label={title}
        aria-activedescendant={cursor === null ? undefined : rowId(cursor)}
        className="group/tree max-h-[max(20rem,calc(100dvh-18rem))] overflow-y-auto overscroll-contain focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const { id } = row.node;
            const isTarget = id === drag.over && draggedRow?.parent === row.parent && id !== drag.dragged;
            return (
              <NodeRow
                key={id}
                id={rowId(id)}
                actor={actor}
                row={row}
                top={start}
                height={size}
                isCurrent={id === cursor}
                language={language}
                languages={languages}
                mayEdit={mayEdit}
                isMovable={mayEdit && !isNarrowed && row.count > 1}
                drag={
                  drag.dragged === null
                    ? null
                    : id === drag.dragged
                      ? 'dragged'
                      : draggedRow?.parent !== row.parent
                        ? 'elsewhere'
                        : !isTarget
                          ? 'beside'
                          : (draggedRow?.position ?? 0) < row.position
                            ? 'after'
                            : 'before'
                }
              />
            );
          })}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {draggedRow !== null && (
          <div
            data-drag-label=""
            className="flex h-11 w-max max-w-[min(24rem,80vw)] items-center rounded-md border border-accent bg-raised px-4 font-medium shadow-float"
          >
            <span className="truncate">{nameOf(draggedRow.node, { language, languages })}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
