import type { FestivitiesEvent } from '../../machines/festivities/types';
import { festivityTexts } from '../../messages/screens/festivities';
import { defineScope, focuses, sends } from '../define';
import { RELOAD_KEYS } from './reloading';

const texts = festivityTexts.commands;

type Sent = Exclude<FestivitiesEvent, { type: 'value.changed' }>;

/** The featured events by their categories. */
export const festivities = defineScope({
  name: 'festivities',
  layer: 'screen',
  group: 'featured',
  commands: (command) => {
    const moving = (verb: keyof typeof texts & string, event: Sent, title: string, keys: readonly string[]) =>
      command(verb, { title, keys, repeat: true, inPalette: false, effect: sends(event) });
    return [
      moving('next', { type: 'cursor.move', to: 'next' }, texts.next, ['ArrowDown', 'j']),
      moving('previous', { type: 'cursor.move', to: 'previous' }, texts.previous, ['ArrowUp', 'k']),
      moving('first', { type: 'cursor.move', to: 'first' }, texts.first, ['Home']),
      moving('last', { type: 'cursor.move', to: 'last' }, texts.last, ['End']),
      moving('nextGroup', { type: 'group.go', to: 'next' }, texts.nextGroup, ['PageDown']),
      moving('previousGroup', { type: 'group.go', to: 'previous' }, texts.previousGroup, ['PageUp']),
      command('open', {
        title: festivityTexts.open,
        keys: ['Enter', 'o'],
        inPalette: false,
        effect: focuses('categories.open'),
      }),
      command('reload', {
        title: texts.reload,
        keys: RELOAD_KEYS,
        keywords: texts.reloadWords,
        effect: sends({ type: 'list.reload' }),
      }),
    ];
  },
});
