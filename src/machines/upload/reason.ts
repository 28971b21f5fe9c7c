import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './machine';
import { contextRefusal } from './rules';
import type { UploadEvent } from './types';

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** Why the queue refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: UploadSnapshot, event: UploadEvent): string | null =>
  contextRefusal(snapshot.context, event);
