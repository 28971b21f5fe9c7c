import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Modules } from './mutation/modules';
import { type Mutant, mutantsOf } from './mutation/mutants';
import { type PlannedTest, plannedTests, type Target, targetsOf, testsOf } from './mutation/plan';
import { type Outcome, runMutants } from './mutation/run';
import { readKnown, writeKnown } from './mutation/store';
import { testRunner } from './mutation/testing';

const USAGE = [
  'Uso: npm run mutation -- [--only <cartella>]… [--sample <percento>] [--again] [--list]',
  '  --only     soltanto queste cartelle, ad esempio machines/recovery o content/civil (anche l’inizio del nome)',
  '  --sample   soltanto una parte dei mutanti, sempre la stessa',
  '  --again    dopo una modifica ripete soltanto i mutanti sopravvissuti o nuovi',
  '  --list     elenca i sopravvissuti conosciuti senza eseguire niente',
].join('\n');

const root = fileURLToPath(new URL('..', import.meta.url));
/** What runs the mutants: another one may come to other outcomes. */
const RUNNER = readdirSync(new URL('mutation', import.meta.url)).map((file) => `tools/mutation/${file}`);
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Options {
  readonly only: readonly string[];
  readonly sample: number;
  readonly again: boolean;
  readonly list: boolean;
}

/** Whether a mutant belongs to a sample of so many in a hundred. */
const isSampled = ({ id }: Mutant, percent: number): boolean =>
  Number.parseInt(createHash('sha1').update(id).digest('hex').slice(0, 8), 16) % 100 < percent;

const show = ({ file, line, operator, before, after }: Mutant) =>
  `  ${file}:${line} ${operator}: ${before} → ${after === '' ? '(nothing)' : after}`;

function summary(name: string, mutants: readonly Mutant[], outcomes: ReadonlyMap<string, Outcome>): string {
  const fates = mutants
    .map(({ id }) => outcomes.get(id)?.fate)
    .filter((fate) => fate !== undefined && fate !== 'invalid');
  const killed = fates.filter((fate) => fate !== 'survived').length;
  const hung = fates.filter((fate) => fate === 'timeout').length;
  const percent = fates.length === 0 ? 100 : (100 * killed) / fates.length;
  return `${name}\t${killed}/${fates.length}\t${percent.toFixed(1)} %\t${hung} hung\tof ${mutants.length}`;
}

async function runTarget(target: Target, tests: readonly PlannedTest[], modules: Modules, options: Options) {
  const mutants = target.files.flatMap((file) => mutantsOf(file, modules.read(file)));
  const files = testsOf(target, tests);
  const needed = new Set(tests.filter(({ file }) => files.includes(file)).flatMap(({ closure }) => [...closure]));
  const digest = modules.digest(new Set([...needed, ...target.files, ...RUNNER]));
  const known = readKnown(root, target.name);
  const isKept = ({ fate }: Outcome) =>
    options.list || known.digest === digest || (options.again && fate !== 'survived');
  const outcomes = new Map(known.outcomes.filter(isKept).map((outcome) => [outcome.id, outcome]));
  const due = options.list
    ? []
    : mutants.filter((mutant) => isSampled(mutant, options.sample) && !outcomes.has(mutant.id));
  const keep = () => writeKnown(root, target.name, { digest, outcomes: [...outcomes.values()] });
  let told = 0;
  await runMutants(
    { root, tests: files, mutants: due },
    {
      onReady: (milliseconds, broken) => {
        if (told === 0) print(`${target.name}: ${due.length} mutants, tests take ${Math.round(milliseconds)} ms`);
        for (const test of told === 0 ? broken : []) print(`  left out, fails without any mutant: ${test}`);
        // The shares would be those of other tests than the project's.
        if (broken.length > 0) process.exitCode = 1;
        told += 1;
      },
      onOutcome: (outcome) => {
        outcomes.set(outcome.id, outcome);
        if (outcomes.size % 50 === 0) keep();
      },
    },
  );
  if (due.length > 0) keep();
  const survivors = mutants.filter(({ id }) => outcomes.get(id)?.fate === 'survived');
  for (const survivor of survivors) print(show(survivor));
  print(summary(target.name, mutants, outcomes));
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string', default: '100' },
      again: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void print(USAGE);
  const modules = new Modules(root, { vitest: testRunner });
  const targets = targetsOf(root).filter(
    ({ name }) => values.only.length === 0 || values.only.some((part) => name.startsWith(part)),
  );
  if (targets.length === 0) throw new Error(`Nessuna cartella corrisponde. ${USAGE}`);
  const tests = await plannedTests(root, modules, print);
  for (const target of targets) await runTarget(target, tests, modules, { ...values, sample: Number(values.sample) });
}

await main(process.argv.slice(2));
