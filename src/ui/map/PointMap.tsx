import 'leaflet/dist/leaflet.css';
import './map.css';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { createPointMap, type PointMap } from './pointMap';
import type { MapPoint, PointMapProps } from './types';

const texts = fieldTexts.map;

/** A map in an element of the page, created again only where it opens or its ground changes; and what it says aloud. */
function usePointMap({ centre, tiles, onMove, onLeave }: PointMapProps, describedBy: string) {
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PointMap | null>(null);
  const [said, setSaid] = useState('');
  const [isBare, setBare] = useState(false);
  const latest = useRef({ onMove, onLeave });
  useLayoutEffect(() => {
    latest.current = { onMove, onLeave };
  });
  const { lat, lng } = centre;
  const { url, attribution } = tiles;
  useEffect(() => {
    if (ground.current === null) return;
    const created = createPointMap(ground.current, {
      centre: { lat, lng },
      tiles: { url, attribution },
      describedBy,
      onMove: (next: MapPoint) => {
        setSaid(texts.moved(next.lat, next.lng));
        latest.current.onMove(next);
      },
      onZoom: (zoom) => setSaid(texts.zoom(zoom)),
      onCentre: (pin) => setSaid(texts.centred(pin.lat, pin.lng)),
      onLeave: () => latest.current.onLeave(),
      onTilesMissing: () => setBare(true),
    });
    setMap(created);
    return () => {
      setMap(null);
      created.destroy();
    };
  }, [lat, lng, url, attribution, describedBy]);
  return { ground, map, said, isBare };
}

/** A map with one marker that pointer and arrow keys move. Loaded on its own, with the map library. */
export default function PointMapView(props: PointMapProps) {
  const { point, tiles, readOnly } = props;
  const keysId = useId();
  const { ground, map, said, isBare } = usePointMap(props, keysId);
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    map?.setReadOnly(readOnly);
    map?.show(lat === undefined || lng === undefined ? null : { lat, lng });
  }, [map, lat, lng, readOnly]);
  return (
    <div>
      {/* An application: arrow keys are for the map, not for reading on. */}
      <div ref={ground} role="application" aria-label={texts.label} aria-describedby={keysId} className="map-ground" />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        {tiles.url === '' && <span>{texts.noTiles}</span>}
        {isBare && <span role="status">{texts.tilesMissing}</span>}
        <span id={keysId}>{texts.keys}</span>
        {point === null && !readOnly && (
          <Button size="small" icon="pin" className="whitespace-normal! text-left" onClick={() => map?.placeAtCentre()}>
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
