import { pasteTexts } from '../../messages/screens/redirects';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { isRetryable } from './rules';
import type { PasteContext, PasteEvent, PasteTag } from './types';

const { refusals: texts } = pasteTexts;

const isCreating = during('creating' as const, texts.busy);

export const { guards, unless, reason } = defineRefusals<PasteContext, PasteEvent, PasteTag>({
  'text.change': { isCreating },
  'check.retry': { isNotFailed: otherwise(texts.notFailed) },
  'create.request': {
    isCreating,
    isChecking: during('checking', texts.checking),
    isUnchecked: during('unchecked', texts.unchecked),
    hasNothing: ({ lines }) => (isRetryable(lines) ? null : texts.nothing),
  },
  'create.stop': { isNotRunning: otherwise(texts.notRunning) },
});
