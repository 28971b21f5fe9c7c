import type { KeyStroke } from '../../../src/machines/keymap/chord';
import { DEFAULT_PREFERENCES } from '../../../src/machines/keymap/rules';
import type { KeyPreferences } from '../../../src/machines/keymap/types';
import type { KeyCommand, KeySettingsInput } from '../../../src/machines/keySettings/types';

const command = (id: string, title: string, keys: readonly string[], layer: KeyCommand['layer']): KeyCommand => ({
  command: id,
  title,
  group: layer === 'shell' ? 'Ovunque' : 'Elenco',
  keywords: [],
  keys,
  layer,
  clashGroups: [layer],
});

/** A few commands in two layers; the last one has no keys of its own. */
export const COMMANDS: readonly KeyCommand[] = [
  command('go.news', 'Gestione News', ['g n'], 'shell'),
  command('shell.help', 'Tasti e comandi', ['?'], 'shell'),
  command('list.next', 'Riga successiva', ['ArrowDown', 'j'], 'screen'),
  command('list.create', 'Nuovo contenuto', ['n'], 'screen'),
  command('list.reload', 'Ricarica l’elenco', [], 'screen'),
];

/** Preferences that differ from the declared ones by these. */
export const preferring = (more: Partial<KeyPreferences> = {}): KeyPreferences => ({ ...DEFAULT_PREFERENCES, ...more });

/** 'Tastiera' as it is opened over these keys. */
export const inputWith = (preferences: KeyPreferences = DEFAULT_PREFERENCES): KeySettingsInput => ({
  commands: COMMANDS,
  preferences,
  platform: 'other',
});

/** A key pressed alone; `more` says what is pressed besides. */
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
