import type { KeyCommand } from '../machines/keySettings/types';
import { helpTexts } from '../messages/commands/help';
import { LAYER_OF, titleOf } from './availability';
import type { Registry } from './registry';
import type { Scope } from './types';

/** Where an item's editor and its cards lie; what has the focus in one of them never has it in two. */
const EDITOR = ['editor', 'image', 'entry', 'text'] as const;

/** The places whose keys a scope's commands may not share. What is left out is a place of its own. */
const PLACES: Readonly<Partial<Record<Scope, readonly string[]>>> = {
  editor: EDITOR,
  images: EDITOR,
  contacts: EDITOR,
  stops: EDITOR,
  dates: EDITOR,
  address: EDITOR,
  uploads: [...EDITOR, 'gallery'],
  dialog: ['dialog', 'picker', 'keyboard', 'reassignment', 'paste'],
  export: ['list'],
  matrix: ['record'],
  password: ['record'],
  permissions: ['record'],
  log: ['record'],
  municipalities: ['record'],
  redirectRow: ['redirects'],
  counters: ['dashboard'],
  toValidate: ['dashboard'],
  toRevise: ['dashboard'],
  production: ['dashboard'],
};

/** Every command as the key settings see it, mounted or not, in the registry's order. */
export function keyedCommands(registry: Registry): readonly KeyCommand[] {
  return registry.commands.map((command) => ({
    command: command.id,
    title: command.longTitle ?? titleOf(command, []),
    group: helpTexts.groups[command.group],
    keywords: command.keywords ?? [],
    keys: command.keys ?? [],
    layer: LAYER_OF[command.scope],
    places: PLACES[command.scope] ?? [command.scope],
    allowInDialog: command.allowInDialog ?? false,
  }));
}
