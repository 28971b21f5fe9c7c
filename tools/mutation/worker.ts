import { Modules } from './modules';
import { type Mutant, mutated } from './mutants';
import { firstFailure, testRunner } from './testing';

/** What the worker is told: where the project is, which tests to run against which mutants. */
export interface Job {
  readonly root: string;
  readonly tests: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** What the worker tells: that it is ready, what it begins, how that ended. */
export type News =
  | { readonly kind: 'ready'; readonly milliseconds: number; readonly broken: readonly string[] }
  | { readonly kind: 'begin'; readonly id: string }
  | { readonly kind: 'end'; readonly id: string; readonly killer: string | null; readonly invalid: boolean };

const tell = (news: News) => process.send?.(news);

const SUITE = { 'tests/kit/suite.ts': 'tools/mutation/modelSuite.ts' };

/** Errors that nobody waited for; they count against the mutant that was running. */
const stray: unknown[] = [];
process.on('uncaughtException', (error) => stray.push(error));
process.on('unhandledRejection', (error) => stray.push(error));

/** Lets what was begun but not awaited come to its end. */
const settle = () => new Promise((resolve) => setTimeout(() => setImmediate(resolve), 1));

async function work({ root, tests, mutants }: Job): Promise<void> {
  const modules = new Modules(root, { vitest: testRunner }, SUITE);
  await modules.closure('tools/mutation/modelSuite.ts');
  const speeds: { test: string; milliseconds: number }[] = [];
  const broken: string[] = [];
  const closures = new Map<string, ReadonlySet<string>>();
  for (const test of tests) {
    const closure = await modules.closure(test);
    closures.set(test, closure);
    await firstFailure(() => modules.run(test, closure));
    const begun = performance.now();
    const failure = await firstFailure(() => modules.run(test, closure));
    if (failure !== null) broken.push(`${test}: ${failure}`);
    else speeds.push({ test, milliseconds: performance.now() - begun });
  }
  await settle();
  stray.length = 0;
  const order = speeds.sort((a, b) => a.milliseconds - b.milliseconds).map(({ test }) => test);
  tell({ kind: 'ready', milliseconds: speeds.reduce((sum, { milliseconds }) => sum + milliseconds, 0), broken });

  for (const mutant of mutants) {
    tell({ kind: 'begin', id: mutant.id });
    let killer: string | null = null;
    let invalid = false;
    try {
      const changed = { [mutant.file]: modules.compile(mutant.file, mutated(modules.read(mutant.file), mutant)) };
      for (const test of order) {
        const closure = closures.get(test);
        if (closure?.has(mutant.file) !== true) continue;
        const failure = await firstFailure(() => modules.run(test, closure, changed));
        await settle();
        const [lost] = stray.splice(0);
        killer = failure === null && lost === undefined ? null : `${test}: ${failure ?? String(lost)}`;
        if (killer !== null) break;
      }
    } catch {
      invalid = true;
    }
    tell({ kind: 'end', id: mutant.id, killer, invalid });
  }
}

process.once('message', (job: Job) => {
  work(job).then(
    () => process.disconnect?.(),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
