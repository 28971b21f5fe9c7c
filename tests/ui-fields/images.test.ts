import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { insertImages } from '../../src/ui/richtext/images';
import { richTextExtensions } from '../../src/ui/richtext/schema';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

const IMAGE = { src: '/media/a.jpg', alt: 'Torre', caption: '', width: null, height: null };
const FIGURE = '<figure><img src="/media/a.jpg" alt="Torre"></figure>';

/** A text with its caret at the sign '|'. */
function openAt(html: string): Editor {
  const editor = new Editor({ element: document.createElement('div'), extensions: richTextExtensions, content: html });
  editors.push(editor);
  let caret = 0;
  editor.state.doc.descendants((node, position) => {
    const at = node.text?.indexOf('|') ?? -1;
    if (at >= 0) caret = position + at;
  });
  editor
    .chain()
    .setMeta('addToHistory', false)
    .deleteRange({ from: caret, to: caret + 1 })
    .setTextSelection(caret)
    .run();
  return editor;
}

test.each([
  ['in the middle of a paragraph', '<p>uno|due</p><p>tre</p>', `<p>uno</p>${FIGURE}<p>due</p><p>tre</p>`],
  ['in the middle of a heading', '<h2>uno|due</h2><p>tre</p>', `<h2>uno</h2>${FIGURE}<h2>due</h2><p>tre</p>`],
  ['at the beginning', '<p>|uno</p>', `${FIGURE}<p>uno</p>`],
  ['at the end', '<p>uno|</p><p>due</p>', `<p>uno</p>${FIGURE}<p>due</p>`],
  ['in an empty paragraph', '<p>uno</p><p>|</p><p>due</p>', `<p>uno</p>${FIGURE}<p>due</p>`],
  ['in a list', '<ul><li><p>u|no</p></li></ul><p>due</p>', `<ul><li><p>uno</p></li></ul>${FIGURE}<p>due</p>`],
])('an image stands %s, where the caret was, and is taken back in one step', (_, html, expected) => {
  const editor = openAt(html);
  const before = editor.getHTML();
  insertImages(editor, [IMAGE]);
  expect(editor.getHTML().replace(/ loading="lazy"/g, '')).toBe(expected);
  editor.commands.undo();
  expect(editor.getHTML()).toBe(before);
});

test('several stand one behind the other, and one writes on behind the last', () => {
  const editor = openAt('<p>uno|due</p>');
  insertImages(editor, [IMAGE, IMAGE]);
  editor.commands.insertContent('X');
  expect(editor.getHTML().replace(/ loading="lazy"/g, '')).toBe(`<p>uno</p>${FIGURE}${FIGURE}<p>Xdue</p>`);
});
