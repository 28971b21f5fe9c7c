import { chordJoint, keyName, modifierName } from '../../messages/commands/commands';
import { type Platform, parseKeys, partsOf, shownChords } from './chord';

function formatChord(chord: string, platform: Platform): string {
  const { before, key } = partsOf(chord);
  const modifiers = before.map((part) => modifierName(part as 'mod' | 'Alt' | 'Shift', platform));
  return [...modifiers, keyName(key, modifiers.length > 0)].join(chordJoint[platform]);
}

/** Declared keys as people read them: 'mod+S' gives 'Ctrl+S' or '⌘S', 'g n' stays 'g n'. */
export function formatKeys(keys: string, platform: Platform): string {
  return formatSequence(shownChords(keys), platform);
}

/** A parsed sequence as people read it. */
export function formatSequence(sequence: readonly string[], platform: Platform): string {
  return sequence.map((chord) => formatChord(chord, platform)).join(' ');
}

/** A chord as `aria-keyshortcuts` wants it. */
export const ariaChord = (chord: string, platform: Platform): string =>
  chord
    .replace('mod', platform === 'mac' ? 'Meta' : 'Control')
    .replace(/(^|\+)\p{L}$/u, (match) => match.toUpperCase());

/** Declared keys as `aria-keyshortcuts` wants them; null for a sequence, which that attribute can't say. */
export function ariaKeys(keys: string, platform: Platform): string | null {
  const [chord, ...more] = parseKeys(keys);
  return chord === undefined || more.length > 0 ? null : ariaChord(chord, platform);
}
