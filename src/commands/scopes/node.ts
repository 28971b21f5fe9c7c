import { recordCommandTexts as texts } from '../../messages/commands/administration';
import { defineScope, sends } from '../define';

/** The dialog with a category's form, a record's; its main button saves. */
export const node = defineScope({
  name: 'node',
  layer: 'dialog',
  group: 'tree',
  commands: (command) => [
    command('save', {
      title: texts.save,
      longTitle: texts.saveNodeLong,
      keys: ['mod+S'],
      keywords: texts.saveWords,
      effect: sends({ type: 'save.request' }),
    }),
    command('nextError', {
      title: texts.nextError,
      longTitle: texts.nextErrorNode,
      keys: ['F8'],
      repeat: true,
      effect: sends({ type: 'error.next' }),
    }),
    command('previousError', {
      title: texts.previousError,
      longTitle: texts.previousErrorNode,
      keys: ['Shift+F8'],
      repeat: true,
      effect: sends({ type: 'error.previous' }),
    }),
    command('retry', {
      title: texts.retry,
      longTitle: texts.retryNodeLong,
      onlyWhenReady: true,
      effect: sends({ type: 'load.retry' }),
    }),
  ],
});
