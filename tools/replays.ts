import { existsSync, readdirSync } from 'node:fs';
import type { Screen } from '../tests/browser/kit/replay';
import type { ReplayPlace } from '../tests/kit/spec';

const ROOT = new URL('../tests/browser/replays/', import.meta.url);

/** Where a machine is replayed on its real screen. */
export interface Replay extends ReplayPlace {
  readonly load: () => Promise<Screen<unknown>>;
}

/** The names of the machines that have a replay: the folders of tests/browser/replays. */
export const replayedMachines = (): readonly string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The replay of a machine by its folder's name; null where it has none. */
export function replayOf(machine: string): Replay | null {
  const file = new URL(`${machine}/screen.ts`, ROOT);
  if (!existsSync(file)) return null;
  const screen = `${machine}Screen`;
  const load = async () => {
    const exported: Readonly<Record<string, Screen<unknown> | undefined>> = await import(file.href);
    const found = exported[screen];
    if (found === undefined) throw new Error(`${machine}/screen.ts exports no '${screen}'`);
    return found;
  };
  return { folder: machine, screen, load };
}
