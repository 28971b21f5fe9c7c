import type { RouteStop } from '../../machines/routeMap/rules';

/** A point, in degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** What every map is drawn on. */
export interface MapGround {
  /** Where the map opens without a point. */
  readonly centre: MapPoint;
  /** Tile layer; an empty URL leaves a plain ground. */
  readonly tiles: { readonly url: string; readonly attribution: string };
}

export interface PointMapProps extends MapGround {
  /** Where the marker stands; null for none. */
  readonly point: MapPoint | null;
  readonly readOnly: boolean;
  /** The marker was put or moved, by pointer or keys. */
  readonly onMove: (point: MapPoint) => void;
  /** Esc was pressed on the map: where the focus goes is up to what is around it. */
  readonly onLeave: () => void;
}

/** But for the stops, which are compared by value, another object or function draws the map anew. */
export interface RouteMapProps extends MapGround {
  /** Pins are found by it: `pinId(id, key)`. */
  readonly id: string;
  /** What the map is of, in Italian. */
  readonly label: string;
  /** In their order. */
  readonly stops: readonly RouteStop[];
  /** Key of the stop that is open beside the map; null for none. */
  readonly current: string | null;
  /** A stop is to be opened, by its key. */
  readonly onOpen: (key: string) => void;
  /** The map was left by Esc, or lost its last pin, and what had the focus before it is not there any more. */
  readonly onLeave: () => void;
}
