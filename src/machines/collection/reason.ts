import { defineReason } from '../kit/reason';
import type { CollectionSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { CollectionEvent } from './types';

/** Why the card refuses an event now, in Italian. */
export const reason = defineReason(({ context }: CollectionSnapshot, event: CollectionEvent) =>
  contextRefusal(context, event),
);
