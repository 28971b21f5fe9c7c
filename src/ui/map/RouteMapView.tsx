import 'leaflet/dist/leaflet.css';
import './map.css';
import './routeMap.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Left } from '../../machines/kit/edits';
import { type RouteMapEdit, routeMapEdits } from '../../machines/routeMap/edits';
import { opened, pinsOf, type RouteMapGiven, type RouteStop } from '../../machines/routeMap/rules';
import { fieldTexts } from '../../messages/ui/fields';
import { routeMapTexts as texts } from '../../messages/ui/routeMap';
import { Button } from '../base/Button';
import { pinId } from './pinId';
import { createRouteDrawing, type RouteDrawing, type RouteDrawingOptions } from './routeDrawing';
import type { RouteMapProps } from './types';

/** The edits over the stops that the page has: what is kept beside them is where the keyboard is. */
function createRouteMap(first: RouteMapProps, announce: (text: string) => void) {
  let page = first;
  let { keyboard } = opened(first.stops, first.current);
  let drawing: RouteDrawing | null = null;
  const given = (): RouteMapGiven => ({ value: page.stops, current: page.current, keyboard });
  const show = () => drawing?.show({ stops: page.stops, current: page.current, cursor: keyboard.cursor });
  const follow = ({ said, focus, keyboard: next = keyboard }: Left<RouteMapGiven>) => {
    keyboard = next;
    // Before the focus goes to a pin: it may be new.
    show();
    if (said !== undefined) announce(said);
    if (focus === null) drawing?.giveBack() === true || page.onLeave();
    else if (focus !== undefined) drawing?.focus(String(focus));
  };
  const send = (edit: RouteMapEdit) => {
    const refusal = routeMapEdits.refusalOf(given(), edit);
    if (refusal === null) {
      follow(routeMapEdits.edited(given(), edit));
      if (edit.type === 'stop.open') page.onOpen(edit.key);
    } else if (edit.type === 'pin.step') announce(refusal);
  };
  return {
    send,
    /** What the page has now. */
    take(next: RouteMapProps) {
      const before = given();
      page = next;
      follow(routeMapEdits.left(before, given()));
    },
    draw(next: RouteDrawing | null) {
      drawing = next;
      show();
    },
    press(action: Parameters<RouteDrawingOptions['onKey']>[0]) {
      if (action.type === 'step') send({ type: 'pin.step', to: action.to });
      else if (action.type === 'leave') send({ type: 'map.leave' });
      else if (keyboard.cursor !== null) send({ type: 'stop.open', key: keyboard.cursor });
    },
    whole: () => drawing?.whole(),
  };
}

/** The map in an element of the page, drawn again where its ground changes. */
function useRouteMap(props: RouteMapProps, describedBy: string) {
  const ground = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const [isBare, setBare] = useState(false);
  const [map] = useState(() => createRouteMap(props, announce));
  const { id } = props;
  const { lat, lng } = props.centre;
  const { url, attribution } = props.tiles;
  useLayoutEffect(() => map.take(props), [map, props]);
  useLayoutEffect(() => {
    if (ground.current === null) return;
    const drawing = createRouteDrawing(ground.current, {
      id,
      describedBy,
      centre: { lat, lng },
      tiles: { url, attribution },
      onKey: map.press,
      onGo: (key) => map.send({ type: 'pin.go', key }),
      onBlur: () => map.send({ type: 'focus.lose' }),
      onOpen: (key) => map.send({ type: 'stop.open', key }),
      onZoom: (zoom) => announce(fieldTexts.map.zoom(zoom)),
      onWhole: () => announce(texts.wholeShown),
      onTilesMissing: () => setBare(true),
    });
    map.draw(drawing);
    return () => {
      map.draw(null);
      drawing.destroy();
    };
  }, [map, id, describedBy, lat, lng, url, attribution]);
  return { ground, map, announcement, isBare };
}

interface UnplacedProps {
  readonly id: string;
  readonly stops: readonly RouteStop[];
  readonly onOpen: (key: string) => void;
}

/** The stops that are not on the map, each leading to its stop. */
function Unplaced({ id, stops, onOpen }: UnplacedProps) {
  const unplaced = stops.filter(({ point }) => point === null);
  if (unplaced.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span>{texts.unplaced}</span>
      {unplaced.map(({ key, number, name }) => (
        <Button
          key={key}
          id={pinId(id, key)}
          size="small"
          variant="ghost"
          aria-label={texts.pin(number, stops.length, name)}
          onClick={() => onOpen(key)}
        >
          {texts.short(number)}
        </Button>
      ))}
    </div>
  );
}

/** The stops of a route as numbered pins joined in their order. Loaded on its own, with the map library. */
export default function RouteMapView(props: RouteMapProps) {
  const { id, label, stops, tiles } = props;
  const keysId = useId();
  const { ground, map, announcement, isBare } = useRouteMap(props, keysId);
  const hasPins = pinsOf(stops).length > 0;
  return (
    <div>
      {/* An application: arrow keys are for the map, not for reading on. */}
      <div
        ref={ground}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        className="map-ground route-map"
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-xs">
        {tiles.url === '' && <span>{texts.noTiles}</span>}
        {isBare && <span role="status">{texts.tilesMissing}</span>}
        <span id={keysId}>{hasPins ? texts.keys : texts.nothing}</span>
        {hasPins && (
          <Button size="small" icon="route" className="whitespace-normal! text-left" onClick={() => map.whole()}>
            {texts.whole}
          </Button>
        )}
        <Unplaced id={id} stops={stops} onOpen={(key) => map.send({ type: 'stop.open', key })} />
      </div>
      <span className="sr-only" aria-live="polite">
        {announcement}
      </span>
    </div>
  );
}
