import { type Extensions, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { SEPARATOR_CLASS } from '../../content/richtext/richHtml';
import { BrokenImages } from './broken';
import { Embed } from './embed';
import { Link } from './link';

/** The third-level heading with a separator: a node of its own, tried before the plain heading. */
const SeparatorHeading = Node.create({
  name: 'separatorHeading',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: `h3.${SEPARATOR_CLASS}` }],
  renderHTML: () => ['h3', { class: SEPARATOR_CLASS }, 0],
});

const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figureCaption?',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (element.querySelector('img[src]') ? null : false) }],
  renderHTML: () => ['figure', 0],
});

/** Without the inline widths that the library writes: they mean nothing on the portal. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The schema of the rich text editor; the counterpart of `RICH_HTML`. */
export const richTextExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  Bold,
  Italic,
  Link,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  HorizontalRule,
  UndoRedo,
  Dropcursor,
  Gapcursor,
  TrailingNode,
  SeparatorHeading,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Image.configure({ HTMLAttributes: { loading: 'lazy' } }),
  Figure,
  FigureCaption,
  Embed,
  BrokenImages,
];
