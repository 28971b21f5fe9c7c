import sharp from 'sharp';
import { createRandom } from '../random';
import type { DemoImage } from './images';
import { drawScene } from './scenes';

/** Longest side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 400;

const drawingOf = ({ theme, seed, palette, width, height }: DemoImage): string =>
  drawScene(theme, createRandom(seed), palette, width, height);

/** Draws an image of the demo in its own format. */
export async function drawImage(image: DemoImage): Promise<Buffer> {
  const svg = Buffer.from(drawingOf(image));
  switch (image.extension) {
    case 'svg':
      return svg;
    case 'png':
      return sharp(svg).png({ palette: true, colours: 128 }).toBuffer();
    case 'webp':
      return sharp(svg).webp({ quality: 82 }).toBuffer();
    case 'jpg':
      return sharp(svg).flatten().jpeg({ quality: 84 }).toBuffer();
  }
}

/** Draws the thumbnail of an image of the demo, in WebP. */
export async function drawThumbnailOf(image: DemoImage): Promise<Buffer> {
  const scale = THUMBNAIL_SIDE / Math.max(image.width, image.height);
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  return sharp(Buffer.from(drawingOf({ ...image, width, height })))
    .webp({ quality: 80 })
    .toBuffer();
}
