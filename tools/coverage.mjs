// What of the server and of the client's logic the tests run: a table by folder. Arguments are vitest's. What runs in
// processes and threads of its own (the start, the engine, the inspection of files) is not counted.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../scripts/ensure.mjs';

const FOLDERS = ['src/machines', 'src/commands', 'src/content', 'src/services', 'server'];
const reports = join(root, '.cache', 'coverage');

const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  [
    'run',
    '--reporter=dot',
    '--coverage.enabled',
    '--coverage.reporter=json-summary',
    '--coverage.reportOnFailure',
    `--coverage.reportsDirectory=${reports}`,
    ...FOLDERS.map((folder) => `--coverage.include=${folder}/**/*.ts`),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);

/** A folder's own name, or that of the machine, the part of the server and the like below it. */
const groupOf = (path) =>
  path
    .split('/')
    .slice(0, -1)
    .slice(0, path.startsWith('src/') ? 3 : 2)
    .join('/');

const KINDS = ['lines', 'branches', 'functions'];
const groups = new Map();
const add = (name, figures) => {
  const sums = groups.get(name) ?? Object.fromEntries(KINDS.map((kind) => [kind, { covered: 0, total: 0 }]));
  for (const kind of KINDS) {
    sums[kind].covered += figures[kind].covered;
    sums[kind].total += figures[kind].total;
  }
  groups.set(name, sums);
};

const { total: _, ...files } = JSON.parse(readFileSync(join(reports, 'coverage-summary.json'), 'utf8'));
for (const [file, figures] of Object.entries(files)) {
  const path = relative(root, file).replaceAll('\\', '/');
  // Patterns match below other folders too: `tests/server`.
  const folder = FOLDERS.find((one) => path.startsWith(`${one}/`));
  if (folder === undefined) continue;
  for (const name of [groupOf(path), `**${folder}**`, '**in tutto**']) add(name, figures);
}

const share = ({ covered, total: all }) => (all === 0 ? '–' : `${((100 * covered) / all).toFixed(1)} %`);
console.log('\n| cartella | righe | eseguite | rami | funzioni |\n|---|---:|---:|---:|---:|');
for (const [name, sums] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1)))
  console.log(
    `| ${name} | ${sums.lines.total} | ${share(sums.lines)} | ${share(sums.branches)} | ${share(sums.functions)} |`,
  );
process.exitCode = status ?? 1;
