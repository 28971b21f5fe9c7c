import { profileCommandTexts as texts } from '../messages/commands/administration';
import { defineCommand, sends } from './define';
import type { Command } from './types';

const COMMON = { group: 'profile', scope: 'profile' } as const;

/** The commands of the profile page. */
export const PROFILE_COMMANDS: readonly Command[] = [
  defineCommand({
    ...COMMON,
    id: 'profile.save',
    title: texts.update,
    longTitle: texts.updateLong,
    keywords: texts.updateWords,
    keys: ['mod+S', 'mod+Enter'],
    effect: sends({ type: 'save.request' }),
  }),
  defineCommand({
    ...COMMON,
    id: 'profile.close',
    title: texts.close,
    longTitle: texts.closeLong,
    keywords: texts.closeWords,
    effect: sends({ type: 'close.request' }),
  }),
  defineCommand({
    ...COMMON,
    id: 'profile.retry',
    title: texts.retry,
    longTitle: texts.retryLong,
    onlyWhenReady: true,
    effect: sends({ type: 'load.retry' }),
  }),
];
