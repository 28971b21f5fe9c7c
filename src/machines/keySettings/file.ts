import { romeDate } from '../../content/when/civil';
import { isPlainObject } from '../../contract/plainObject';
import { keySettingsTexts } from '../../messages/screens/keySettings';
import { readKeys } from '../keymap/chord';
import { settle } from '../keymap/clashes';
import { chosenKeys } from '../keymap/rules';
import { concerning, KEYS_VERSION, readPreferences } from '../keymap/stored';
import type { KeyPreferences } from '../keymap/types';
import type { ImportChange, ImportPreview, ImportRefusal, KeyCommand, KeySettingsContext } from './types';

/** Most bytes of a file of keys; one with every key changed has some thousands. */
export const MOST_BYTES = 1_000_000;

/** The text of a file of keys. Takes the keys and when they are exported. */
export function keysFile(preferences: KeyPreferences, date: Date): string {
  const file = { portolano: 'keys', version: KEYS_VERSION, date: date.toISOString(), keys: preferences };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Name of that file. */
export const keysFileName = (date: Date): string => `portolano-tasti-${romeDate(date.getTime())}.json`;

interface KeysFile {
  readonly version: number;
  readonly date: string | null;
  readonly keys: Readonly<Record<string, unknown>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

const looksLikeKeys = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isPlainObject(value) &&
  (isPlainObject(value.changed) || Array.isArray(value.off) || typeof value.singleKeys === 'boolean');

/** A file of keys out of its text, or the Italian reason why it is none. */
function readFile(text: string): KeysFile | string {
  const value = parsed(text);
  if (value === undefined) return keySettingsTexts.problems.notJson;
  // The first version was never exported by us, but is what its local storage contained.
  if (looksLikeKeys(value)) return { version: 1, date: null, keys: value };
  if (!isPlainObject(value) || !looksLikeKeys(value.keys)) return keySettingsTexts.problems.notKeys;
  const version = typeof value.version === 'number' ? value.version : 1;
  if (version > KEYS_VERSION) return keySettingsTexts.problems.newer;
  const isDate = typeof value.date === 'string' && !Number.isNaN(Date.parse(value.date));
  return { version, date: isDate ? String(value.date) : null, keys: value.keys };
}

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((keys, index) => keys === other[index]);

function keysAs(command: KeyCommand, preferences: KeyPreferences): readonly string[] | null {
  return preferences.off.includes(command.command) ? null : chosenKeys(command, preferences);
}

function changesOf(
  commands: readonly KeyCommand[],
  now: KeyPreferences,
  then: KeyPreferences,
): readonly ImportChange[] {
  return commands
    .map((command) => ({
      command: command.command,
      title: command.title,
      before: keysAs(command, now),
      after: keysAs(command, then),
    }))
    .filter(({ before, after }) => (before === null || after === null ? before !== after : !sameKeys(before, after)));
}

/** Entries of a file that no command here can have. */
function refusedEntries(commands: readonly KeyCommand[], { changed, off }: KeyPreferences): readonly ImportRefusal[] {
  const titles = new Map(commands.map(({ command, title }) => [command, title]));
  const ids = [...new Set([...Object.keys(changed), ...off])];
  return ids.flatMap((command): ImportRefusal[] => {
    const keys = changed[command] ?? [];
    const title = titles.get(command);
    if (title === undefined) return [{ title: command, keys, why: 'unknown', by: null }];
    const bad = keys.filter((entry) => readKeys(entry) === null);
    return bad.length === 0 ? [] : [{ title, keys: bad, why: 'unusable', by: null }];
  });
}

/** The keys of a file merged into the present ones: what it can't change stays, and so do commands of other users. */
function merged(commands: readonly KeyCommand[], now: KeyPreferences, wanted: KeyPreferences): KeyPreferences {
  const ours = concerning(commands, wanted);
  const usable = Object.entries(ours.changed).filter(([, keys]) => keys.every((entry) => readKeys(entry) !== null));
  const kept = Object.entries(now.changed).filter(
    ([command]) =>
      !commands.some((known) => known.command === command) ||
      (command in ours.changed && !usable.some(([other]) => other === command)),
  );
  const foreign = now.off.filter((command) => !commands.some((known) => known.command === command));
  return {
    singleKeys: wanted.singleKeys,
    off: [...foreign, ...ours.off],
    changed: Object.fromEntries([...kept, ...usable]),
  };
}

/**
 * What taking a file would do to the draft. Takes its text and name; gives an Italian reason where it is no file of
 * keys. Nothing of the draft is touched.
 */
export function previewOf(
  { commands, draft }: Pick<KeySettingsContext, 'commands' | 'draft'>,
  name: string,
  text: string,
): ImportPreview | string {
  const file = readFile(text);
  if (typeof file === 'string') return file;
  const wanted = readPreferences(file.keys);
  const { preferences, fallen } = settle(commands, merged(commands, draft, wanted));
  const titleOf = (id: string | null) => commands.find(({ command }) => command === id)?.title ?? null;
  const conflicting = fallen.map(
    ({ command, keys, by }): ImportRefusal => ({
      title: titleOf(command) ?? command,
      keys: [keys],
      why: 'taken',
      by: titleOf(by),
    }),
  );
  return {
    name,
    date: file.date,
    isOlder: file.version < KEYS_VERSION,
    preferences,
    singleKeys: preferences.singleKeys === draft.singleKeys ? null : preferences.singleKeys,
    changes: changesOf(commands, draft, preferences),
    refused: [...refusedEntries(commands, wanted), ...conflicting],
  };
}
