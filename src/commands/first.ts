import { DIALOG_COMMANDS } from './dialog';
import { listCommands } from './list';
import { createRegistry, type Registry, type RegistryInput } from './registry';
import { shellCommands } from './shell';
import type { Command } from './types';

/** The commands of the shell and of lists. */
export const basicCommands = ({
  contents,
  listings = [],
  mayOpen,
  sections = [],
}: RegistryInput): readonly Command[] => [
  ...shellCommands([...contents, ...listings], mayOpen, sections),
  ...listCommands([...contents, ...listings]),
];

/** What every page needs, and lists: the commands that come with the shell. */
export const firstCommands = (input: RegistryInput): Registry =>
  createRegistry([...basicCommands(input), ...DIALOG_COMMANDS]);
