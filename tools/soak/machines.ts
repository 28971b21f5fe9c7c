import { parseArgs } from 'node:util';
import { describeMet, walkSteps } from '../../tests/kit/random';
import { models } from '../../tests/machines/models';

const USAGE = `Uso: npm run soak -- [--steps N] [--seed N] [<macchina>…]
  passi a caso su ogni macchina, con ogni legge controllata a ogni passo e un attore vero accanto
  --steps N   passi in tutto (1 000 000)
  --seed N    il seme (ogni volta un altro, e viene detto)`;

/** Steps of one turn of a machine; the machines take turns, so that a short soak tries them all. */
const TURN = 2000;

function wholeNumber(name: string, value: string | undefined, otherwise: number): number {
  const number = value === undefined ? otherwise : Number(value);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name}: non è un numero intero: ${value}`);
  return number;
}

const { values, positionals } = parseArgs({
  options: { steps: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const steps = wholeNumber('steps', values.steps, 1_000_000);
const seed = wholeNumber('seed', values.seed, Date.now() % 1_000_000_000);
const names = positionals.length > 0 ? positionals : Object.keys(models).sort();
const unknown = names.filter((name) => !Object.hasOwn(models, name));
if (unknown.length > 0) {
  process.stderr.write(
    `Non c'è una macchina «${unknown.join(', ')}». Macchine: ${Object.keys(models).sort().join(', ')}.\n`,
  );
  process.exit(1);
}

process.stdout.write(`${steps} passi, seme ${seed}, ${names.length} macchine\n`);
const failed = new Set<string>();
const walked = new Map<string, number>();
let total = 0;
for (let turn = 0; total < steps && failed.size < names.length; turn += 1)
  for (const name of names) {
    if (total >= steps || failed.has(name)) continue;
    const model = await models[name]?.();
    if (model === undefined) continue;
    // Walks of one turn use seeds one after the other: turns stay apart.
    const result = walkSteps(model, Math.min(TURN, steps - total), seed + turn * TURN);
    total += result.walked;
    walked.set(name, (walked.get(name) ?? 0) + result.walked);
    if (result.met === null) continue;
    failed.add(name);
    process.stdout.write(`\n✗ ${name}: ${describeMet(model, result.met)}\n`);
  }
for (const [name, count] of walked) process.stdout.write(`${failed.has(name) ? '✗' : '✓'} ${name}: ${count} passi\n`);
process.exitCode = failed.size === 0 ? 0 : 1;
