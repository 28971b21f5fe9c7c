import { keySettingsTexts } from '../../messages/screens/keySettings';
import { defineReason } from '../kit/reason';
import type { KeySettingsSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { KeySettingsEvent } from './types';

const { refusals: texts } = keySettingsTexts;

/** What the dialog is busy with; null while everything may be changed. */
function busyWith(snapshot: KeySettingsSnapshot): string | null {
  if (snapshot.hasTag('recording')) return texts.recording;
  if (snapshot.hasTag('reading')) return texts.reading;
  if (snapshot.hasTag('previewing')) return texts.previewing;
  if (snapshot.hasTag('askingToLeave')) return texts.leaving;
  return snapshot.hasTag('closed') ? texts.closed : null;
}

/** Why 'Tastiera' refuses an event now. */
export const reason = defineReason((snapshot: KeySettingsSnapshot, event: KeySettingsEvent) => {
  switch (event.type) {
    // A key that means nothing to the recorder is no refusal, and needs no reason.
    case 'key.press':
      return null;
    case 'record.leave':
      return texts.notRecording;
    case 'import.accept':
    case 'import.cancel':
      return snapshot.hasTag('previewing') ? contextRefusal(snapshot.context, event) : texts.notPreviewing;
    case 'leave.confirm':
    case 'leave.cancel':
      return texts.nothingPending;
    default:
      return busyWith(snapshot) ?? contextRefusal(snapshot.context, event);
  }
});
