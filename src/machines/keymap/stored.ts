import { isPlainObject } from '../../contract/plainObject';
import type { Fallen, KeyedCommand } from './clashes';
import { DEFAULT_PREFERENCES } from './rules';
import type { KeyPreferences } from './types';

/** Version in which keys are kept and exported. The first one had none written in it. */
export const KEYS_VERSION = 2;

/** Keys as read from local storage; `storageValue` writes them. */
export interface StoredKeys extends KeyPreferences {
  readonly version: typeof KEYS_VERSION;
  /** Tokens of the troubles with keys that were reported to the user already (`tokenOf`); `told` in local storage. */
  readonly reported: readonly string[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Commands that have another id since keys were first kept: former id → id. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['stops.add', 'entries.add'],
  ['stops.restore', 'entries.restore'],
  ['editor.card.locations', 'editor.card.stops'],
]);

const presentId = (command: string): string => RENAMED.get(command) ?? command;

/** Changes by the ids that commands have now; what was chosen under the present id wins over the former one's. */
const byPresentId = (changes: readonly (readonly [string, readonly string[]])[]) =>
  Object.fromEntries(
    changes
      .toSorted(([one], [other]) => Number(RENAMED.has(other)) - Number(RENAMED.has(one)))
      .map(([command, keys]) => [presentId(command), unique(keys)]),
  );

/** Preferences out of a stored or imported value of any version; what is no good falls back to the keys as declared. */
export function readPreferences(stored: unknown): KeyPreferences {
  if (!isPlainObject(stored)) return DEFAULT_PREFERENCES;
  const changed = isPlainObject(stored.changed) ? Object.entries(stored.changed) : [];
  return {
    singleKeys: stored.singleKeys !== false,
    off: isTexts(stored.off) ? unique(stored.off.map(presentId)) : [],
    changed: byPresentId(changed.filter((entry): entry is [string, readonly string[]] => isTexts(entry[1]))),
  };
}

/** Keys out of local storage, of whatever version. */
export function readStored(stored: unknown): StoredKeys {
  const reported = isPlainObject(stored) && isTexts(stored.told) ? stored.told : [];
  return { version: KEYS_VERSION, ...readPreferences(stored), reported };
}

/** The value that local storage keeps of keys. */
export const storageValue = ({ reported, ...keys }: StoredKeys): Readonly<Record<string, unknown>> => ({
  ...keys,
  told: reported,
});

/** What about stored keys is not in force: commands that there are no longer, and changes that fell. */
export interface KeyTrouble {
  readonly unknown: readonly string[];
  readonly fallen: readonly Fallen[];
}

const tokenOf = ({ why, command, keys }: Fallen): string => `${why} ${command} ${keys}`;

/** The trouble that was not reported to the user yet, and the stored keys with it marked as reported. */
export function unreported(
  stored: StoredKeys,
  trouble: KeyTrouble,
): { readonly trouble: KeyTrouble; readonly stored: StoredKeys } {
  const isNew = (token: string) => !stored.reported.includes(token);
  const fresh = {
    unknown: trouble.unknown.filter((command) => isNew(`unknown ${command}`)),
    fallen: trouble.fallen.filter((fallen) => isNew(tokenOf(fallen))),
  };
  const tokens = [...fresh.unknown.map((command) => `unknown ${command}`), ...fresh.fallen.map(tokenOf)];
  return { trouble: fresh, stored: { ...stored, reported: [...stored.reported, ...tokens] } };
}

/** The commands that preferences speak of and nobody knows. */
export function unknownCommands(
  { off, changed }: KeyPreferences,
  knows: (command: string) => boolean,
): readonly string[] {
  return unique([...Object.keys(changed), ...off]).filter((command) => !knows(command));
}

/** The preferences as far as they concern these commands. */
export function concerning(
  commands: readonly KeyedCommand[],
  { singleKeys, off, changed }: KeyPreferences,
): KeyPreferences {
  const ids = new Set(commands.map(({ command }) => command));
  return {
    singleKeys,
    off: off.filter((command) => ids.has(command)),
    changed: Object.fromEntries(Object.entries(changed).filter(([command]) => ids.has(command))),
  };
}
