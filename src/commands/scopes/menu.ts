import { menuCommandTexts } from '../../messages/commands/commands';
import { defineScope, sends } from '../define';

/** The menu beside every page. */
export const menu = defineScope({
  name: 'menu',
  layer: 'shell',
  group: 'general',
  commands: (command) => [
    command('toggle', {
      title: menuCommandTexts.toggle,
      keywords: menuCommandTexts.toggleWords,
      effect: sends({ type: 'menu.toggle' }),
    }),
  ],
});
