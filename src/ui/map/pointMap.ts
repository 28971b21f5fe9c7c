import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { fieldTexts } from '../../messages/ui/fields';
import { createGround } from './ground';
import { keyActionOf } from './keys';
import type { MapPoint, PointMapProps } from './types';

/** Decimals of a coordinate: about ten centimetres. */
const PRECISION = 6;

const texts = fieldTexts.map;

const PIN =
  '<svg viewBox="0 0 28 38" width="28" height="38" aria-hidden="true"><path d="M14 37S2 22 2 13.5a12 12 0 0 1 24 0C26 22 14 37 14 37Z"/><circle cx="14" cy="13.5" r="4.5"/></svg>';

/** Degrees as they are stored. */
const rounded = ({ lat, lng }: MapPoint): MapPoint => ({
  lat: Number(lat.toFixed(PRECISION)),
  lng: Number(lng.toFixed(PRECISION)),
});

/** A map with at most one marker. */
export interface PointMap {
  /** Shows a point, or none, and brings it into view. */
  show(point: MapPoint | null): void;
  setReadOnly(readOnly: boolean): void;
  /** Puts the marker where the map's middle is. */
  placeAtCentre(): void;
  destroy(): void;
}

interface PointMapOptions extends Pick<PointMapProps, 'centre' | 'tiles' | 'onMove'> {
  /** Id of the text that says what the keys do. */
  readonly describedBy: string;
  /** The zoom changed: announced beside the coordinates. */
  readonly onZoom: (zoom: number) => void;
  readonly onCentre: (point: MapPoint) => void;
  /** Esc was pressed on the map. */
  readonly onLeave: () => void;
  /** A tile did not load; called once. */
  readonly onTilesMissing: () => void;
}

/** The marker of a map: placed, moved, removed; a move by the user is reported. */
function createPin(map: LeafletMap, options: PointMapOptions, onKey: (event: KeyboardEvent) => void) {
  const pin: Marker = marker(options.centre, {
    icon: divIcon({ html: PIN, className: 'map-pin', iconSize: [28, 38], iconAnchor: [14, 37] }),
  });
  let readOnly = false;
  const describe = () => {
    const { lat, lng } = rounded(pin.getLatLng());
    pin.getElement()?.setAttribute('aria-label', texts.marker(lat, lng));
  };
  const settle = () => {
    describe();
    options.onMove(rounded(pin.getLatLng()));
  };
  const allowDragging = () => (readOnly ? pin.dragging?.disable() : pin.dragging?.enable());
  const put = (point: MapPoint) => {
    pin.setLatLng(point);
    if (map.hasLayer(pin)) return describe();
    pin.addTo(map);
    allowDragging();
    const icon = pin.getElement();
    icon?.setAttribute('aria-describedby', options.describedBy);
    if (icon !== undefined) DomEvent.on(icon, 'keydown', (event) => onKey(event as KeyboardEvent));
    describe();
  };
  pin.on('dragend', settle);
  return {
    pin,
    put,
    isThere: () => map.hasLayer(pin),
    /** Moved by a person: by pixels, or to a point. */
    moveBy([x, y]: readonly [number, number]) {
      if (readOnly) return;
      pin.setLatLng(map.unproject(map.project(pin.getLatLng()).add([x, y])).wrap());
      map.panInside(pin.getLatLng(), { padding: [40, 48], animate: false });
      settle();
    },
    place(point: MapPoint) {
      if (readOnly) return;
      put(point);
      settle();
    },
    setReadOnly(next: boolean) {
      readOnly = next;
      allowDragging();
    },
  };
}

/**
 * Draws a map into an element. With the focus on the marker arrow keys move it; with the focus on the map itself they
 * scroll it and Enter puts the marker in its middle; + and - zoom, Home brings the marker to the middle, Esc leaves. `onMove` gets the marker's new place when
 * a person moved it.
 */
export function createPointMap(element: HTMLElement, options: PointMapOptions): PointMap {
  const ground = createGround(element, { ...options, keyboard: true });
  const { map } = ground;
  const onKey = (event: KeyboardEvent) => {
    const isPin = event.target !== element;
    const action = keyActionOf(event);
    if (action === null || (!isPin && action.type === 'move') || (isPin && action.type === 'place')) return;
    if (action.type === 'move') pin.moveBy(action.by);
    else if (action.type === 'zoom') map.setZoom(map.getZoom() + action.by);
    else if (action.type === 'place') placeAtCentre();
    else if (action.type === 'centre') centreOnPin();
    else options.onLeave();
    event.preventDefault();
    event.stopPropagation();
  };
  const pin = createPin(map, options, onKey);
  const placeAtCentre = () => {
    if (!pin.isThere()) pin.place(map.getCenter().wrap());
    pin.pin.getElement()?.focus();
  };
  /** Without a pin there is nothing to go to. */
  const centreOnPin = () => {
    if (!pin.isThere()) return;
    map.setView(pin.pin.getLatLng(), map.getZoom(), { animate: false });
    options.onCentre(rounded(pin.pin.getLatLng()));
  };
  const onMapKey = (event: KeyboardEvent) => event.target === element && onKey(event);
  element.addEventListener('keydown', onMapKey);
  map.on('click', ({ latlng }) => {
    if (!pin.isThere()) pin.place(latlng.wrap());
  });
  return {
    show(point) {
      if (point === null) return void pin.pin.remove();
      const here = rounded(pin.pin.getLatLng());
      if (pin.isThere() && here.lat === point.lat && here.lng === point.lng) return;
      pin.put(point);
      map.setView(point, map.getZoom(), { animate: false });
    },
    setReadOnly: pin.setReadOnly,
    placeAtCentre,
    destroy() {
      element.removeEventListener('keydown', onMapKey);
      ground.destroy();
    },
  };
}
