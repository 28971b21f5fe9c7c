import { keyedCommands } from '../../commands/keyed';
import type { Registry } from '../../commands/registry';
import { type Platform, readKeys } from '../../machines/keymap/chord';
import { type Fallen, settle } from '../../machines/keymap/clashes';
import { formatKeys } from '../../machines/keymap/format';
import { readStored, type StoredKeys, storageValue, unknownCommands, unreported } from '../../machines/keymap/stored';
import type { KeyPreferences } from '../../machines/keymap/types';
import { keyTexts } from '../../messages/commands/keys';
import { KEYS_KEY } from './storage';

/** What keeps the user's keys between visits. */
export interface KeyStorage {
  readonly platform: Platform;
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  /** Whether there is a command of that id for anybody; without it all count as known. */
  readonly knows?: (command: string) => boolean;
  /** Shows the user a notice that needs no answer. */
  readonly notify?: (tone: 'warning', text: string) => void;
}

/** The user's keys as stored, and those of them in force. */
export interface KeyStore {
  /** The keys that can be in force with these commands. */
  inForce(registry: Registry): KeyPreferences;
  /** Stores keys that the user chose. */
  save(preferences: KeyPreferences): void;
  /** Notifies the user of stored keys that are not in force, of each once in this browser. */
  reportTrouble(registry: Registry): void;
}

function fallenText(registry: Registry, { command, keys, why, by }: Fallen, platform: Platform): string {
  const titles = new Map(keyedCommands(registry).map((keyed) => [keyed.command, keyed.title]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const shown = readKeys(keys) === null ? keys : formatKeys(keys, platform);
  return why === 'taken' && by !== null
    ? keyTexts.trouble.inUse(titleOf(command), shown, titleOf(by))
    : keyTexts.trouble.unusable(titleOf(command), shown);
}

/** The keys of this browser. */
export function createKeyStore({ platform, read, write, knows = () => true, notify }: KeyStorage): KeyStore {
  let last: StoredKeys | null = null;
  // A storage that keeps nothing must not lose the keys while the page is open.
  const stored = () => {
    const value = read(KEYS_KEY);
    return value === null && last !== null ? last : readStored(value);
  };
  const keep = (next: StoredKeys) => {
    last = next;
    write(KEYS_KEY, storageValue(next));
  };
  const settled = (registry: Registry, { reported: _reported, version: _version, ...preferences }: StoredKeys) =>
    settle(keyedCommands(registry), preferences);
  return {
    inForce: (registry) => settled(registry, stored()).preferences,
    save: (preferences) => keep({ ...stored(), ...preferences }),
    reportTrouble(registry) {
      if (notify === undefined) return;
      const kept = stored();
      const { fallen } = settled(registry, kept);
      const fresh = unreported(kept, { unknown: unknownCommands(kept, knows), fallen });
      const { unknown, fallen: news } = fresh.trouble;
      if (unknown.length + news.length === 0) return;
      keep(fresh.stored);
      if (unknown.length > 0) notify('warning', keyTexts.trouble.unknown(unknown.length));
      for (const one of news) notify('warning', fallenText(registry, one, platform));
    },
  };
}
