import { commandTexts } from '../messages/commands/commands';
import { availability, type Targets, targetOf } from './availability';
import type { Command, Destination, Navigate, ViewAction, ViewActions } from './types';

/** How running a command ended. */
export type RunResult = { readonly ran: true } | { readonly ran: false; readonly reason: string };

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
