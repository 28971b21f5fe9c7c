import { settingsTexts } from '../../messages/screens/settings';
import { defineRefusals, otherwise } from '../kit/refusals';
import { previewOf } from './rules';
import type { SettingsContext, SettingsEvent, SettingsTag } from './types';

const { refusal: texts } = settingsTexts;

const OF_SECTION = {
  isUnknown: ({ sections }: SettingsContext, { name }: { readonly name: string }) =>
    sections.some((section) => section.name === name) ? null : texts.unknownSection,
};
const ANSWERING = { isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, reason } = defineRefusals<SettingsContext, SettingsEvent, SettingsTag>({
  'language.go': {
    isUnknown: ({ languages }, { language }) => (languages.includes(language) ? null : texts.unknownLanguage),
    isShown: (context, { language }) => (language === context.language ? texts.sameLanguage : null),
  },
  'section.enter': OF_SECTION,
  'section.report': OF_SECTION,
  'preview.request': { hasNoPage: (context) => (previewOf(context) === null ? texts.noPreview : null) },
  'leave.request': { isLeaving: otherwise(texts.leaving) },
  'leave.confirm': ANSWERING,
  'leave.cancel': ANSWERING,
});
