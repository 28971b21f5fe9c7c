import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as TextNode } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { Cleaned } from '../../content/richtext/clean';
import { LOST } from '../../content/richtext/elements';
import { richTextTexts } from '../../messages/ui/richtext';
import { pastedFiles } from '../media/files';
import { cleanedHtml } from './clean';

/** What is told of a paste that was changed. */
export interface Pasted {
  /** What is gone: '2 stili, 1 video'; '' for nothing. */
  readonly lost: string;
  /** Pictures that were neither kept nor could be loaded. */
  readonly missing: number;
  readonly html: string;
  readonly text: string;
}

const lostWords = ({ lost }: Cleaned): string =>
  LOST.flatMap((kind) => (lost[kind] === undefined ? [] : [richTextTexts.pasted.kinds[kind](lost[kind])])).join(', ');

/** The file that a data: address holds; null where it holds no image. */
function fileIn(address: string, place: number): File | null {
  const [, type = '', kind, data = ''] = /^data:image\/([\w.+-]+)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (type === '') return null;
  try {
    const written = decodeURIComponent(data);
    const bytes = kind === undefined ? written : atob(written.replace(/\s/g, ''));
    const file = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
    return new File([file], richTextTexts.pasted.fileName(place, type.replace(/\+.*/, '')), { type: `image/${type}` });
  } catch {
    // What is written wrongly is no picture: it is told as missing.
    return null;
  }
}

/** The pictures of a paste as files: those that it holds itself, and the clipboard's own where it has one for each other. */
function picturesOf({ pictures }: Cleaned, clipboard: DataTransfer | null): readonly File[] {
  const held = pictures.map((address, index) => fileIn(address, index + 1));
  const own = [...(clipboard?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const isComplete = own.length === held.filter((file) => file === null).length;
  return held.flatMap((file) => file ?? (isComplete ? (own.shift() ?? []) : []));
}

/** Whether files are taken to be uploaded. */
type OnFiles = (files: readonly File[]) => boolean;

/**
 * What is pasted into a text: files are handed on, HTML is cleaned, its pictures are handed on as files, and what it lost
 * is told. `clean` is called by the library before `paste`, which answers whether it needs to do nothing any more.
 */
export function createPasting(onFiles: OnFiles, onPasted: (pasted: Pasted) => void) {
  let last: { readonly html: string; readonly cleaned: Cleaned } | null = null;
  const tell = (view: EditorView, clipboard: DataTransfer | null) => {
    const came = last;
    last = null;
    if (came === null) return;
    const lost = lostWords(came.cleaned);
    const files = picturesOf(came.cleaned, clipboard);
    if (lost === '' && came.cleaned.pictures.length === 0) return;
    // One step of its own, however close to the last key: it can be taken back alone.
    view.dispatch(closeHistory(view.state.tr));
    const text = clipboard?.getData('text/plain') ?? '';
    // Once the text is there: the files go behind it, and the notice is about it.
    setTimeout(() => {
      const isTaken = files.length > 0 && onFiles(files);
      const missing = came.cleaned.pictures.length - (isTaken ? files.length : 0);
      if (lost !== '' || missing > 0) onPasted({ lost, missing, html: came.html, text });
    });
  };
  return {
    clean(html: string): string {
      last = { html, cleaned: cleanedHtml(html) };
      return last.cleaned.html;
    },
    paste(view: EditorView, event: ClipboardEvent): boolean {
      const files = view.editable ? pastedFiles(event.clipboardData) : [];
      if (files.length > 0) {
        last = null;
        event.preventDefault();
        onFiles(files);
        return true;
      }
      tell(view, event.clipboardData);
      return false;
    },
  };
}

/** Pastes the words alone in place of what was pasted, as long as nothing was done to it. */
export function pasteAsText(editor: Editor, { text }: Pasted): void {
  editor.commands.undo();
  editor.view.pasteText(text);
  editor.commands.focus();
}

/** Whether a text is still as a paste left it. */
export const isAsPasted = (editor: Editor, doc: TextNode): boolean => editor.state.doc === doc;
