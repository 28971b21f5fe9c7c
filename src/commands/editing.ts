import { createRegistry, type Registry } from './registry';
import { dialog } from './scopes/dialog';
import { editor, text } from './scopes/editor';
import { list } from './scopes/list';
import { menu } from './scopes/menu';
import { rowSteps } from './scopes/rowSteps';
import { shell } from './scopes/shell';
import type { RegistryInput } from './types';

/** The first commands, and those of an item's editor and its texts without the cards that come after it. */
export const editingCommands = (input: RegistryInput): Registry =>
  createRegistry([shell, menu, list, rowSteps, editor, text, dialog], input);
