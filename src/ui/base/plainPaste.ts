import type { ClipboardEvent } from 'react';
import { withoutInvisible } from '../../content/text/invisible';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Handles a paste into a control of plain text: what nobody sees of it (soft hyphens, marks of direction) stays out. The
 * rest goes in as if it were typed, so that it can be undone. `own` is the control's own handler, which comes first.
 */
export const plainPaste =
  <Element extends Control>(own?: (event: ClipboardEvent<Element>) => void) =>
  (event: ClipboardEvent<Element>): void => {
    own?.(event);
    const { type, readOnly, ownerDocument } = event.currentTarget;
    if (event.defaultPrevented || readOnly || type === 'password') return;
    const text = event.clipboardData.getData('text/plain');
    const plain = withoutInvisible(text);
    if (plain === text) return;
    event.preventDefault();
    ownerDocument.execCommand('insertText', false, plain);
  };
