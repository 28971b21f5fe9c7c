import { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { afterEach, describe, expect, test } from 'vitest';
import { richTextExtensions } from '../../src/ui/richtext/schema';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function open(html: string): Editor {
  const editor = new Editor({ extensions: richTextExtensions, content: html });
  editors.push(editor);
  return editor;
}

/** Puts text at the end of the first block, key by key, as typing does. */
function typeAtEnd(editor: Editor, text: string): void {
  editor.commands.setTextSelection((editor.state.doc.firstChild?.content.size ?? 0) + 1);
  for (const key of text)
    if (key === '\n') editor.commands.splitBlock();
    else editor.view.dispatch(editor.state.tr.insertText(key));
}

const paste = (editor: Editor, text: string) => {
  const event = new Event('paste') as ClipboardEvent;
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') };
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return editor.view.someProp('handlePaste', (handle) => handle(editor.view, event, editor.state.doc.slice(0, 0)));
};

describe('a typed address', () => {
  test.each([
    [
      'https://www.comune.bologna.it ',
      '<p>Vedi <a href="https://www.comune.bologna.it">https://www.comune.bologna.it</a> </p>',
    ],
    [
      'www.emiliaromagnaturismo.it ',
      '<p>Vedi <a href="https://www.emiliaromagnaturismo.it">www.emiliaromagnaturismo.it</a> </p>',
    ],
    ['(https://example.com/a). ', '<p>Vedi (<a href="https://example.com/a">https://example.com/a</a>). </p>'],
    ['https://example.com\n', '<p>Vedi <a href="https://example.com">https://example.com</a></p><p></p>'],
    ['javascript:alert(1) ', '<p>Vedi javascript:alert(1) </p>'],
    ['bologna ', '<p>Vedi bologna </p>'],
  ])('%j', (typed, html) => {
    const editor = open('<p>Vedi </p>');
    typeAtEnd(editor, ` ${typed}`);
    expect(editor.getHTML().replace('Vedi  ', 'Vedi ')).toBe(html);
  });

  test('that a document holds stays as it is', () => {
    const html = '<p>https://example.com</p><p></p>';
    expect(open(html).getHTML()).toBe(html);
  });

  test('whose link was taken away stays plain while one types on', () => {
    const editor = open('<p></p>');
    typeAtEnd(editor, 'https://example.com ');
    editor.chain().setTextSelection(5).unsetLink().run();
    typeAtEnd(editor, 'oggi');
    expect(editor.getHTML()).toBe('<p>https://example.com oggi</p>');
  });
});

describe('a pasted address', () => {
  test('links what is selected', () => {
    const editor = open('<p>Vedi il sito</p>');
    editor.commands.setTextSelection({ from: 9, to: 13 });
    expect(paste(editor, ' https://example.com ')).toBe(true);
    expect(editor.getHTML()).toBe('<p>Vedi il <a href="https://example.com">sito</a></p>');
  });

  test.each(['javascript:alert(1)', 'due parole', 'https://example.com e altro'])('%j links nothing', (text) => {
    const editor = open('<p>Vedi il sito</p>');
    editor.commands.setTextSelection({ from: 9, to: 13 });
    expect(paste(editor, text)).not.toBe(true);
    expect(editor.getHTML()).toBe('<p>Vedi il sito</p>');
  });
});

describe('mod+Shift+V', () => {
  const pressed = (editor: Editor, more: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true, ...more });
    editor.view.someProp('handleDOMEvents', (handlers) => handlers.keydown?.(editor.view, event));
  };
  const pasteText = (editor: Editor, text: string) => {
    const event = new Event('paste') as ClipboardEvent;
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
    const slice = new Slice(Fragment.from(editor.schema.text(text)), 0, 0);
    return editor.view.someProp('handlePaste', (handle) => handle(editor.view, event, slice));
  };
  const site = () => {
    const editor = open('<p>Vedi il sito</p>');
    editor.commands.setTextSelection({ from: 9, to: 13 });
    return editor;
  };

  test('puts the address in as text in place of what is selected', () => {
    const editor = site();
    pressed(editor, {});
    expect(pasteText(editor, 'https://example.com')).toBe(true);
    expect(editor.getHTML()).toBe('<p>Vedi il https://example.com</p>');
  });

  test('counts for one paste, and for no other key', () => {
    const editor = site();
    pressed(editor, {});
    pasteText(editor, 'sito');
    editor.commands.setTextSelection({ from: 9, to: 13 });
    pasteText(editor, 'https://example.com');
    expect(editor.getHTML()).toBe('<p>Vedi il <a href="https://example.com">sito</a></p>');
    const other = site();
    pressed(other, { shiftKey: false });
    pasteText(other, 'https://example.com');
    expect(other.getHTML()).toContain('<a href');
  });
});

describe('setting a link', () => {
  test('refuses an address that links may not have', () => {
    const editor = open('<p>Vedi</p>');
    editor.commands.selectAll();
    expect(editor.commands.setLink({ href: 'javascript:alert(1)' })).toBe(false);
    expect(editor.getHTML()).toBe('<p>Vedi</p>');
  });

  test('writes and removes it', () => {
    const editor = open('<p>Vedi</p>');
    editor.commands.selectAll();
    editor.commands.setLink({ href: 'mailto:a@example.com', target: null, rel: null });
    expect(editor.getHTML()).toBe('<p><a href="mailto:a@example.com">Vedi</a></p>');
    editor.commands.unsetLink();
    expect(editor.getHTML()).toBe('<p>Vedi</p>');
  });
});
