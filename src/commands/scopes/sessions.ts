import { ownSessionsCommandTexts as texts } from '../../messages/commands/administration';
import { defineScope, focuses, sends } from '../define';

/** One's own sessions, in the profile. Which one is to be ended the screen adds: the row that has the focus. */
export const sessions = defineScope({
  name: 'sessions',
  layer: 'screen',
  group: 'profile',
  pages: ['profile'],
  commands: (command) => [
    command('list', { title: texts.list, keywords: texts.listWords, effect: focuses('rows.focus') }),
    command('end', {
      title: texts.end,
      keywords: texts.endWords,
      keys: ['Delete'],
      isDestructive: true,
      effect: sends({ type: 'end.request' }),
    }),
    command('others', {
      title: texts.others,
      keywords: texts.othersWords,
      isDestructive: true,
      effect: sends({ type: 'others.request' }),
    }),
    command('everywhere', {
      title: texts.everywhere,
      longTitle: texts.everywhereLong,
      keywords: texts.everywhereWords,
      isDestructive: true,
      effect: sends({ type: 'everywhere.request' }),
    }),
    command('retry', {
      title: texts.retry,
      longTitle: texts.retryLong,
      onlyWhenReady: true,
      effect: sends({ type: 'load.retry' }),
    }),
  ],
});
