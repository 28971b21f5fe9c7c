/** Pseudo-random choices that come out the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both possible. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean;
  /** `count` different choices at most, in random order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** Mulberry32 on a whole-number seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (choices) => {
      const index = between(0, choices.length - 1);
      if (index < 0) throw new Error('nothing to choose from');
      return choices[index] as (typeof choices)[number];
    },
    chance: (share) => next() < share,
    some: (choices, count) => {
      const rest = [...choices];
      for (let index = rest.length - 1; index > 0; index--) {
        const other = between(0, index);
        [rest[index], rest[other]] = [rest[other], rest[index]] as [never, never];
      }
      return rest.slice(0, count);
    },
  };
}
