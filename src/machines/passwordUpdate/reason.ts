import { recordTexts } from '../../messages/screens/records';
import { defineReason } from '../kit/reason';
import type { PasswordUpdateSnapshot } from './machine';
import type { PasswordUpdateEvent } from './types';

/** Why the card refuses an event now. */
export const reason = defineReason(
  (_: PasswordUpdateSnapshot, _event: PasswordUpdateEvent) => recordTexts.refusal.busy,
);
