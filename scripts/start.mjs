// Starts Portolano out of a fresh clone: installs what is missing, builds what is out of date, runs the server in this
// very process, so that signals and options reach it as they are. Imports nothing that has to be installed.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { ensureDependencies, root } from './ensure.mjs';
import { isBuilt } from './sources.mjs';

function build() {
  process.stderr.write('Preparo client e server…\n');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  process.stderr.write('La preparazione non è riuscita: vedi i messaggi qui sopra.\n');
  process.exit(1);
}

await ensureDependencies();
if (!isBuilt()) build();
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
// Where Node has it, from 22.1 on: what an earlier start compiled is read.
module.enableCompileCache?.(join(root, '.cache/compiled'));
await import('../dist/server/main.js');
