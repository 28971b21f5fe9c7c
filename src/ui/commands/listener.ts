import hotkeys from 'hotkeys-js';
import { chordOf, type Platform } from '../../machines/keymap/chord';
import type { KeymapActor } from '../../machines/keymap/machine';
import { isListenedFor } from '../../machines/keymap/rules';
import { isComposing } from './composition';
import { focusOwner, hasModal } from './focus';

/** What kind of computer this is, as far as keys go. */
export function platformOf({ userAgent }: Pick<Navigator, 'userAgent'>): Platform {
  return /Mac|iPhone|iPad/.test(userAgent) ? 'mac' : 'other';
}

/**
 * The one listener of the keyboard: hands every key press to the keymap machine, and keeps the browser from acting on
 * those that a command takes. Takes the machine, the platform, and whether something modal is about to open that is
 * not in the page yet; gives what ends the listening.
 */
export function listen(keymap: KeymapActor, platform: Platform, opensModal: () => boolean): () => void {
  let current: KeyboardEvent | null = null;
  const claims = keymap.on('key.claimed', () => current?.preventDefault());
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const altGraph = event.getModifierState('AltGraph');
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    const composing = isComposing(event);
    const chord = chordOf({ key, ctrlKey, metaKey, altKey, shiftKey, altGraph, composing }, platform);
    if (chord === null) return;
    const [target] = event.composedPath();
    const focus = target instanceof Element ? focusOwner(target) : 'none';
    if (!isListenedFor(keymap.getSnapshot().context, { chord, focus })) return;
    current = event;
    keymap.send({ type: 'key.press', press: { chord, focus, modal: hasModal(document) || opensModal(), repeat } });
    current = null;
  };
  const blur = () => keymap.send({ type: 'focus.lost' });
  // What may act while one types is the keymap's to decide, not the library's.
  hotkeys.filter = () => true;
  hotkeys('*', { scope: 'all', keydown: true, keyup: false }, press);
  window.addEventListener('blur', blur);
  return () => {
    claims.unsubscribe();
    hotkeys.unbind('*', 'all', press);
    window.removeEventListener('blur', blur);
  };
}
