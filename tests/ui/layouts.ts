/** Keyboard layouts as browsers report their keys. */
export type LayoutName = 'italiana' | 'americana' | 'francese' | 'tedesca';
export type SystemName = 'Windows' | 'Mac' | 'Linux';

export const LAYOUTS: readonly LayoutName[] = ['italiana', 'americana', 'francese', 'tedesca'];
export const SYSTEMS: readonly SystemName[] = ['Windows', 'Mac', 'Linux'];

/** Where a character stands: the key's position on an American keyboard, and whether Shift is needed. */
interface KeyPosition {
  readonly code: string;
  readonly shift?: true;
}

/** Letters that stand elsewhere than on an American keyboard. */
const MOVED: Readonly<Record<LayoutName, Readonly<Record<string, string>>>> = {
  italiana: {},
  americana: {},
  francese: { a: 'KeyQ', q: 'KeyA', z: 'KeyW', w: 'KeyZ', m: 'Semicolon' },
  tedesca: { y: 'KeyZ', z: 'KeyY' },
};

const SIGNS: Readonly<Record<LayoutName, Readonly<Record<string, KeyPosition>>>> = {
  italiana: { '?': { code: 'Minus', shift: true }, '/': { code: 'Digit7', shift: true } },
  americana: { '?': { code: 'Slash', shift: true }, '/': { code: 'Slash' } },
  francese: { '?': { code: 'KeyM', shift: true }, '/': { code: 'Period', shift: true } },
  tedesca: { '?': { code: 'Minus', shift: true }, '/': { code: 'Digit7', shift: true } },
};

/** Where a character stands on a layout. Throws on one that the table doesn't have. */
function positionOf(layout: LayoutName, character: string): KeyPosition {
  if (/^[a-z]$/.test(character)) return { code: MOVED[layout][character] ?? `Key${character.toUpperCase()}` };
  // The French type digits with Shift.
  if (/^\d$/.test(character))
    return { code: `Digit${character}`, ...(layout === 'francese' ? { shift: true as const } : {}) };
  const position = SIGNS[layout][character];
  if (position === undefined) throw new Error(`nobody knows where '${character}' stands on the ${layout} keyboard`);
  return position;
}

/** What a browser on this system says when somebody presses a chord of ours ('mod+Shift+P', '?') on this layout. */
export function pressed(layout: LayoutName, system: SystemName, chord: string): KeyboardEventInit {
  const parts = chord.split('+');
  const key = parts.pop() ?? '';
  const mod = parts.includes('mod');
  const modifiers = {
    ctrlKey: mod && system !== 'Mac',
    metaKey: mod && system === 'Mac',
    altKey: parts.includes('Alt'),
  };
  const shiftKey = parts.includes('Shift');
  if ([...key].length > 1) return { key: key === 'Space' ? ' ' : key, code: key, shiftKey, ...modifiers };
  const { code, shift = false } = positionOf(layout, key.toLowerCase());
  // With ⌘ held a Mac says the small letter, whatever Shift does.
  const isSmall = !shiftKey || (mod && system === 'Mac');
  return { key: isSmall ? key.toLowerCase() : key.toUpperCase(), code, shiftKey: shiftKey || shift, ...modifiers };
}

/** A press that types a character with AltGr, or Option on a Mac, and what a browser says about it. */
export interface Composed {
  readonly layout: LayoutName;
  readonly system: SystemName;
  readonly what: string;
  readonly init: KeyboardEventInit;
}

const WINDOWS_ALTGR = { ctrlKey: true, altKey: true, modifierAltGraph: true };
const LINUX_ALTGR = { modifierAltGraph: true };

/** Characters that a third level types: no command may act on the key below. */
export const THIRD_LEVEL: readonly Composed[] = [
  {
    layout: 'italiana',
    system: 'Windows',
    what: 'AltGr+ò, @',
    init: { key: '@', code: 'Semicolon', ...WINDOWS_ALTGR },
  },
  {
    layout: 'italiana',
    system: 'Windows',
    what: 'Ctrl+Alt+E, €',
    init: { key: '€', code: 'KeyE', ctrlKey: true, altKey: true },
  },
  { layout: 'italiana', system: 'Linux', what: 'AltGr+E, €', init: { key: '€', code: 'KeyE', ...LINUX_ALTGR } },
  { layout: 'italiana', system: 'Linux', what: 'AltGr+N, ñ', init: { key: 'ñ', code: 'KeyN', ...LINUX_ALTGR } },
  { layout: 'italiana', system: 'Mac', what: '⌥ò, @', init: { key: '@', code: 'Semicolon', altKey: true } },
  {
    layout: 'italiana',
    system: 'Mac',
    what: '⌥⇧7, \\',
    init: { key: '\\', code: 'Digit7', altKey: true, shiftKey: true },
  },
  { layout: 'americana', system: 'Mac', what: '⌥/, ÷', init: { key: '÷', code: 'Slash', altKey: true } },
  { layout: 'americana', system: 'Mac', what: '⌥N, ~ morto', init: { key: 'Dead', code: 'KeyN', altKey: true } },
  { layout: 'francese', system: 'Windows', what: 'AltGr+à, @', init: { key: '@', code: 'Digit0', ...WINDOWS_ALTGR } },
  { layout: 'francese', system: 'Linux', what: 'AltGr+E, €', init: { key: '€', code: 'KeyE', ...LINUX_ALTGR } },
  {
    layout: 'francese',
    system: 'Mac',
    what: '⌥⇧/, \\',
    init: { key: '\\', code: 'Period', altKey: true, shiftKey: true },
  },
  { layout: 'tedesca', system: 'Windows', what: 'AltGr+Q, @', init: { key: '@', code: 'KeyQ', ...WINDOWS_ALTGR } },
  { layout: 'tedesca', system: 'Linux', what: 'AltGr+7, {', init: { key: '{', code: 'Digit7', ...LINUX_ALTGR } },
  { layout: 'tedesca', system: 'Mac', what: '⌥L, @', init: { key: '@', code: 'KeyL', altKey: true } },
];

/** Presses on which a character is still being made, or that no character comes of. */
export const COMPOSING: readonly Composed[] = [
  {
    layout: 'francese',
    system: 'Windows',
    what: 'l’accento circonflesso morto',
    init: { key: 'Dead', code: 'BracketLeft' },
  },
  { layout: 'tedesca', system: 'Linux', what: 'l’accento acuto morto', init: { key: 'Dead', code: 'Equal' } },
  {
    layout: 'italiana',
    system: 'Linux',
    what: 'una lettera mentre se ne compone un’altra',
    init: { key: 'n', code: 'KeyN', isComposing: true },
  },
  {
    layout: 'americana',
    system: 'Windows',
    what: 'un metodo di scrittura che prende il tasto',
    init: { key: 'Process', code: 'KeyN', keyCode: 229 },
  },
  {
    layout: 'americana',
    system: 'Mac',
    what: 'Invio che conclude una composizione in Safari',
    init: { key: 'Enter', code: 'Enter', keyCode: 229 },
  },
  {
    layout: 'americana',
    system: 'Mac',
    what: 'Ctrl con una lettera, che sul Mac non è ⌘',
    init: { key: 'k', code: 'KeyK', ctrlKey: true },
  },
  {
    layout: 'tedesca',
    system: 'Windows',
    what: 'il tasto Windows con una lettera',
    init: { key: 'k', code: 'KeyK', metaKey: true },
  },
  {
    layout: 'americana',
    system: 'Linux',
    what: 'un tasto di cui il browser non sa nulla',
    init: { key: 'Unidentified', code: '' },
  },
  {
    layout: 'italiana',
    system: 'Windows',
    what: 'AltGr da solo',
    init: { key: 'AltGraph', code: 'AltRight', ctrlKey: true, altKey: true },
  },
];

/** Keys that a system has but not every keyboard of it, or not without a further key → how to get at them. */
export const BY_A_DETOUR: Readonly<Partial<Record<SystemName, Readonly<Record<string, string>>>>> = {
  Mac: {
    Delete: 'fn+⌫ sui portatili',
    Home: 'fn+← sui portatili',
    End: 'fn+→ sui portatili',
    PageUp: 'fn+↑ sui portatili',
    PageDown: 'fn+↓ sui portatili',
    F1: 'fn+F1, se i tasti funzione comandano il Mac',
    F2: 'fn+F2, se i tasti funzione comandano il Mac',
    F4: 'fn+F4, se i tasti funzione comandano il Mac',
    F6: 'fn+F6, se i tasti funzione comandano il Mac',
    F7: 'fn+F7, se i tasti funzione comandano il Mac',
    F8: 'fn+F8, se i tasti funzione comandano il Mac',
    F9: 'fn+F9, se i tasti funzione comandano il Mac',
    F10: 'fn+F10, se i tasti funzione comandano il Mac',
  },
};
