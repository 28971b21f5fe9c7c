import 'leaflet/dist/leaflet.css';
import './map.css';
import './routeMap.css';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { routeMapMachine } from '../../machines/routeMap/machine';
import { reason } from '../../machines/routeMap/refusals';
import { pinsOf } from '../../machines/routeMap/rules';
import type { PinStep, RouteStop } from '../../machines/routeMap/types';
import { fieldTexts } from '../../messages/ui/fields';
import { routeMapTexts as texts } from '../../messages/ui/routeMap';
import { useActorRef } from '../base/actors';
import { Button } from '../base/Button';
import { pinId } from './pinId';
import { createRouteDrawing, type RouteDrawing } from './routeDrawing';
import type { RouteMapProps } from './types';

type RouteMapActor = ActorRefFrom<typeof routeMapMachine>;

/** The machine over the stops, in both directions. */
function useRouteMap({ stops, current, onOpen }: RouteMapProps): RouteMapActor {
  const actor = useActorRef(routeMapMachine, { input: { stops, current } });
  useLayoutEffect(() => actor.send({ type: 'value.set', stops }), [actor, stops]);
  // After the stops: the open one may have got its position just now.
  useLayoutEffect(() => {
    if (current !== null && stops.length > 0) actor.send({ type: 'cursor.set', key: current });
  }, [actor, current, stops]);
  useLayoutEffect(() => {
    const subscription = actor.on('stop.opened', ({ key }) => onOpen(key));
    return () => subscription.unsubscribe();
  }, [actor, onOpen]);
  return actor;
}

/** What the map announces, and whether its tiles are missing. */
function useNews(actor: RouteMapActor) {
  const [announcement, announce] = useState('');
  const [isBare, setBare] = useState(false);
  useLayoutEffect(() => {
    const subscription = actor.on('announced', ({ text }) => announce(text));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { announcement, announce, isBare, setBare };
}

/** A step along the pins; where there is none further it says so. */
function step(actor: RouteMapActor, to: PinStep, announce: (text: string) => void): void {
  const event = { type: 'pin.step', to } as const;
  const refusal = reason(actor.getSnapshot(), event);
  if (refusal === null) actor.send(event);
  else announce(refusal);
}

/** The map in an element of the page, drawn again where its ground changes. */
function useDrawing(props: RouteMapProps, actor: RouteMapActor, news: ReturnType<typeof useNews>, describedBy: string) {
  const ground = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<RouteDrawing | null>(null);
  const { id, current, onLeave } = props;
  const { lat, lng } = props.centre;
  const { url, attribution } = props.tiles;
  const { announce, setBare } = news;
  useLayoutEffect(() => {
    if (ground.current === null) return;
    const created = createRouteDrawing(ground.current, {
      id,
      describedBy,
      centre: { lat, lng },
      tiles: { url, attribution },
      onKey: (action) => {
        const { cursor } = actor.getSnapshot().context;
        if (action.type === 'step') step(actor, action.to, announce);
        else if (action.type === 'leave') actor.send({ type: 'map.leave' });
        else if (cursor !== null) actor.send({ type: 'stop.open', key: cursor });
      },
      onGo: (key) => actor.send({ type: 'pin.go', key }),
      onBlur: () => actor.send({ type: 'focus.lose' }),
      onOpen: (key) => actor.send({ type: 'stop.open', key }),
      onZoom: (zoom) => announce(fieldTexts.map.zoom(zoom)),
      onWhole: () => announce(texts.wholeShown),
      onTilesMissing: () => setBare(true),
    });
    setDrawing(created);
    return () => {
      setDrawing(null);
      created.destroy();
    };
  }, [actor, id, describedBy, lat, lng, url, attribution, announce, setBare]);
  const { stops, cursor } = useSelector(actor, ({ context }) => context);
  useLayoutEffect(() => drawing?.show({ stops, current, cursor }), [drawing, stops, current, cursor]);
  useLayoutEffect(() => {
    const subscription = actor.on('left', () => drawing?.giveBack() === true || onLeave());
    return () => subscription.unsubscribe();
  }, [actor, drawing, onLeave]);
  useEffect(() => {
    let frame = 0;
    // A frame later: what changed the stops has drawn them by then.
    const subscription = actor.on('focus.wanted', ({ key }) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => drawing?.focus(key));
    });
    return () => {
      cancelAnimationFrame(frame);
      subscription.unsubscribe();
    };
  }, [actor, drawing]);
  return { ground, drawing };
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
  const actor = useRouteMap(props);
  const news = useNews(actor);
  const { ground, drawing } = useDrawing(props, actor, news, keysId);
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
        {news.isBare && <span role="status">{texts.tilesMissing}</span>}
        <span id={keysId}>{hasPins ? texts.keys : texts.nothing}</span>
        {hasPins && (
          <Button size="small" icon="route" className="whitespace-normal! text-left" onClick={() => drawing?.whole()}>
            {texts.whole}
          </Button>
        )}
        <Unplaced id={id} stops={stops} onOpen={(key) => actor.send({ type: 'stop.open', key })} />
      </div>
      <span className="sr-only" aria-live="polite">
        {news.announcement}
      </span>
    </div>
  );
}
