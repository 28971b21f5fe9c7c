import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Modules } from './modules';

/** What is mutated together: the files of a machine's folder, or one file of rules of the contents. */
export interface Target {
  readonly name: string;
  readonly files: readonly string[];
}

/** A test file and how near it is to a target: its own tests come first. */
export interface PlannedTest {
  readonly file: string;
  readonly closure: ReadonlySet<string>;
}

/** Declarations are data: what they say is proved on the screens and on the server that they make. */
const DECLARATIONS = /^src\/content\/(model\/content|field\/field|forms\/fields|listings\/|records\/|types\/|registry)/;
/** What the models check with; a mutated check is no behaviour. */
const CHECKS = /\/invariants\.ts$/;
/** What walks a whole machine. */
const MODEL = /^tests\/machines\/\w+\/model\.ts$/;
/** Folders whose tests have other names. */
const TEST_NAMES: Readonly<Record<string, readonly string[]>> = {
  'machines/redirects': ['redirects', 'redirectRow', 'redirectPaste'],
  'machines/redirectRow': ['redirectRow', 'redirects'],
  'machines/redirectPaste': ['redirectPaste'],
  'machines/kit': ['loading'],
};

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** All that is mutated, the smallest names first. */
export function targetsOf(root: string): Target[] {
  const files = [...filesBelow(root, 'src/machines'), ...filesBelow(root, 'src/content')].filter(
    (file) => file.endsWith('.ts') && !CHECKS.test(file) && !DECLARATIONS.test(file),
  );
  const nameOf = (file: string) => {
    const folder = dirname(file).slice('src/'.length);
    return folder === 'content' ? `content/${basename(file, '.ts')}` : folder;
  };
  const names = [...new Set(files.map(nameOf))].sort();
  return names.map((name) => ({ name, files: files.filter((file) => nameOf(file) === name) }));
}

/**
 * Every test file of machines and contents, with all it needs. What can't be read is
 * left out, and told.
 */
export async function plannedTests(
  root: string,
  modules: Modules,
  tell: (line: string) => void,
): Promise<PlannedTest[]> {
  const files = ['tests/machines', 'tests/content'].flatMap((folder) => filesBelow(root, folder));
  const found: PlannedTest[] = [];
  for (const file of files.filter((name) => name.endsWith('.test.ts') || MODEL.test(name)))
    try {
      found.push({ file, closure: await modules.closure(file) });
    } catch (error) {
      tell(`left out: ${file}: ${String(error)}`);
    }
  return found;
}

/**
 * The tests that may kill a target's mutants: those of its own name, and the tables of rules that need its files; models
 * of other machines are too slow for what they would add.
 */
export function testsOf({ name, files }: Target, tests: readonly PlannedTest[]): string[] {
  const names = TEST_NAMES[name] ?? [basename(name)];
  const isOwn = (file: string) =>
    name.startsWith('machines/') && names.some((own) => new RegExp(`^tests/machines/${own}/`).test(file));
  return tests
    .filter(({ file, closure }) => files.some((source) => closure.has(source)) && (isOwn(file) || !MODEL.test(file)))
    .map(({ file }) => file)
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || Number(MODEL.test(a)) - Number(MODEL.test(b)));
}
