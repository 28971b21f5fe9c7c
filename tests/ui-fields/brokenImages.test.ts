import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { htmlOf, replaceDocument } from '../../src/ui/richtext/document';
import { richTextExtensions } from '../../src/ui/richtext/schema';

const html =
  '<p>Prima</p><figure><img loading="lazy" src="/media/files/torre%20alta.jpg?v=2" alt=""><figcaption>Le torri</figcaption></figure><figure><img loading="lazy" src="/media/files/mare.jpg" alt="Il mare"></figure><p>Dopo</p>';

let editor: Editor;
const image = (src: string) => editor.view.dom.querySelector<HTMLImageElement>(`img[src^="${src}"]`);
const fire = (src: string, type: 'error' | 'load') => image(src)?.dispatchEvent(new Event(type));
const notes = () => [...editor.view.dom.querySelectorAll('[role="note"]')].map(({ textContent }) => textContent);

beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions: richTextExtensions, content: html });
});
afterEach(() => {
  vi.restoreAllMocks();
  editor.destroy();
});

test('an image that does not load is marked by its name, and the text stays as it is', () => {
  const changed = vi.fn();
  editor.on('update', changed);
  fire('/media/files/torre', 'error');
  fire('/media/files/torre', 'error');
  fire('/media/files/mare', 'load');
  expect(notes()).toEqual(['torre alta.jpg. Questa immagine non c’è più: toglila o sostituiscila']);
  fire('/media/files/mare', 'error');
  expect(notes()[1]).toBe('Il mare. Questa immagine non c’è più: toglila o sostituiscila');
  expect(htmlOf(editor)).toBe(html);
  expect(changed).not.toHaveBeenCalled();
  expect(editor.can().undo()).toBe(false);
});

test('the mark goes when the image loads after all, and with the image', () => {
  fire('/media/files/torre', 'error');
  fire('/media/files/mare', 'error');
  fire('/media/files/torre', 'load');
  expect(notes()).toEqual(['Il mare. Questa immagine non c’è più: toglila o sostituiscila']);
  editor.commands.setContent('<p>Nulla</p>');
  expect(notes()).toEqual([]);
});

test('the mark stays when another value comes in with the same image', () => {
  fire('/media/files/mare', 'error');
  replaceDocument(editor, html.replace('Prima', 'Altro'));
  expect(notes()).toEqual(['Il mare. Questa immagine non c’è più: toglila o sostituiscila']);
});

test('without a network nothing is said of an image', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fire('/media/files/mare', 'error');
  expect(notes()).toEqual([]);
});
