import { mkdir, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const FOLDER = new URL('../../../.cache/turns/', import.meta.url);

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EEXIST';

/** Waits until no other worker has the turn of this name; gives what ends it. */
export async function takeTurn(name: string): Promise<() => Promise<void>> {
  const place = new URL(`${name}/`, FOLDER);
  await mkdir(FOLDER, { recursive: true });
  for (;;) {
    try {
      await mkdir(place);
      return () => rm(place, { recursive: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
      await setTimeout(50);
    }
  }
}

/** Forgets turns that a run before left behind. */
export const forgetTurns = (): Promise<void> => rm(FOLDER, { recursive: true, force: true });
