import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './ensure.mjs';

/** Packages that bring files beside their code (native, WebAssembly, threads), or that few servers load: they lie beside the bundle. */
export const BESIDE = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'fs-native-extensions',
  'nodemailer',
  'sharp',
  'tinypool',
];

/** Packages that others, or the sources, name for what a built server never does: it runs without them. */
const NEVER = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'esbuild',
  'light-my-request',
  'pg-native',
];

/** Packages in the older form ask for the system's modules by a function that modules lack. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/**
 * Bundles a program that runs the server, or parts of it, into `outdir`, as main.js, with the packages that it starts
 * with: finding their thousand files took most of a start. Others stay where they are: the folder must lie where Node finds
 * them from.
 * `further` are programs beside it, by the names of their files.
 */
export async function bundleServer(program, outdir, further = {}) {
  await build({
    absWorkingDir: root,
    // Threads and processes have programs of their own; all look for their files beside themselves, and so do the chunks.
    entryPoints: {
      main: program,
      ...further,
      thread: 'server/db/embedded/thread.ts',
      cleaning: 'server/richText/cleaning.ts',
      inspection: 'server/inspect/program.ts',
    },
    outdir,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...BESIDE, ...NEVER],
    banner: { js: REQUIRE },
    // Where Node has no navigator, pg asks for Response instead, and gets all of fetch with it.
    define: { navigator: '{"userAgent":"Node.js"}' },
    // What is shorter is read sooner; names stay for what logs say.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    // A stack trace wants file and line; the texts would be two thirds of the maps, and are in the repository.
    sourcesContent: false,
    logLevel: 'warning',
  });
  await cp(join(root, 'server/db/migrations'), join(outdir, 'migrations'), { recursive: true });
}
