import type { Text } from '../news/text';
import { THEMES } from '../places/named';
import { ROUTES } from './routeTable';
import { type Waypoint, waypointsOf } from './waypoints';

/** How one gets from stop to stop; within a town, on foot. */
export type Means = 'town' | 'foot' | 'bike' | 'car' | 'train';

/** An itinerary of the demo, before its texts are joined. */
export interface Route {
  /** Italian name of its theme in group 5. */
  readonly theme: string;
  readonly means: Means;
  /** Place in category group 4, from 1. */
  readonly duration: number;
  /** Places in category group 6, from 1. */
  readonly targets: readonly number[];
  readonly waypoints: readonly Waypoint[];
  readonly title: Text;
  /** One sentence: what it is about. */
  readonly lead: Text;
}

/** An itinerary out of a line of a table, whose columns `routeTable.ts` names. */
export function routeOf(line: string): Route {
  const [sort = '', means = '', duration = '', targets = '', keys = '', it = '', en = '', leadIt = '', leadEn = ''] =
    line.split('|');
  const theme = THEMES[sort];
  if (theme === undefined || leadEn === '') throw new Error(`demo itinerary out of shape: ${line}`);
  return {
    theme,
    means: means as Means,
    duration: Number(duration),
    targets: targets.split(' ').map(Number),
    waypoints: waypointsOf(keys),
    title: [it, en],
    lead: [leadIt, leadEn],
  };
}

/** The itineraries of the demo, in the order of their table. */
export const ALL_ROUTES: readonly Route[] = ROUTES.trim().split('\n').map(routeOf);
