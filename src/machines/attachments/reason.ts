import type { AttachmentsSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { AttachmentsEvent } from './types';

/** Why the card refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: AttachmentsSnapshot, event: AttachmentsEvent): string | null =>
  contextRefusal(snapshot.context, event);
