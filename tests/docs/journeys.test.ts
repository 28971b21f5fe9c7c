import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** Words that no Italian sentence has, and hardly an English one lacks. */
const ENGLISH = /\b(the|and|is|are|of|with|what|who|by|to|one|its|not|from|that)\b/;

const titlesIn = (pattern: RegExp, folder: string): readonly string[] =>
  readdirSync(join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(join(tests, folder, path), 'utf8').matchAll(pattern)])
    .map(({ groups }) => (groups?.title ?? '').replaceAll(/\$\{.*?\}/g, ''));

test.each([
  ['the browser', /\b(?:test|test\.step|test\.describe)\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>,/g, 'browser'],
  ['models', /\bname: (?<quote>['"`])(?<title>.+?)\k<quote>,\s*(?:input|steps)\b/g, 'machines'],
])('journeys of %s are told in Italian, as QA reads them', (_, pattern, folder) => {
  const titles = titlesIn(pattern, folder);
  expect(titles.length).toBeGreaterThan(200);
  expect(titles.filter((title) => ENGLISH.test(title))).toEqual([]);
});
