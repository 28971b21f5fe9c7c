import { useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { Command } from 'cmdk';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Platform } from '../../machines/keymap/chord';
import type { PaletteActor } from '../../machines/palette/machine';
import { paletteTexts } from '../../messages/screens/palette';
import { itemsOf, type PaletteHeading } from './items';
import { PaletteOption } from './PaletteOption';

/** Heights in rem: at a larger text size lines are as much higher. */
const HEADING_HEIGHT = 1.875;
const ROW_HEIGHT = 2.5;
/** Lines drawn beyond the edges. */
const OVERSCAN = 10;

interface PaletteListProps {
  readonly palette: PaletteActor;
  readonly platform: Platform;
}

/** The lines that are drawn: those in sight and, wherever it is, the active one, for it is announced by its id. */
const withLine = (lines: readonly number[], active: number): number[] =>
  active < 0 || lines.includes(active) ? [...lines] : [...lines, active].sort((a, b) => a - b);

function headingText(heading: PaletteHeading, isOverDialog: boolean): string {
  if (heading === 'similar' || heading === 'notNow') return paletteTexts[heading];
  return isOverDialog ? paletteTexts.overDialog.section : paletteTexts.sections[heading];
}

const pixelsPerRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The results, of which only those in sight are drawn. */
export function PaletteList({ palette, platform }: PaletteListProps) {
  const results = useSelector(palette, (snapshot) => snapshot.context.results);
  const activeId = useSelector(palette, (snapshot) => snapshot.context.activeId);
  const similarFrom = useSelector(palette, (snapshot) => snapshot.context.similarFrom);
  const opened = useSelector(palette, (snapshot) => snapshot.context.opened);
  const isOverDialog = useSelector(palette, (snapshot) => snapshot.context.isOverDialog);
  const [rem] = useState(pixelsPerRem);
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsOf(results, similarFrom), [results, similarFrom]);
  const activeLine = useMemo(
    () => items.findIndex((item) => item.kind === 'row' && item.row.id === activeId),
    [items, activeId],
  );
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (line) => (items[line]?.kind === 'heading' ? HEADING_HEIGHT : ROW_HEIGHT) * rem,
    overscan: OVERSCAN,
    paddingStart: 4,
    paddingEnd: 8,
    scrollPaddingStart: HEADING_HEIGHT * rem,
    initialRect: { width: 640, height: 420 },
    rangeExtractor: ({ startIndex, endIndex }) => {
      const from = Math.max(0, startIndex - OVERSCAN);
      const to = Math.min(items.length - 1, endIndex + OVERSCAN);
      return withLine(
        Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index),
        activeLine,
      );
    },
  });
  const measured = useRef(items);
  useLayoutEffect(() => {
    // Other lines stand at the same places now, so their remembered heights are wrong.
    if (measured.current !== items) virtual.measure();
    measured.current = items;
  }, [virtual, items]);
  useLayoutEffect(() => {
    // A heading above the first row comes into sight with it; other lines may have come where these were.
    if (activeLine >= 0 && items.length > 0)
      virtual.scrollToIndex(activeLine === 1 ? 0 : activeLine, { align: 'auto' });
  }, [virtual, activeLine, items]);
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain" tabIndex={-1}>
      <Command.List
        label={opened === null ? paletteTexts.list : paletteTexts.actions.list(opened.row.title)}
        className="relative w-full"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const item = items[index];
          if (item === undefined) return null;
          if (item.kind === 'heading')
            return (
              <div
                key={`heading ${start}`}
                role="presentation"
                className="absolute inset-x-4 flex items-end pb-1 font-semibold text-muted text-xs"
                style={{ top: start, height: size }}
              >
                {headingText(item.heading, isOverDialog)}
              </div>
            );
          return (
            <PaletteOption
              key={item.row.id}
              row={item.row}
              position={item.position}
              count={results.length}
              active={item.row.id === activeId}
              palette={palette}
              platform={platform}
              top={start}
              height={size}
            />
          );
        })}
      </Command.List>
    </div>
  );
}
