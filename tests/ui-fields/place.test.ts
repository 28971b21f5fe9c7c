import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { placeIn, positionOf } from '../../src/ui/richtext/place';
import { richTextExtensions } from '../../src/ui/richtext/schema';

const HTML =
  '<h2>Le torri</h2>\n<p>Due  <strong>al</strong>te, e\nuna</p><ul><li><p>Uno</p></li><li><p>due</p></li></ul>';

let editor: Editor | null = null;
afterEach(() => editor?.destroy());

/** Every position in the texts of an element, with the letters on its sides, '' at an end of its block. */
function* positionsIn(root: Element) {
  for (const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); walker.nextNode() !== null; ) {
    const { currentNode } = walker;
    const data = currentNode.nodeValue ?? '';
    for (let offset = 0; offset <= data.length; offset += 1)
      yield { node: currentNode, offset, before: data[offset - 1] ?? ' ', after: data[offset] ?? ' ' };
  }
}

test('each place of a text is found again in its editor: right before a word, or behind the letter before it', () => {
  const root = document.createElement('div');
  root.innerHTML = HTML;
  editor = new Editor({ element: document.createElement('div'), extensions: richTextExtensions, content: HTML });
  const { doc } = editor.state;
  const letter = (from: number) => doc.textBetween(Math.max(0, from), Math.min(doc.content.size, from + 1), '\n');
  let compared = 0;
  for (const { node, offset, before, after } of positionsIn(root)) {
    const position = positionOf(doc, placeIn(root, node, offset));
    if (/\S/.test(before)) expect([offset, letter(position - 1)]).toEqual([offset, before]);
    else if (/\S/.test(after)) expect([offset, letter(position)]).toEqual([offset, after]);
    else continue;
    compared += 1;
  }
  expect(compared).toBeGreaterThan(25);
});

test('a place behind the last letter of a text that became shorter is its end', () => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions,
    content: '<p>Uno</p>',
  });
  const { doc } = editor.state;
  expect(positionOf(doc, { letters: 40, isBeforeNext: false })).toBe(doc.content.size);
});
