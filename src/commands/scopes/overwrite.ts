import { datesCardTexts } from '../../messages/screens/dateCards';
import { defineScope, sends } from '../define';

/** The question whether chosen days may be overwritten, beside what every dialog is answered with. */
export const overwrite = defineScope({
  name: 'overwrite',
  layer: 'dialog',
  group: 'dialog',
  commands: (command) => [
    command('keep', { title: datesCardTexts.overwrite.keep, effect: sends({ type: 'overwrite.keep' }) }),
  ],
});
