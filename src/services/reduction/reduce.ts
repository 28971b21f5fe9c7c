import { MEDIA_LIMITS } from '../../contract/media';
import type { Sides } from '../../machines/upload/types';
import type { ReducedImage } from '../reduction';
import { fitting } from './fitting';
import { type Header, readHeader } from './header';
import { readMetadata, withMetadata } from './metadata';

type Format = 'image/jpeg' | 'image/webp';

const ENDINGS: Readonly<Record<Format, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };
/** What a name may end in for each format. */
const FITTING: Readonly<Record<Format, RegExp>> = { 'image/jpeg': /\.(jpe?g|jpe|jfif)$/i, 'image/webp': /\.webp$/i };

/** Longest side of the copy in which transparency is looked for: enough that a single pixel still shows. */
const LOOKED_AT = 1600;

const longest = ({ width, height }: Sides): number => Math.max(width, height);

function drawn(bitmap: ImageBitmap, { width, height }: Sides): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function isTransparent(bitmap: ImageBitmap): boolean {
  const factor = Math.min(1, LOOKED_AT / longest(bitmap));
  const width = Math.max(1, Math.round(bitmap.width * factor));
  const height = Math.max(1, Math.round(bitmap.height * factor));
  const pixels = drawn(bitmap, { width, height }).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] as number) < 255) return true;
  return false;
}

/** Whether this browser writes WebP; one that doesn't gives PNG instead. */
async function writesWebp(): Promise<boolean> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  return (await canvas.convertToBlob({ type: 'image/webp' })).type === 'image/webp';
}

/** JPEG, which everything reads; WebP for what is transparent, and for what is WebP already. Null without a format. */
async function formatFor({ format, mayBeTransparent }: Header, bitmap: ImageBitmap): Promise<Format | null> {
  const transparent = mayBeTransparent && isTransparent(bitmap);
  if (!transparent && format !== 'webp') return 'image/jpeg';
  if (await writesWebp()) return 'image/webp';
  return transparent ? null : 'image/jpeg';
}

const nameFor = (name: string, format: Format): string =>
  FITTING[format].test(name) ? name : `${name.replace(/\.[^./\\]+$/, '')}.${ENDINGS[format]}`;

/** Draws the picture upright within the limits, with the original's metadata. */
async function redrawn(file: File, bytes: Uint8Array, header: Header, bitmap: ImageBitmap): Promise<ReducedImage> {
  const type = await formatFor(header, bitmap);
  if (type === null) return { ok: false, why: 'transparent' };
  const before = { width: bitmap.width, height: bitmap.height };
  const metadata = await readMetadata(bytes, header.format);
  let canvas: OffscreenCanvas | null = null;
  const found = await fitting(before, async (sides, quality) => {
    if (canvas === null || canvas.width !== sides.width || canvas.height !== sides.height)
      canvas = drawn(bitmap, sides);
    const encoded = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
    const whole = withMetadata(encoded, type, metadata, sides);
    return whole.length <= MEDIA_LIMITS.imageBytes ? whole : null;
  });
  if (found === null) return { ok: false, why: 'stubborn' };
  const { name, lastModified } = file;
  const smaller = new File([found.picture as BlobPart], nameFor(name, type), { type, lastModified });
  return { ok: true, before, sides: found.sides, file: smaller };
}

/** Makes an image's file smaller, as far as the limits ask and no further. Runs in a worker: it takes a while. */
export async function reduce(file: File): Promise<ReducedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readHeader(bytes);
  if (header === null) return { ok: false, why: 'undecodable' };
  if (header.isAnimated) return { ok: false, why: 'animated' };
  if (longest(header) < MEDIA_LIMITS.longestSide) return { ok: false, why: 'tooSmall' };
  if (header.width * header.height > MEDIA_LIMITS.reduciblePixels) return { ok: false, why: 'tooManyPixels' };
  // What the name or the system says of the type does not count; the picture comes upright.
  const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return { ok: false, why: 'undecodable' };
  try {
    return await redrawn(file, bytes, header, bitmap);
  } finally {
    bitmap.close();
  }
}
