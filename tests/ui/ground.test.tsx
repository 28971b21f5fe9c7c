import { expect, test } from 'vitest';
import { createGround } from '../../src/ui/map/ground';

test('a map begins at zoom 13, which goes by halves [2-9.3]', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const ignored = () => undefined;
  const ground = createGround(element, {
    centre: { lat: 44.5, lng: 11.3 },
    tiles: { url: '', attribution: '' },
    keyboard: false,
    onZoom: ignored,
    onTilesMissing: ignored,
  });
  expect([ground.map.getZoom(), ground.map.options.zoomSnap]).toEqual([13, 0.5]);
  ground.destroy();
});
