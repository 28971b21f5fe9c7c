import type { Listing } from '../content/model/listing';
import type { Content } from '../content/model/types';
import type { ContentLanguages } from '../contract/languages';
import { parseKeys } from '../machines/keymap/chord';
import type { Command, KeyNote, Scope } from './types';

/** What commands are declared of. */
export interface RegistryInput {
  readonly contents: readonly Content[];
  /** Lists of other records. */
  readonly listings?: readonly Listing[];
  /** Content languages, in their order. */
  readonly languages: ContentLanguages;
  /** Whether the user may open a hash route, '#' left out. */
  readonly mayOpen: (route: string) => boolean;
}

/** Every command of the application, checked. */
export interface Registry {
  readonly commands: readonly Command[];
  readonly notes: readonly KeyNote[];
  /** The command of that id; throws for an unknown one. */
  command(id: string): Command;
}

function checkIds(ids: readonly string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`command '${repeated}' is declared twice`);
}

interface BoundKeys {
  readonly id: string;
  readonly keys: string;
  readonly sequence: readonly string[];
}

const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((chord, index) => long[index] === chord);

function checkKeys(scope: Scope, bound: readonly BoundKeys[]): void {
  for (const [index, one] of bound.entries())
    for (const other of bound.slice(index + 1))
      if (startsWith(one.sequence, other.sequence) || startsWith(other.sequence, one.sequence))
        throw new Error(`'${one.id}' (${one.keys}) and '${other.id}' (${other.keys}) collide in scope '${scope}'`);
}

/**
 * Puts commands together. Throws on a repeated id, on keys that can't be used, and on two commands of one scope whose
 * keys are the same or of which one is the beginning of the other.
 */
export function createRegistry(commands: readonly Command[], notes: readonly KeyNote[] = []): Registry {
  checkIds([...commands, ...notes].map(({ id }) => id));
  const bound = commands.flatMap(({ id, scope, keys = [] }) =>
    keys.map((key) => ({ id, scope, keys: key, sequence: parseKeys(key) })),
  );
  for (const scope of new Set(bound.map((keys) => keys.scope)))
    checkKeys(
      scope,
      bound.filter((keys) => keys.scope === scope),
    );
  const byId = new Map(commands.map((command) => [command.id, command]));
  return Object.freeze({
    commands,
    notes,
    command(id: string) {
      const command = byId.get(id);
      if (command === undefined) throw new Error(`unknown command '${id}'`);
      return command;
    },
  });
}
