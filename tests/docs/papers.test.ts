import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const papers = ['', 'docs', 'docs/architecture', 'docs/guida'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);

/** What the recipes make up to show how something is added. */
const INVENTED = /diar(y|i)|recoveryMail/i;

/** `a/{b,c}.ts` as the paths that it stands for. */
function spreadOut(path: string): readonly string[] {
  const [, before, inner, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (before === undefined || inner === undefined || after === undefined) return [path];
  return inner.split(',').flatMap((one) => spreadOut(`${before}${one}${after}`));
}

/** Every path of ours between backticks; patterns and made up ones are none. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|server|demo|tests|scripts|tools|docs|public|deploy)\/[^`\s]+)`/g)]
    .flatMap(([, path = '']) => spreadOut(path))
    .filter((path) => !/[<>*…]/.test(path) && !INVENTED.test(path))
    .map((path) => path.replace(/:.*$/, ''));

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, href = '']) => href).filter((href) => !/^[a-z]+:/.test(href));

/** What leads to the headings of a page, as those who show Markdown make it of them. */
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link of a paper leads to a file that is there and, where it names one, to a heading of it. */
function leadsSomewhere(paper: string, href: string): boolean {
  const [file, anchor] = href.split('#');
  const target = file === '' ? join(root, paper) : join(root, dirname(paper), file ?? '');
  return existsSync(target) && (anchor === undefined || anchorsIn(readFileSync(target, 'utf8')).includes(anchor));
}

/** Machines that a text names by their folders. */
const machinesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bmachines\/(\w+)/g)].map(([, name = '']) => name).filter((name) => !INVENTED.test(name));

const isMachine = (at: string, name: string): boolean =>
  ['', '.ts'].some((end) => existsSync(join(root, at, 'machines', `${name}${end}`)));

/** Names of our code between backticks, told by the capital within: `changeX` stands for many, `assign(loadedForm)` shows how. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\w*\))?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/[a-z]X$/.test(name) && !INVENTED.test(name));

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;
const sources = ['src', 'server', 'tests', 'tools', 'scripts', 'demo']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const used = new Set(
  [...sources.map(({ text }) => text.replaceAll(COMMENTS, '')), readFileSync(join(root, 'biome.json'), 'utf8')].flatMap(
    (text) => text.match(/\w+/g) ?? [],
  ),
);
const goneIn = (text: string): readonly string[] => namesIn(text).filter((name) => !used.has(name));

const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);

describe.each(papers)('%s', (paper) => {
  const text = readFileSync(join(root, paper), 'utf8');

  test('names no file that is not there', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('links to nothing that is not there', () => {
    expect(linksIn(text).filter((href) => !leadsSomewhere(paper, href))).toEqual([]);
  });

  test('names no machine that is gone', () => {
    const gone = machinesIn(text).filter((name) => !['src', 'tests'].some((at) => isMachine(at, name)));
    expect(gone).toEqual([]);
  });

  // The plan says what was, too.
  test.skipIf(paper === 'docs/one-kit.md')('names nothing of the code that is gone', () => {
    expect(goneIn(text)).toEqual([]);
  });

  test('names no command that there is not', () => {
    expect(commandsIn(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('comments name nothing of the code that is gone', () => {
  const gone = sources.flatMap(({ path, text }) =>
    (text.match(COMMENTS) ?? []).flatMap((comment) => goneIn(comment).map((name) => `${path}: ${name}`)),
  );
  expect(gone).toEqual([]);
});

test('paths, links, machines, names and commands are found in them', () => {
  const all = papers.map((paper) => readFileSync(join(root, paper), 'utf8')).join('\n');
  for (const found of [pathsIn(all), linksIn(all), machinesIn(all), namesIn(all), commandsIn(all)])
    expect(found.length).toBeGreaterThan(20);
  expect(pathsIn('`src/{a,b}/c.ts` and `tests/<machine>/model.ts`')).toEqual(['src/a/c.ts', 'src/b/c.ts']);
  expect(leadsSomewhere('README.md', 'docs/qa.md#hard-days')).toBe(true);
  expect(leadsSomewhere('README.md', 'docs/qa.md#no-such-days')).toBe(false);
});
