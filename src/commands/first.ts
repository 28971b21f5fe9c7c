import { createRegistry, type Registry } from './registry';
import { dialog } from './scopes/dialog';
import { list } from './scopes/list';
import { menu } from './scopes/menu';
import { rowSteps } from './scopes/rowSteps';
import { shell } from './scopes/shell';
import type { RegistryInput } from './types';

/** What every page needs, and lists: the commands that come with the shell. */
export const firstCommands = (input: RegistryInput): Registry =>
  createRegistry([shell, menu, list, rowSteps, dialog], input);
