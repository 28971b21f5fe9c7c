// Reads CPU profiles: which functions are dear, and how the time divides into steps.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/ensure.mjs';

const DEAREST = 10;
const IDLE = '(idle)';

/** Tests of a place for the steps: written in a file whose path contains one of these. */
export const within =
  (...parts) =>
  ({ file }) =>
    parts.some((part) => file.includes(part));

/** The same: one of these that the engine brings along. */
export const isBuiltIn =
  (...names) =>
  ({ name, file }) =>
    file === '' && names.includes(name);

/** Gives a built file's source map, null for none; each is read once. `fileOf` gives the file of a script's address. */
function sourceMaps(fileOf) {
  const known = new Map();
  return (url) => {
    if (!known.has(url)) {
      const file = fileOf(url);
      const map = file === null ? null : `${file}.map`;
      known.set(url, map !== null && existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : null);
    }
    return known.get(url);
  };
}

/** The file of a script's address in a profile of Node. */
export const fileOfModule = (url) => (url.startsWith('file:') ? fileURLToPath(url) : null);

const shortened = (path) =>
  relative(root, path)
    .replace(/^(\.\.\/)+/, '')
    .replace(/^.*node_modules\//, 'node_modules/');

/** Where a function is written, as its name, file and line: of built code those of its source. */
function placeOf({ functionName, url, lineNumber, columnNumber }, mapOf) {
  if (url === '') return { name: functionName, file: '' };
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  if (entry?.originalSource === undefined) {
    const file = shortened(url.startsWith('file:') ? fileURLToPath(url) : url);
    return { name: functionName || '(anonymous)', file, line: lineNumber + 1 };
  }
  const file = entry.originalSource.replace(/^(?:.*\/)?(?=(?:src|server|node_modules)\/)/, '');
  return { name: entry.name ?? (functionName || '(anonymous)'), file, line: entry.originalLine + 1 };
}

/** Each sample of a profile as its stack, innermost function first, with its milliseconds. */
function* stacksOf({ nodes, samples, timeDeltas }, mapOf) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame, mapOf)]));
  for (const [index, sample] of samples.entries()) {
    const stack = [];
    for (let node = sample; node !== undefined; node = parents.get(node)) stack.push(places.get(node));
    yield { stack, milliseconds: (timeDeltas[index + 1] ?? 0) / 1000 };
  }
}

const add = (sums, key, value) => sums.set(key, (sums.get(key) ?? 0) + value);
const largest = (sums) => [...sums].toSorted(([, one], [, other]) => other - one);

function stepOf(stack, steps) {
  for (const place of stack) {
    const step = steps.find(([, isOf]) => isOf(place));
    if (step !== undefined) return step[0];
  }
  return 'altro';
}

/**
 * What a profile says, in milliseconds a round: the functions that take most by themselves, and the steps, each sample
 * counted for the innermost function that belongs to one. `steps` is a list of [name, test of a place]. A sample's time is
 * the clock's: where `processor` says what a round took of the processor, everything is scaled to that.
 */
export function readProfile(profile, { rounds, steps, fileOf, processor = null }) {
  const [functions, spent] = [new Map(), new Map()];
  let busy = 0;
  for (const { stack, milliseconds } of stacksOf(profile, sourceMaps(fileOf))) {
    const [{ name, file, line }] = stack;
    if (name === IDLE) continue;
    busy += milliseconds;
    add(functions, file === '' ? name : `${name} ${file}:${line}`, milliseconds);
    add(spent, stepOf(stack, steps), milliseconds);
  }
  const scale = processor === null ? 1 / rounds : processor / busy;
  const perRound = ([name, milliseconds]) => [name, milliseconds * scale];
  return {
    busy: busy * scale,
    functions: largest(functions).slice(0, DEAREST).map(perRound),
    steps: largest(spent).map(perRound),
  };
}
