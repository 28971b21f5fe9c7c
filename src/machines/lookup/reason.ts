import { lookupTexts } from '../../messages/screens/lookup';
import type { LookupSnapshot } from './machine';
import type { LookupEvent } from './types';

/** Why the list refuses an event now, in Italian; null when it takes it. */
export function reason(snapshot: LookupSnapshot, event: LookupEvent): string | null {
  if (snapshot.can(event)) return null;
  return event.type === 'search.retry' ? lookupTexts.refusal.noRetry : null;
}
