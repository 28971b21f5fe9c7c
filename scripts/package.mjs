// Makes the folder that a site runs: built client and server, the packages that they need and no others, the programs
// beside them. Node alone starts it, wherever it lies: `node portolano/main.js`.
//   --archive   packs the folder too, for machines of this one's kind
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFolder } from './built.mjs';
import { root } from './ensure.mjs';
import { prepare } from './prepare.mjs';
import { inTurn } from './turn.mjs';

const NAME = 'portolano';
const parent = join(root, 'dist/package');
const folder = join(parent, NAME);

/** What a site's machine needs beside the program, in the places that it has here. */
const ALONG = ['.env.example', 'deploy/portolano.service', 'deploy/Caddyfile', 'deploy/nginx.conf'];

const { values } = parseArgs({ options: { archive: { type: 'boolean', default: false } } });
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** A program as it is started: refuses a Node.js that is too old before anything that it could not read. */
const launcher = (name) => `import { requireNode } from './node.js';

requireNode(new URL('./package.json', import.meta.url));
process.env.NODE_ENV ??= 'production';
await import('./server/${name}.js');
`;

/** Of the project's commands those that start a program, as the package's programs are started. */
function commandsOf(scripts, programs) {
  const started = {
    'scripts/start.mjs': 'main.js',
    ...Object.fromEntries(programs.map((name) => [`scripts/${name}.mjs`, `${name}.js`])),
  };
  const lines = Object.entries(scripts).map(([name, line]) => [name, line.split(' ')]);
  return Object.fromEntries(
    lines
      .filter(([, [node, file]]) => node === 'node' && Object.hasOwn(started, file))
      .map(([name, [node, file, ...rest]]) => [name, [node, started[file], ...rest].join(' ')]),
  );
}

function packageFile(programs) {
  const { version, description, license, engines, scripts } = read('package.json');
  const fields = { name: NAME, version, private: true, description, license, type: 'module', engines };
  return `${JSON.stringify({ ...fields, scripts: commandsOf(scripts, programs) }, null, 2)}\n`;
}

function sizeOf(path) {
  if (statSync(path).isFile()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1).replace('.', ',').padStart(6)} MB`;

await prepare();
const { BESIDE, bundleServer } = await import('./bundleServer.mjs');
const { PROGRAMS } = await import('./programs.mjs');
const { copyPackages, placesOf } = await import('./package/packages.mjs');
const { licencesOf } = await import('./package/licences.mjs');
const { packages } = read('package-lock.json');
const programs = ['main', ...Object.keys(PROGRAMS)];

/** Fills a folder, which must not be there, with the package. */
async function fill(folder) {
  mkdirSync(join(folder, 'deploy'), { recursive: true });
  // A browser gets no source maps from the server, which itself reads its own only where Node is asked to.
  await cp(join(root, 'dist/client'), join(folder, 'client'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  await bundleServer('server/main.ts', join(folder, 'server'), PROGRAMS);
  await copyPackages(placesOf(BESIDE, packages), packages, root, folder);
  for (const name of programs) writeFileSync(join(folder, `${name}.js`), launcher(name));
  copyFileSync(join(root, 'scripts/node.mjs'), join(folder, 'node.js'));
  copyFileSync(join(root, 'scripts/package/README.md'), join(folder, 'README.md'));
  for (const path of ALONG) copyFileSync(join(root, path), join(folder, path));
  // The licence is the owner's to choose.
  if (existsSync(join(root, 'LICENSE'))) copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), packageFile(programs));
  writeFileSync(join(folder, 'LICENZE.txt'), licencesOf(root, packages));
}

async function make() {
  const made = `${parent}.new`;
  rmSync(made, { recursive: true, force: true });
  await fill(join(made, NAME));
  replaceFolder(parent, made);
  for (const name of readdirSync(folder)) console.log(`${megabytes(sizeOf(join(folder, name)))}  ${name}`);
  console.log(`${megabytes(sizeOf(folder))}  dist/package/${NAME}`);
  if (!values.archive) return;
  const file = `${NAME}-${read('package.json').version}-${process.platform}-${process.arch}.tar.gz`;
  execFileSync('tar', ['-czf', file, NAME], { cwd: parent, stdio: 'inherit' });
  console.log(`${megabytes(statSync(join(parent, file)).size)}  dist/package/${file}`);
}

await inTurn(join(root, '.cache/turns/package'), make);
