import { mediaCommandTexts as titles } from '../../messages/commands/media';
import { defineScope, focuses, sends } from '../define';

/** The image that has the focus, of an item's card. Source of the keys: design, section 5. */
export const image = defineScope({
  name: 'image',
  layer: 'screen',
  group: 'images',
  pages: ['editor', 'settings'],
  sharesKeysWith: ['entry', 'text'],
  commands: (command) => [
    command('cover', { title: titles.cover, keys: ['c'], effect: sends({ type: 'image.cover' }) }),
    command('earlier', {
      title: titles.earlier,
      keys: ['Alt+ArrowUp'],
      allowInInput: true,
      repeat: true,
      effect: sends({ type: 'image.move', to: 'earlier' }),
    }),
    command('later', {
      title: titles.later,
      keys: ['Alt+ArrowDown'],
      allowInInput: true,
      repeat: true,
      effect: sends({ type: 'image.move', to: 'later' }),
    }),
    command('data', { title: titles.data, keywords: titles.dataWords, keys: ['e'], effect: focuses('image.data') }),
    command('remove', {
      title: titles.remove,
      keywords: titles.removeWords,
      keys: ['Delete'],
      isDestructive: true,
      effect: sends({ type: 'image.remove' }),
    }),
  ],
});
