import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { EDITABLE } from './built.mjs';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Bytes below which compressing gains nothing. */
const WORTH_COMPRESSING = 1024;

const compress = { '.gz': promisify(gzip), '.br': promisify(brotliCompress) };
const options = {
  '.gz': { level: 9 },
  '.br': { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
};

/**
 * Leaves a .gz and a .br beside every file that is worth it: the server sends them as they are. A twin of a file that a
 * site may change would hide the change.
 */
export async function precompress(folder) {
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
