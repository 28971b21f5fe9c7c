// The list as others show it, over the same server and in the same run: React alone, and react-admin.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildWithVite } from 'vite';
import { root } from '../../scripts/ensure.mjs';
import { precompress } from '../../scripts/precompress.mjs';

const FOLDER = join(root, '.cache/bench-peers');
const SOURCES = join(root, 'tests/bench/peers');
/** Not among the product's own packages: it brings a hundred others along, and only this needs it. */
const PACKAGES = { 'react-admin': '5.15.4', '@mui/material': '7.3.9', react: '19.3.1', 'react-dom': '19.3.1' };

/** What a peer is called: its program, what a row of its list is, and its route. */
export const PEERS = {
  'React soltanto': { program: 'react', row: 'tr[data-row]', route: '' },
  'react-admin': { program: 'reactAdmin', row: '.MuiTableRow-root .column-id', route: '#/news' },
};

function install() {
  const stamp = JSON.stringify({ private: true, dependencies: PACKAGES });
  const file = join(FOLDER, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, stamp);
  // What npm tells a script of ours about this project is not true of that folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    env,
    encoding: 'utf8',
  });
  if (status === 0) return;
  rmSync(file);
  throw new Error(`the packages of the peers were not installed:\n${stderr}`);
}

const page = (program) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"></head><body><div id="root"></div><script type="module" src="./${program}.jsx"></script></body></html>`;

async function buildPeer(program, target) {
  const source = join(FOLDER, 'source', program);
  rmSync(source, { recursive: true, force: true });
  cpSync(SOURCES, source, { recursive: true });
  writeFileSync(join(source, 'index.html'), page(program));
  await buildWithVite({
    root: source,
    base: './',
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: { outDir: target, chunkSizeWarningLimit: 10_000 },
  });
}

/** Where the peers lie within the client. */
export const peerPath = (program) => `peers/${program}`;

/** A copy of the build whose server serves the peers too; gives its folder. */
export async function buildWithPeers(build) {
  install();
  const target = join(FOLDER, 'build');
  rmSync(target, { recursive: true, force: true });
  for (const part of ['server', 'client']) cpSync(join(build, part), join(target, part), { recursive: true });
  for (const { program } of Object.values(PEERS)) await buildPeer(program, join(target, 'client', peerPath(program)));
  await precompress(join(target, 'client/peers'));
  return target;
}
