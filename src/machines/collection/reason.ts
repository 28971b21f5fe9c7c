import type { SnapshotFrom } from 'xstate';
import type { collectionMachine } from './machine';
import { contextRefusal } from './rules';
import type { CollectionEvent } from './types';

export type CollectionSnapshot = SnapshotFrom<typeof collectionMachine>;

/** Why the card refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: CollectionSnapshot, event: CollectionEvent): string | null =>
  contextRefusal(snapshot.context, event);
