import type { CollectionSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { CollectionEvent } from './types';

/** Why the card refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: CollectionSnapshot, event: CollectionEvent): string | null =>
  contextRefusal(snapshot.context, event);
