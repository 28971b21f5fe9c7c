import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A wish that git can't carry out; its message is what people read. */
export class NoRecords extends Error {}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Bytes of the longest record, and then some. */
const MOST = 64 * 1024 * 1024;

/** What git answers in a folder; null where it says no. Rejects with `NoRecords` where there is no git at all. */
async function git(root: string, ...args: readonly string[]): Promise<string | null> {
  try {
    return (await run('git', ['-C', root, ...args], { maxBuffer: MOST })).stdout;
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'number') return null;
    if (code !== 'ENOENT') throw error;
    throw new NoRecords('--since: il comando git non è installato, e senza non si sa che cosa è cambiato.', {
      cause: error,
    });
  }
}

const fileOf = (machine: string): string => `tests/machines/${machine}/behaviour.txt`;

/** The records of what the machines do, now and at a commit. */
export interface Records {
  /** The commit's short name. */
  readonly commit: string;
  /** What a machine's record said at the commit; null where there was none. */
  readonly before: (machine: string) => Promise<string | null>;
  readonly now: (machine: string) => Promise<string>;
}

/** Looks up a commit by any name that git knows it by. Rejects with `NoRecords` where there is none, or no checkout. */
export async function recordsSince(wanted: string, root = ROOT): Promise<Records> {
  if ((await git(root, 'rev-parse', '--is-inside-work-tree'))?.trim() !== 'true')
    throw new NoRecords(
      '--since: questa cartella non è una copia di lavoro di git, e senza la sua storia non si sa che cosa è cambiato.',
    );
  const commit = (
    await git(root, 'rev-parse', '--verify', '--short', '--end-of-options', `${wanted}^{commit}`)
  )?.trim();
  if (commit === undefined)
    throw new NoRecords(
      `--since: git non conosce il commit «${wanted}». Se la copia di lavoro ha solo la storia recente: git fetch --unshallow.`,
    );
  return {
    commit,
    before: (machine) => git(root, 'show', `${commit}:./${fileOf(machine)}`),
    now: (machine) => readFile(`${root}/${fileOf(machine)}`, 'utf8'),
  };
}
