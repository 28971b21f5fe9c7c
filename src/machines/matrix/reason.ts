import { defineReason } from '../kit/reason';
import type { MatrixSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { MatrixEvent } from './types';

/** Why the matrix refuses an event now, in Italian. */
export const reason = defineReason(({ context }: MatrixSnapshot, event: MatrixEvent) => contextRefusal(context, event));
