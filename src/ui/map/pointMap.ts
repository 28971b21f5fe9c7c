import { control, DomEvent, divIcon, type Map as LeafletMap, map as leafletMap, marker, tileLayer } from 'leaflet';
import { fieldTexts } from '../../messages/fields';
import type { MapPoint, PointMapProps } from './types';

/** Source: document 2, section 9. */
const ZOOM = 13;
const ZOOM_SNAP = 0.5;
/** Pixels that an arrow key moves the marker, alone and with Shift. */
const STEP = 5;
const LONG_STEP = 50;
/** Decimals of a coordinate: about ten centimetres. */
const PRECISION = 6;

const texts = fieldTexts.map;

const PIN =
  '<svg viewBox="0 0 28 38" width="28" height="38" aria-hidden="true"><path d="M14 37S2 22 2 13.5a12 12 0 0 1 24 0C26 22 14 37 14 37Z"/><circle cx="14" cy="13.5" r="4.5"/></svg>';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Degrees as they are stored. */
export const rounded = ({ lat, lng }: MapPoint): MapPoint => ({
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

function drawControls(map: LeafletMap, tiles: PointMapProps['tiles']): void {
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  if (tiles.url !== '') tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
}

/**
 * Draws a map into an element. The wheel zooms only while the map has the focus, so that it does not catch a page that
 * is being scrolled. `onMove` gets the marker's new place when a person moved it.
 */
export function createPointMap(
  element: HTMLElement,
  { centre, tiles, onMove }: Pick<PointMapProps, 'centre' | 'tiles' | 'onMove'>,
): PointMap {
  const map = leafletMap(element, {
    center: centre,
    zoom: ZOOM,
    zoomSnap: ZOOM_SNAP,
    zoomControl: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
  });
  const pin = marker(centre, {
    icon: divIcon({ html: PIN, className: 'map-pin', iconSize: [28, 38], iconAnchor: [14, 37] }),
  });
  let readOnly = false;

  const describe = () => {
    const { lat, lng } = rounded(pin.getLatLng());
    pin.getElement()?.setAttribute('aria-label', texts.marker(lat, lng));
  };
  const put = (point: MapPoint) => {
    pin.setLatLng(point);
    if (map.hasLayer(pin)) return describe();
    pin.addTo(map);
    if (readOnly) pin.dragging?.disable();
    else pin.dragging?.enable();
    const icon = pin.getElement();
    if (icon !== undefined) DomEvent.on(icon, 'keydown', (event) => onKey(event as KeyboardEvent));
    describe();
  };
  const moved = () => {
    describe();
    onMove(rounded(pin.getLatLng()));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '-') map.setZoom(map.getZoom() + (event.key === '+' ? 1 : -1));
    else if (arrow !== undefined && !readOnly) {
      const step = event.shiftKey ? LONG_STEP : STEP;
      const from = map.latLngToContainerPoint(pin.getLatLng());
      pin.setLatLng(map.containerPointToLatLng(from.add([arrow[0] * step, arrow[1] * step])).wrap());
      map.panInside(pin.getLatLng(), { padding: [40, 48], animate: false });
      moved();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const placeAtCentre = () => {
    if (readOnly) return;
    put(map.getCenter().wrap());
    moved();
    pin.getElement()?.focus();
  };

  drawControls(map, tiles);
  pin.on('dragend', moved);
  map.on('click', ({ latlng }) => {
    if (readOnly || map.hasLayer(pin)) return;
    put(latlng.wrap());
    moved();
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  const resizing = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resizing.observe(element);

  return {
    show(point) {
      if (point === null) return void pin.remove();
      const here = rounded(pin.getLatLng());
      if (map.hasLayer(pin) && here.lat === point.lat && here.lng === point.lng) return;
      put(point);
      map.setView(point, map.getZoom(), { animate: false });
    },
    setReadOnly(next) {
      readOnly = next;
      if (next) pin.dragging?.disable();
      else pin.dragging?.enable();
    },
    placeAtCentre,
    destroy() {
      resizing.disconnect();
      map.remove();
    },
  };
}
