import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { pastedFiles } from '../media/files';

/** Where something was dropped becomes the place of the caret. */
function moveCaret(view: EditorView, { clientX, clientY }: MouseEvent): void {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (place === null) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
}

/** What the text does with files that are dropped or pasted into it: it hands them on. Text is left to the library. */
export const fileHandlers = (onFiles: (files: readonly File[]) => void) => ({
  handlePaste(view: EditorView, event: ClipboardEvent): boolean {
    const files = view.editable ? pastedFiles(event.clipboardData) : [];
    if (files.length === 0) return false;
    event.preventDefault();
    onFiles(files);
    return true;
  },
  handleDrop(view: EditorView, event: DragEvent, _slice: unknown, moved: boolean): boolean {
    const files = moved || !view.editable ? [] : [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return false;
    event.preventDefault();
    moveCaret(view, event);
    onFiles(files);
    return true;
  },
});
