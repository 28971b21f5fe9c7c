import { sameValue } from '../../content/field/path';
import type { CollectionSnapshot } from './machine';

/** What must never be otherwise in an ordered list: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: CollectionSnapshot) => boolean>> = {
  'numbers are 1 to n': ({ context: { entries } }) => entries.every(({ entry }, index) => entry.order === index + 1),
  'no two entries have the same key': ({ context: { entries } }) =>
    new Set(entries.map(({ key }) => key)).size === entries.length,
  'what the server has not seen is not fixed': ({ context: { entries } }) =>
    entries.every(({ isFixed, entry }) => !isFixed || entry.id !== null),
  'the cursor is on an entry': ({ context: { entries, cursor } }) =>
    cursor === null || entries.some(({ key }) => key === cursor),
  'a removal is asked about exactly while it waits for an answer': (snapshot) =>
    snapshot.hasTag('asking') === (snapshot.context.pendingRemoval !== null),
  'what is asked about is an entry': ({ context: { entries, pendingRemoval } }) =>
    pendingRemoval === null || entries.some(({ key }) => key === pendingRemoval),
  'something can be put back exactly while that is offered': (snapshot) =>
    snapshot.hasTag('undoable') === (snapshot.context.removed !== null),
  'what can be put back is not there': ({ context: { entries, removed } }) =>
    removed === null || entries.every(({ key }) => key !== removed.item.key),
  'the context is JSON': ({ context }) => sameValue(JSON.parse(JSON.stringify(context)), context as never),
};
