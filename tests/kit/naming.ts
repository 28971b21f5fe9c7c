import type { AnyStateNode } from 'xstate';
import { describeSources, describeState } from './structure';
import type { Path } from './types';

type Moment = Pick<Path['start'], 'snapshot'>;

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

/** That a step enters no state, in Italian. */
export const STAYS = 'si resta dove si era';

/** The states that a moment entered, in Italian; '' where it entered none. */
export const enteredText = (now: Moment, before: Moment): string =>
  describeState(now.snapshot._nodes.filter((node: AnyStateNode) => !before.snapshot._nodes.includes(node)));

/** What a path is about, in Italian: its last step, the states that it leaves and those that it enters. */
export function titleOf({ inputName, start, steps }: Path): string {
  const last = steps.at(-1);
  if (last === undefined) return `Partenza: ${inputName} → ${describeState(start.snapshot._nodes)}`;
  const before = steps.at(-2) ?? start;
  const [from, where] = [describeSources(before.snapshot._nodes, last.edges), enteredText(last, before)];
  return capital(`${last.say}${from === '' ? '' : `: ${from}`}${where === '' ? ` (${STAYS})` : ` → ${where}`}`);
}

/** What tells a path from others, the nearest to its end first: the steps before the last, the start, all keys. */
const marksOf = ({ inputName, steps }: Path): readonly string[] => [
  ...steps
    .slice(0, -1)
    .map(({ say }) => `dopo «${say}»`)
    .reverse(),
  `partenza «${inputName}»`,
  ...steps.map(({ key }) => key).reverse(),
];

interface Titled extends Path {
  readonly title: string;
}

/** Takes paths that are called alike; gives each the first marks that tell it from all others. */
function apart<P extends Titled>(alike: readonly P[], depth = 0): P[] {
  if (alike.length === 1) return [...alike];
  const marks = new Map<string, P[]>();
  for (const path of alike) {
    const mark = marksOf(path)[depth] ?? '';
    marks.set(mark, [...(marks.get(mark) ?? []), path]);
  }
  if (marks.size === 1) return apart(alike, depth + 1);
  return [...marks].flatMap(([mark, paths]) =>
    apart(mark === '' ? paths : paths.map((path) => ({ ...path, title: `${path.title}, ${mark}` })), depth + 1),
  );
}

/** The same paths in the same order, none called as another. They must differ. */
export function withTitles<P extends Titled>(paths: readonly P[]): P[] {
  const alike = new Map<string, P[]>();
  for (const path of paths) alike.set(path.title, [...(alike.get(path.title) ?? []), path]);
  const titles = new Map([...alike.values()].flatMap((group) => apart(group)).map(({ name, title }) => [name, title]));
  return paths.map((path) => ({ ...path, title: titles.get(path.name) ?? path.title }));
}

/** Texts in an order that no language and no declaration decides. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
