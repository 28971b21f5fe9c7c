import { profileCommandTexts as texts } from '../../messages/commands/administration';
import { defineScope, sends } from '../define';

/** The profile page. */
export const profile = defineScope({
  name: 'profile',
  layer: 'screen',
  group: 'profile',
  commands: (command) => [
    command('save', {
      title: texts.update,
      longTitle: texts.updateLong,
      keywords: texts.updateWords,
      keys: ['mod+S', 'mod+Enter'],
      effect: sends({ type: 'save.request' }),
    }),
    command('close', {
      title: texts.close,
      longTitle: texts.closeLong,
      keywords: texts.closeWords,
      effect: sends({ type: 'close.request' }),
    }),
    command('retry', {
      title: texts.retry,
      longTitle: texts.retryLong,
      onlyWhenReady: true,
      effect: sends({ type: 'load.retry' }),
    }),
  ],
});
