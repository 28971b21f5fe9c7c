import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Build constant that the session compares with the stored version string. Source: document 1, section 2.2. */
const version = process.env.npm_package_version ?? '0.1.0';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names one chunk for a module and all that it imports statically: a page loads a few large files, which also compress
 * better than many small ones. Takes the chunk's name and the module's path from the root of the project.
 */
function neededBy(name: string, path: string) {
  const needed = new Set<string>();
  const collect = (id: string, graph: ModuleGraph) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph);
  };
  return (id: string, graph: ModuleGraph): string | null => {
    if (needed.size === 0) collect(fileURLToPath(new URL(path, import.meta.url)), graph);
    return needed.has(id) ? name : null;
  };
}

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss()],
  define: { __PORTOLANO_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // A part with no other file to fetch is named too: its preload begins at once, its import only after the script that asks for it.
    modulePreload: { resolveDependencies: (file, others) => [...new Set([file, ...others])] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: neededBy('application', 'src/app/Application.tsx'), priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 4381,
    proxy: {
      '/api': 'http://127.0.0.1:4380',
      '/anteprima': 'http://127.0.0.1:4380',
      '/media': 'http://127.0.0.1:4380',
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    globalSetup: 'tests/server/run.ts',
    testTimeout: 40_000,
    hookTimeout: 180_000,
  },
});
