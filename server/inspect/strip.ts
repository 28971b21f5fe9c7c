/**
 * A picture's file parsed without decoding it: what draws the picture is kept byte for byte; remarks, locations, cameras
 * and whatever hangs on behind the end are dropped.
 */
export interface Stripped {
  readonly kept: Buffer;
  readonly dropped: Buffer;
}

/** Sorts the pieces of a file, as they are met, into kept and dropped. */
class Pieces {
  readonly #kept: Buffer[] = [];
  readonly #dropped: Buffer[] = [];

  add(piece: Buffer, isKept: boolean): void {
    (isKept ? this.#kept : this.#dropped).push(piece);
  }

  done(): Stripped {
    return { kept: Buffer.concat(this.#kept), dropped: Buffer.concat(this.#dropped) };
  }
}

/** A file ends before its structure does. */
export class BrokenFile extends Error {
  constructor(what: string) {
    super(`the file is broken: ${what}`);
    this.name = 'BrokenFile';
  }
}

/** The bytes from `start` to before `end`; throws where there are not as many. */
function slice(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length || end < start) throw new BrokenFile(`nothing at ${end}`);
  return bytes.subarray(start, end);
}

/** Colours, transparency, resolution and animation; everything else that is no picture is dropped. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Source: PNG specification, third edition, sections 5 and 11. */
function stripPng(bytes: Buffer): Stripped {
  const pieces = new Pieces();
  pieces.add(slice(bytes, 0, 8), true);
  for (let at = 8; ; ) {
    const length = slice(bytes, at, at + 8).readUInt32BE(0);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    pieces.add(slice(bytes, at, end), PNG_CHUNKS.has(type));
    at = end;
    if (type !== 'IEND') continue;
    pieces.add(bytes.subarray(at), false);
    return pieces.done();
  }
}

const [SOI, EOI, SOS, APP0, APP15, COM] = [0xd8, 0xd9, 0xda, 0xe0, 0xef, 0xfe];
const isWithoutLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= SOI);

/** JFIF, colour profile, and how Adobe's programs store colours. */
const JPEG_HEADERS = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/** Where the coded data that begins at `from` ends: at the next marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) throw new BrokenFile('no end of image');
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at;
    if (next === 0xff) at -= 1;
  }
}

function isKeptSegment(bytes: Buffer, at: number, marker: number): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  return JPEG_HEADERS.some((header) => bytes.toString('latin1', at + 4, at + 4 + header.length) === header);
}

/** An Exif segment that says how the picture is turned, and nothing else. Source: Exif 2.32, section 4.6. */
function orientationSegment(orientation: number): Buffer {
  const tiff = `49492a0008000000010012010300010000000${orientation}00000000000000`;
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Source: ITU-T T.81, annex B. `orientation` 1 to 8 as Exif counts. */
function stripJpeg(bytes: Buffer, orientation: number): Stripped {
  const pieces = new Pieces();
  pieces.add(slice(bytes, 0, 2), true);
  if (orientation > 1) pieces.add(orientationSegment(orientation), true);
  for (let at = 2; ; ) {
    if (slice(bytes, at, at + 2)[0] !== 0xff) throw new BrokenFile('no marker');
    const marker = bytes[at + 1] as number;
    if (marker === EOI) {
      pieces.add(bytes.subarray(at, at + 2), true);
      pieces.add(bytes.subarray(at + 2), false);
      return pieces.done();
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2;
    if (!isWithoutLength(marker)) end += slice(bytes, at + 2, at + 4).readUInt16BE(0);
    if (marker === SOS) end = endOfScan(bytes, end);
    pieces.add(slice(bytes, at, end), isKeptSegment(bytes, at, marker));
    at = end;
  }
}

const [GIF_IMAGE, GIF_EXTENSION, GIF_TRAILER] = [0x2c, 0x21, 0x3b];
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff];
/** What repeats an animation. */
const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** Bytes of a colour table whose size stands in a flag byte. */
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a chain of sub-blocks that begins at `from` ends. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const length = slice(bytes, at, at + 1)[0] as number;
    at += length + 1;
    if (length === 0) return at;
  }
}

function isKeptExtension(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && GIF_APPLICATIONS.includes(bytes.toString('latin1', at + 3, at + 14));
}

/** Source: GIF89a specification. */
function stripGif(bytes: Buffer): Stripped {
  const pieces = new Pieces();
  let at = 13 + colourTable(slice(bytes, 0, 13)[10] as number);
  pieces.add(slice(bytes, 0, at), true);
  for (;;) {
    const introducer = slice(bytes, at, at + 1)[0];
    if (introducer === GIF_TRAILER) {
      pieces.add(bytes.subarray(at, at + 1), true);
      pieces.add(bytes.subarray(at + 1), false);
      return pieces.done();
    }
    if (introducer !== GIF_IMAGE && introducer !== GIF_EXTENSION) throw new BrokenFile('no block');
    const isImage = introducer === GIF_IMAGE;
    const dataAt = isImage ? at + 11 + colourTable(slice(bytes, at, at + 10)[9] as number) : at + 2;
    const end = endOfBlocks(bytes, dataAt);
    pieces.add(slice(bytes, at, end), isImage || isKeptExtension(bytes, at));
    at = end;
  }
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of VP8X that announce Exif and XMP. */
const WEBP_METADATA = 0x0c;

/** Source: WebP container specification. */
function stripWebp(bytes: Buffer): Stripped {
  const pieces = new Pieces();
  const whole = 8 + slice(bytes, 0, 12).readUInt32LE(4);
  if (whole > bytes.length + 1) throw new BrokenFile('shorter than it says');
  for (let at = 12; at + 8 <= Math.min(whole, bytes.length); ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const chunk = Buffer.from(slice(bytes, at, Math.max(end, at + 8 + length)));
    if (type === 'VP8X') chunk[8] = (chunk[8] as number) & ~WEBP_METADATA;
    pieces.add(chunk, WEBP_CHUNKS.has(type));
    at = end;
  }
  pieces.add(bytes.subarray(whole), false);
  const { kept, dropped } = pieces.done();
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(kept.length + 4, 4);
  return { kept: Buffer.concat([head, kept]), dropped };
}

/** The formats whose files can be parsed. */
export type RasterFormat = 'jpg' | 'png' | 'webp' | 'gif';

/**
 * A picture's file without what is no picture. `orientation` is what its Exif said (1 to 8), and all of it that a JPEG
 * keeps. Throws `BrokenFile` for a file whose structure is not whole.
 */
export function stripPicture(format: RasterFormat, bytes: Buffer, orientation: number): Stripped {
  switch (format) {
    case 'jpg':
      return stripJpeg(bytes, orientation);
    case 'png':
      return stripPng(bytes);
    case 'webp':
      return stripWebp(bytes);
    case 'gif':
      return stripGif(bytes);
  }
}
