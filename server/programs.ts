import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SharedCache } from './sharedCache';

/** Programs that run beside the server, in threads and processes of their own: their sources, by name. */
const SOURCES = {
  thread: './db/embedded/thread.ts',
  cleaning: './richText/cleaning.ts',
  inspection: './inspect/program.ts',
} as const;

type ProgramName = keyof typeof SOURCES;

const files = new SharedCache<string>(Object.keys(SOURCES).length);

/** Bundles a program as JavaScript: neither a thread nor a process can start from TypeScript. */
async function bundle(name: ProgramName): Promise<string> {
  const { build } = await import('esbuild');
  const folder = fileURLToPath(new URL('../.cache/programs/', import.meta.url));
  const [file, draft] = [`${folder}${name}.mjs`, `${folder}${name}-${process.pid}-${Date.now()}.mjs`];
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL(SOURCES[name], import.meta.url))],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  // At once: several processes may start from one file.
  await rename(draft, file);
  return file;
}

/** Path of a program's JavaScript: beside the built server; bundled once where the server runs from its sources. */
export function programFile(name: ProgramName): Promise<string> {
  const isBuilt = !import.meta.url.endsWith('.ts');
  return isBuilt
    ? Promise.resolve(fileURLToPath(new URL(`./${name}.js`, import.meta.url)))
    : files.get(name, () => bundle(name));
}
