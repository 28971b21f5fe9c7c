import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './data';

/** A test, or the model of a machine, that names requirements. */
export interface Holder {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
  /** Whether nothing runs it. */
  readonly isOff: boolean;
}

const ID = String.raw`\d+-\d+(?:\.\d+)+`;
const NAMES_ONE = new RegExp(String.raw`\[${ID}|'${ID}'`);
/** A text that ends with ids in brackets, and what stands before it. */
const TITLE = new RegExp(
  String.raw`(?<before>\.(?:skip|todo|fails|fixme)\(\s*)?(?<quote>['"\`])(?<title>(?:\\.|(?!\k<quote>)[^\\\n])*?) ?\[(?<ids>${ID}(?:, ${ID})*)\]\k<quote>`,
  'g',
);
/** What the model of a machine declares. */
const DECLARED = /^ {2}requirements: \{\n(?<declared>.*?)^ {2}\},$/ms;
const MODEL_TITLE = /^ {2}title: '(?<title>[^']+)',$/m;

function titles(file: string, source: string): Holder[] {
  return [...source.matchAll(TITLE)].map(({ groups = {} }) => {
    const { before, title = '', ids = '' }: Readonly<Record<string, string | undefined>> = groups;
    return { file, title: title.replaceAll(/\\(.)/g, '$1'), ids: ids.split(', '), isOff: before !== undefined };
  });
}

function declared(file: string, source: string): Holder[] {
  const { declared: lines } = DECLARED.exec(source)?.groups ?? {};
  if (lines === undefined && /^ {2}requirements\b/m.test(source))
    throw new Error(`${file}: requirements stand elsewhere`);
  if (lines === undefined) return [];
  const ids = [...lines.matchAll(new RegExp(`^ {4}'(${ID})':`, 'gm'))].map(([, id = '']) => id);
  const { title = '' } = MODEL_TITLE.exec(source)?.groups ?? {};
  return [{ file, title: `${title}: percorsi della macchina`, ids, isOff: false }];
}

/** Whatever a source names, in its order. A test's title, or a row of its table, ends with the ids: `… [1-2.4.3, 1-5.1]`. */
export function holdersIn(file: string, source: string): Holder[] {
  if (file.endsWith('/model.ts')) return declared(file, source);
  return NAMES_ONE.test(source) ? titles(file, source) : [];
}

/** All that names requirements in the tests, by file. Reads the sources and runs nothing. */
export function scanTests(): Holder[] {
  return readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && file !== 'tests/docs/conformance.test.ts')
    .sort()
    .flatMap((file) => holdersIn(file, readFileSync(`${ROOT}${file}`, 'utf8')));
}
