/** Bytes of a picture's file, read by position. Throws `RangeError` for what lies outside. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as text, one character each. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A segment of a JPEG, or a chunk of a PNG or WebP. */
export interface Piece {
  /** 'E1' for a JPEG's marker, 'eXIf', 'EXIF' and so on. */
  readonly name: string;
  /** What it holds, without its head. */
  readonly body: Uint8Array;
}

const isWithoutLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The segments of a JPEG before its coded data. Source: ITU-T T.81, annex B. */
export function jpegSegments(bytes: Uint8Array): readonly Piece[] {
  const view = viewOf(bytes);
  const pieces: Piece[] = [];
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xda || marker === 0xd9) break;
    if (marker === 0xff) at += 1;
    else if (isWithoutLength(marker)) at += 2;
    else {
      const length = view.getUint16(at + 2);
      pieces.push({ name: marker.toString(16).toUpperCase(), body: bytes.subarray(at + 4, at + 2 + length) });
      at += 2 + length;
    }
  }
  return pieces;
}

/** The chunks of a PNG. Source: PNG specification, third edition, section 5. */
export function pngChunks(bytes: Uint8Array): readonly Piece[] {
  const view = viewOf(bytes);
  const pieces: Piece[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = latin1(bytes, at + 4, at + 8);
    if (name === 'IEND') break;
    pieces.push({ name, body: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return pieces;
}

/** The chunks of a WebP. Source: WebP container specification. */
export function webpChunks(bytes: Uint8Array): readonly Piece[] {
  const view = viewOf(bytes);
  const pieces: Piece[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    pieces.push({ name: latin1(bytes, at, at + 4), body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return pieces;
}
