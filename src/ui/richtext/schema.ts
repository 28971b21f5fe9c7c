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
import { embedProvider, SEPARATOR_CLASS } from '../../content/richtext/richHtml';
import { richTextTexts } from '../../messages/ui/richtext';
import { BrokenImages } from './broken';
import { Link } from './link';

/**
 * A player of an allowed service. It is drawn as a plain card, never as the frame itself: the back office loads nothing
 * from third parties and the frame would swallow clicks and the Tab key.
 */
const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    title: { default: null },
    width: { default: '560' },
    height: { default: '315' },
  }),
  parseHTML: () => [
    { tag: 'iframe[src]', getAttrs: (element) => (embedProvider(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'iframe',
    {
      ...HTMLAttributes,
      title: HTMLAttributes.title ?? embedProvider(String(HTMLAttributes.src ?? '')),
      allowfullscreen: 'true',
      loading: 'lazy',
    },
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'rt-embed';
      dom.setAttribute('role', 'img');
      const service = embedProvider(String(node.attrs.src ?? '')) ?? '';
      dom.setAttribute('aria-label', richTextTexts.embed(service));
      const name = document.createElement('strong');
      name.textContent = service;
      const address = document.createElement('span');
      address.textContent = String(node.attrs.src ?? '');
      dom.append(name, address);
      return { dom };
    },
});

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
