import { replayedMachines, replayOf } from '../../tools/replays';
import { replaySuite } from './kit/replay';

/** Played for a minute and more: begun first, so that no worker is left without work at the end. */
const LONGEST = ['session', 'editor', 'picker'];

for (const machine of [...LONGEST, ...replayedMachines().filter((name) => !LONGEST.includes(name))]) {
  const replay = replayOf(machine);
  if (replay === null) throw new Error(`'${machine}' has no screen to be replayed on`);
  replaySuite(machine, await replay.load());
}
