import { defineReason } from '../kit/reason';
import type { EventDatesSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { EventDatesEvent } from './types';

/** Why the days refuse an event now, in Italian. */
export const reason = defineReason(({ context }: EventDatesSnapshot, event: EventDatesEvent) =>
  contextRefusal(context, event),
);
