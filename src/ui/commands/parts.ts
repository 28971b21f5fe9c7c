import { firstCommands } from '../../commands/first';
import { createCommandParts } from '../../commands/parts';
import { KEYS_KEY } from './storage';

/** Which changed keys can be in force is a question of all commands: whoever changed some has them all from the start. */
function hasOwnKeys(): boolean {
  try {
    return window.localStorage.getItem(KEYS_KEY) !== null;
  } catch {
    // A browser that refuses its storage keeps no keys; the preferences report it.
    return false;
  }
}

/** The commands of this page: a screen waits for those it mounts, the rest comes when the browser is idle. */
export const commandParts = createCommandParts(
  firstCommands,
  {
    editing: async () => (await import('../../commands/editing')).editingCommands,
    whole: async () => (await import('../../commands/all')).allCommands,
  },
  hasOwnKeys,
);
