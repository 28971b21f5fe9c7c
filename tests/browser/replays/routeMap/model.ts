import type { AnyMachineSnapshot } from 'xstate';
import { routeMapEdits } from '../../../../src/machines/routeMap/edits';
import { hasPin, type RouteMapGiven } from '../../../../src/machines/routeMap/rules';
import type { Model } from '../../../kit/types';
import { routeMapModel } from '../../../machines/routeMap/model';
import { casesAt, eventsWhere } from '../../kit/variants';

const declared = routeMapModel as unknown as Model;

/** Key of a stop, or what of the page changes. */
interface Carried {
  readonly key?: string;
  readonly changes?: Partial<RouteMapGiven>;
}

/** What somebody can do on the map of an itinerary: a stop is opened by Enter on its pin, or by its button under the map. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const given: RouteMapGiven = snapshot.context;
  const { cursor, isWalking } = given.keyboard;
  if (type === 'pin.step' || type === 'focus.lose') return isWalking;
  if (type !== 'stop.open' && type !== 'form.change') return true;
  const carried = casesAt(declared.events[type], snapshot)[name] as Carried;
  const key = carried.key ?? carried.changes?.current;
  if (typeof key !== 'string') return true;
  if (routeMapEdits.refusalOf(given, { type: 'stop.open', key }) !== null) return false;
  if (type === 'form.change') return !isWalking;
  return hasPin(given.value, key) ? isWalking && key === cursor : !isWalking;
}

/** The model of a map, under the stops of an itinerary. */
export const cardModel = { ...declared, events: eventsWhere(declared, isPossible) } as unknown as Model;
