// Other versions of Node.js than the one that runs this, out of the npm registry.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, succeeds } from './ensure.mjs';

/** The oldest that package.json promises, and the one that is recommended, by their major version. */
export const PROVED = { 20: '20.19.0', 24: '24' };

/** Path of a Node.js of this version, kept in .cache; ends the program where there is none to be had. */
export function nodeOf(version) {
  // What the package `node` installs, without the script that chooses it.
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache/node', version);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  console.log(`\nScarico Node.js ${version}…`);
  const options = ['--prefix', folder, '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
  // Under `npm run` the settings of .npmrc come as variables too, and npm refuses this one as if it were typed.
  if (!succeeds('npm', ['install', `${name}@${version}`, ...options], { npm_config_allow_scripts: undefined }))
    fail(`Node.js ${version} non si può avere: controlla la connessione al registro npm e riprova.`);
  return program;
}
