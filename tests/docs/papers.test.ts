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

  test('names no command that there is not', () => {
    expect(commandsIn(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('paths, links and commands are found in them', () => {
  const all = papers.map((paper) => readFileSync(join(root, paper), 'utf8')).join('\n');
  for (const found of [pathsIn(all), linksIn(all), commandsIn(all)]) expect(found.length).toBeGreaterThan(20);
  expect(pathsIn('`src/{a,b}/c.ts` and `tests/<machine>/model.ts`')).toEqual(['src/a/c.ts', 'src/b/c.ts']);
  expect(leadsSomewhere('README.md', 'docs/qa.md#hard-days')).toBe(true);
  expect(leadsSomewhere('README.md', 'docs/qa.md#no-such-days')).toBe(false);
});
