import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { MEDIA_LIMITS } from '../../src/contract/media';
import { BrokenFile, type RasterFormat, type Stripped, stripPicture } from './strip';

/** Longest side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 400;
const THUMBNAIL_QUALITY = 78;

const DECODING: SharpOptions = { failOn: 'error', limitInputPixels: MEDIA_LIMITS.pixels };

/** The library, loaded when it is first needed. It neither keeps files in memory nor takes all processors. */
async function loadSharp(): Promise<(input: Buffer, options: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** What a picture's header says, turned upright. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** As Exif counts, 1 to 8. */
  readonly orientation: number;
}

function headerOf({ width = 0, height = 0, orientation = 1 }: Metadata): Header {
  return orientation >= 5 ? { width: height, height: width, orientation } : { width, height, orientation };
}

/** Reads a picture's header, and nothing of the picture; rejects where there is none. */
export async function readHeader(bytes: Buffer): Promise<Header> {
  const sharp = await loadSharp();
  return headerOf(await sharp(bytes, { limitInputPixels: false }).metadata());
}

/** Draws a thumbnail in WebP, which decodes the whole picture; rejects where that is not possible. */
export async function drawThumbnail(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, DECODING)
    .autoOrient()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toBuffer();
}

/** A turned picture of a format whose metadata on that was dropped, drawn again the right way up. */
async function upright(bytes: Buffer, format: 'png' | 'webp' | 'gif'): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, DECODING)
    .autoOrient()
    .toFormat(format, { quality: 92 })
    .toBuffer()
    .catch((error: Error) => {
      throw new BrokenFile(error.message);
    });
}

/**
 * A picture without remarks, camera and location, the right way up. JPEG says how it is turned; of other formats browsers
 * don't agree, so those few are turned. Throws `BrokenFile` for a file that is not whole.
 */
export async function cleanPicture(format: RasterFormat, bytes: Buffer, { orientation }: Header): Promise<Stripped> {
  const stripped = stripPicture(format, bytes, orientation);
  if (format === 'jpg' || orientation === 1) return stripped;
  return { ...stripped, kept: await upright(bytes, format) };
}
