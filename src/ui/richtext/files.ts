import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Puts the caret where something was dropped. */
function moveCaret(view: EditorView, { clientX, clientY }: MouseEvent): void {
  const dropped = view.posAtCoords({ left: clientX, top: clientY });
  if (dropped === null) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(dropped.pos))));
}

type OnFiles = (files: readonly File[]) => void;

/** Hands on files that are dropped anywhere on the text, its margins too; what was dragged within it is the library's. */
export const dropHandler =
  (onFiles: OnFiles) =>
  (view: EditorView, event: DragEvent): boolean => {
    const files = view.editable ? [...(event.dataTransfer?.files ?? [])] : [];
    if (files.length === 0) return false;
    event.preventDefault();
    moveCaret(view, event);
    onFiles(files);
    return true;
  };
