import { recordTexts } from '../../messages/screens/records';
import type { PasswordUpdateSnapshot } from './machine';
import type { PasswordUpdateEvent } from './types';

/** Why the card refuses an event now, in Italian; null when it takes it. */
export const reason = (snapshot: PasswordUpdateSnapshot, event: PasswordUpdateEvent): string | null =>
  snapshot.can(event) ? null : recordTexts.refusal.busy;
