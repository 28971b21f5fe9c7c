import { commandTitleTexts } from '../../messages/commands/commands';
import { defineScope, sends } from '../define';

const titles = commandTitleTexts.list;

/** Steps of publication of selected rows, or of the row under the cursor. The letters are those of the editor. */
export const rowSteps = defineScope({
  name: 'rowSteps',
  layer: 'screen',
  group: 'list',
  pages: ['list'],
  commands: (command) => [
    command('submit', {
      title: titles.submit,
      keywords: titles.submitWords,
      keys: ['s v'],
      effect: sends({ type: 'step.request', step: 'submit' }),
    }),
    command('publish', {
      title: titles.publish,
      keywords: titles.publishWords,
      keys: ['s p'],
      effect: sends({ type: 'step.request', step: 'publish' }),
    }),
    command('return', {
      title: titles.return,
      keywords: titles.returnWords,
      keys: ['s r'],
      effect: sends({ type: 'step.request', step: 'return' }),
    }),
  ],
});
