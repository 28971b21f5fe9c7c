import type { ChainedCommands, Editor } from '@tiptap/core';
import { richTextTexts } from '../../messages/ui/richtext';
import type { GlyphName } from './Glyph';

/** A button of the toolbar. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly glyph: GlyphName;
  /** The editor binds it itself. */
  readonly chord?: string;
  /** Whether it is on at the caret; without it the button is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Whether it can do anything now; always when left out. */
  readonly isPossible?: (editor: Editor) => boolean;
  readonly run: (commands: ChainedCommands) => ChainedCommands;
}

/** Buttons that change text, in groups. */
export const TEXT_TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      id: 'bold',
      label: richTextTexts.bold,
      glyph: 'bold',
      chord: 'mod+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (commands) => commands.toggleBold(),
    },
    {
      id: 'italic',
      label: richTextTexts.italic,
      glyph: 'italic',
      chord: 'mod+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (commands) => commands.toggleItalic(),
    },
  ],
  [
    {
      id: 'bulletList',
      label: richTextTexts.bulletList,
      glyph: 'bulletList',
      chord: 'mod+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (commands) => commands.toggleBulletList(),
    },
    {
      id: 'orderedList',
      label: richTextTexts.orderedList,
      glyph: 'orderedList',
      chord: 'mod+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (commands) => commands.toggleOrderedList(),
    },
    {
      id: 'blockquote',
      label: richTextTexts.blockquote,
      glyph: 'quote',
      chord: 'mod+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (commands) => commands.toggleBlockquote(),
    },
  ],
];

/** The button that starts a table. */
export const TABLE_TOOL: Tool = {
  id: 'table',
  label: richTextTexts.table,
  glyph: 'table',
  run: (commands) => commands.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

/** Buttons shown while the caret is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { id: 'rowBefore', label: richTextTexts.tables.rowBefore, glyph: 'rowBefore', run: (go) => go.addRowBefore() },
  { id: 'rowAfter', label: richTextTexts.tables.rowAfter, glyph: 'rowAfter', run: (go) => go.addRowAfter() },
  { id: 'removeRow', label: richTextTexts.tables.removeRow, glyph: 'removeRow', run: (go) => go.deleteRow() },
  {
    id: 'columnBefore',
    label: richTextTexts.tables.columnBefore,
    glyph: 'columnBefore',
    run: (go) => go.addColumnBefore(),
  },
  {
    id: 'columnAfter',
    label: richTextTexts.tables.columnAfter,
    glyph: 'columnAfter',
    run: (go) => go.addColumnAfter(),
  },
  {
    id: 'removeColumn',
    label: richTextTexts.tables.removeColumn,
    glyph: 'removeColumn',
    run: (go) => go.deleteColumn(),
  },
  {
    id: 'tableHeader',
    label: richTextTexts.tables.header,
    glyph: 'tableHeader',
    isOn: (editor) => editor.isActive('tableHeader'),
    run: (go) => go.toggleHeaderRow(),
  },
  { id: 'removeTable', label: richTextTexts.tables.remove, glyph: 'removeTable', run: (go) => go.deleteTable() },
];

/** Back and forth. */
export const HISTORY_TOOLS: readonly Tool[] = [
  {
    id: 'undo',
    label: richTextTexts.undo,
    glyph: 'undo',
    chord: 'mod+Z',
    isPossible: (editor) => editor.can().undo(),
    run: (commands) => commands.undo(),
  },
  {
    id: 'redo',
    label: richTextTexts.redo,
    glyph: 'redo',
    chord: 'mod+Shift+Z',
    isPossible: (editor) => editor.can().redo(),
    run: (commands) => commands.redo(),
  },
];

/** What a block of text can be. Source: document 2, section 9, 'Rich editor'. */
export type BlockStyle = keyof typeof richTextTexts.headings;

/** The block style at the caret. */
export function blockStyleOf(editor: Editor): BlockStyle {
  if (editor.isActive('separatorHeading')) return 'separator';
  for (const level of [2, 3, 4] as const) if (editor.isActive('heading', { level })) return `h${level}`;
  return 'paragraph';
}

/** Makes the block at the caret one of the given style. */
export function applyBlockStyle(commands: ChainedCommands, style: BlockStyle): ChainedCommands {
  if (style === 'paragraph') return commands.setParagraph();
  if (style === 'separator') return commands.setNode('separatorHeading');
  return commands.setHeading({ level: Number(style.slice(1)) as 2 | 3 | 4 });
}
