/** A point, in degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface PointMapProps {
  /** Where the marker stands; null for none. */
  readonly point: MapPoint | null;
  /** Where the map opens without a point. */
  readonly centre: MapPoint;
  /** Tile layer; an empty URL leaves a plain ground. */
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly readOnly: boolean;
  /** The marker was put or moved, by pointer or keys. */
  readonly onMove: (point: MapPoint) => void;
  /** Esc was pressed on the map: where the focus goes is up to what is around it. */
  readonly onLeave: () => void;
}
