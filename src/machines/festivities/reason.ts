import type { SnapshotFrom } from 'xstate';
import { defineReason } from '../kit/reason';
import type { festivitiesMachine } from './machine';
import { contextRefusal } from './rules';
import type { FestivitiesEvent } from './types';

export type FestivitiesSnapshot = SnapshotFrom<typeof festivitiesMachine>;

/** Why the festivities refuse an event now. */
export const reason = defineReason((snapshot: FestivitiesSnapshot, event: FestivitiesEvent) =>
  contextRefusal(snapshot.context, event),
);
