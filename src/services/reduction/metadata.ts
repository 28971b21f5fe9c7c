import type { Sides } from '../../machines/upload/types';
import { bytesOf, joined, jpegSegments, latin1, type Piece, pngChunks, viewOf, webpChunks } from './bytes';
import { uprightExif } from './exif';
import type { RasterFormat } from './header';

/** What a file says about its picture: author, copyright, description, dates, places. */
export interface Metadata {
  /** TIFF, as Exif stores it. */
  readonly exif: Uint8Array | null;
  readonly xmp: Uint8Array | null;
  /** Segments of IPTC and of extended XMP, whole: only JPEG has them. */
  readonly segments: readonly (readonly [marker: number, body: Uint8Array])[];
}

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const IPTC = 'Photoshop 3.0\0';
const [APP1, APP13, COMMENT] = [0xe1, 0xed, 0xfe];
/** What a segment of JPEG can hold. */
const LONGEST_SEGMENT = 65_533;

const startsWith = (body: Uint8Array, text: string): boolean => latin1(body, 0, text.length) === text;
const after = (body: Uint8Array | undefined, text: string): Uint8Array | null =>
  body === undefined ? null : startsWith(body, text) ? body.subarray(text.length) : body;

function jpegMetadata(bytes: Uint8Array): Metadata {
  const segments = jpegSegments(bytes);
  const named = (name: string, text: string) =>
    segments.filter((segment) => segment.name === name && startsWith(segment.body, text)).map(({ body }) => body);
  return {
    exif: after(named('E1', EXIF)[0], EXIF),
    xmp: after(named('E1', XMP)[0], XMP),
    segments: [
      ...named('E1', EXTENDED_XMP).map((body) => [APP1, body] as const),
      ...named('ED', IPTC).map((body) => [APP13, body] as const),
      ...named('FE', '').map((body) => [COMMENT, body] as const),
    ],
  };
}

/** How a chunk of XMP begins: plain or compressed in iTXt, compressed in zTXt. Source: PNG specification, section 11.3.3. */
const PNG_XMP = [
  { chunk: 'iTXt', begin: 'XML:com.adobe.xmp\0\0\0\0\0', isCompressed: false },
  { chunk: 'iTXt', begin: 'XML:com.adobe.xmp\0\u0001\0\0\0', isCompressed: true },
  { chunk: 'zTXt', begin: 'XML:com.adobe.xmp\0\0', isCompressed: true },
] as const;

/** What was compressed; null for what was not. */
async function inflated(bytes: Uint8Array): Promise<Uint8Array | null> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
}

async function pngXmp(chunks: readonly Piece[]): Promise<Uint8Array | null> {
  for (const { chunk, begin, isCompressed } of PNG_XMP) {
    const found = chunks.find(({ name, body }) => name === chunk && startsWith(body, begin));
    if (found === undefined) continue;
    const text = found.body.subarray(begin.length);
    return isCompressed ? inflated(text) : text;
  }
  return null;
}

async function pngMetadata(bytes: Uint8Array): Promise<Metadata> {
  const chunks = pngChunks(bytes);
  const exif = chunks.find(({ name }) => name === 'eXIf')?.body ?? null;
  return { exif, xmp: await pngXmp(chunks), segments: [] };
}

function webpMetadata(bytes: Uint8Array): Metadata {
  const body = (wanted: string) => webpChunks(bytes).find(({ name }) => name === wanted)?.body;
  return { exif: after(body('EXIF'), EXIF), xmp: body('XMP ') ?? null, segments: [] };
}

/** What a file says about its picture. Colour profiles are not in it: what is drawn again is in the canvas's colours. */
export async function readMetadata(bytes: Uint8Array, format: RasterFormat): Promise<Metadata> {
  switch (format) {
    case 'jpeg':
      return jpegMetadata(bytes);
    case 'png':
      return pngMetadata(bytes);
    case 'webp':
      return webpMetadata(bytes);
    case 'gif':
      return { exif: null, xmp: null, segments: [] };
  }
}

/** XMP that says that the picture is upright. */
function uprightXmp(xmp: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(xmp);
  const upright = text.replace(/(tiff:Orientation(?:=["']|>))\s*[2-8]/g, (_, head: string) => `${head}1`);
  return upright === text ? xmp : new TextEncoder().encode(upright);
}

function segment(marker: number, ...parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const body = joined(parts);
  if (body.length > LONGEST_SEGMENT) return [];
  const length = body.length + 2;
  return [Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body];
}

function withinJpeg(bytes: Uint8Array, exif: Uint8Array | null, xmp: Uint8Array | null, more: Metadata['segments']) {
  // JFIF stands first, where there is one.
  const isJfif = bytes[3] === 0xe0;
  const head = isJfif ? 4 + viewOf(bytes).getUint16(4) : 2;
  return joined([
    bytes.subarray(0, head),
    ...(exif === null ? [] : segment(APP1, bytesOf(EXIF), exif)),
    ...(xmp === null ? [] : segment(APP1, bytesOf(XMP), xmp)),
    ...more.flatMap(([marker, body]) => segment(marker, body)),
    bytes.subarray(head),
  ]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const head = bytesOf(`${name}\0\0\0\0`);
  viewOf(head).setUint32(4, body.length, true);
  return joined([head, body, new Uint8Array(body.length % 2)]);
}

const [VP8X_EXIF, VP8X_XMP, VP8X_ALPHA] = [0x08, 0x04, 0x10];

/** The head that a WebP with metadata needs. Source: WebP container specification. */
function extendedHead(flags: number, { width, height }: Sides): Uint8Array {
  const head = new Uint8Array(10);
  const view = viewOf(head);
  view.setUint8(0, flags);
  for (const [at, side] of [[4, width - 1] as const, [7, height - 1] as const]) {
    view.setUint16(at, side & 0xffff, true);
    view.setUint8(at + 2, side >> 16);
  }
  return head;
}

function withinWebp(bytes: Uint8Array, exif: Uint8Array | null, xmp: Uint8Array | null, sides: Sides): Uint8Array {
  if (exif === null && xmp === null) return bytes;
  const chunks = webpChunks(bytes);
  const extended = chunks.find(({ name }) => name === 'VP8X')?.body;
  const lossless = chunks.find(({ name }) => name === 'VP8L')?.body;
  const isTransparent = lossless !== undefined && ((viewOf(lossless).getUint32(1, true) >>> 28) & 1) > 0;
  const flags =
    (extended?.[0] ?? (isTransparent ? VP8X_ALPHA : 0)) |
    (exif === null ? 0 : VP8X_EXIF) |
    (xmp === null ? 0 : VP8X_XMP);
  const body = joined([
    bytesOf('WEBP'),
    chunk('VP8X', extendedHead(flags, sides)),
    ...chunks.filter(({ name }) => name !== 'VP8X').map(({ name, body }) => chunk(name, body)),
    ...(exif === null ? [] : [chunk('EXIF', exif)]),
    ...(xmp === null ? [] : [chunk('XMP ', xmp)]),
  ]);
  const head = bytesOf('RIFF\0\0\0\0');
  viewOf(head).setUint32(4, body.length, true);
  return joined([head, body]);
}

/** A file that was drawn again, upright and with these sides, and says what the original said. */
export function withMetadata(
  bytes: Uint8Array,
  type: 'image/jpeg' | 'image/webp',
  metadata: Metadata,
  sides: Sides,
): Uint8Array {
  const exif = metadata.exif === null ? null : uprightExif(metadata.exif, sides);
  const xmp = metadata.xmp === null ? null : uprightXmp(metadata.xmp);
  return type === 'image/jpeg' ? withinJpeg(bytes, exif, xmp, metadata.segments) : withinWebp(bytes, exif, xmp, sides);
}
