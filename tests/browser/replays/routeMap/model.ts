import type { AnyMachineSnapshot } from 'xstate';
import type { RouteMapSnapshot } from '../../../../src/machines/routeMap/machine';
import { hasPin, isStop } from '../../../../src/machines/routeMap/rules';
import type { Model } from '../../../kit/types';
import { routeMapModel } from '../../../machines/routeMap/model';
import { casesAt, eventsWhere } from '../../kit/variants';

const declared = routeMapModel as unknown as Model;

/** What somebody can do on the map of an itinerary: a stop is opened by Enter on its pin, or by its button under the map. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { context } = snapshot as RouteMapSnapshot;
  const isWalking = (snapshot as RouteMapSnapshot).hasTag('walking');
  if (type === 'pin.step' || type === 'focus.lose') return isWalking;
  if (type !== 'stop.open' && type !== 'cursor.set') return true;
  const { key } = casesAt(declared.events[type], snapshot)[name] as { readonly key: string };
  if (!isStop({ context }, { key })) return false;
  if (type === 'cursor.set') return !isWalking;
  return hasPin(context.stops, key) ? isWalking && key === context.cursor : !isWalking;
}

/** The model of a map, under the stops of an itinerary. */
export const cardModel = { ...declared, events: eventsWhere(declared, isPossible) } as unknown as Model;
