import type { SnapshotFrom } from 'xstate';
import { settingsTexts } from '../../messages/screens/settings';
import { defineReason } from '../kit/reason';
import type { settingsMachine } from './machine';
import type { SettingsEvent } from './types';

const { refusal: texts } = settingsTexts;

/** Why the page refuses an event now. */
export const reason = defineReason((snapshot: SnapshotFrom<typeof settingsMachine>, event: SettingsEvent) => {
  switch (event.type) {
    case 'language.go':
      return snapshot.context.languages.includes(event.language) ? texts.sameLanguage : texts.unknownLanguage;
    case 'section.enter':
    case 'section.report':
      return texts.unknownSection;
    case 'preview.request':
      return texts.noPreview;
    case 'leave.request':
      return texts.leaving;
    case 'leave.confirm':
    case 'leave.cancel':
      return texts.nothingPending;
    default:
      return null;
  }
});
