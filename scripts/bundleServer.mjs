import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './ensure.mjs';

/**
 * Bundles a program that runs the server, or parts of it, into `outdir`, as main.js. Packages stay where they are: the
 * folder must lie where Node finds them from.
 */
export async function bundleServer(program, outdir) {
  await build({
    absWorkingDir: root,
    // Threads and processes have programs of their own; all look for their files beside themselves, and so do the chunks.
    entryPoints: {
      main: program,
      thread: 'server/db/embedded/thread.ts',
      cleaning: 'server/content/cleaning.ts',
      inspection: 'server/media/inspect/program.ts',
    },
    outdir,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await cp(join(root, 'server/db/migrations'), join(outdir, 'migrations'), { recursive: true });
}
