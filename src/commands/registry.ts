import { parseKeys } from '../machines/keymap/chord';
import type { Command, KeyNote, RegistryInput, Scope } from './types';

/** The commands of some scopes, checked. */
export interface Registry {
  readonly scopes: readonly Scope[];
  readonly commands: readonly Command[];
  readonly notes: readonly KeyNote[];
  /** The command of that id; throws for an unknown one. */
  command(id: string): Command;
}

function checkUnique(what: string, names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`${what} '${repeated}' is declared twice`);
}

interface BoundKeys {
  readonly id: string;
  readonly keys: string;
  readonly sequence: readonly string[];
}

const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((chord, index) => long[index] === chord);

function checkKeys({ name }: Scope, commands: readonly Command[]): void {
  const bound = commands.flatMap(({ id, scope, keys = [] }): BoundKeys[] =>
    scope === name ? keys.map((key) => ({ id, keys: key, sequence: parseKeys(key) })) : [],
  );
  for (const [index, one] of bound.entries())
    for (const other of bound.slice(index + 1))
      if (startsWith(one.sequence, other.sequence) || startsWith(other.sequence, one.sequence))
        throw new Error(`'${one.id}' (${one.keys}) and '${other.id}' (${other.keys}) collide in scope '${name}'`);
}

/**
 * Puts scopes together. Throws on a repeated name or id, on keys that can't be used, and on two commands of one scope
 * whose keys are the same or of which one is the beginning of the other.
 */
export function createRegistry(
  scopes: readonly Scope[],
  input: RegistryInput,
  notes: readonly KeyNote[] = [],
): Registry {
  checkUnique(
    'scope',
    scopes.map(({ name }) => name),
  );
  const commands = scopes.flatMap((scope) => scope.declare(input));
  checkUnique(
    'command',
    [...commands, ...notes].map(({ id }) => id),
  );
  for (const scope of scopes) checkKeys(scope, commands);
  const byId = new Map(commands.map((command) => [command.id, command]));
  return Object.freeze({
    scopes,
    commands,
    notes,
    command(id: string) {
      const command = byId.get(id);
      if (command === undefined) throw new Error(`unknown command '${id}'`);
      return command;
    },
  });
}
