import type { EventDatesSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { EventDatesEvent } from './types';

/** Why the days refuse an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: EventDatesSnapshot, event: EventDatesEvent): string | null =>
  contextRefusal(snapshot.context, event);
