import { hasInput } from '../../machines/submission/forms';
import type { SubmissionContext } from '../../machines/submission/types';
import { passwordCommandTexts } from '../../messages/commands/cards';
import { defineScope, sends } from '../define';

/** The card that gives a user a new password. */
export const password = defineScope({
  name: 'password',
  view: {} as { readonly context: SubmissionContext },
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  commands: (command) => [
    command('update', {
      title: passwordCommandTexts.update,
      keywords: passwordCommandTexts.updateWords,
      effect: ({ snapshot: { context } }) =>
        hasInput(context)
          ? { kind: 'event', event: { type: 'form.submit' } }
          : { kind: 'view', action: 'password.focus' },
    }),
    command('send', {
      title: passwordCommandTexts.send,
      keywords: passwordCommandTexts.sendWords,
      effect: ({ snapshot }) => ({ kind: 'event', event: { type: 'send.set', send: !snapshot.context.send } }),
    }),
  ],
});

/** The same card while the focus is in it and something is typed: what saves the page then saves the card. */
export const typedPassword = defineScope({
  name: 'typedPassword',
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  sharesKeysWith: ['record'],
  commands: (command) => [
    command('save', {
      title: passwordCommandTexts.update,
      keys: ['mod+S', 'mod+Enter'],
      inPalette: false,
      effect: sends({ type: 'form.submit' }),
    }),
  ],
});
