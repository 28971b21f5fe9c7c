// Builds the client into dist/client and the server into dist/server. `--server` or `--client` builds one of them only.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildWithVite } from 'vite';
import { bundleServer } from './bundleServer.mjs';
import { root } from './ensure.mjs';
import { precompress } from './precompress.mjs';
import { PROGRAMS } from './programs.mjs';
import { markBuilt } from './sources.mjs';

async function buildClient() {
  await buildWithVite({ root, logLevel: 'warn' });
  await precompress(join(root, 'dist/client'));
}

async function buildServer() {
  const outdir = join(root, 'dist/server');
  await rm(outdir, { recursive: true, force: true });
  await bundleServer('main.ts', outdir, PROGRAMS);
}

const parts = process.argv.slice(2);
if (parts.length === 0 || parts.includes('--client')) await buildClient();
if (parts.length === 0 || parts.includes('--server')) await buildServer();
if (parts.length === 0) markBuilt();
