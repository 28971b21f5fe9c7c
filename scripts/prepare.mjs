// What has to be there before a program of the built server runs out of a fresh clone: what is missing is installed, what
// is out of date is built. Imports nothing that has to be installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './built.mjs';
import { ensureDependencies, root } from './ensure.mjs';

function build() {
  process.stderr.write('Preparo client e server…\n');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--if-needed'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  process.stderr.write('La preparazione non è riuscita: vedi i messaggi qui sopra.\n');
  process.exit(1);
}

/** Installs and builds what is needed; the program ends where that fails. */
export async function prepare() {
  await ensureDependencies();
  if (!isBuilt(root)) build();
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
}
