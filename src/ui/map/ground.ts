import { control, type Map as LeafletMap, map as leafletMap, tileLayer } from 'leaflet';
import { fieldTexts } from '../../messages/ui/fields';
import type { MapGround } from './types';

/** Source: document 2, section 9. */
export const ZOOM = 13;
const ZOOM_SNAP = 0.5;
/** The nearest that open tiles come. */
const NEAREST = 19;

const texts = fieldTexts.map;

interface GroundOptions extends MapGround {
  /** Whether the map itself takes the focus and arrow keys scroll it. */
  readonly keyboard: boolean;
  readonly onZoom: (zoom: number) => void;
  /** A tile did not load; called once. */
  readonly onTilesMissing: () => void;
  /** Its element has another size. */
  readonly onResize?: () => void;
}

/** What every map stands on: tiles or a plain ground, the zoom's buttons, the attribution. */
export interface Ground {
  readonly map: LeafletMap;
  destroy(): void;
}

/** Draws the ground of a map into an element. The wheel zooms only while the focus is in the map, so that it does not catch a page that is being scrolled. */
export function createGround(element: HTMLElement, options: GroundOptions): Ground {
  const { centre, tiles, keyboard, onZoom, onTilesMissing, onResize } = options;
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(element, {
    center: centre,
    zoom: ZOOM,
    zoomSnap: ZOOM_SNAP,
    maxZoom: NEAREST,
    zoomControl: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    keyboard,
    inertia: moves,
    zoomAnimation: moves,
    fadeAnimation: moves,
  });
  // Not on the way of Tab, but the pointer brings the focus here.
  if (!keyboard) element.tabIndex = -1;
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  if (tiles.url !== '')
    tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: NEAREST })
      .once('tileerror', onTilesMissing)
      .addTo(map);
  map.on('zoomend', () => onZoom(map.getZoom()));
  const wheel = { on: () => map.scrollWheelZoom.enable(), off: () => map.scrollWheelZoom.disable() };
  element.addEventListener('focusin', wheel.on);
  element.addEventListener('focusout', wheel.off);
  const resizing = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    onResize?.();
  });
  resizing.observe(element);
  return {
    map,
    destroy() {
      resizing.disconnect();
      element.removeEventListener('focusin', wheel.on);
      element.removeEventListener('focusout', wheel.off);
      map.remove();
    },
  };
}
