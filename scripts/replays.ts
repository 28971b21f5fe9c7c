import { existsSync } from 'node:fs';
import type { ReplayPlace } from '../tests/kit/spec';
import type { Model } from '../tests/kit/types';

const ROOT = new URL('../tests/browser/replays/', import.meta.url);

/** Replays that are not named like their machine. */
const FOLDERS: Readonly<Record<string, string>> = { dashboardCard: 'card', redirectPaste: 'paste' };

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
  const folder = FOLDERS[machine] ?? machine;
  const file = new URL(`${folder}/screen.ts`, ROOT);
  if (!existsSync(file)) return null;
  const screen = `${folder}Screen`;
  const load = async () => {
    const exported: Readonly<Record<string, ReplayedScreen | undefined>> = await import(file.href);
    const found = exported[screen];
    if (found === undefined) throw new Error(`${folder}/screen.ts exports no '${screen}'`);
    return found;
  };
  return { folder, screen, load };
}
