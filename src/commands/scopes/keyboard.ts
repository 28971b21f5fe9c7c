import type { KeySettingsContext } from '../../machines/keySettings/types';
import { keySettingsTexts } from '../../messages/screens/keySettings';
import { defineScope, focuses, sends } from '../define';

const titles = keySettingsTexts.commandTitles;

/** 'Tastiera'; the commands of one command's keys act on the one that is open. */
export const keyboard = defineScope({
  name: 'keyboard',
  view: {} as { readonly context: KeySettingsContext },
  layer: 'dialog',
  group: 'keyboard',
  commands: (command) => [
    command('save', { title: titles.save, keys: ['mod+S', 'mod+Enter'], effect: sends({ type: 'save.request' }) }),
    command('search', { title: titles.search, keys: ['/'], effect: focuses('search.focus') }),
    command('add', { title: titles.add, keys: ['n'], effect: sends({ type: 'key.record' }) }),
    command('remove', { title: titles.remove, keys: ['Delete'], effect: sends({ type: 'key.remove' }) }),
    command('claim', { title: titles.claim, keys: ['a'], effect: sends({ type: 'key.claim' }) }),
    command('switch', { title: titles.toggle, keys: ['x'], effect: sends({ type: 'command.switch' }) }),
    command('reset', { title: titles.reset, keys: ['r'], effect: sends({ type: 'command.reset' }) }),
    command('resetAll', { title: titles.resetAll, keys: ['Shift+R'], effect: sends({ type: 'all.reset' }) }),
    command('singleKeys', {
      title: titles.singleKeys,
      keys: ['s'],
      effect: ({ snapshot }) => ({
        kind: 'event',
        event: { type: 'singleKeys.set', allowed: !snapshot.context.draft.singleKeys },
      }),
    }),
    command('export', { title: titles.export, keys: ['e'], effect: sends({ type: 'export.request' }) }),
    command('import', { title: titles.import, keys: ['i'], effect: focuses('keys.import') }),
  ],
});
