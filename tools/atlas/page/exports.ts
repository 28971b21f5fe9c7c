import { type SheetRow, sheetOf } from '../../../tests/kit/sheet';
import { resultTexts as texts } from '../keptTexts';
import type { Result, Results } from './kept';

interface Named {
  readonly machine: string;
  readonly code: string;
  readonly result: Result;
}

/** The results in the order of their steps. */
const inOrder = (results: Results): Named[] =>
  Object.entries(results)
    .sort(([one], [other]) => one.localeCompare(other, 'it', { numeric: true }))
    .map(([key, result]) => {
      const [machine = '', code = ''] = key.split('/');
      return { machine, code, result };
    });

const rowOf = ({ machine, code, result: { verdict, step, ...others } }: Named): SheetRow => ({
  ...others,
  ...step,
  machine,
  code,
  passed: verdict === 'passed' ? 'x' : '',
  failed: verdict === 'failed' ? 'x' : '',
});

/** The results as CSV, a row a step of which something is said: the sheet that `npm run paths` prints, filled in. */
export const exportedCsv = (results: Results): string => sheetOf(inOrder(results).map(rowOf));

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML has it; what XML can't hold at all is left out. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 has no way to write.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? character);

const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  within: readonly string[] = [],
) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xml(String(value))}"`);
  const opening = `<${name}${written.join('')}`;
  return within.length === 0 ? `${opening}/>` : `${opening}>${within.join('')}</${name}>`;
};

function testCase({ machine, code, result }: Named): string {
  const { verdict, note, step, version, tester, date } = result;
  const facts = { version, tester, date };
  const properties = Object.entries(facts).map(([name, value]) => element('property', { name, value }));
  const outcome =
    verdict === 'failed'
      ? [`<failure message="${xml(note === '' ? texts.failed : note)}">${xml(texts.expected(step.expected))}</failure>`]
      : verdict === null
        ? [element('skipped', { message: note })]
        : note === ''
          ? []
          : [`<system-out>${xml(note)}</system-out>`];
  return element('testcase', { classname: `${machine}.${code}`, name: `${step.number}. ${step.say}`.trimEnd() }, [
    element('properties', {}, properties),
    ...outcome,
  ]);
}

function counts(all: readonly Named[]) {
  const count = (wanted: Result['verdict']) => all.filter(({ result }) => result.verdict === wanted).length;
  return { tests: all.length, failures: count('failed'), errors: 0, skipped: count(null) };
}

/** The results as JUnit XML, a suite a path, a case a step of which something is said. */
export function exportedJUnit(results: Results): string {
  const all = inOrder(results);
  const suites = new Map<string, Named[]>();
  for (const one of all)
    suites.set(`${one.machine}/${one.code}`, [...(suites.get(`${one.machine}/${one.code}`) ?? []), one]);
  const written = [...suites].map(([place, cases]) => {
    const [first] = cases;
    const name = [first?.result.step.title ?? '', place].filter((text) => text !== '').join(' · ');
    const [timestamp] = cases.flatMap(({ result: { date } }) => (date === '' ? [] : [date])).sort();
    return element(
      'testsuite',
      { name, ...(timestamp === undefined ? {} : { timestamp }), ...counts(cases) },
      cases.map(testCase),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: texts.suites, ...counts(all) }, written)}\n`;
}
