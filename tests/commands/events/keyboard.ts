import { reason } from '../../../src/machines/keySettings/refusals';
import type { KeySettingsEvent } from '../../../src/machines/keySettings/types';
import { keySettingsModel } from '../../machines/keySettings/model';
import { type EventTable, excuse, refusalOf, sentBy } from './types';

const ofDialog = excuse('answers of a dialog, which dialog.main and dialog.close give');
const recorded = excuse('the recorder takes every key itself');

/** What sends the events of 'Tastiera'. */
export const keyboardSide: Readonly<Record<string, EventTable>> = {
  keySettings: {
    model: keySettingsModel,
    scopes: ['keyboard'],
    refusal: refusalOf(reason),
    events: sentBy<KeySettingsEvent>({
      'search.type': excuse('typing in the box where keyboard.search leads'),
      'singleKeys.set': 'keyboard.singleKeys',
      'command.open': excuse('Enter on the line of a command, which the arrows reach'),
      'command.switch': 'keyboard.switch',
      'command.reset': 'keyboard.reset',
      'all.reset': 'keyboard.resetAll',
      'key.record': 'keyboard.add',
      'key.remove': 'keyboard.remove',
      'key.claim': 'keyboard.claim',
      'key.press': recorded,
      'record.leave': recorded,
      'save.request': 'keyboard.save',
      'close.request': ofDialog,
      'leave.confirm': ofDialog,
      'leave.cancel': ofDialog,
      'export.request': 'keyboard.export',
      'import.choose': excuse('the browser’s chooser sends it, which keyboard.import opens'),
      'import.accept': ofDialog,
      'import.cancel': ofDialog,
    }),
  },
};
