import { firstStepsCommandTexts as texts } from '../../messages/commands/administration';
import { defineScope, focuses, sends } from '../define';
import { RELOAD_KEYS } from './listed';

/** The first steps of a site. Which one is meant the screen adds: the row that has the focus, else the first. */
export const firstSteps = defineScope({
  name: 'firstSteps',
  layer: 'screen',
  group: 'firstSteps',
  commands: (command) => [
    command('list', { title: texts.list, keywords: texts.listWords, keys: ['f'], effect: focuses('rows.focus') }),
    command('open', {
      title: texts.open,
      keywords: texts.openWords,
      keys: ['o'],
      effect: sends({ type: 'step.open' }),
    }),
    command('check', {
      title: texts.check,
      keywords: texts.checkWords,
      keys: ['c'],
      effect: sends({ type: 'step.check' }),
    }),
    command('defer', {
      title: texts.defer,
      keywords: texts.deferWords,
      keys: ['r'],
      effect: sends({ type: 'step.defer' }),
    }),
    command('load', {
      title: texts.load,
      keywords: texts.loadWords,
      keys: RELOAD_KEYS,
      effect: sends({ type: 'steps.load' }),
    }),
  ],
});
