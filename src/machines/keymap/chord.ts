/** Decides which key `mod` is: ⌘ on a Mac, Ctrl elsewhere. */
export type Platform = 'mac' | 'other';

/** The parts of a keyboard event that make a chord. */
export interface KeyStroke {
  /** The character typed, or the key's name: `KeyboardEvent.key`. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Whether AltGr is down, which types characters on European keyboards. */
  readonly altGraph: boolean;
  /** Whether an input method is composing a character. */
  readonly composing: boolean;
}

const NO_KEY = new Set([
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'NumLock',
  'Fn',
  'Dead',
  'Process',
  'Unidentified',
]);
const BROWSER_OWNED = /^mod\+(Shift\+)?[tnw]$|^mod\+l$|^mod\+[1-9]$/;
const NAMED = /^(F([1-9]|1[0-2])|Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|Enter|Escape|Delete|Space)$/;

const isCharacter = (key: string): boolean => [...key].length === 1;
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

function join(modifiers: { mod: boolean; alt: boolean; shift: boolean }, key: string): string {
  const name = isLetter(key) ? key.toLowerCase() : key;
  // The Shift that a sign takes differs from layout to layout: '/' is Shift+7 in Italian. The sign itself is matched.
  const shift = modifiers.shift && (isLetter(key) || !isCharacter(key));
  return `${modifiers.mod ? 'mod+' : ''}${modifiers.alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${name}`;
}

/**
 * The normal form of what was pressed ('mod+Shift+p', '?', 'ArrowDown'), or null where no command may act:
 * a modifier alone, a dead key, a composing input method, AltGr in any dress, the other system's command key.
 */
export function chordOf(stroke: KeyStroke, platform: Platform): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = stroke;
  if (stroke.composing || stroke.altGraph || NO_KEY.has(key) || key === '') return null;
  const [mod, other] = platform === 'mac' ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (other || (mod && altKey)) return null;
  const name = key === ' ' ? 'Space' : key;
  if (altKey && isCharacter(name)) return null;
  return join({ mod, alt: altKey, shift: shiftKey }, name);
}

function parseChord(chord: string): string {
  const parts = chord.split('+');
  const key = parts.pop() ?? '';
  const known = parts.every((part) => part === 'mod' || part === 'Alt' || part === 'Shift');
  if (!known || new Set(parts).size !== parts.length || !(isCharacter(key) || NAMED.test(key)))
    throw new Error(`'${chord}' is no chord`);
  const modifiers = { mod: parts.includes('mod'), alt: parts.includes('Alt'), shift: parts.includes('Shift') };
  if (modifiers.mod && modifiers.alt) throw new Error(`'${chord}' is AltGr on an Italian keyboard`);
  if (modifiers.alt && isCharacter(key)) throw new Error(`'${chord}' types a character on a Mac`);
  if (modifiers.shift && isCharacter(key) && !isLetter(key)) throw new Error(`'${chord}' names the Shift of a sign`);
  const normal = join(modifiers, key);
  if (BROWSER_OWNED.test(normal)) throw new Error(`'${chord}' belongs to the browser`);
  return normal;
}

/** The chords of declared keys ('g n' has two), in normal form. Throws on what is no chord or must not be used. */
export function parseKeys(keys: string): readonly string[] {
  return keys.split(' ').map(parseChord);
}

/** Like `parseKeys`, but null for keys that can't be used: for what comes out of storage. */
export function readKeys(keys: string): readonly string[] | null {
  try {
    return parseKeys(keys);
  } catch {
    return null;
  }
}

/** Whether a chord types a character or space, so that one who speaks or hits a key by mistake may trigger it. */
export function isSingleKey(chord: string): boolean {
  return isCharacter(chord) || /^Shift\+\p{L}$/u.test(chord);
}

/** Whether a chord means nothing to a text field, so that it may act while one types: with mod, or a function key. */
export function actsWhileTyping(chord: string): boolean {
  return /(^|\+)F\d+$/.test(chord) || chord.startsWith('mod+');
}

/** Whether a focused button or link answers to the chord itself. */
export function activatesControl(chord: string): boolean {
  return /^(Shift\+)?(Enter|Space)$/.test(chord);
}

/** Whether a chord moves within a focused widget such as a set of tabs or radio buttons. */
export function steersWidget(chord: string): boolean {
  return /^(Shift\+)?(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(chord);
}
