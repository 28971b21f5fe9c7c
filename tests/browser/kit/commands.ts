import type { AnyEventObject } from 'xstate';
import { allCommands } from '../../../src/commands/all';
import type { Command } from '../../../src/commands/types';
import { listings } from '../../../src/content/registry';
import { contents } from '../../../src/content/whole';
import type { Stage } from './stage';

type Moment = Pick<Stage, 'snapshot'>;

/** The command that does an event at a moment; null where this case of it has none. */
type CommandOf = string | ((moment: Moment, event: AnyEventObject) => string | null);

/** Event type → its command, or that with what puts the focus where the command finds its target. */
export type DrivenCommands = Readonly<
  Record<
    string,
    CommandOf | { readonly command: CommandOf; readonly focus: (stage: Stage, event: AnyEventObject) => Promise<void> }
  >
>;

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
