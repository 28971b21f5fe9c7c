import { MEDIA_LIMITS } from '../../contract/media';
import type { Sides } from '../../machines/upload/types';

/** Qualities in the order of trying, for any size; below the last one a picture of that size is given up. */
const QUALITIES = [0.92, 0.86, 0.8, 0.72, 0.64] as const;
const LOWEST = 0.64;
/** For the smallest size only: rather a coarse picture than none. */
const LAST_QUALITIES = [0.55, 0.45, 0.35] as const;
/** How much smaller the next size is. */
const STEP = 0.85;

const scaled = ({ width, height }: Sides, factor: number): Sides => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

/** The sizes to try, from the original's to the smallest allowed; none is larger than the original. */
export function sizesOf(sides: Sides): readonly Sides[] {
  const { longestSide, pixels } = MEDIA_LIMITS;
  const longest = Math.max(sides.width, sides.height);
  const smallest = longestSide / longest;
  const sizes: Sides[] = [];
  for (let factor = Math.min(1, Math.sqrt(pixels / (sides.width * sides.height))); factor > smallest; factor *= STEP) {
    const size = scaled(sides, factor);
    if (size.width * size.height <= pixels) sizes.push(size);
  }
  return [...sizes, scaled(sides, Math.min(1, smallest))];
}

export interface Fitting<Picture> {
  readonly picture: Picture;
  readonly sides: Sides;
}

/**
 * The best encoding that weighs no more than the limit: the largest size that gets by with a bearable quality, in the
 * best quality it can have. `encode` gives null for one that weighs too much; so does this where all of them do.
 */
export async function fitting<Picture>(
  sides: Sides,
  encode: (sides: Sides, quality: number) => Promise<Picture | null>,
): Promise<Fitting<Picture> | null> {
  const first = async (size: Sides, qualities: readonly number[]): Promise<Fitting<Picture> | null> => {
    for (const quality of qualities) {
      const picture = await encode(size, quality);
      if (picture !== null) return { picture, sides: size };
    }
    return null;
  };
  const sizes = sizesOf(sides);
  for (const size of sizes) {
    // Of a size whose lowest quality is too heavy no other one is tried.
    const lowest = await first(size, [LOWEST]);
    if (lowest !== null) return (await first(size, QUALITIES.slice(0, -1))) ?? lowest;
  }
  return first(sizes.at(-1) as Sides, LAST_QUALITIES);
}
