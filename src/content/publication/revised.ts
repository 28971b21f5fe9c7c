import { isPlainObject } from '../../contract/plainObject';
import type { Json } from '../field/json';

type Sent = { readonly [key: string]: Json };

/** What a revision draft is compared with, as a server has it: the item from which its changes count, and the item as it is now. */
export interface RevisedItem<Version = Sent> {
  readonly base: Version;
  readonly original: Version;
}

/** Key under which a reader of items puts that beside a revision draft; it never goes to a server. */
const REVISED = '@revised';

/** An item with what it is compared with, where that is known. */
export const withRevised = (item: Sent, revised: RevisedItem | null): Sent =>
  revised === null ? item : { ...item, [REVISED]: { ...revised } };

/** What an item that was read is compared with; null for what is no draft, or where the server does not tell. */
export function revisedIn({ [REVISED]: revised }: Sent): RevisedItem | null {
  if (!isPlainObject(revised)) return null;
  const { base, original } = revised;
  return isPlainObject(base) && isPlainObject(original) ? { base, original } : null;
}

/** The item alone. */
export function withoutRevised({ [REVISED]: _, ...item }: Sent): Sent {
  return item;
}
