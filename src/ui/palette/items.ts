import type { PaletteRow, PaletteSection } from '../../machines/palette/types';

/** What rows stand under: their section, that they can't be run now, or that they are only alike. */
export type PaletteHeading = PaletteSection | 'notNow' | 'similar';

/** A line of the list: a heading, or a row with its position among the rows, from 1. */
export type PaletteItem =
  | { readonly kind: 'heading'; readonly heading: PaletteHeading }
  | { readonly kind: 'row'; readonly row: PaletteRow; readonly position: number };

/** The actions of an entity keep their order, whether they can be run or not. */
const headingOf = ({ section, refusal }: PaletteRow): PaletteHeading =>
  refusal === null || section === 'action' ? section : 'notNow';

/** The results as lines, a heading wherever others begin. */
export function itemsOf(results: readonly PaletteRow[], similarFrom: number): readonly PaletteItem[] {
  const items: PaletteItem[] = [];
  let last: PaletteHeading | null = null;
  for (const [index, row] of results.entries()) {
    const heading = index < similarFrom ? headingOf(row) : 'similar';
    if (heading !== last) items.push({ kind: 'heading', heading });
    last = heading;
    items.push({ kind: 'row', row, position: index + 1 });
  }
  return items;
}

/** DOM id of the row at a position; unique within the palette, of which there is one. */
export const optionId = (position: number): string => `palette-option-${position}`;
