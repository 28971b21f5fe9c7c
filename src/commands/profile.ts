import { profileTexts } from '../messages/accounts';
import { defineCommand, sends } from './define';
import type { Section } from './shell';
import type { Command } from './types';

/** Where everyone's own profile is. Source: document 1, sections 2.1 and 2.14. */
export const PROFILE: Section = {
  area: 'profile',
  route: '/user/profile',
  title: profileTexts.title,
  letter: null,
  keywords: profileTexts.keywords,
};

const COMMON = { group: 'profile', scope: 'profile' } as const;

/** The commands of the profile page. */
export const PROFILE_COMMANDS: readonly Command[] = [
  defineCommand({
    ...COMMON,
    id: 'profile.save',
    title: profileTexts.update,
    keywords: profileTexts.updateWords,
    keys: ['mod+S', 'mod+Enter'],
    effect: sends({ type: 'save.ask' }),
  }),
  defineCommand({
    ...COMMON,
    id: 'profile.close',
    title: profileTexts.close,
    keywords: profileTexts.closeWords,
    effect: sends({ type: 'close.ask' }),
  }),
  defineCommand({
    ...COMMON,
    id: 'profile.retry',
    title: profileTexts.retry,
    onlyWhenReady: true,
    effect: sends({ type: 'load.retry' }),
  }),
];
