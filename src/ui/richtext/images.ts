import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { TextImage } from '../media/DescribeImages';

const captionOf = (caption: string): JSONContent[] =>
  caption.trim() === '' ? [] : [{ type: 'figureCaption', content: [{ type: 'text', text: caption.trim() }] }];

const figureOf = ({ src, alt, caption, width, height }: TextImage): JSONContent => ({
  type: 'figure',
  content: [{ type: 'image', attrs: { src, alt: alt.trim(), width, height } }, ...captionOf(caption)],
});

/**
 * Makes room for new blocks at the caret: in place of an empty paragraph, before or behind a paragraph or heading at whose
 * beginning or end the caret is, between its two parts where it is in the middle; behind a list, a table and the like.
 */
function makeRoom(tr: Transaction): { readonly from: number; readonly to: number } {
  const { $to } = tr.selection;
  const at = (from: number, to = from) => ({ from, to });
  if ($to.depth === 0) return at($to.pos);
  if ($to.depth > 1) return at($to.after(1));
  const { type, content } = $to.parent;
  if (content.size === 0) return type.name === 'paragraph' ? at($to.before(), $to.after()) : at($to.after());
  if ($to.parentOffset === 0) return at($to.before());
  if ($to.parentOffset === content.size) return at($to.after());
  const { pos } = $to;
  tr.split(pos);
  return at(pos + 1);
}

/** Puts images into the text, each a figure of its own, and the caret behind them. */
export function insertImages(editor: Editor, images: readonly TextImage[]): void {
  editor
    .chain()
    .focus()
    .command(({ tr, commands }) => {
      const range = makeRoom(tr);
      const before = tr.doc.content.size;
      if (!commands.insertContentAt(range, images.map(figureOf))) return false;
      const end = range.to + tr.doc.content.size - before;
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size))));
      return true;
    })
    .run();
}

/** The figure or lone image that is selected, or that has the caret in its caption. */
function selectedImage({ state }: Editor): { readonly node: Node; readonly pos: number } | null {
  const { $from, from, to } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'figure') return { node: $from.node(depth), pos: $from.before(depth) };
  const node = to - from > 0 ? state.doc.nodeAt(from) : null;
  return node?.type.name === 'figure' || node?.type.name === 'image' ? { node, pos: from } : null;
}

const numberOf = (value: unknown): number | null => {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
};

/** The image that is selected in the text; null without one. */
export function imageAt(editor: Editor): TextImage | null {
  const selected = selectedImage(editor);
  if (selected === null) return null;
  const { node } = selected;
  const image = node.type.name === 'image' ? node : node.firstChild;
  if (image === null) return null;
  const { src, alt, width, height } = image.attrs;
  return {
    src: String(src ?? ''),
    alt: String(alt ?? ''),
    caption: node.type.name === 'figure' ? (node.maybeChild(1)?.textContent ?? '') : '',
    width: numberOf(width),
    height: numberOf(height),
  };
}

/** Gives the selected image another alternative text and caption, as one step that can be undone. */
export function describeImage(editor: Editor, image: TextImage): void {
  const selected = selectedImage(editor);
  if (selected === null) return;
  const { node, pos } = selected;
  editor
    .chain()
    .focus()
    .insertContentAt({ from: pos, to: pos + node.nodeSize }, figureOf(image))
    .run();
}
