import type { PaletteRow, PaletteSection } from '../../machines/palette/types';

/** A line of the list: a section's heading, or a row with its place among the rows. */
export type PaletteItem =
  | { readonly kind: 'heading'; readonly section: PaletteSection }
  | { readonly kind: 'row'; readonly row: PaletteRow; readonly place: number };

/** The results as lines, a heading before each section. */
export function itemsOf(results: readonly PaletteRow[]): readonly PaletteItem[] {
  const items: PaletteItem[] = [];
  let section: PaletteSection | null = null;
  for (const [index, row] of results.entries()) {
    if (row.section !== section) {
      section = row.section;
      items.push({ kind: 'heading', section });
    }
    items.push({ kind: 'row', row, place: index + 1 });
  }
  return items;
}

/** DOM id of the row at a place; unique within the palette, of which there is one. */
export const optionId = (place: number): string => `palette-option-${place}`;
