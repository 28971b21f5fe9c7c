import { pasteCommandTexts } from '../../messages/commands/cards';
import { defineScope, sends } from '../define';

/** Rows of a spreadsheet on their way into the redirects, beside what every dialog is answered with. */
export const paste = defineScope({
  name: 'paste',
  layer: 'dialog',
  group: 'redirects',
  commands: (command) => [
    command('retry', {
      title: pasteCommandTexts.retryCheck,
      onlyWhenReady: true,
      effect: sends({ type: 'check.retry' }),
    }),
    command('stop', { title: pasteCommandTexts.stop, onlyWhenReady: true, effect: sends({ type: 'create.stop' }) }),
  ],
});
