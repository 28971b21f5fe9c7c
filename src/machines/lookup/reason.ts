import type { SnapshotFrom } from 'xstate';
import { lookupTexts } from '../../messages/screens/lookup';
import type { lookupMachine } from './machine';
import type { LookupEvent } from './types';

/** Why the list refuses an event now, in Italian; null when it takes it. */
export function reason(snapshot: SnapshotFrom<typeof lookupMachine>, event: LookupEvent): string | null {
  if (snapshot.can(event)) return null;
  return event.type === 'search.retry' ? lookupTexts.refusal.noRetry : null;
}
