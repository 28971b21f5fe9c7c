import type { PasswordUpdateContext } from '../../machines/passwordUpdate/types';
import { passwordCommandTexts } from '../../messages/commands/cards';
import { defineScope, sends } from '../define';

/** The card that gives a user a new password. */
export const password = defineScope({
  name: 'password',
  view: {} as { readonly context: PasswordUpdateContext },
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  commands: (command) => [
    command('update', {
      title: passwordCommandTexts.update,
      keywords: passwordCommandTexts.updateWords,
      effect: sends({ type: 'update.request' }),
    }),
    command('send', {
      title: passwordCommandTexts.send,
      keywords: passwordCommandTexts.sendWords,
      effect: ({ snapshot }) => ({ kind: 'event', event: { type: 'send.set', send: !snapshot.context.send } }),
    }),
  ],
});
