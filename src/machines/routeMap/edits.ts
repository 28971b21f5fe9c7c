// The stops of an itinerary as numbered pins joined in their order (`src/ui/map/RouteMap.tsx`, which knows nothing of
// contents). No machine: the page alone has the stops; what the map keeps beside them is where the keyboard is.
//
// States: `form` is `open`; one walks over the pins, or the focus is elsewhere.
//
// A cursor walks over the stops that have a position and stays on its stop, by key, while stops are moved, added or
// removed; where its pin goes, it is led on along the way it had. A card of entries with a `route` shows it below them
// (`EntriesMap`), drawn once it comes near or one goes to it by key. What the focus alone does not say is announced:
// how far a step went, that there is none further.
//
// Never: a cursor on a stop without a position; pins that nobody can reach from outside; the focus lost with a pin.

import { routeMapTexts } from '../../messages/ui/routeMap';
import { defineEdits } from '../kit/edits';
import { distance, followed, hasPin, type PinStep, pinsOf, type RouteMapGiven, steppedTo } from './rules';

const { refusals: texts, away } = routeMapTexts;

/** None changes a stop. */
export type RouteMapEdit =
  /** A pin got the focus. */
  | { readonly type: 'pin.go'; readonly key: string }
  | { readonly type: 'pin.step'; readonly to: PinStep }
  /** Whoever shows the map opens it. */
  | { readonly type: 'stop.open'; readonly key: string }
  /** Back to where one came from. */
  | { readonly type: 'map.leave' }
  /** The focus went elsewhere. */
  | { readonly type: 'focus.lose' };

type Given = RouteMapGiven;

const isUnknown = ({ value }: Given, { key }: { readonly key: string }) =>
  value.some((stop) => stop.key === key) ? null : texts.unknown;
const isElsewhere = ({ keyboard }: Given) => (keyboard.isWalking ? null : texts.elsewhere);

const elsewhere = ({ keyboard }: Given) => ({ keyboard: { ...keyboard, isWalking: false } });

/** Walking over the pins, into a stop and back out of the map. */
export const routeMapEdits = defineEdits<RouteMapGiven, RouteMapEdit>(
  {
    'stop.open': { isUnknown },
    'pin.go': { isUnknown, isUnplaced: ({ value }, { key }) => (hasPin(value, key) ? null : texts.unplaced) },
    'pin.step': {
      isElsewhere,
      isLast: (given, { to }) => {
        if (steppedTo(given, to)?.key !== given.keyboard.cursor) return null;
        return to === 'next' || to === 'last' ? texts.last : texts.first;
      },
    },
    'focus.lose': { isElsewhere },
  },
  {
    'stop.open': () => ({}),
    'pin.go': (_, { key }) => ({ keyboard: { cursor: key, isWalking: true } }),
    /** Says what the name of the pin that gets the focus does not: how far it is from the one before. */
    'pin.step': (given, { to }) => {
      const from = pinsOf(given.value).find(({ key }) => key === given.keyboard.cursor);
      const pin = steppedTo(given, to);
      if (from === undefined || pin === null) return {};
      const said = away(distance(from.point, pin.point), from.number);
      return { said, focus: pin.key, keyboard: { cursor: pin.key, isWalking: true } };
    },
    'map.leave': (given) => ({ ...elsewhere(given), focus: null }),
    'focus.lose': elsewhere,
  },
  followed,
);
