import { commandTexts } from '../messages/commands/commands';
import type { Registry } from './registry';
import type { Availability, Command, CommandTarget, Destination, Navigate, ViewAction, ViewActions } from './types';

/** The targets mounted now, innermost first. */
export type Targets = readonly CommandTarget[];

/** The innermost mounted target of a scope; null without any. */
export function targetOf(targets: Targets, scope: string): CommandTarget | null {
  return targets.find((target) => target.scope === scope) ?? null;
}

/**
 * The targets of the dialog in front, innermost first, of those that the registry has commands for; null while none lies
 * over the page.
 */
export function inFront({ scopes }: Pick<Registry, 'scopes'>, targets: Targets): Targets | null {
  const inDialogs = new Set(scopes.flatMap(({ name, layer }) => (layer === 'dialog' ? [name] : [])));
  const dialog = targets.findIndex(({ scope }) => scope === 'dialog');
  return dialog === -1 ? null : targets.slice(0, dialog + 1).filter(({ scope }) => inDialogs.has(scope));
}

/** Whether a command can be run now. What button, palette, hotkey and help sheet all go by. */
export function availability(command: Command, targets: Targets): Availability {
  const target = targetOf(targets, command.scope);
  if (target === null) return { kind: 'absent' };
  const effect = command.effect({ snapshot: target.getSnapshot(), listing: target.listing });
  switch (effect.kind) {
    case 'refused':
    case 'absent':
      return effect;
    case 'event':
      return target.can(effect.event)
        ? { kind: 'ready', effect }
        : { kind: 'refused', reason: target.refusal(effect.event) ?? commandTexts.refusedByDefault };
    case 'view': {
      const does = target.view[effect.action] ?? commandTexts.absentView[effect.action];
      if (does === null) return { kind: 'absent' };
      return typeof does === 'string' ? { kind: 'refused', reason: does } : { kind: 'ready', effect };
    }
    case 'go':
      return { kind: 'ready', effect };
  }
}

/** The command's title where it would act now. */
export function titleOf({ title, scope }: Pick<Command, 'title' | 'scope'>, targets: Targets): string {
  if (typeof title === 'string') return title;
  const target = targetOf(targets, scope);
  return title(target?.listing ?? null, target?.getSnapshot() ?? null);
}

/** How running a command ended. */
type RunResult = { readonly ran: true } | { readonly ran: false; readonly reason: string };

/** A destination, in a new tab where that was requested. */
const inTab = (destination: Destination, newTab: boolean): Destination =>
  newTab ? { ...destination, newTab } : destination;

function act(does: ViewActions[ViewAction], name: string | undefined): void {
  if (typeof does === 'function') does(name);
}

/**
 * Runs a command if it can be run now. Takes the mounted targets and how to navigate, and whether a navigation is
 * wanted in a new tab; gives the Italian reason where it can't be run.
 */
export function runCommand(command: Command, targets: Targets, navigate: Navigate, newTab = false): RunResult {
  const target = targetOf(targets, command.scope);
  const available = availability(command, targets);
  if (available.kind === 'absent' || target === null) return { ran: false, reason: commandTexts.absent };
  if (available.kind === 'refused') return { ran: false, reason: available.reason };
  const { effect } = available;
  if (effect.kind === 'event') target.send(effect.event);
  else if (effect.kind === 'view') act(target.view[effect.action], effect.name);
  else navigate(inTab(effect.destination, newTab));
  return { ran: true };
}
