/** `keyCode` of a key that an input method handles; Safari gives it for the Enter that ends a composition. */
const IME_KEY_CODE = 229;

/** Whether a press belongs to an input method that is composing a character. */
export const isComposing = ({ isComposing: composing, key, keyCode }: KeyboardEvent): boolean =>
  composing || key === 'Process' || keyCode === IME_KEY_CODE;

/**
 * A key with which a character is composed is the input method's alone: no Enter chooses or confirms by it, no Esc closes
 * anything. Nothing in the page hears of it, so that nobody else has to ask. Call it before anything listens for keys;
 * gives what ends that.
 */
export function leaveCompositionAlone(): () => void {
  const hold = (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hold, true);
  return () => window.removeEventListener('keydown', hold, true);
}
