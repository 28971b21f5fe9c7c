import { isPlaced } from '../../content/kinds/address';
import type { AddressSnapshot } from './machine';
import { askingRefusal } from './refusals';
import { isBlank } from './rules';

/** What must hold at every moment. Source: design, 'The machines, and what must never be'. */
export const invariants: Readonly<Record<string, (snapshot: AddressSnapshot) => boolean>> = {
  'the geocoder is asked only for an address that can be changed and found': (snapshot) =>
    !snapshot.hasTag('busy') || askingRefusal(snapshot.context) === null,
  'a failure says why, and only a failure does': (snapshot) =>
    snapshot.hasTag('failed') === (snapshot.context.failure !== null),
  'a position is offered only after a failure': ({ context: { nearby, failure } }) =>
    nearby === null || failure !== null,
  'what is called found is where the pin stands': (snapshot) => {
    const { found, location } = snapshot.context;
    return (
      snapshot.hasTag('located') === (found !== null) &&
      (found === null || (found.lat === location.lat && found.lng === location.lng))
    );
  },
  'what is not on the map is known to be missing there': ({ context: { location }, ...snapshot }) =>
    snapshot.value.position === (isBlank(location) ? 'blank' : isPlaced(location) ? 'placed' : 'missing'),
};
