import type { AnyStateNode } from 'xstate';
import { describeState } from './structure';
import type { Path } from './types';

/** Letters and digits that a code is written with. */
const RADIX = 36;
const CODE_LENGTH = 6;

/** A number out of a text that is the same on every machine (cyrb53): no secret, only a short name. */
export function digest(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** The code of a path, six letters and digits out of what it does: another path's coming or going never changes it. */
export const codeOf = (name: string): string =>
  digest(name).toString(RADIX).padStart(CODE_LENGTH, '0').slice(-CODE_LENGTH);

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a path is about, in Italian: its last step and the states that it enters. */
export function titleOf({ start, steps }: Path): string {
  const last = steps.at(-1);
  if (last === undefined) return `Partenza: ${describeState(start.snapshot._nodes)}`;
  const before: readonly AnyStateNode[] = (steps.at(-2) ?? start).snapshot._nodes;
  const entered = last.snapshot._nodes.filter((node: AnyStateNode) => !before.includes(node));
  const where = describeState(entered);
  return capital(where === '' ? `${last.say} (si resta dove si era)` : `${last.say} → ${where}`);
}

/** Texts in an order that no language and no declaration decides. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
