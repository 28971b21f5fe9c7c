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

/** Why keys can't be a command's. */
export type KeyProblem =
  /** The browser or the system keeps it for itself: tabs, reloading, history, closing. */
  | 'browser'
  /** Copying, pasting and undoing in a text. */
  | 'clipboard'
  /** AltGr types characters on European keyboards, and on Windows it says Ctrl and Alt. */
  | 'altGraph'
  /** Alt with a character types another one on a Mac, and opens menus elsewhere. */
  | 'character'
  /** The other system's command key. */
  | 'system'
  /** A dead key, which waits for a letter. */
  | 'dead'
  /** A key that not every keyboard has, or that has a use of its own. */
  | 'unknown';

/** What a key press would be as a command's key; 'nothing' for a modifier alone and while a character is composed. */
export type JudgedStroke =
  | { readonly kind: 'chord'; readonly chord: string }
  | { readonly kind: 'problem'; readonly problem: KeyProblem }
  | { readonly kind: 'nothing' };

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'NumLock', 'Fn', 'FnLock']);
const NO_KEY = new Set([...MODIFIERS, 'Dead', 'Process', 'Unidentified']);
const BROWSER_OWNED =
  /^mod\+(Shift\+)?[tnwqr]$|^mod\+[lhm0-9]$|^(Shift\+|mod\+)?F(5|11|12)$|^(mod|Alt)\+F4$|^mod\+(Shift\+)?Page(Up|Down)$|^Alt\+(ArrowLeft|ArrowRight|Home)$/;
const CLIPBOARD = /^mod\+(Shift\+)?[vz]$|^mod\+[cxy]$/;
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

/** A parsed chord: its modifiers and its key, which may be '+' itself. */
export function partsOf(chord: string): { readonly before: readonly string[]; readonly key: string } {
  if (chord === '+') return { before: [], key: '+' };
  const parts = chord.replace(/\+\+$/, '+plus').split('+');
  const key = parts.pop() ?? '';
  return { before: parts, key: key === 'plus' ? '+' : key };
}

/**
 * Why a chord in normal form can't be a command's; null when it can. Source: design, section 5 ('nothing a browser
 * owns').
 */
function problemOf(chord: string): KeyProblem | null {
  if (BROWSER_OWNED.test(chord)) return 'browser';
  if (CLIPBOARD.test(chord)) return 'clipboard';
  const { key } = partsOf(chord);
  return isCharacter(key) || NAMED.test(key) ? null : 'unknown';
}

/** What a key press would be as a command's key, with the reason where it can be none. */
export function judgeStroke(stroke: KeyStroke, platform: Platform): JudgedStroke {
  const { key, ctrlKey, metaKey, altKey } = stroke;
  if (stroke.composing || key === '' || key === 'Process' || MODIFIERS.has(key)) return { kind: 'nothing' };
  const problem = (reason: KeyProblem): JudgedStroke => ({ kind: 'problem', problem: reason });
  if (stroke.altGraph || (platform === 'other' && ctrlKey && altKey)) return problem('altGraph');
  if (altKey && (isCharacter(key) || key === 'Dead')) return problem('character');
  if (key === 'Dead') return problem('dead');
  if (platform === 'mac' ? ctrlKey : metaKey) return problem('system');
  const chord = chordOf(stroke, platform);
  if (chord === null) return problem('unknown');
  const reason = problemOf(chord);
  return reason === null ? { kind: 'chord', chord } : problem(reason);
}

function readChord(chord: string): string {
  const { before, key } = partsOf(chord);
  const known = before.every((part) => part === 'mod' || part === 'Alt' || part === 'Shift');
  if (!known || new Set(before).size !== before.length || !(isCharacter(key) || NAMED.test(key)))
    throw new Error(`'${chord}' is no chord`);
  const modifiers = { mod: before.includes('mod'), alt: before.includes('Alt'), shift: before.includes('Shift') };
  if (modifiers.mod && modifiers.alt) throw new Error(`'${chord}' is AltGr on an Italian keyboard`);
  if (modifiers.alt && isCharacter(key)) throw new Error(`'${chord}' types a character on a Mac`);
  if (modifiers.shift && isCharacter(key) && !isLetter(key)) throw new Error(`'${chord}' names the Shift of a sign`);
  return join(modifiers, key);
}

function parseChord(chord: string): string {
  const normal = readChord(chord);
  const problem = problemOf(normal);
  if (problem !== null) throw new Error(`'${chord}' can't be used: ${problem}`);
  return normal;
}

/** The chords of keys that are shown, in normal form; those of the browser too, which no command may have. */
export const shownChords = (keys: string): readonly string[] => keys.split(' ').map(readChord);

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

/** Whether a text field has a use for a chord: it types, erases or moves the caret. */
export function typesOrMoves(chord: string): boolean {
  return isSingleKey(chord) || /^(Shift\+)?(Enter|Space|Delete|Home|End|Page(Up|Down)|Arrow\w+)$/.test(chord);
}

/** Whether a chord with mod is a text's own: it copies, takes back, selects all, erases or moves the caret. */
export function editsText(chord: string): boolean {
  return CLIPBOARD.test(chord) || /^mod\+(Shift\+)?(a|Delete|Home|End|Arrow\w+)$/.test(chord);
}

/** Whether a chord has a modifier, so that it types nothing and the browser may have a use for it. */
export const hasModifier = (chord: string): boolean => /^(mod|Alt)\+/.test(chord);

/** Whether a focused button or link answers to the chord itself. */
export function activatesControl(chord: string): boolean {
  return /^(Shift\+)?(Enter|Space)$/.test(chord);
}

/** Whether a chord moves within a focused widget such as a set of tabs or radio buttons. */
export function steersWidget(chord: string): boolean {
  return /^(Shift\+)?(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(chord);
}
