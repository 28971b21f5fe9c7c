import { recordTexts } from '../../messages/screens/records';
import { defineRefusals, during } from '../kit/refusals';
import type { PasswordUpdateContext, PasswordUpdateEvent, PasswordUpdateTag } from './types';

const SAVING = { isSaving: during('saving', recordTexts.refusal.busy) } as const;

export const { reason } = defineRefusals<PasswordUpdateContext, PasswordUpdateEvent, PasswordUpdateTag>({
  'field.change': SAVING,
  'field.blur': SAVING,
  'send.set': SAVING,
  'update.request': SAVING,
});
