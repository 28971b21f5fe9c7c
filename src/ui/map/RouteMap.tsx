import { memo } from 'react';
import { sameValue } from '../../content/field/path';
import { routeMapTexts } from '../../messages/ui/routeMap';
import { lateMap } from './mapToCome';
import type { RouteMapProps } from './types';

/** Whether the map would look the same: a key typed in a stop makes new stops out of it that say the same here. */
const isSame = ({ stops, ...one }: RouteMapProps, { stops: otherStops, ...other }: RouteMapProps): boolean =>
  (Object.keys(other) as (keyof typeof other)[]).every((name) => one[name] === other[name]) &&
  sameValue(stops, otherStops);

/**
 * The stops of a route on a map, as numbered pins joined in their order, that keys walk over; stops without a position
 * are named under it.
 */
export const RouteMap = memo(
  lateMap(() => import('./RouteMapView'), routeMapTexts.failed),
  isSame,
);
