import type { Sides } from '../../machines/upload/types';
import { viewOf } from './bytes';

/** Tags, and the types of their values. Source: Exif 2.32, section 4.6. */
const [ORIENTATION, EXIF_POINTER, PIXEL_WIDTH, PIXEL_HEIGHT] = [0x0112, 0x8769, 0xa002, 0xa003];
const [SHORT, LONG] = [3, 4];
const ENTRY = 12;
const UPRIGHT = 1;

/** Where the entries of a directory begin, and how many there are. */
interface Directory {
  readonly at: number;
  readonly count: number;
}

/** A directory's entries can be changed in place: what fits into four bytes stands in the entry itself. */
class Tiff {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  constructor(bytes: Uint8Array) {
    this.#view = viewOf(bytes);
    this.#isLittle = this.#view.getUint16(0) === 0x4949;
  }

  directory(at: number): Directory {
    return { at: at + 2, count: this.#view.getUint16(at, this.#isLittle) };
  }

  get first(): Directory {
    return this.directory(this.#view.getUint32(4, this.#isLittle));
  }

  #entryOf({ at, count }: Directory, tag: number): number | null {
    for (let index = 0; index < count; index += 1)
      if (this.#view.getUint16(at + index * ENTRY, this.#isLittle) === tag) return at + index * ENTRY;
    return null;
  }

  pointer(directory: Directory, tag: number): number | null {
    const entry = this.#entryOf(directory, tag);
    return entry === null ? null : this.#view.getUint32(entry + 8, this.#isLittle);
  }

  set(directory: Directory, tag: number, value: number): void {
    const entry = this.#entryOf(directory, tag);
    if (entry === null) return;
    const type = this.#view.getUint16(entry + 2, this.#isLittle);
    if (type === SHORT) this.#view.setUint16(entry + 8, value, this.#isLittle);
    else if (type === LONG) this.#view.setUint32(entry + 8, value, this.#isLittle);
  }

  /** The directory behind this one is the small picture, which no longer fits the large one. */
  endBehind({ at, count }: Directory): void {
    this.#view.setUint32(at + count * ENTRY, 0, this.#isLittle);
  }
}

/**
 * Exif of a picture that was drawn upright with these sides; everything else in it stays as it was. Null for what can't be
 * read: it could turn the picture once more.
 */
export function uprightExif(exif: Uint8Array, { width, height }: Sides): Uint8Array | null {
  const bytes = exif.slice();
  try {
    const tiff = new Tiff(bytes);
    const { first } = tiff;
    tiff.set(first, ORIENTATION, UPRIGHT);
    tiff.endBehind(first);
    const pointer = tiff.pointer(first, EXIF_POINTER);
    if (pointer === null) return bytes;
    const details = tiff.directory(pointer);
    tiff.set(details, PIXEL_WIDTH, width);
    tiff.set(details, PIXEL_HEIGHT, height);
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
