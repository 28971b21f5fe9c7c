import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Model } from '../../tests/kit/types';
import { models } from '../../tests/machines/models';
import { version } from '../qa/version';
import { collect } from './collect';
import { texts } from './texts';
import type { Atlas, AtlasMachine } from './types';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A wish that can't be carried out; its message is what people read. */
export class WrongWish extends Error {}

export interface AtlasWish {
  /** Names of machines; all of them unless said. */
  readonly only?: readonly string[];
  readonly outDir: string;
  /** Told of each machine that is done. */
  readonly note?: (name: string) => void;
}

/** The product's colours, light and dark, out of its theme. */
async function colours(): Promise<string> {
  const theme = await readFile(join(ROOT, 'src/ui/theme.css'), 'utf8');
  const blocks = theme.match(/^:root(\[data-theme="\w+"\])? \{[^}]*\}/gm) ?? [];
  if (blocks.length < 3) throw new Error('src/ui/theme.css no longer begins with the colours of both themes');
  return blocks.join('\n');
}

/** The page walks the models, whose files are their tests too; what runs those needs Node. */
const withoutSuites: Plugin = {
  name: 'without-suites',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]tests[\\/]kit[\\/]suite\.ts$/ }, () => ({
      contents: 'export const modelSuite = undefined;',
    })),
};

/** Writes the page's script; gives its style, which stands in the page itself. */
async function bundle(outDir: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { atlas: 'tools/atlas/page/main.tsx' },
    outdir: outDir,
    bundle: true,
    // A page that opens from a folder can't load modules.
    format: 'iife',
    target: 'es2023',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.vitest': 'undefined' },
    plugins: [withoutSuites],
    jsx: 'automatic',
    logLevel: 'warning',
    write: false,
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  await writeFile(join(outDir, 'atlas.js'), text('.js'));
  return text('.css');
}

/** JSON that may stand in a script element. */
const embedded = (atlas: Atlas): string => JSON.stringify(atlas).replaceAll('<', '\\u003c');

const page = (atlas: Atlas, style: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="atlas"><p>${texts.needsScript}</p></div>
<script type="application/json" id="facts">${embedded(atlas)}</script>
<script src="atlas.js"></script>
</body>
</html>
`;

function chosenModels(only: readonly string[] | undefined): [string, () => Promise<Model>][] {
  const all = Object.entries(models).sort(([one], [other]) => one.localeCompare(other));
  const unknown = only?.find((name) => !Object.hasOwn(models, name));
  if (unknown !== undefined) throw new WrongWish(texts.unknownMachine(unknown, Object.keys(models).sort()));
  return only === undefined ? all : all.filter(([name]) => only.includes(name));
}

/**
 * Builds the atlas, a page that opens from its folder without a server or a network, into a folder that it makes.
 * Throws `WrongWish` where a name is no machine's.
 */
export async function buildAtlas({ only, outDir, note }: AtlasWish): Promise<void> {
  const machines: AtlasMachine[] = [];
  for (const [name, load] of chosenModels(only)) {
    machines.push(await collect(name, await load()));
    note?.(name);
  }
  await mkdir(outDir, { recursive: true });
  const style = [await colours(), await bundle(outDir)].join('\n');
  await writeFile(join(outDir, 'index.html'), page({ version: await version(), machines }, style));
}
