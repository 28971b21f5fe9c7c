import type { RouteMapSnapshot } from './machine';
import { hasPin, pinsOf } from './rules';

/** What must hold of the map at every moment. */
export const invariants: Readonly<Record<string, (snapshot: RouteMapSnapshot) => boolean>> = {
  'the cursor is on a pin': ({ context: { stops, cursor } }) => cursor === null || hasPin(stops, cursor),
  'where there are pins, one is reached from outside': ({ context: { stops, cursor } }) =>
    (cursor === null) === (pinsOf(stops).length === 0),
  'only pins are walked over': (snapshot) => !snapshot.hasTag('walking') || snapshot.context.cursor !== null,
};
