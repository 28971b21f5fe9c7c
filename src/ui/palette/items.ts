import type { PaletteRow, PaletteSection } from '../../machines/palette/types';

/** A line of the list: a heading, or a row with its position among the rows, from 1. */
export type PaletteItem =
  | { readonly kind: 'heading'; readonly heading: PaletteSection | 'similar' }
  | { readonly kind: 'row'; readonly row: PaletteRow; readonly position: number };

/** The results as lines, a heading before each section; what is only alike has one of its own. */
export function itemsOf(results: readonly PaletteRow[], similarFrom: number): readonly PaletteItem[] {
  const items: PaletteItem[] = [];
  let last: PaletteSection | 'similar' | null = null;
  for (const [index, row] of results.entries()) {
    const heading = index < similarFrom ? row.section : 'similar';
    if (heading !== last) items.push({ kind: 'heading', heading });
    last = heading;
    items.push({ kind: 'row', row, position: index + 1 });
  }
  return items;
}

/** DOM id of the row at a position; unique within the palette, of which there is one. */
export const optionId = (position: number): string => `palette-option-${position}`;
