import { editorCommandTexts as titles } from '../../messages/commands/editor';
import { defineScope, focuses } from '../define';

/** The rich text that has the focus. */
export const text = defineScope({
  name: 'text',
  layer: 'screen',
  group: 'editor',
  pages: ['editor'],
  sharesKeysWith: ['image', 'entry'],
  commands: (command) => [
    command('image', {
      title: titles.textImage,
      keywords: titles.textImageWords,
      keys: ['F9'],
      effect: focuses('text.image'),
    }),
  ],
});
