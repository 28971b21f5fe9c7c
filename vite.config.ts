import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { guide } from './scripts/guide/plugin.ts';

/** Build constant that the session compares with the stored version string. Source: document 1, section 2.2. */
const version = process.env.npm_package_version ?? '0.1.0';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules from which a part of the client is reached: by path from the root of the project. */
const [
  APPLICATION,
  CLIENT,
  SESSION_CALLS,
  STORED_USER,
  LIST,
  RECORD_LIST,
  REDIRECTS,
  EDITOR,
  RECORD,
  EDITING,
  COMMANDS,
] = [
  'src/app/Application.tsx',
  'src/services/client.ts',
  'src/app/sessionCalls.ts',
  'src/machines/session/storedUser.ts',
  'src/screens/list/ContentList.tsx',
  'src/screens/list/RecordList.tsx',
  'src/screens/redirects/RedirectsScreen.tsx',
  'src/screens/editor/EditorScreen.tsx',
  'src/screens/records/RecordScreen.tsx',
  'src/commands/editing.ts',
  'src/commands/all.ts',
];

/**
 * One chunk for what each of some modules needs, itself and all that it imports statically: a page loads a few large
 * files, which also compress better than many small ones. Takes the chunk's name, its priority (what two chunks could hold
 * goes to the higher one) and the modules' paths; several in one place stand for what any of them needs.
 */
function chunk(name: string, priority: number, ...needs: readonly (string | readonly string[])[]) {
  const closure = (paths: readonly string[], graph: ModuleGraph) => {
    const needed = new Set<string>();
    const collect = (id: string) => {
      if (needed.has(id)) return;
      needed.add(id);
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported);
    };
    for (const path of paths) collect(fileURLToPath(new URL(path, import.meta.url)));
    return needed;
  };
  let closures: readonly ReadonlySet<string>[] | null = null;
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    closures ??= needs.map((paths) => closure(typeof paths === 'string' ? [paths] : paths, graph));
    return closures.every((needed) => needed.has(id)) ? name : null;
  };
  return { name: nameOf, debugName: name, priority };
}

const ROUTER = 'node_modules/react-router/dist/production';

/**
 * The router as a build needs it: its package names its development files for every bundler, and does not say that the
 * components which nobody uses (forms, navigation links) may go.
 */
function leanRouter(): Plugin {
  const production = (file: string) => fileURLToPath(new URL(`${ROUTER}/${file}`, import.meta.url));
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index.mjs') },
          { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
          // Its subscription is React's own; the other is for versions of React that lack it.
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          {
            find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
            replacement: 'use-sync-external-store/with-selector',
          },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      }),
    },
  };
}

/**
 * The letters of other alphabets as the client needs them: those that are one of ours with a mark, or a form of it, are
 * spelt without the library's table (`src/content/model/slugWords.ts`), and are most of it.
 */
function leanLetters(): Plugin {
  const isSpelt = (letter: string) => /^\p{ASCII}*$/u.test(letter.normalize('NFKD').replace(/\p{M}/gu, ''));
  return {
    name: 'lean-letters',
    apply: 'build',
    transform: {
      filter: { id: /@sindresorhus\/transliterate\/replacements\.js$/ },
      handler: async (_, id) => {
        const { default: letters } = (await import(id)) as { default: ReadonlyMap<string, string> };
        const kept = [...letters].filter(([letter]) => !isSpelt(letter));
        return { code: `export default new Map(${JSON.stringify(kept)});`, map: null };
      },
    },
  };
}

/** Tests in a page, by file where their folder's others need none. */
const PAGE = [
  'tests/**/*.test.tsx',
  'tests/ui/**/*.test.ts',
  'tests/ui-fields/**/*.test.ts',
  'tests/services/upload.test.ts',
];
const SERVER = ['tests/server/**/*.test.ts'];
/** Test files that put other modules in the place of ours, or evaluate ours anew: whoever shares their modules would get those. */
const OWN_MODULES =
  process.env.VITEST === undefined
    ? []
    : readdirSync(new URL('tests', import.meta.url), { recursive: true, encoding: 'utf8' })
        .map((path) => `tests/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.test\.tsx?$/.test(path))
        .filter((path) =>
          /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
        );
const isServers = (path: string): boolean => path.startsWith('tests/server/');
const IN_PAGE = { environment: 'jsdom', setupFiles: 'tests/page/setup.ts' };

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), leanRouter(), leanLetters(), guide()],
  define: { __PORTOLANO_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // A part with no other file to fetch is named too: its preload begins at once, its import only after the script that asks for it.
    modulePreload: { polyfill: false, resolveDependencies: (file, others) => [...new Set([file, ...others])] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            // The calls come beside the first page, and don't wait for what lies behind the sign-in.
            chunk('client', 8, [CLIENT, SESSION_CALLS, STORED_USER]),
            chunk('application', 7, APPLICATION),
            // A screen never fetches the commands of others for a few modules that it shares with them.
            chunk('shared', 6, LIST, [EDITOR, COMMANDS]),
            chunk('editing', 5, EDITING),
            chunk('editorCards', 4, EDITOR, COMMANDS),
            chunk('commands', 3, COMMANDS),
            chunk('tables', 2, LIST, REDIRECTS),
            chunk('list', 1, LIST, RECORD_LIST),
            chunk('form', 1, EDITOR, RECORD),
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
      '/config.json': 'http://127.0.0.1:4380',
    },
  },
  test: {
    environment: 'node',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 40_000,
    hookTimeout: 180_000,
    projects: [
      // Modules are shared by the files of a project, and so loaded once, where it is not said otherwise.
      {
        extends: true,
        test: { name: 'rules', include: ['tests/**/*.test.ts'], exclude: [...PAGE, ...SERVER, ...OWN_MODULES] },
      },
      { extends: true, test: { name: 'page', include: PAGE, exclude: OWN_MODULES, ...IN_PAGE } },
      {
        extends: true,
        test: {
          name: 'page, own modules',
          include: OWN_MODULES.filter((path) => !isServers(path)),
          isolate: true,
          ...IN_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: SERVER,
          exclude: OWN_MODULES,
          provide: { beginsAlone: false },
          globalSetup: 'tests/server/run.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server, own modules',
          include: OWN_MODULES.filter(isServers),
          isolate: true,
          provide: { beginsAlone: true },
          globalSetup: 'tests/server/run.ts',
        },
      },
    ],
  },
});
