import { existsSync } from 'node:fs';
import type { ReplayPlace } from '../tests/kit/spec';
import type { Model } from '../tests/kit/types';

const ROOT = new URL('../tests/browser/replays/', import.meta.url);

/** A machine's screen as a replay has it. */
interface ReplayedScreen {
  /** The model that the screen can be brought through. */
  readonly model: Model;
  /** By event, the commands that keys and palette can steer it by. */
  readonly commands?: object;
}

/** Where a machine is replayed on its real screen. */
export interface Replay extends ReplayPlace {
  readonly load: () => Promise<ReplayedScreen>;
}

/** The replay of a machine by its name in tests/machines/models.ts; null where it has none. */
export function replayOf(machine: string): Replay | null {
  const file = new URL(`${machine}/screen.ts`, ROOT);
  if (!existsSync(file)) return null;
  const screen = `${machine}Screen`;
  const load = async () => {
    const exported: Readonly<Record<string, ReplayedScreen | undefined>> = await import(file.href);
    const found = exported[screen];
    if (found === undefined) throw new Error(`${machine}/screen.ts exports no '${screen}'`);
    return found;
  };
  return { folder: machine, screen, load };
}
