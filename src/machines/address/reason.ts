import { addressTexts } from '../../messages/screens/address';
import type { AddressSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { AddressEvent } from './types';

/** Why an address refuses an event now, in Italian; null when it takes it, or when there is nothing new in it. */
export function reason(snapshot: AddressSnapshot, event: AddressEvent): string | null {
  const reason = contextRefusal(snapshot.context, event);
  if (reason !== null || snapshot.can(event)) return reason;
  return event.type === 'coordinates.request' ? addressTexts.refusal.busy : null;
}
