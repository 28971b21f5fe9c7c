import { ADDRESS_COMMANDS } from './address';
import { DIALOG_COMMANDS } from './dialog';
import { editorCommands } from './editor';
import { basicCommands } from './first';
import { createRegistry, type Registry, type RegistryInput } from './registry';

/** The first commands, and those of an item's editor without the cards that come after it. */
export const editingCommands = (input: RegistryInput): Registry =>
  createRegistry([
    ...basicCommands(input),
    ...editorCommands(input.languages, input.contents),
    ...ADDRESS_COMMANDS,
    ...DIALOG_COMMANDS,
  ]);
