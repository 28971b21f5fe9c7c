import { defineReason } from '../kit/reason';
import type { UploadSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { UploadEvent } from './types';

/** Why the queue refuses an event now, in Italian. */
export const reason = defineReason(({ context }: UploadSnapshot, event: UploadEvent) => contextRefusal(context, event));
