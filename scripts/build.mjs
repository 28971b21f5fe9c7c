// Builds the client into dist/client and the server into dist/server: in folders of their own, which take the old ones'
// places once they are whole. One process builds at a time; who waited for another takes what that one made.
//   --server, --client   one of them only: a start will build again
//   --if-needed          nothing where what is there is whole and of today
import { build, PARTS } from './built.mjs';
import { root } from './ensure.mjs';

/** What fills a part's folder. The tools are loaded by who builds: who waited needs none. */
const makers = {
  client: async (outDir) => {
    const [vite, { precompress }] = await Promise.all([import('vite'), import('./precompress.mjs')]);
    await vite.build({ root, logLevel: 'warn', build: { outDir } });
    await precompress(outDir);
  },
  server: async (outDir) => {
    const [{ bundleServer }, { PROGRAMS }] = await Promise.all([
      import('./bundleServer.mjs'),
      import('./programs.mjs'),
    ]);
    await bundleServer('main.ts', outDir, PROGRAMS);
  },
};

const options = process.argv.slice(2);
const chosen = PARTS.filter((part) => options.includes(`--${part}`));
const parts = chosen.length === 0 ? PARTS : chosen;
const makersOfParts = Object.fromEntries(parts.map((part) => [part, makers[part]]));
await build(root, makersOfParts, { ifNeeded: options.includes('--if-needed') });
