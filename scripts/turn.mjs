// One process at a time does what others would spoil. Node's own modules only: nothing need be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at whether the holder has ended. */
const LOOK = 200;

/** When a process began, as the system writes it; null once it has ended. With its id it names one process only. */
function startOf(pid) {
  if (existsSync('/proc/self/stat')) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name, in brackets, may contain blanks and brackets; state and start are fields 3 and 22.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : fields[19];
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || null;
}

const isRunning = ({ pid, start }) => start !== null && startOf(pid) === start;

/** Turns are numbered; the highest is the one that counts, and is never removed but by a higher one. */
function turnsIn(folder) {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

/** The processes that hold a turn; none once it was given back. */
function holdersOf(folder, turn) {
  try {
    return JSON.parse(readFileSync(join(folder, String(turn)), 'utf8'));
  } catch (error) {
    // A later turn has removed it.
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

const identityOf = (pid) => ({ pid, start: startOf(pid) });

/**
 * Runs `work` while no other process runs one in this folder, and gives what it gives. `onWait` is called once where
 * another is at it. `work` is told whether it waited, and a function that lets a further process (a child that would go on
 * alone) hold the turn too. A killed process holds nothing, whatever it left behind.
 */
export async function inTurn(folder, work, { onWait = () => undefined } = {}) {
  mkdirSync(folder, { recursive: true });
  const written = join(folder, `${process.pid}.new`);
  const write = (holders) => writeFileSync(written, JSON.stringify(holders));
  const fileOf = (turn) => join(folder, String(turn));
  let waited = false;

  /** Whether this number became ours: a link is made whole, and by one process only. */
  function take(turn) {
    write([identityOf(process.pid)]);
    try {
      linkSync(written, fileOf(turn));
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(written);
    }
    const turns = turnsIn(folder);
    // Who looked long ago may take a number that others have left behind.
    const isLast = turns.at(-1) === turn;
    for (const other of isLast ? turns.slice(0, -1) : [turn]) rmSync(fileOf(other), { force: true });
    return isLast;
  }

  let turn = 0;
  while (turn === 0) {
    const last = turnsIn(folder).at(-1) ?? 0;
    if (!holdersOf(folder, last).some(isRunning)) turn = take(last + 1) ? last + 1 : 0;
    else {
      if (!waited) onWait();
      waited = true;
      await pause(LOOK);
    }
  }
  const hold = (holders) => {
    write(holders);
    renameSync(written, fileOf(turn));
  };
  try {
    return await work({ waited, share: (pid) => hold([process.pid, pid].map(identityOf)) });
  } finally {
    hold([]);
  }
}
