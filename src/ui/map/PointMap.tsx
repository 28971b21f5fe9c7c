import 'leaflet/dist/leaflet.css';
import './map.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldTexts } from '../../messages/fields';
import { Button } from '../base/Button';
import { createPointMap, type PointMap } from './pointMap';
import type { MapPoint, PointMapProps } from './types';

const texts = fieldTexts.map;

/** A map with one marker that pointer and arrow keys move. Loaded on its own, with the map library. */
export default function PointMapView({ point, centre, tiles, readOnly, onMove }: PointMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PointMap | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  const { lat: centreLat, lng: centreLng } = centre;
  const { url, attribution } = tiles;
  useEffect(() => {
    if (ground.current === null) return;
    const created = createPointMap(ground.current, {
      centre: { lat: centreLat, lng: centreLng },
      tiles: { url, attribution },
      onMove: (next: MapPoint) => {
        setSaid(texts.moved(next.lat, next.lng));
        latest.current(next);
      },
    });
    setMap(created);
    return () => {
      setMap(null);
      created.destroy();
    };
  }, [centreLat, centreLng, url, attribution]);
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    map?.setReadOnly(readOnly);
    map?.show(lat === undefined || lng === undefined ? null : { lat, lng });
  }, [map, lat, lng, readOnly]);
  return (
    <div>
      <section ref={ground} aria-label={texts.label} className="map-ground" />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        <span>{url === '' ? `${texts.noTiles} ${texts.keys}` : texts.keys}</span>
        {point === null && !readOnly && (
          <Button size="small" icon="pin" onClick={() => map?.placeAtCentre()}>
            {texts.place}
          </Button>
        )}
      </div>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
