import type { Step } from '../../content/lists/festivities';
import { festivityTexts } from '../../messages/screens/festivities';
import { defineScope, focuses, sends } from '../define';
import { RELOAD_KEYS } from './listed';

const texts = festivityTexts.commands;

/** The featured events by their categories. */
export const festivities = defineScope({
  name: 'festivities',
  layer: 'screen',
  group: 'featured',
  commands: (command) => {
    type Move = Step | 'nextGroup' | 'previousGroup';
    const moving = (verb: Move, keys: readonly string[], effect: ReturnType<typeof focuses>) =>
      command(verb, { title: texts[verb], keys, repeat: true, inPalette: false, effect });
    const stepping = (step: Step, ...keys: readonly string[]) => moving(step, keys, focuses('event.focus', step));
    return [
      stepping('next', 'ArrowDown', 'j'),
      stepping('previous', 'ArrowUp', 'k'),
      stepping('first', 'Home'),
      stepping('last', 'End'),
      moving('nextGroup', ['PageDown'], focuses('group.next')),
      moving('previousGroup', ['PageUp'], focuses('group.previous')),
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
        effect: sends({ type: 'data.change' }),
      }),
    ];
  },
});
