import type { Layer } from '../machines/keymap/types';
import type {
  Command,
  CommandEffect,
  CommandEvent,
  CommandGroup,
  CommandMoment,
  CommandOptions,
  RegistryInput,
  Scope,
  ViewAction,
} from './types';

/** What the commands of a scope have in common. */
export interface ScopeFacts<Name extends string = string> {
  /** Unique; the first part of its commands' ids. */
  readonly name: Name;
  /** Layer in which its keys act. */
  readonly layer: Layer;
  /** Heading of the help sheet that its commands stand under. */
  readonly group: CommandGroup;
}

/** Defines a command of a scope: the second part of its id, and what is its own. */
export type DefineCommand<View> = (verb: string, options: CommandOptions<View>) => Command;

/** What defines the commands of a scope, for a scope of several files; `View` is what they read of its snapshot. */
export const commandsOf =
  <View>({ name, layer, group }: ScopeFacts): DefineCommand<View> =>
  (verb, { effect, ...options }) =>
    Object.freeze({
      id: `${name}.${verb}`,
      group,
      ...options,
      scope: name,
      layer,
      // The registry hands a command only snapshots of targets of its own scope.
      effect: (moment: CommandMoment<unknown>) => effect(moment as CommandMoment<View>),
    });

interface ScopeDeclaration<Name extends string, View> extends ScopeFacts<Name> {
  /** The type of what its commands read of its target's snapshot; the value is never looked at. */
  readonly view?: View;
  /** Names of the pages and dialogs that it is part of; without them it is one by itself. */
  readonly pages?: readonly string[];
  /** Scopes of the same pages that never have the focus together with it, so that both may use a key. */
  readonly sharesKeysWith?: readonly string[];
  readonly commands: (command: DefineCommand<View>, input: RegistryInput) => readonly Command[];
}

/**
 * Declares a scope: where its keys act and what can be done there. A command's effect follows from the scope's snapshot,
 * so that button, palette, hotkey and help sheet agree.
 */
export function defineScope<const Name extends string, View = unknown>(
  declaration: ScopeDeclaration<Name, View>,
): Scope<Name> {
  const { name, layer, pages = [name], sharesKeysWith = [], commands } = declaration;
  const command = commandsOf<View>(declaration);
  return Object.freeze({
    name,
    layer,
    pages,
    sharesKeysWith,
    declare: (input: RegistryInput) => commands(command, input),
  });
}

/** The effect of sending this event to the scope's machine, which decides whether it takes it. */
export const sends = (event: CommandEvent) => (): CommandEffect => ({ kind: 'event', event });

/** The effect of putting the focus somewhere on the mounted screen; `name` identifies one of several. */
export const focuses = (action: ViewAction, name?: string) => (): CommandEffect => ({
  kind: 'view',
  action,
  ...(name !== undefined && { name }),
});

/** Leading to a hash route. */
export const going = (to: string, newTab = false): CommandEffect => ({
  kind: 'go',
  destination: { kind: 'route', to, newTab },
});

/** Opening a web address, in a tab of its own. */
export const visiting = (to: string): CommandEffect => ({
  kind: 'go',
  destination: { kind: 'address', to, newTab: true },
});

/** Nothing that concerns what is shown. */
export const absent: CommandEffect = { kind: 'absent' };

/** Not possible now, for an Italian reason. */
export const refused = (reason: string): CommandEffect => ({ kind: 'refused', reason });
