import type { Platform } from '../machines/keymap/chord';
import { ariaKeys, formatKeys } from '../machines/keymap/format';
import { DEFAULT_PREFERENCES, keysInForce } from '../machines/keymap/rules';
import type { BindingSource, KeyPreferences } from '../machines/keymap/types';
import { availability, type Targets, titleOf } from './availability';
import type { Registry } from './registry';
import type { Command, CommandButton } from './types';

/** The keys a command answers to now, as declared or as the user changed them. */
export function keysOf({ id, keys = [] }: Pick<Command, 'id' | 'keys'>, preferences: KeyPreferences) {
  return keysInForce({ command: id, keys }, preferences);
}

/** The keys of what is mounted, for the keymap machine; innermost scopes first. The user may give keys to any. */
export function toBindings(registry: Registry, targets: Targets): readonly BindingSource[] {
  const scopes = [...new Set(targets.map((target) => target.scope))];
  return scopes.flatMap((scope) =>
    registry.commands
      .filter((command) => command.scope === scope)
      .map(({ id, keys = [], layer, allowInInput, allowInDialog, repeat }) => ({
        command: id,
        keys,
        layer,
        ...(allowInInput === undefined ? {} : { allowInInput }),
        ...(allowInDialog === undefined ? {} : { allowInDialog }),
        ...(repeat === undefined ? {} : { repeat }),
      })),
  );
}

type ShownKeys = Pick<CommandButton, 'hint' | 'ariaKeys'>;

const NO_KEYS: ShownKeys = { hint: null, ariaKeys: null };

const shownKeys = new Map<string, ShownKeys>();

/** Keys as a button shows them. Every button asks at each change of its machine, and there are few: remembered. */
function keysShown(keys: string, platform: Platform): ShownKeys {
  const known = shownKeys.get(`${platform} ${keys}`);
  if (known !== undefined) return known;
  const shown = { hint: formatKeys(keys, platform), ariaKeys: ariaKeys(keys, platform) };
  shownKeys.set(`${platform} ${keys}`, shown);
  return shown;
}

/** A command as a button shows it. A command whose scope is not mounted has no button: null. */
export function toButton(
  command: Command,
  targets: Targets,
  platform: Platform,
  preferences: KeyPreferences = DEFAULT_PREFERENCES,
): CommandButton | null {
  const state = availability(command, targets);
  if (state.kind === 'absent') return null;
  const [keys] = keysOf(command, preferences);
  return {
    label: titleOf(command, targets),
    ...(keys === undefined ? NO_KEYS : keysShown(keys, platform)),
    refusal: state.kind === 'refused' ? state.reason : null,
  };
}
