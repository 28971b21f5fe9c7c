import type { SnapshotFrom } from 'xstate';
import type { eventDatesMachine } from './machine';
import { contextRefusal } from './rules';
import type { EventDatesEvent } from './types';

export type EventDatesSnapshot = SnapshotFrom<typeof eventDatesMachine>;

/** Why the days refuse an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: EventDatesSnapshot, event: EventDatesEvent): string | null =>
  contextRefusal(snapshot.context, event);
