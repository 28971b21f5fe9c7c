import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { stepBetweenRows } from './rowKeys';

/** The library's own English announcements are silenced: machines announce every move in Italian. */
export const SILENT_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Key = string | number;

interface SortableListProps<K extends Key> {
  readonly keys: readonly K[];
  /** How one drags, for screen readers. */
  readonly instructions: string;
  /** Something was dropped on another; positions from 1. */
  readonly onMove: (key: K, position: number) => void;
  readonly children: ReactNode;
}

/** An ordered list whose rows can be dragged. Dragging is by pointer; keys move rows through commands. */
export function SortableList<K extends Key>({ keys, instructions, onMove, children }: SortableListProps<K>) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  // The same list as long as its keys are the same: a new one redraws every row.
  const joined = JSON.stringify(keys);
  const items = useMemo(() => JSON.parse(joined) as K[], [joined]);
  const accessibility = useMemo(
    () => ({ announcements: SILENT_ANNOUNCEMENTS, screenReaderInstructions: { draggable: instructions } }),
    [instructions],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const moved = items.find((key) => key === active.id);
    const target = items.find((key) => key === over?.id);
    if (moved !== undefined && target !== undefined) onMove(moved, items.indexOf(target) + 1);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol className="space-y-2" onKeyDown={stepBetweenRows}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** What of a row is dragged by: spread it onto the handle. */
export type DragHandle = Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'listeners'>;

interface SortableRowProps extends Omit<ComponentProps<'li'>, 'children' | 'style' | 'ref'> {
  readonly sortKey: Key;
  readonly disabled: boolean;
  readonly children: (handle: DragHandle) => ReactNode;
}

/** A row of a sortable list. */
export function SortableRow({ sortKey, disabled, children, ...native }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({ id: sortKey, disabled });
  return (
    <li {...native} ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {children({ setActivatorNodeRef, listeners })}
    </li>
  );
}
