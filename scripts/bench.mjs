// Measures Portolano over many generated news and prints its figures beside the goals; never fails on a time.
//   --only bundle,atlas,palette,ui,list,media,accounts,days,trees,mixed,start,kill   some of the sections (list: every call of the server)
//   --engines pglite,postgres          some of the databases
//   --count 100000                     how many news
//   --write                            also writes the table to docs/bench.md
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, root } from './ensure.mjs';
import { isBuilt } from './sources.mjs';

const SECTIONS = [
  'bundle',
  'atlas',
  'palette',
  'start',
  'list',
  'media',
  'accounts',
  'days',
  'trees',
  'mixed',
  'ui',
  'kill',
];
const ENGINES = ['pglite', 'postgres'];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: SECTIONS.join() },
    engines: { type: 'string', default: ENGINES.join() },
    count: { type: 'string', default: '100000' },
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

const only = listed('only', SECTIONS);
const engines = listed('engines', ENGINES);
const count = Number(values.count);
const note = (text) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

await ensureDependencies();
if (!isBuilt() && process.env.PORTOLANO_TEST_BUILD === undefined) {
  note('costruisco client e server');
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
const build = process.env.PORTOLANO_TEST_BUILD ?? join(root, 'dist');
const { measure } = await import('../tests/bench/measure.mjs');
const { tableOf } = await import('../tests/bench/table.mjs');

const figures = await measure({ build, only, engines, count, note });
const table = tableOf(figures, { count, processors: cpus().length, day: new Date().toISOString().slice(0, 10) });
console.log(table);
if (values.write) writeFileSync(join(root, 'docs/bench.md'), table);
