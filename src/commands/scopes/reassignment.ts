import { reassignmentCommandTexts } from '../../messages/commands/cards';
import { defineScope, focuses, sends } from '../define';

/** The dialog that reassigns a user's contents, beside what every dialog is answered with. */
export const reassignment = defineScope({
  name: 'reassignment',
  layer: 'dialog',
  group: 'dialog',
  commands: (command) => [
    command('successor', {
      title: reassignmentCommandTexts.successor,
      keywords: reassignmentCommandTexts.successorWords,
      effect: focuses('successor.focus'),
    }),
    command('back', {
      title: reassignmentCommandTexts.back,
      onlyWhenReady: true,
      effect: sends({ type: 'reassign.cancel' }),
    }),
    command('count', {
      title: reassignmentCommandTexts.count,
      onlyWhenReady: true,
      effect: sends({ type: 'count.retry' }),
    }),
    command('skip', {
      title: reassignmentCommandTexts.skip,
      keywords: reassignmentCommandTexts.skipWords,
      effect: sends({ type: 'user.skip' }),
    }),
  ],
});
