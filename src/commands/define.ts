import type {
  Command,
  CommandDeclaration,
  CommandEffect,
  CommandEvent,
  CommandMoment,
  Scope,
  ViewAction,
} from './types';

/**
 * Declares a command. Takes what it is called, where it applies, its keys and what it does; gives it frozen.
 * What it does follows from its scope's snapshot, so button, palette, hotkey and help sheet agree.
 */
export function defineCommand<S extends Scope>(declaration: CommandDeclaration<S>): Command {
  const { effect } = declaration;
  return Object.freeze({
    ...declaration,
    // The registry hands a command only snapshots of targets of its own scope.
    effect: (moment: Parameters<Command['effect']>[0]) => effect(moment as CommandMoment<S>),
  });
}

/** The effect of sending this event to the scope's machine, which decides whether it takes it. */
export const sends = (event: CommandEvent) => (): CommandEffect => ({ kind: 'event', event });

/** The effect of putting the focus somewhere on the mounted screen. */
export const focuses = (action: ViewAction) => (): CommandEffect => ({ kind: 'view', action });

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
