import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The paths of what is written in a folder by hand, those of packages that a bench installs left out. */
const writtenIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?tsx?$|\.mjs$/.test(path) && !path.includes('node_modules'))
    .map((path) => normalize(`${folder}/${path}`));

const files = writtenIn('server');

const parents = new Set(files.map((file) => dirname(dirname(file))));

/** The folder of a file; one that stands beside folders counts by itself. */
const placeOf = (file: string): string => (parents.has(dirname(file)) ? file : dirname(file));

/** What each place imports, types too, and what is loaded later. */
const imported = new Map<string, Set<string>>(files.map((file) => [placeOf(file), new Set()]));
for (const file of files)
  for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const target = `${join(dirname(file), path)}.ts`;
    if (files.includes(target) && placeOf(target) !== placeOf(file)) imported.get(placeOf(file))?.add(placeOf(target));
  }

/** The ways that lead from a place back to one that they have passed; what has been walked is not walked again. */
function circlesFrom(place: string, passed: readonly string[], walked: Set<string>): string[] {
  if (passed.includes(place)) return [[...passed.slice(passed.indexOf(place)), place].join(' → ')];
  if (walked.has(place)) return [];
  walked.add(place);
  return [...(imported.get(place) ?? [])].flatMap((to) => circlesFrom(to, [...passed, place], walked));
}

test('no way leads from a folder of the server back to it', () => {
  const walked = new Set<string>();
  expect([...imported.keys()].flatMap((place) => circlesFrom(place, [], walked))).toEqual([]);
  expect(walked.size).toBeGreaterThan(20);
});

/** A date, month or year cut out of an instant as text: of UTC, which is another day than Rome's for an hour or two a night. */
const OF_UTC = /toISOString\(\)\s*\.(?:slice|substring)\(\s*\d,\s*(?:4|7|10)\)/;

test('what day it is nobody asks of UTC', () => {
  const asking = ['src', 'server', 'demo', 'tests']
    .flatMap(writtenIn)
    // Benches are no TypeScript, and need a day that is near.
    .filter((file) => !file.endsWith('.mjs') && OF_UTC.test(readFileSync(join(root, file), 'utf8')));
  // There a date is a number of days, of no zone.
  expect(asking).toEqual(['src/content/when/civil.ts']);
});

/** Most lines of a file: longer, it is about several things. */
const MOST_LINES = 400;

test('no file is longer than a stranger reads in one go', () => {
  const lengths = ['src', 'server', 'tests', 'tools', 'scripts']
    .flatMap(writtenIn)
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }));
  expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  expect(lengths.length).toBeGreaterThan(1_000);
});

test('every machine has its model, and every model is run as a test', () => {
  const machines = readdirSync(join(root, 'src/machines')).filter((name) => name !== 'kit');
  const unproved = machines.filter((machine) => {
    const path = join(root, 'tests/machines', machine, 'model.ts');
    // Without this line the file is a model of no suite, and nobody would miss it.
    return (
      !existsSync(path) || !/^if \(import\.meta\.vitest\) modelSuite\(\w+Model, /m.test(readFileSync(path, 'utf8'))
    );
  });
  expect(unproved).toEqual([]);
  expect(machines.length).toBeGreaterThan(20);
});
