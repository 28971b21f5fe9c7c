/** Signs of the toolbar, strokes on a 20 × 20 grid. */
const GLYPHS = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4H15M5 16h6.5M11.8 4 8.2 16',
  link: 'm8.3 11.7 3.4-3.4M9 6.2l1.8-1.8a3.4 3.4 0 0 1 4.8 4.8L13.8 11M11 13.8l-1.8 1.8a3.4 3.4 0 0 1-4.8-4.8L6.2 9',
  bulletList: 'M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.1M4 10h.1M4 14.5h.1',
  orderedList: 'M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3.5 4.5l1-.7v3.4M3.2 11.7c.3-1 2-.9 2 .2 0 .9-2 1.2-2 2.4h2.1',
  quote: 'M8.5 6C6 7 4.5 9 4.5 12v2.5h4V11h-2M16.5 6c-2.5 1-4 3-4 6v2.5h4V11h-2',
  image: 'M3.5 4.5h13v11h-13zM6.7 7.4a1 1 0 1 1 0 2 1 1 0 0 1 0-2ZM4 14.8l4-3.6 2.3 2.1 2.7-3.1 3.5 4',
  table: 'M3.5 4.5h13v11h-13zM3.5 8.2h13M3.5 11.9h13M10 4.5v11',
  media: 'M3.5 4.5h13v11h-13zM8.5 7.5v5l4-2.5z',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.2 4.2 0 0 1 0 8.5H8',
  redo: 'm13 4 3.5 3.5L13 11M16 7.5H8.5a4.2 4.2 0 0 0 0 8.5H12',
  source: 'm6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.3 4.5 8.7 15.5',
  rowBefore: 'M3.5 11h13v5.5h-13zM10 11v5.5M10 2.5v5M7.5 5h5',
  rowAfter: 'M3.5 3.5h13V9h-13zM10 3.5V9M10 12.5v5M7.5 15h5',
  removeRow: 'M3.5 3.5h13V9h-13zM7.5 12.5l5 5M12.5 12.5l-5 5',
  columnBefore: 'M11 3.5h5.5v13H11zM11 10h5.5M2.5 10h5M5 7.5v5',
  columnAfter: 'M3.5 3.5H9v13H3.5zM3.5 10H9M12.5 10h5M15 7.5v5',
  removeColumn: 'M3.5 3.5H9v13H3.5zM12.5 7.5l5 5M17.5 7.5l-5 5',
  tableHeader: 'M3.5 4.5h13v11h-13zM3.5 9h13M5.5 6.8h9',
  removeTable: 'M3.5 4.5h13v11h-13zM7.5 7.5l5 5M12.5 7.5l-5 5',
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** A sign of the rich text toolbar, hidden from assistive technology. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bold' ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
