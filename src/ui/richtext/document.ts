import { type Editor, getHTMLFromFragment } from '@tiptap/core';
import { DOMParser as DocumentParser, type Schema, type Node as TextNode } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { cleanHtml } from './clean';

/** Without the empty paragraphs at the end, which are there to type in. */
const withoutEnd = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '');

/**
 * The document of some rich text. The library's own reader throws away a line break that stands alone between two words of
 * which each is bold, italic or a link, and so joins them.
 */
export function documentOf(schema: Schema, html: string): TextNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return DocumentParser.fromSchema(schema).parse(body);
}

/**
 * The editor's HTML: '' when it shows nothing, without the empty paragraph that the editor keeps at the end to type in.
 */
export function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  return withoutEnd(editor.getHTML());
}

/** Puts HTML from anywhere in the place of the whole text: cleaned. */
export function setText(editor: Editor, html: string, emitUpdate: boolean): void {
  editor.commands.setContent(documentOf(editor.schema, cleanHtml(html)), { emitUpdate });
}

/**
 * Puts HTML from outside into the editor: cleaned, the caret kept where it was if the text still reaches there, and the
 * history emptied, so that an undo can't bring back what belonged to another language. Fires no update.
 */
export function replaceDocument(editor: Editor, html: string): void {
  const { from } = editor.state.selection;
  setText(editor, html, false);
  const { doc, schema, plugins } = editor.state;
  const selection = TextSelection.near(doc.resolve(Math.min(from, doc.content.size)));
  editor.view.updateState(EditorState.create({ doc, schema, plugins, selection }));
  editor.view.dispatch(editor.state.tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** HTML as the editor would write it after cleaning and reading it. */
export function roundTrip(editor: Editor, html: string): string {
  return withoutEnd(getHTMLFromFragment(documentOf(editor.schema, cleanHtml(html)).content, editor.schema));
}
