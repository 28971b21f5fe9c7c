import { useSelector } from '@xstate/react';
import { titleOf } from '../../commands/availability';
import { collision, DEFAULT_PREFERENCES } from '../../machines/keymap/rules';
import type { KeyPreferences } from '../../machines/keymap/types';
import { useCommandCenter } from '../commands/context';

const isDefault = ({ singleKeys, off, changed }: KeyPreferences): boolean =>
  singleKeys && off.length === 0 && Object.keys(changed).length === 0;

/** The user's keys and what can be done to them; the keymap machine keeps them. */
export interface KeySettings {
  readonly preferences: KeyPreferences;
  readonly isDefault: boolean;
  readonly allowSingleKeys: (allowed: boolean) => void;
  readonly switchOff: (command: string, off: boolean) => void;
  readonly change: (command: string, keys: string) => void;
  readonly restore: () => void;
  /** The title of the command that has these keys already; null when this command may have them. */
  readonly takenBy: (command: string, keys: string) => string | null;
}

/** The key settings of this browser. */
export function useKeySettings(): KeySettings {
  const { keymap, registry, targets } = useCommandCenter();
  const preferences = useSelector(keymap, (snapshot) => snapshot.context.preferences);
  const set = (next: Partial<KeyPreferences>) =>
    keymap.send({ type: 'preferences.change', preferences: { ...preferences, ...next } });
  const without = (command: string) => preferences.off.filter((other) => other !== command);
  return {
    preferences,
    isDefault: isDefault(preferences),
    allowSingleKeys: (singleKeys) => set({ singleKeys }),
    switchOff: (command, off) => set({ off: off ? [...without(command), command] : without(command) }),
    change: (command, keys) => set({ off: without(command), changed: { ...preferences.changed, [command]: [keys] } }),
    restore: () => set(DEFAULT_PREFERENCES),
    takenBy(command, keys) {
      const owner = collision(keymap.getSnapshot().context, command, keys);
      return owner === null ? null : titleOf(registry().command(owner), targets.get());
    },
  };
}
