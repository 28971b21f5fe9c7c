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
 * Keeps the text's selection while the focus is elsewhere: a browser that gives an editable region the focus back puts
 * the caret at its beginning, and the text would believe it. A press of the pointer chooses a place of its own.
 *
 * `handlers` are for the text's events. `settle` is to be called before a key acts: the browser moves its selection at
 * once and reports it some milliseconds later, and until then Control+End, Enter typed fast would replace what was
 * selected before.
 */
export function keptSelection() {
  let isPressed = false;
  let giveBack: (() => void) | null = null;
  const handlers = {
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
      const chosen = view.state.selection instanceof TextSelection && giveBack === null ? chosenIn(view) : null;
      if (chosen !== null && !chosen.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(chosen));
      return false;
    },
    focus(view: EditorView) {
      if (isPressed) return false;
      const { doc, selection } = view.state;
      const restore = () => {
        if (giveBack !== restore) return;
        giveBack = null;
        if (view.isDestroyed || !view.hasFocus() || view.state.doc !== doc) return;
        if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection));
        else view.focus();
      };
      giveBack = restore;
      // The browser reports its own caret a moment after the focus.
      requestAnimationFrame(restore);
      return false;
    },
  };
  const settle = (view: EditorView) => {
    if (giveBack !== null) giveBack();
    else view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  };
  return { handlers, settle };
}
