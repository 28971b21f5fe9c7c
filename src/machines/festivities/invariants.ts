import { FEATURED_CATEGORIES } from '../../contract/activities';
import type { FestivitiesSnapshot } from './machine';
import { movedTo, placesIn } from './rules';

/** What must hold of the festivities at every moment. */
export const invariants: Readonly<Record<string, (snapshot: FestivitiesSnapshot) => boolean>> = {
  'the cursor is on an event in one of its groups': ({ context: { cursor, groups } }) =>
    cursor === null || movedTo(groups, null, cursor) !== null,
  'an event stands once in a group': ({ context: { groups } }) =>
    groups.every(({ ids }) => new Set(ids).size === ids.length),
  'the fixed categories come first, in their order': ({ context: { groups } }) =>
    groups.length === 0 || FEATURED_CATEGORIES.every((name, index) => groups[index]?.name === name),
  'only events that are known stand anywhere': ({ context: { groups, rows } }) =>
    placesIn(groups).every(({ id }) => rows.some((row) => row.id === id)),
  'a failed load says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  'a skeleton is shown before the first answer only': (snapshot) =>
    !snapshot.hasTag('skeleton') || snapshot.context.rows.length === 0,
};
