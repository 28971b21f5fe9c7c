import type { KeyStroke } from '../../../src/machines/keymap/chord';

/** A press of a key without modifiers, save those said. */
export const stroke = (key: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  altGraph: false,
  composing: false,
  ...more,
});
