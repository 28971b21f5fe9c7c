import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { positionOf, type TextPlace } from './place';

/** What somebody did to a text whose editor was not there yet. */
export interface Entry {
  /** Where it was pressed; null for its beginning, as with the Tab key. */
  readonly place: TextPlace | null;
  readonly typed: string;
}

/** Puts caret and focus into a text where it was entered, with what was typed there meanwhile. */
export function enterText(editor: Editor, { place, typed }: Entry): void {
  const { view, state } = editor;
  const at = state.doc.resolve(place === null ? 0 : positionOf(state.doc, place));
  view.dispatch(state.tr.setSelection(TextSelection.near(at)));
  view.focus();
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (line !== '') view.dispatch(view.state.tr.insertText(line));
  }
}
