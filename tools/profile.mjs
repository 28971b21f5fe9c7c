// Finds where the time goes: writes a CPU profile, for any tool that reads .cpuprofile, and prints the dearest functions
// and the steps. `npm run profile -- read|save|start|list|open|key`
//   --engine pglite|postgres   the database behind it (pglite)
//   --count 100000             how many news
//   --out FILE                 where the profile goes (.cache/profile/<what>.cpuprofile)
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from '../scripts/built.mjs';
import { ensureDependencies, root } from '../scripts/ensure.mjs';

const WHAT = ['read', 'save', 'start', 'list', 'open', 'key'];
const ENGINES = ['pglite', 'postgres'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'pglite' },
    count: { type: 'string', default: '100000' },
    out: { type: 'string' },
  },
});
const [what] = positionals;
if (!WHAT.includes(what) || !ENGINES.includes(values.engine)) {
  console.error(`npm run profile -- ${WHAT.join('|')} [--engine ${ENGINES.join('|')}] [--count N] [--out FILE]`);
  process.exit(1);
}

await ensureDependencies();
if (!isBuilt(root)) {
  const args = [join(root, 'scripts/build.mjs'), '--if-needed'];
  const built = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}

const { databaseOf } = await import('../tests/bench/data.mjs');
const server = await import('../tests/bench/profile/server.mjs');
const browser = await import('../tests/bench/profile/browser.mjs');
const { readProfile } = await import('../tests/bench/profile/report.mjs');
const profiles = {
  read: server.profileRead,
  save: server.profileSave,
  start: server.profileStart,
  list: browser.profileList,
  open: browser.profileOpen,
  key: browser.profileKey,
};

const out = values.out ?? join(root, '.cache/profile', `${what}.cpuprofile`);
mkdirSync(dirname(out), { recursive: true });
const recording = `${out}.recording`;
rmSync(recording, { force: true });

const number = (value) => value.toLocaleString('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const print = (title, rows) => {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  for (const [name, milliseconds] of rows) console.log(`${number(milliseconds).padStart(10)}  ${name}`);
};

const count = Number(values.count);
const { dataDir, databaseUrl, remove } = await databaseOf(values.engine, count);
try {
  const options = { build: join(root, 'dist'), dataDir, databaseUrl, count };
  const { profile, lines, statements, ...reading } = await profiles[what](options, recording);
  writeFileSync(out, JSON.stringify(profile));
  const { busy, functions, steps } = readProfile(profile, reading);
  const each = reading.rounds === 1 ? 'in tutto' : `per volta, su ${reading.rounds}`;
  print(`Millisecondi ${each}`, [...lines, ['registrati, primo filo', busy]]);
  print('Passi', steps);
  print('Le dieci funzioni più care, da sole', functions);
  const sorted = statements.toSorted((one, other) => other.milliseconds - one.milliseconds);
  print(
    'SQL, sull’orologio, per istruzione',
    sorted.map(({ name, calls, milliseconds }) => [`${name} (${number(calls)} volte)`, milliseconds]),
  );
  console.log(`\n${out}`);
} finally {
  rmSync(recording, { force: true });
  await remove();
}
