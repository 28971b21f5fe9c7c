import { Editor, type EditorOptions } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * An editor that lives as long as the component; options are those of the first time. The library's own hook watches for
 * other options and redraws, neither of which happens here, and brings a comparison of anything with it.
 */
export function useTextEditor(options: Partial<EditorOptions>): Editor {
  const [editor] = useState(() => new Editor(options));
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    return () => {
      // Later, for strict mode takes a component away and brings it back at once.
      ending.current = setTimeout(() => editor.destroy());
    };
  }, [editor]);
  return editor;
}

/** What is read of an editor, anew after each of its steps; told apart by value, so that most steps redraw nothing. */
export function useTextState<T>(editor: Editor, read: (editor: Editor) => T): T {
  const [state, setState] = useState(() => read(editor));
  useLayoutEffect(() => {
    const update = () => {
      const next = read(editor);
      setState((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    update();
    editor.on('transaction', update);
    return () => {
      editor.off('transaction', update);
    };
  }, [editor, read]);
  return state;
}
