import { lookupTexts } from '../../messages/screens/lookup';
import { defineReason } from '../kit/reason';
import type { LookupSnapshot } from './machine';
import type { LookupEvent } from './types';

/** Why the list refuses an event now. */
export const reason = defineReason((_: LookupSnapshot, event: LookupEvent) =>
  event.type === 'search.retry' ? lookupTexts.refusal.noRetry : null,
);
