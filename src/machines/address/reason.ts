import { addressTexts } from '../../messages/screens/address';
import { defineReason } from '../kit/reason';
import type { AddressSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { AddressEvent } from './types';

/** Why an address refuses an event now. */
export const reason = defineReason(
  ({ context }: AddressSnapshot, event: AddressEvent) =>
    contextRefusal(context, event) ?? (event.type === 'coordinates.request' ? addressTexts.refusal.busy : null),
);
