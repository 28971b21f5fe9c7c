import type { UploadSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { UploadEvent } from './types';

/** Why the queue refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: UploadSnapshot, event: UploadEvent): string | null =>
  contextRefusal(snapshot.context, event);
