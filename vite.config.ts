import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { guide } from './tools/guide/plugin.ts';

/** Build constant that the session compares with the stored version string. Source: document 1, section 2.2. */
const version = process.env.npm_package_version ?? '0.1.0';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

type Chooses = (id: string, graph: ModuleGraph) => boolean;

const idOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whether some module of each of these lists needs a module: imports it statically, itself or through others. */
function neededByEach(...lists: readonly (readonly string[])[]): Chooses {
  const closure = (paths: readonly string[], graph: ModuleGraph) => {
    const needed = new Set<string>();
    const collect = (id: string) => {
      if (needed.has(id)) return;
      needed.add(id);
      const module = graph.getModuleInfo(id);
      if (module === null) throw new Error(`${id} is no module of the client`);
      for (const imported of module.importedIds) collect(imported);
    };
    for (const path of paths) collect(idOf(path));
    return needed;
  };
  let closures: readonly ReadonlySet<string>[] | null = null;
  return (id, graph) => {
    closures ??= lists.map((paths) => closure(paths, graph));
    return closures.every((needed) => needed.has(id));
  };
}

/** Modules by which it is told what parts need in common. */
const LISTS = ['ContentList', 'RecordList', 'TabbedLists'].map((name) => `src/screens/list/${name}.tsx`);
const FORMS = [
  'src/screens/editor/EditorScreen.tsx',
  'src/screens/records/RecordScreen.tsx',
  'src/content/forms/event.ts',
];
const FIRST = ['Dashboard', 'FirstSteps', 'Recovery', 'Reset'].map((name) => `src/screens/${name}Screen.tsx`);
const COMMANDS = ['src/commands/all.ts'];
const OVER_PAGES = [
  'src/ui/keySettings/KeySettingsDialog.tsx',
  'src/ui/palette/createPalette.ts',
  'src/screens/list/BulkReview.tsx',
  'src/screens/list/ExportWork.tsx',
];
const CARDS = [
  'src/ui/richtext/RichTextEditor.tsx',
  'src/ui/collection/EntriesCard.tsx',
  'src/ui/media/ImagesCard.tsx',
  'src/screens/panels/AuditCard.tsx',
];

/**
 * The parts that the client is fetched in: few and large, which also compress better. Each is what these modules need,
 * themselves and what they import statically, as far as no part before it has it.
 */
const PARTS: readonly (readonly [name: string, ...modules: readonly (RegExp | Chooses)[]])[] = [
  // The calls come beside the first page, and don't wait for what lies behind the sign-in.
  ['client', /src\/(services\/client|app\/sessionCalls|machines\/session\/storedUser)\.ts$/],
  ['application', /src\/app\/Application\.tsx$/],
  // What the first pages, lists, forms and commands have in common: none fetches another's part for a few modules.
  [
    'shared',
    neededByEach(LISTS, [...FORMS, ...COMMANDS]),
    neededByEach(FIRST, [...LISTS, ...FORMS, ...COMMANDS, ...CARDS]),
  ],
  ['list', /src\/screens\/list\/(ContentList|RecordList|TabbedLists)\.tsx$/],
  ['overlays', /src\/(ui\/base\/(\w*Combobox|Menu|\w*Dialog)|screens\/SignInOver|app\/report)\.tsx?$/],
  ['editing', /src\/commands\/editing\.ts$/, neededByEach(FORMS, COMMANDS), neededByEach(OVER_PAGES, CARDS)],
  ['commands', /src\/commands\/all\.ts$/],
  ['editor', /src\/screens\/(editor\/EditorScreen|records\/RecordScreen)\.tsx$/],
  ['forms', /src\/(content\/(forms\/|model\/form\.ts$)|services\/contents\.ts$)/],
  [
    'overPages',
    /src\/ui\/(help|keySettings|palette)\//,
    /src\/app\/(paletteServices|exporting|shell\/EntityWork)\./,
    /src\/screens\/(list|users)\/(BulkReview|ExportWork|ReassignmentDialog)\./,
  ],
  ['richText', /src\/ui\/richtext\/RichTextEditor\.tsx$/],
  ['map', /src\/ui\/map\/\w+(Map|View)\.tsx$/],
  [
    'cards',
    /src\/(ui\/(fields|collection|media|panels)|screens\/(editor|panels|media))\//,
    /src\/(app|screens)\/(media|WithMedia)\./,
  ],
  ['dashboard', /src\/screens\/(Dashboard|FirstSteps|dashboard\/)/],
  ['outside', /src\/screens\/(Recovery|Reset|Logout|Accessibility|NotFound)Screen/],
  ['administration', /src\/(app|screens|services|ui)\//],
];

/**
 * The letters of other alphabets as the client needs them: those that are one of ours with a mark, or a form of it, are
 * spelt without the library's table (`src/content/text/slugWords.ts`), and are most of it.
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
  plugins: [react(), tailwindcss(), leanLetters(), guide()],
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
            { name: 'start', tags: ['$initial'], priority: PARTS.length },
            ...PARTS.map(([name, ...modules], index) => ({
              name: (id: string, graph: ModuleGraph) =>
                modules.some((chosen) => (chosen instanceof RegExp ? chosen.test(id) : chosen(id, graph)))
                  ? name
                  : null,
              debugName: name,
              priority: PARTS.length - 1 - index,
            })),
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
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          // Each model is its machine's suite too.
          includeSource: ['tests/machines/*/model.ts'],
          exclude: [...PAGE, ...SERVER, ...OWN_MODULES],
        },
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
