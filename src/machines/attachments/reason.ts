import type { SnapshotFrom } from 'xstate';
import type { attachmentsMachine } from './machine';
import { contextRefusal } from './rules';
import type { AttachmentsEvent } from './types';

export type AttachmentsSnapshot = SnapshotFrom<typeof attachmentsMachine>;

/** Why the card refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: AttachmentsSnapshot, event: AttachmentsEvent): string | null =>
  contextRefusal(snapshot.context, event);
