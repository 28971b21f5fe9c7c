import { defineReason } from '../kit/reason';
import type { AttachmentsSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { AttachmentsEvent } from './types';

/** Why the card refuses an event now, in Italian. */
export const reason = defineReason(({ context }: AttachmentsSnapshot, event: AttachmentsEvent) =>
  contextRefusal(context, event),
);
