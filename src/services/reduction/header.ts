import { bytesOf, jpegSegments, latin1, pngChunks, viewOf, webpChunks } from './bytes';

export type RasterFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** What the beginning of a picture's file says, before anybody draws it. */
export interface Header {
  readonly format: RasterFormat;
  /** In pixels, as they are stored: not yet upright. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly mayBeTransparent: boolean;
}

/** Markers of the segments that hold a JPEG's sides. Source: ITU-T T.81, table B.1. */
const FRAME = /^C[0-35-79A-BD-F]$/;
/** PNG's colour types with an alpha channel. */
const WITH_ALPHA = [4, 6];

function jpegHeader(bytes: Uint8Array): Header | null {
  const frame = jpegSegments(bytes).find(({ name }) => FRAME.test(name))?.body;
  if (frame === undefined) return null;
  const view = viewOf(frame);
  const sides = { width: view.getUint16(3), height: view.getUint16(1) };
  return { format: 'jpeg', ...sides, isAnimated: false, mayBeTransparent: false };
}

function pngHeader(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  const names = pngChunks(bytes).map(({ name }) => name);
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    isAnimated: names.includes('acTL'),
    mayBeTransparent: WITH_ALPHA.includes(view.getUint8(25)) || names.includes('tRNS'),
  };
}

function webpHeader(bytes: Uint8Array): Header | null {
  const [first] = webpChunks(bytes);
  if (first === undefined) return null;
  const view = viewOf(first.body);
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  const still = { format: 'webp' as const, isAnimated: false };
  switch (first.name) {
    case 'VP8X': {
      const flags = view.getUint8(0);
      const sides = { width: three(4) + 1, height: three(7) + 1 };
      return { ...still, ...sides, isAnimated: (flags & 0x02) > 0, mayBeTransparent: (flags & 0x10) > 0 };
    }
    case 'VP8L': {
      const bits = view.getUint32(1, true);
      const sides = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
      return { ...still, ...sides, mayBeTransparent: ((bits >>> 28) & 1) > 0 };
    }
    case 'VP8 ': {
      const sides = { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
      return { ...still, ...sides, mayBeTransparent: false };
    }
    default:
      return null;
  }
}

/** A GIF with a second picture is taken for animated. Source: GIF89a specification. */
function gifHeader(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const endOfBlocks = (from: number): number => {
    let at = from;
    while (view.getUint8(at) > 0) at += view.getUint8(at) + 1;
    return at + 1;
  };
  let pictures = 0;
  let at = 13 + table(view.getUint8(10));
  while (at < bytes.length && view.getUint8(at) !== 0x3b) {
    const isPicture = view.getUint8(at) === 0x2c;
    if (isPicture) pictures += 1;
    at = endOfBlocks(isPicture ? at + 11 + table(view.getUint8(at + 9)) : at + 2);
  }
  const sides = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return { format: 'gif', ...sides, isAnimated: pictures > 1, mayBeTransparent: true };
}

const beginsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  latin1(bytes, at, at + text.length) === text && bytes.length > bytesOf(text).length;

/** What a picture's file says of itself, whatever its name says; null for none that can be read. */
export function readHeader(bytes: Uint8Array): Header | null {
  try {
    if (beginsWith(bytes, '\xff\xd8\xff')) return jpegHeader(bytes);
    if (beginsWith(bytes, '\x89PNG')) return pngHeader(bytes);
    if (beginsWith(bytes, 'GIF8')) return gifHeader(bytes);
    if (beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)) return webpHeader(bytes);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
