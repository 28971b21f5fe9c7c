import { firstCommands } from '../../commands/first';
import type { Registry } from '../../commands/registry';
import type { RegistryInput } from '../../commands/types';
import { createListeners } from '../../machines/kit/listeners';
import { KEYS_KEY } from './storage';

/** How much of the commands is loaded; each part includes those before it. */
const PARTS = ['first', 'editing', 'whole'] as const;
export type CommandPart = (typeof PARTS)[number];

/** Declares the commands of a part. */
export type Declare = (input: RegistryInput) => Registry;

/** The commands whose code has come so far. */
export interface CommandParts {
  /** Declares the commands that are there. */
  declare(input: RegistryInput): Registry;
  /** How much is there. */
  reached(): CommandPart;
  /** Whether every command is there. */
  isWhole(): boolean;
  /** Fetches a part unless it is there; rejects when loading fails, and may be called again. */
  need(part: CommandPart): Promise<void>;
  /** A load that also waits for a part of the commands. */
  with<Module>(part: CommandPart, load: () => Promise<Module>): () => Promise<Module>;
  /** Calls back once more commands are there, before those waiting for them continue. */
  subscribe(listener: () => void): () => void;
}

/**
 * The commands by parts. Takes what is there from the start, what fetches the others, and whether no screen may begin
 * with less than all.
 */
export function createCommandParts(
  first: Declare,
  loads: Readonly<Record<Exclude<CommandPart, 'first'>, () => Promise<Declare>>>,
  wantsWhole: () => boolean = () => false,
): CommandParts {
  let reached: CommandPart = 'first';
  let declared = first;
  const listeners = createListeners();
  const isThere = (part: CommandPart) => PARTS.indexOf(part) <= PARTS.indexOf(reached);
  const need = async (requested: CommandPart) => {
    const part = wantsWhole() ? 'whole' : requested;
    if (part === 'first' || isThere(part)) return;
    const declare = await loads[part]();
    // Meanwhile it may have come by another way, or more than it.
    if (isThere(part)) return;
    reached = part;
    declared = declare;
    listeners.tell();
  };
  return {
    declare: (input) => declared(input),
    reached: () => reached,
    isWhole: () => isThere('whole'),
    need,
    with: (part, load) => async () => {
      const [module] = await Promise.all([load(), need(part)]);
      return module;
    },
    subscribe: listeners.subscribe,
  };
}

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
