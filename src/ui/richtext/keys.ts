import type { Editor } from '@tiptap/core';

/** Requests of the text's keys to the widget around it. */
export interface TextKeys {
  readonly onToolbar: () => void;
  readonly onLink: () => void;
  /** A key with a modifier may be somebody else's command: the value must be up to date before it runs. */
  readonly onModifier: () => void;
}

/**
 * Keys that are handled before the text gets them: Alt+F10 to the toolbar, mod+K on a selection makes a link. Esc leaves
 * the text and Tab comes back, as in any field; a second Tab goes on to the next one, where Tab alone would indent a list
 * or walk through a table. Gives a handler that answers whether the text must not see the key.
 */
export function createTextKeys({ onToolbar, onLink, onModifier }: TextKeys) {
  let leaving = false;
  return (editor: Editor, event: KeyboardEvent): boolean => {
    const mod = event.ctrlKey || event.metaKey;
    if (mod && event.key !== 'Control' && event.key !== 'Meta') onModifier();
    const leaves = leaving && event.key === 'Tab';
    if (event.key !== 'Shift') leaving = event.key === 'Escape';
    // mod+Enter is the screen's main action, Esc the page's; the library would break the line, and take Esc for itself.
    if (leaves || leaving || (mod && event.key === 'Enter')) return true;
    const isToolbar = event.altKey && event.key === 'F10';
    const isLink = mod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
    const hasTarget = !editor.state.selection.empty || editor.isActive('link');
    if (!isToolbar && !(isLink && hasTarget && editor.isEditable)) return false;
    event.preventDefault();
    event.stopPropagation();
    if (isToolbar) onToolbar();
    else onLink();
    return true;
  };
}
