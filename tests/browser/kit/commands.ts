import type { AnyEventObject } from 'xstate';
import { allCommands } from '../../../src/commands/all';
import type { Command } from '../../../src/commands/types';
import { listings } from '../../../src/content/registry';
import { contents } from '../../../src/content/whole';
import type { Model } from '../../kit/types';
import type { Stage } from './stage';

type Moment = Pick<Stage, 'snapshot'>;

/** The command that does an event at a moment; null where this case of it has none. */
type CommandOf = string | ((moment: Moment, event: AnyEventObject) => string | null);

type Focus = (stage: Stage, event: AnyEventObject) => Promise<void>;

/** Event type → its command, or that with what puts the focus where the command finds its target. */
export type DrivenCommands = Readonly<
  Record<string, CommandOf | { readonly command: CommandOf; readonly focus: Focus }>
>;

/**
 * What a screen says itself of an event: its command, where the model names several, none, or one that is not meant at
 * every moment; what puts the focus; null where the model's command does something else here.
 */
export type ScreenCommands = Readonly<
  Record<string, CommandOf | null | { readonly command?: CommandOf; readonly focus: Focus }>
>;

interface Steered {
  readonly model: Model;
  readonly commands?: ScreenCommands;
}

/** The commands of a screen's events: the one that the model names, unless the screen says otherwise. */
export function commandsOf({ model, commands = {} }: Steered): DrivenCommands {
  const entryOf = (type: string): DrivenCommands[string] | null => {
    const sender = model.events[type]?.sentBy;
    const named = typeof sender === 'string' && !sender.endsWith('*') ? sender : null;
    const own = commands[type];
    if (own === undefined) return named;
    if (own === null || typeof own !== 'object') return own;
    const command = own.command ?? named;
    if (command === null) throw new Error(`'${type}' has a place for the focus, and no command`);
    return { command, focus: own.focus };
  };
  const entries = Object.keys(model.events).map((type) => [type, entryOf(type)] as const);
  return Object.fromEntries(entries.flatMap(([type, entry]) => (entry === null ? [] : [[type, entry]])));
}

/** Every command there is. */
export const registry = allCommands({
  contents,
  forms: contents,
  listings,
  languages: ['it', 'en'],
  mayOpen: () => true,
});

/** The command that does an event at a moment; null where it has none. */
export function commandFor(commands: DrivenCommands, moment: Moment, event: AnyEventObject): Command | null {
  const entry = commands[event.type];
  const of = typeof entry === 'object' ? entry.command : entry;
  const id = typeof of === 'function' ? of(moment, event) : of;
  return id === undefined || id === null ? null : registry.command(id);
}

/** A command's title at a moment of the machine it is sent to. */
export const titleAt = ({ title }: Command, snapshot: unknown): string =>
  typeof title === 'string' ? title : title(null, snapshot);
