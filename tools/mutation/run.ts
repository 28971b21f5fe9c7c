import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants';
import type { Job, News } from './worker';

type Fate = 'killed' | 'timeout' | 'survived' | 'invalid';

export interface Outcome {
  readonly id: string;
  readonly fate: Fate;
  readonly killer: string | null;
}

interface Watch {
  readonly onReady: (milliseconds: number, broken: readonly string[]) => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Least time that a mutant gets: the machine may be busy with other things. */
const LEAST_MS = 20_000;
/** How much longer than without a mutant the tests may take before it counts as hanging. */
const PATIENCE = 8;
/** Some mutants eat memory until they are stopped. */
const HEAP = '--max-old-space-size=1500';

const start = (): ChildProcess =>
  fork(WORKER, { execArgv: ['--import', 'tsx', HEAP], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** One process over these mutants until it ends, or hangs or dies on one; gives those it did not get to. */
function runOnce(job: Job, { onReady, onOutcome }: Watch): Promise<readonly Mutant[]> {
  return new Promise((resolve, reject) => {
    const child = start();
    let allowed = 600_000;
    let current: string | null = null;
    let done = 0;
    let timer = setTimeout(() => child.kill('SIGKILL'), allowed);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), allowed);
    };
    child.on('message', (news: News) => {
      again();
      if (news.kind === 'begin') current = news.id;
      if (news.kind === 'ready') {
        onReady(news.milliseconds, news.broken);
        allowed = Math.max(LEAST_MS, news.milliseconds * PATIENCE);
      }
      if (news.kind !== 'end') return;
      done += 1;
      current = null;
      const fate = news.invalid ? 'invalid' : news.killer === null ? 'survived' : 'killed';
      onOutcome({ id: news.id, fate, killer: news.killer });
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      if (done === job.mutants.length) return resolve([]);
      if (current === null) return reject(new Error('the worker ended before its first mutant'));
      onOutcome({ id: current, fate: 'timeout', killer: null });
      resolve(job.mutants.slice(done + 1));
    });
    child.send(job);
  });
}

/** Runs the tests against each mutant, in a process of its own that is replaced when a mutant makes it hang. */
export async function runMutants(job: Job, watch: Watch): Promise<void> {
  let left = job.mutants;
  while (left.length > 0) left = await runOnce({ ...job, mutants: left }, watch);
}
