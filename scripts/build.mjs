// Builds the client into dist/client and the server into dist/server. `--server` or `--client` builds one of them only.
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildWithVite } from 'vite';
import { bundleServer } from './bundleServer.mjs';
import { root } from './ensure.mjs';
import { markBuilt } from './sources.mjs';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** A site changes it after the build, and a compressed twin would hide the change. */
const EDITABLE = 'config.json';
/** Bytes below which compressing gains nothing. */
const WORTH_COMPRESSING = 1024;

const compress = { '.gz': promisify(gzip), '.br': promisify(brotliCompress) };
const options = {
  '.gz': { level: 9 },
  '.br': { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
};

/** Leaves a .gz and a .br beside every file that is worth it: the server sends them as they are. */
async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  for (const { parentPath, name } of files.filter((entry) => entry.name !== EDITABLE)) {
    const file = join(parentPath, name);
    if ((await stat(file)).size < WORTH_COMPRESSING) continue;
    const content = await readFile(file);
    await Promise.all(
      Object.entries(compress).map(async ([ending, run]) =>
        writeFile(file + ending, await run(content, options[ending])),
      ),
    );
  }
}

async function buildClient() {
  await buildWithVite({ root, logLevel: 'warn' });
  await precompress(join(root, 'dist/client'));
}

async function buildServer() {
  const outdir = join(root, 'dist/server');
  await rm(outdir, { recursive: true, force: true });
  await bundleServer('server/main.ts', outdir);
}

const parts = process.argv.slice(2);
if (parts.length === 0 || parts.includes('--client')) await buildClient();
if (parts.length === 0 || parts.includes('--server')) await buildServer();
if (parts.length === 0) markBuilt();
