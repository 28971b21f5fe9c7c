import type { EditorView } from '@tiptap/pm/view';

/**
 * Handlers that keep the text's selection while the focus is elsewhere: a browser that gives an editable region the
 * focus back puts the caret at its beginning, and the text would believe it. A press of the pointer chooses a place of
 * its own.
 */
export function keptSelection() {
  let isPressed = false;
  return {
    mousedown() {
      isPressed = true;
      // The focus that a press gives comes within the same task.
      setTimeout(() => {
        isPressed = false;
      });
      return false;
    },
    focus(view: EditorView) {
      if (isPressed) return false;
      const { doc, selection } = view.state;
      // The browser tells its own caret a moment after the focus.
      requestAnimationFrame(() => {
        if (view.isDestroyed || !view.hasFocus() || view.state.doc !== doc) return;
        if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection));
        else view.focus();
      });
      return false;
    },
  };
}
