import { routeMapTexts } from '../../messages/ui/routeMap';
import { defineReason } from '../kit/reason';
import type { RouteMapSnapshot } from './machine';
import { hasPin, isStop } from './rules';
import type { RouteMapEvent } from './types';

const { refusals } = routeMapTexts;

/** Why the map refuses an event now; of what no user sends, nothing. */
export const reason = defineReason((snapshot: RouteMapSnapshot, event: RouteMapEvent) => {
  switch (event.type) {
    case 'stop.open':
      return refusals.unknown;
    case 'pin.go':
      if (hasPin(snapshot.context.stops, event.key)) return null;
      return isStop(snapshot, event) ? refusals.unplaced : refusals.unknown;
    case 'pin.step':
      if (!snapshot.hasTag('walking')) return refusals.elsewhere;
      return event.to === 'next' || event.to === 'last' ? refusals.last : refusals.first;
    default:
      return null;
  }
});
