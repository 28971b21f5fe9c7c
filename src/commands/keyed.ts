import type { KeyCommand } from '../machines/keySettings/types';
import { helpTexts } from '../messages/commands/help';
import { titleOf } from './availability';
import type { Registry } from './registry';
import type { Scope } from './types';

const shareKeys = (one: Scope, other: Scope): boolean =>
  one.sharesKeysWith.includes(other.name) || other.sharesKeysWith.includes(one.name);

/** Whether the commands of two scopes may not have a key in common. */
const clash = (one: Scope, other: Scope): boolean =>
  one === other ||
  (one.layer === other.layer && one.pages.some((page) => other.pages.includes(page)) && !shareKeys(one, other));

/** One clash group for each scope that this one clashes with, itself among them; both scopes of a pair give it the same name. */
const clashesOf = (scope: Scope, scopes: readonly Scope[]): readonly string[] =>
  scopes.filter((other) => clash(scope, other)).map(({ name }) => [scope.name, name].sort().join(' '));

/** Every command as the key settings see it, mounted or not, in the registry's order; no way to a field, which are many. */
export function keyedCommands({ scopes, commands }: Registry): readonly KeyCommand[] {
  const clashes = new Map(scopes.map((scope) => [scope.name, clashesOf(scope, scopes)]));
  const shown = commands.filter(({ isField }) => isField !== true);
  return shown.map((command) => ({
    command: command.id,
    title: command.longTitle ?? titleOf(command, []),
    group: helpTexts.groups[command.group],
    keywords: command.keywords ?? [],
    keys: command.keys ?? [],
    layer: command.layer,
    clashGroups: clashes.get(command.scope) ?? [],
    allowInDialog: command.allowInDialog ?? false,
  }));
}
