import { editorCommandTexts } from '../messages/commands/editor';
import { defineCommand, sends } from './define';
import type { Command } from './types';

const titles = editorCommandTexts.address;

/** Commands of an address: of the item, or of the stop that has the focus. Source: document 2, section 8. */
export const ADDRESS_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'address.locate',
    title: titles.locate,
    keywords: titles.locateWords,
    group: 'editor',
    scope: 'address',
    effect: sends({ type: 'coordinates.request' }),
  }),
];
