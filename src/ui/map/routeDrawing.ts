import {
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  type Marker,
  marker,
  point,
  polyline,
} from 'leaflet';
import { sameValue } from '../../content/field/path';
import { type Pin, pinsOf, type RouteStop } from '../../machines/routeMap/rules';
import { routeMapTexts as texts } from '../../messages/ui/routeMap';
import { createGround, ZOOM } from './ground';
import { type RouteKeyAction, routeKeyActionOf } from './keys';
import { pinId } from './pinId';
import { extentOf, gapsOf, spread } from './route';
import type { MapGround } from './types';

/** Width of a pin, in pixels, and of the room that a finger needs. */
const PIN = 28;
const TOUCH = 44;
/** The nearest that showing all pins zooms. */
const NEAREST_WHOLE = 16;
/** Pixels between the pins and the edge. */
const MARGIN = 32;
/** How far a pin is raised over the others. */
const [FRONT, OPEN] = [2000, 1000];

/** What a drawing shows. */
type RouteView = {
  readonly stops: readonly RouteStop[];
  /** Key of the stop that is open beside the map. */
  readonly current: string | null;
  /** Key of the pin that Tab leads to. */
  readonly cursor: string | null;
};

/** The map of a route in an element of the page. */
export interface RouteDrawing {
  show(view: RouteView): void;
  /** Gives a pin the focus, with the map moved where it is out of view. */
  focus(key: string): void;
  /** Brings all pins into view. */
  whole(): void;
  /** Gives the focus back to what had it before the map; false where that is gone, or there was nothing. */
  giveBack(): boolean;
  destroy(): void;
}

export interface RouteDrawingOptions extends MapGround {
  readonly id: string;
  /** Id of the text that says what the keys do. */
  readonly describedBy: string;
  /** A key that is not for the view alone. */
  readonly onKey: (action: Exclude<RouteKeyAction, { type: 'zoom' | 'scroll' | 'whole' }>) => void;
  /** A pin got the focus. */
  readonly onGo: (key: string) => void;
  /** The focus is on no pin any more. */
  readonly onBlur: () => void;
  readonly onOpen: (key: string) => void;
  /** Somebody on the map zoomed it. */
  readonly onZoom: (zoom: number) => void;
  /** All pins were brought into view by a key. */
  readonly onWhole: () => void;
  readonly onTilesMissing: () => void;
}

interface DrawnPin {
  readonly marker: Marker;
  readonly element: HTMLElement;
}

const keyOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('.route-pin')?.dataset.pin : undefined;

function drawPin(map: LeafletMap, { id, describedBy, onOpen }: RouteDrawingOptions, { key, point }: Pin): DrawnPin {
  const icon = divIcon({ className: 'route-pin', html: '<span></span>', iconSize: [PIN, PIN] });
  const drawn = marker(point, { icon, keyboard: false, riseOnHover: true }).addTo(map);
  const element = drawn.getElement() as HTMLElement;
  element.id = pinId(id, key);
  element.dataset.pin = key;
  element.setAttribute('role', 'button');
  element.setAttribute('aria-describedby', describedBy);
  drawn.on('click', () => onOpen(key));
  return { marker: drawn, element };
}

/** The pins of a map by key; one that stays keeps its element, and with it the focus. */
function createPins(map: LeafletMap, options: RouteDrawingOptions) {
  const drawn = new Map<string, DrawnPin>();
  const describe = ({ key, number, name, isWrong, point: at }: Pin, { stops, current, cursor }: RouteView) => {
    const pin = drawn.get(key);
    if (pin === undefined) return;
    const { element } = pin;
    const label = texts.pin(number, stops.length, name);
    pin.marker.setLatLng(at).setZIndexOffset(key === cursor ? FRONT : key === current ? OPEN : 0);
    element.setAttribute('aria-label', isWrong ? texts.wrong(label) : label);
    element.title = name;
    element.tabIndex = key === cursor ? 0 : -1;
    element.classList.toggle('route-pin-wrong', isWrong);
    if (key === current) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
    if (element.firstElementChild !== null) element.firstElementChild.textContent = String(number);
  };
  return {
    element: (key: string): HTMLElement | undefined => drawn.get(key)?.element,
    show(pins: readonly Pin[], view: RouteView) {
      for (const [key, pin] of drawn)
        if (pins.every((one) => one.key !== key)) {
          drawn.delete(key);
          pin.marker.remove();
        }
      for (const pin of pins) {
        if (!drawn.has(pin.key)) drawn.set(pin.key, drawPin(map, options, pin));
        describe(pin, view);
      }
    },
    /** Draws a pin so many pixels from where it belongs. */
    shift(key: string, x: number, y: number) {
      const pin = drawn.get(key);
      if (pin !== undefined) pin.element.style.translate = `${x}px ${y}px`;
    },
  };
}

/** The line that joins the pins: a light one beneath, so that it is seen on any ground; dashed over stops without a position. */
function createLine(map: LeafletMap) {
  const line = layerGroup().addTo(map);
  const draw = (legs: readonly (readonly [LatLng, LatLng])[], className: string) => {
    if (legs.length > 0)
      polyline(
        legs.map(([from, to]) => [from, to]),
        { className, interactive: false },
      ).addTo(line);
  };
  return (stops: readonly RouteStop[], path: readonly LatLng[]) => {
    line.clearLayers();
    const legs = gapsOf(stops).flatMap((isBroken, index) => {
      const [from, to] = [path[index], path[index + 1]];
      return from === undefined || to === undefined ? [] : [{ leg: [from, to] as const, isBroken }];
    });
    const those = (broken: boolean) => legs.filter(({ isBroken }) => isBroken === broken).map(({ leg }) => leg);
    draw(
      legs.map(({ leg }) => leg),
      'route-line-edge',
    );
    draw(those(false), 'route-line');
    draw(those(true), 'route-line route-line-broken');
  };
}

/** Brings pins into view; a map without a size, as on a closed card, does so once it has one. */
function createFitting(map: LeafletMap, centre: MapGround['centre']) {
  let pins: readonly Pin[] = [];
  let isDue = false;
  const whole = () => {
    const extent = extentOf(pins);
    isDue = map.getSize().x === 0;
    if (extent === null || isDue) return void map.setView(extent?.[0] ?? centre, ZOOM, { animate: false });
    const bounds = latLngBounds([...extent]);
    const isPoint = bounds.getSouthWest().equals(bounds.getNorthEast());
    const nearest = map.getBoundsZoom(bounds, false, point(2 * MARGIN, 2 * MARGIN));
    map.setView(bounds.getCenter(), isPoint ? ZOOM : Math.min(nearest, NEAREST_WHOLE), { animate: false });
  };
  return {
    whole,
    /** Other pins: the view changes only where one of them is out of it. */
    take(next: readonly Pin[]) {
      const isFirst = pins.length === 0;
      pins = next;
      const view = map.getBounds();
      if (isFirst || pins.some(({ point }) => !view.contains(point))) whole();
    },
    resized: () => isDue && whole(),
  };
}

/**
 * Draws the map of a route into an element. Its pins are one stop of Tab; keys come as `onKey`, but for those that only
 * change what part of the map is seen.
 */
export function createRouteDrawing(element: HTMLElement, options: RouteDrawingOptions): RouteDrawing {
  const isWithin = () => element.contains(document.activeElement);
  const ground = createGround(element, {
    ...options,
    keyboard: false,
    onZoom: (zoom) => isWithin() && options.onZoom(zoom),
    onResize: () => fitting.resized(),
  });
  const { map } = ground;
  // The keys zoom too: on the way through the page the map is one stop.
  for (const button of element.querySelectorAll<HTMLElement>('.leaflet-control-zoom a')) button.tabIndex = -1;
  const pins = createPins(map, options);
  const line = createLine(map);
  const fitting = createFitting(map, options.centre);
  let view: RouteView = { stops: [], current: null, cursor: null };
  /** Where the pins are drawn at this zoom, none over another. */
  let places = new Map<string, LatLng>();
  const gap = window.matchMedia('(pointer: coarse)').matches ? TOUCH : PIN;
  const arrange = () => {
    const shown = pinsOf(view.stops);
    const own = shown.map((pin) => map.project(pin.point));
    const drawn = spread(own, gap);
    places = new Map();
    for (const [index, { key }] of shown.entries()) {
      const [{ x, y }, from] = [drawn[index] ?? point(0, 0), own[index] ?? point(0, 0)];
      pins.shift(key, x - from.x, y - from.y);
      places.set(key, map.unproject(point(x, y)));
    }
    line(view.stops, [...places.values()]);
  };
  map.on('zoomend', arrange);
  const bringIntoView = (key: string) => {
    const place = places.get(key);
    if (place !== undefined) map.panInside(place, { padding: [MARGIN, MARGIN], animate: false });
  };
  const focus = (key: string) => {
    bringIntoView(key);
    pins.element(key)?.focus();
  };
  const follow = (action: RouteKeyAction) => {
    if (action.type === 'scroll') map.panBy(point(...action.by), { animate: false });
    else if (action.type === 'zoom') map.setZoomAround(middleOf(), map.getZoom() + action.by);
    else if (action.type === 'whole') {
      fitting.whole();
      options.onWhole();
    } else options.onKey(action);
  };
  /** What zooming keeps in its place: the pin with the focus. */
  const middleOf = () => view.stops.find(({ key }) => key === keyOf(document.activeElement))?.point ?? map.getCenter();
  const onKey = (event: KeyboardEvent) => {
    const action = routeKeyActionOf(event);
    const isPin = keyOf(event.target) !== undefined;
    // On the ground, where only a press of the pointer leads, the keys of the pins first go to them.
    if (action === null || (!isPin && event.target !== element)) return;
    if (!isPin && (action.type === 'step' || action.type === 'open')) {
      if (view.cursor !== null) focus(view.cursor);
    } else follow(action);
    event.preventDefault();
    event.stopPropagation();
  };
  let from: HTMLElement | null = null;
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    const isPlace = relatedTarget instanceof HTMLElement && relatedTarget !== document.body;
    if (isPlace && !element.contains(relatedTarget)) from = relatedTarget;
    const key = keyOf(target);
    if (key === undefined) return;
    // Whoever comes by Tab sees where they are; under the pointer nothing moves.
    if ((target as HTMLElement).matches(':focus-visible')) bringIntoView(key);
    options.onGo(key);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (keyOf(target) !== undefined && keyOf(relatedTarget) === undefined) options.onBlur();
  };
  element.addEventListener('keydown', onKey);
  element.addEventListener('focusin', onFocus);
  element.addEventListener('focusout', onBlur);
  return {
    show(next) {
      if (sameValue(next, view)) return;
      const isOther = !sameValue(next.stops, view.stops);
      view = next;
      pins.show(pinsOf(next.stops), next);
      if (!isOther) return;
      fitting.take(pinsOf(next.stops));
      arrange();
    },
    focus,
    whole: fitting.whole,
    giveBack() {
      if (from?.isConnected !== true) return false;
      from.focus();
      return true;
    },
    destroy() {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      ground.destroy();
    },
  };
}
