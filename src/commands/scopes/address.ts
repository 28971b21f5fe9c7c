import { editorCommandTexts } from '../../messages/commands/editor';
import { defineScope, sends } from '../define';

const titles = editorCommandTexts.address;

/** An address: of the item, or of the stop that has the focus. Source: document 2, section 8. */
export const address = defineScope({
  name: 'address',
  layer: 'screen',
  group: 'editor',
  pages: ['editor', 'record'],
  commands: (command) => [
    command('locate', {
      title: titles.locate,
      keywords: titles.locateWords,
      effect: sends({ type: 'coordinates.request' }),
    }),
    command('swap', {
      title: titles.swap,
      keywords: titles.swapWords,
      effect: sends({ type: 'coordinates.swap' }),
    }),
    command('takePosition', {
      title: titles.takePosition,
      keywords: titles.takePositionWords,
      effect: sends({ type: 'position.take' }),
    }),
  ],
});
