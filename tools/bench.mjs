// Measures Portolano over many generated news and prints its figures beside the goals; never fails on a time.
//   --only bundle,atlas,palette,ui,floor,list,media,accounts,days,trees,mixed,imports,start,kill   some of the sections (list: every call of the server)
//   --engines pglite,postgres          some of the databases
//   --count 100000                     how many news
//   --out FILE                         also writes the figures as JSON, for a later comparison
//   --compare FILE                     prints them beside those of an earlier run, and marks what moved by more than the noise
//   --write                            also writes docs/bench.md, and docs/bench.json to compare with
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from '../scripts/built.mjs';
import { ensureDependencies, root } from '../scripts/ensure.mjs';

const SECTIONS = [
  'bundle',
  'atlas',
  'palette',
  'start',
  'floor',
  'list',
  'media',
  'accounts',
  'days',
  'trees',
  'mixed',
  'imports',
  'ui',
  'kill',
];
const ENGINES = ['pglite', 'postgres'];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: SECTIONS.join() },
    engines: { type: 'string', default: ENGINES.join() },
    count: { type: 'string', default: '100000' },
    out: { type: 'string' },
    compare: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

function listed(name, allowed) {
  const chosen = values[name].split(',');
  const unknown = chosen.filter((one) => !allowed.includes(one));
  if (unknown.length === 0) return chosen;
  console.error(`--${name}: ${unknown.join(', ')} non esiste; si può scegliere fra ${allowed.join(', ')}`);
  process.exit(1);
}

/** The figures of an earlier run; ends the program where the file has none. */
function figuresIn(file) {
  const fail = (problem) => {
    console.error(`--compare: ${file} ${problem}; serve un file scritto con --out`);
    process.exit(1);
  };
  if (!existsSync(file)) fail('non esiste');
  try {
    const earlier = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(earlier.rows) ? earlier : fail('non contiene misure');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail('non è JSON');
  }
}

const only = listed('only', SECTIONS);
const engines = listed('engines', ENGINES);
const count = Number(values.count);
// Before hours of measuring, not after them.
const earlier = values.compare === undefined ? null : figuresIn(values.compare);
const note = (text) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

await ensureDependencies();
if (!isBuilt(root) && process.env.PORTOLANO_TEST_BUILD === undefined) {
  note('costruisco client e server');
  const args = [join(root, 'scripts/build.mjs'), '--if-needed'];
  const built = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
const build = process.env.PORTOLANO_TEST_BUILD ?? join(root, 'dist');
const { measure } = await import('../tests/bench/measure.mjs');
const { rowsOf } = await import('../tests/bench/rows.mjs');
const { comparisonOf, tableOf } = await import('../tests/bench/table.mjs');

const { loads, ...figures } = await measure({ build, only, engines, count, note });
const day = new Date().toISOString().slice(0, 10);
const run = { day, count, processors: cpus().length, loads, rows: rowsOf(figures) };
const json = `${JSON.stringify(run, null, 1)}\n`;
if (values.out !== undefined) writeFileSync(values.out, json);
if (values.write) {
  writeFileSync(join(root, 'docs/bench.md'), tableOf(run));
  writeFileSync(join(root, 'docs/bench.json'), json);
}
console.log(earlier === null ? tableOf(run) : comparisonOf(run, earlier));
