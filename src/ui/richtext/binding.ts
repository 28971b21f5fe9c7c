import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { htmlOf, replaceDocument, roundTrip, setText } from './document';
import { lossesBetween } from './losses';

/** Number of words in a text; what an apostrophe or a hyphen joins counts as one. Source: document 2, section 9. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,·-]*/gu)?.length ?? 0;
}

/** How long the value waits for the next key before it is handed on, in milliseconds. */
const PAUSE = 150;

type Send = (html: string) => void;

/** What the widget shows about its text. */
export interface BindingReport {
  readonly words: number;
  /** What the original had and the edited text has not; empty until somebody edits. */
  readonly losses: readonly string[];
}

/** Keeps a field's HTML and an editor's document in step. */
export interface Binding {
  /**
   * Takes a value from outside. `key` names the text it belongs to: under the same key typing that was not handed on
   * yet wins; a new key first hands it on to the text it was typed in.
   */
  load(value: string, key: string): void;
  /** The document changed: `send` gets the value after a pause, or at the next `flush`. */
  changed(send: Send): void;
  /** Hands on what waits. */
  flush(): void;
  /** What of some HTML the document can't represent. */
  lossesOf(html: string): readonly string[];
  /** Puts edited source into the document, cleaned, as one step that can be undone, and hands the outcome on. */
  applySource(source: string, send: Send): void;
  /** Puts back what came from outside, as one step that can be undone. */
  restore(): void;
}

/**
 * Binds a field to an editor. The value from outside is not rewritten by merely being shown, nor by an edit that was
 * undone: as long as the document is what was loaded, the value is the original, however the editor would write it.
 */
export function createBinding(editor: Editor, report: (state: BindingReport) => void): Binding {
  let [original, loaded, last, key] = ['', '', '', ''];
  let waiting: { readonly send: Send; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  const reportState = (html: string) =>
    report({
      words: wordCount(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ')),
      losses: html === loaded ? [] : lossesBetween(original, loaded),
    });

  const handOn = (send: Send) => {
    const html = htmlOf(editor);
    const value = html === loaded ? original : html;
    reportState(html);
    if (value === last) return;
    last = value;
    send(value);
  };

  const flush = () => {
    if (waiting === null) return;
    const { send, timer } = waiting;
    clearTimeout(timer);
    waiting = null;
    handOn(send);
  };

  const take = (value: string, isOtherText: boolean) => {
    // What a save sends back cleaned reads the same: caret and history stay.
    if (isOtherText || roundTrip(editor, value) !== htmlOf(editor)) replaceDocument(editor, value);
    [original, last, loaded] = [value, value, htmlOf(editor)];
    reportState(loaded);
  };

  /** Replaces the text as a step of its own, however close to the last key. */
  const replaceText = (html: string, emitUpdate: boolean) => {
    editor.view.dispatch(closeHistory(editor.state.tr));
    setText(editor, html, emitUpdate);
  };

  return {
    load(value, nextKey) {
      const isOtherText = nextKey !== key;
      const typing = waiting !== null;
      flush();
      if (!isOtherText && (typing || value === last)) return;
      key = nextKey;
      take(value, isOtherText);
    },
    changed(send) {
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = { send, timer: setTimeout(flush, PAUSE) };
    },
    flush,
    lossesOf: (html) => lossesBetween(html, roundTrip(editor, html)),
    applySource(source, send) {
      replaceText(source, false);
      const html = htmlOf(editor);
      [original, loaded, last] = [html, html, source];
      handOn(send);
    },
    restore: () => replaceText(original, true),
  };
}
