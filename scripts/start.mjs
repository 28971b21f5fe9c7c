// Starts Portolano out of a fresh clone: installs what is missing, builds what is out of date, runs the server in this
// very process, so that signals and options reach it as they are. Imports nothing that has to be installed.
import module from 'node:module';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { prepare } from './prepare.mjs';

await prepare();
// Where Node has it, from 22.1 on: what an earlier start compiled is read.
module.enableCompileCache?.(join(root, '.cache/compiled'));
await import('../dist/server/main.js');
