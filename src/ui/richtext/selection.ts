import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What is chosen in the page, as far as it lies in the text. */
function chosenIn(view: EditorView): TextSelection | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return null;
  const at = (node: Node, offset = 0) => view.state.doc.resolve(view.posAtDOM(node, offset));
  const selection = TextSelection.between(at(anchorNode, anchorOffset), at(focusNode, focusOffset));
  return selection instanceof TextSelection ? selection : null;
}

/**
 * Handlers that keep the text's selection while the focus is elsewhere: a browser that gives an editable region the
 * focus back puts the caret at its beginning, and the text would believe it. A press of the pointer chooses a place of
 * its own.
 */
export function keptSelection() {
  let isPressed = false;
  let isReturning = false;
  return {
    mousedown() {
      isPressed = true;
      // The focus that a press gives comes within the same task.
      setTimeout(() => {
        isPressed = false;
      });
      return false;
    },
    blur(view: EditorView) {
      // The browser reports the selection a moment later, and the editor reads it only while it has the focus.
      const chosen = view.state.selection instanceof TextSelection && !isReturning ? chosenIn(view) : null;
      if (chosen !== null && !chosen.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(chosen));
      return false;
    },
    focus(view: EditorView) {
      if (isPressed) return false;
      const { doc, selection } = view.state;
      isReturning = true;
      // The browser reports its own caret a moment after the focus.
      requestAnimationFrame(() => {
        isReturning = false;
        if (view.isDestroyed || !view.hasFocus() || view.state.doc !== doc) return;
        if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection));
        else view.focus();
      });
      return false;
    },
  };
}
