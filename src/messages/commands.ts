/** Names of keys as they stand on an Italian keyboard. */
const keyNames: Readonly<Record<string, string>> = {
  Enter: 'Invio',
  Escape: 'Esc',
  Delete: 'Canc',
  Space: 'Spazio',
  Home: 'Inizio',
  End: 'Fine',
  PageUp: 'Pag↑',
  PageDown: 'Pag↓',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Names of modifiers, in the order in which they are written. */
const modifiers = {
  mac: { mod: '⌘', Alt: '⌥', Shift: '⇧' },
  other: { mod: 'Ctrl', Alt: 'Alt', Shift: 'Maiusc' },
} as const;

/** A key's own name; a single letter is shown as a capital when a modifier stands before it. */
export const keyName = (key: string, withModifier: boolean): string =>
  keyNames[key] ?? (withModifier && key.length === 1 ? key.toUpperCase() : key);

/** A modifier's name on this kind of computer. */
export const modifierName = (modifier: 'mod' | 'Alt' | 'Shift', platform: 'mac' | 'other'): string =>
  modifiers[platform][modifier];

/** Between the keys of a chord: nothing on a Mac. */
export const chordJoint = { mac: '', other: '+' } as const;

/** Texts around commands and keys. */
export const commandTexts = {
  noSequence: (keys: string) => `Nessun comando per «${keys}»`,
  waiting: (keys: string) => `${keys} … in attesa del tasto che segue`,
  refusedByDefault: 'Ora questo comando non è disponibile',
  absent: 'Questo comando non riguarda la pagina aperta',
} as const;
