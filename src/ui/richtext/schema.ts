import { type Extensions, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress, SEPARATOR_CLASS } from '../../content/richHtml';
import { Embed } from './embed';

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

/** What the rich text editor can hold; the counterpart of `RICH_HTML`. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  SeparatorHeading,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Image,
  Figure,
  FigureCaption,
  Embed,
];
