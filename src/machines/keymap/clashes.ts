import { parseKeys, readKeys } from './chord';
import { chosenKeys } from './rules';
import type { KeyPreferences, Layer } from './types';

/** A command as the user's keys see it, whether it is mounted or not. */
export interface KeyedCommand {
  /** Command id. */
  readonly command: string;
  /** Keys as declared. */
  readonly keys: readonly string[];
  readonly layer: Layer;
  /** Groups within which no two commands of a layer may have the same keys. */
  readonly clashGroups: readonly string[];
  /** Whether its keys act below an open dialog. */
  readonly allowInDialog?: boolean;
}

/** Two commands whose keys are the same, or of which one's are the beginning of the other's. */
export interface Clash {
  /** The command that comes first in the registry; both are one when it clashes with itself. */
  readonly first: string;
  readonly firstKeys: string;
  readonly second: string;
  readonly secondKeys: string;
}

/** A change of the user's that is not in force, so that its command answers to its own keys. */
export interface Fallen {
  readonly command: string;
  readonly keys: string;
  readonly why: 'taken' | 'unusable';
  /** The command that has the keys; null where they can't be used at all. */
  readonly by: string | null;
}

/** Keys that do one thing where the inner command is at hand, and the other's elsewhere. */
export interface Shadow {
  readonly inner: string;
  readonly innerKeys: string;
  readonly outer: string;
  readonly outerKeys: string;
}

interface Bound {
  readonly command: KeyedCommand;
  readonly keys: string;
  readonly sequence: readonly string[];
}

const beginsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((chord, index) => long[index] === chord);

const startAlike = ({ sequence: one }: Bound, { sequence: other }: Bound): boolean =>
  beginsWith(one, other) || beginsWith(other, one);

const isDeclared = ({ command, keys }: Bound): boolean => command.keys.includes(keys);

function meet(one: KeyedCommand, other: KeyedCommand): boolean {
  return one.layer === other.layer && one.clashGroups.some((group) => other.clashGroups.includes(group));
}

function clash(one: Bound, other: Bound): boolean {
  // What two commands were declared with, the inner one wins on purpose.
  return startAlike(one, other) && !(isDeclared(one) && isDeclared(other)) && meet(one.command, other.command);
}

function boundKeys(commands: readonly KeyedCommand[], preferences: KeyPreferences): readonly Bound[] {
  // Single keys that are switched off are judged too: switched on again they must not clash.
  const all = { ...preferences, singleKeys: true };
  return commands.flatMap((command) =>
    all.off.includes(command.command)
      ? []
      : chosenKeys(command, all).map((keys) => ({ command, keys, sequence: parseKeys(keys) })),
  );
}

/**
 * The clashes of the keys that commands would have with these preferences, in the commands' order. A command that is
 * switched off has no keys to clash with.
 */
export function clashesOf(commands: readonly KeyedCommand[], preferences: KeyPreferences): readonly Clash[] {
  const bound = boundKeys(commands, preferences);
  return bound.flatMap((one, index) =>
    bound
      .slice(index + 1)
      .filter((other) => one.sequence[0] === other.sequence[0] && clash(one, other))
      .map((other) => ({
        first: one.command.command,
        firstKeys: one.keys,
        second: other.command.command,
        secondKeys: other.keys,
      })),
  );
}

/** Topmost first. */
const LAYERS: readonly Layer[] = ['dialog', 'screen', 'shell'];

/** Whether the outer command can be at hand together with the inner one, which takes its keys then. */
const covers = ({ command: inner }: Bound, { command: outer }: Bound): boolean =>
  LAYERS.indexOf(inner.layer) < LAYERS.indexOf(outer.layer) &&
  (inner.layer !== 'dialog' || outer.allowInDialog === true);

/**
 * The keys of the user's that two layers share: where the inner layer's command is at hand it takes them from the outer
 * one's. They may be kept so; what both were declared with is intended and not reported. In the order of the outer ones.
 */
export function shadowsOf(commands: readonly KeyedCommand[], preferences: KeyPreferences): readonly Shadow[] {
  const bound = boundKeys(commands, preferences);
  return bound.flatMap((outer) =>
    bound
      .filter((inner) => covers(inner, outer) && startAlike(inner, outer) && !(isDeclared(inner) && isDeclared(outer)))
      .map((inner) => ({
        inner: inner.command.command,
        innerKeys: inner.keys,
        outer: outer.command.command,
        outerKeys: outer.keys,
      })),
  );
}

/** The preferences without what was changed about a command's keys. */
export function withoutChange(preferences: KeyPreferences, command: string): KeyPreferences {
  const { [command]: _, ...changed } = preferences.changed;
  return { ...preferences, changed };
}

function unusableOf(commands: readonly KeyedCommand[], { changed }: KeyPreferences): readonly Fallen[] {
  return commands.flatMap(({ command }) => {
    const keys = changed[command]?.find((entry) => readKeys(entry) === null);
    return keys === undefined ? [] : [{ command, keys, why: 'unusable' as const, by: null }];
  });
}

function fallenOf(commands: readonly KeyedCommand[], { first, firstKeys, second, secondKeys }: Clash): Fallen {
  const declared = commands.find(({ command }) => command === second)?.keys ?? [];
  return declared.includes(secondKeys)
    ? { command: first, keys: firstKeys, why: 'taken', by: second }
    : { command: second, keys: secondKeys, why: 'taken', by: first };
}

/**
 * The preferences that can be in force: of two commands on one key the first keeps it and the other falls back to its own
 * keys, and so does one whose keys can't be used. A command never loses the keys it was declared with. What is
 * said about commands that are not among these stays. Gives what fell besides, each once.
 */
export function settle(
  commands: readonly KeyedCommand[],
  preferences: KeyPreferences,
): { readonly preferences: KeyPreferences; readonly fallen: readonly Fallen[] } {
  const unusable = unusableOf(commands, preferences);
  let settled = unusable.reduce((current, { command }) => withoutChange(current, command), preferences);
  const fallen = [...unusable];
  for (;;) {
    const [next] = clashesOf(commands, settled);
    if (next === undefined) return { preferences: settled, fallen };
    const loser = fallenOf(commands, next);
    settled = withoutChange(settled, loser.command);
    fallen.push(loser);
  }
}
