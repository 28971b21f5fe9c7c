import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatCount, namedUpTo } from '../../src/messages/numbers';

const FOLDER = fileURLToPath(new URL('../../src/messages', import.meta.url));

/** What stands for an argument that is no number: a name, more and less of them, nothing. */
const OTHERS: readonly unknown[] = ['nome', ['nome'], Array(5).fill('nome'), Array(11).fill('nome'), null];
const MOST_ARGUMENTS = 4;

type Message = (...args: unknown[]) => unknown;

function messagesIn(value: unknown, path: string, found: [string, Message][] = []): [string, Message][] {
  if (typeof value === 'function') found.push([path, value as Message]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) messagesIn(inner, `${path}.${key}`, found);
  return found;
}

/** An argument of which the message takes parts: each of them is this number, or a name where it is asked as a text. */
const partsWith = (count: number): unknown =>
  new Proxy(
    {},
    { get: (_, name) => (/^(name|title|file|path|day|text|one|many)s?$/i.test(String(name)) ? 'nome' : count) },
  );

/** Every way to give a message numbers and other things, some of the numbers being `count`. */
function argumentsWith(count: number, { length }: Message): unknown[][] {
  const arity = Math.min(length, MOST_ARGUMENTS);
  let lists: unknown[][] = [[]];
  for (let at = 0; at < arity; at += 1)
    lists = lists.flatMap((list) => [count, 7, partsWith(count), ...OTHERS].map((one) => [...list, one]));
  return lists;
}

function said(message: Message, args: readonly unknown[]): string | null {
  try {
    const text = message(...args);
    return typeof text === 'string' ? text : null;
  } catch {
    // It takes something else in that place.
    return null;
  }
}

const saidWith = (message: Message, count: number): string[] =>
  argumentsWith(count, message)
    .map((args) => said(message, args))
    .filter((text) => text !== null);

/** The words that stand right behind a number in a text. */
const wordsBehind = (text: string, number: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,:/-])${number.replace('.', '\\.')} (\\p{L}+)`, 'gu'))].map(
    ([, word]) => word ?? '',
  );

/** Behind a number the same for one and for many: what Italian does not change, and what is not counted. */
const INVARIABLE = new Set(
  'file redirect byte pixel news tag nome null finisce risponde esiste viene serve inserisce come contiene alle milioni'.split(
    ' ',
  ),
);

/** Words of the plural that stand before a number: 'altri 1' is wrong whatever follows. */
const PLURAL_BEFORE_ONE =
  /(?<!\p{L})(altri|altre|ultimi|ultime|primi|prime|questi|queste|gli|dei|delle|degli) 1(?![\d.,:/])/iu;

/** Arguments that are numbers and count nothing: what is called by them, times and measures, places in a row. */
const NOT_COUNTED = new Set(
  'id number order position place code status value main draft port year before month day weekday from to hour minute level version lat lng width height side'.split(
    ' ',
  ),
);

/** Parts of texts in which a number stands as JavaScript writes it. */
function bareNumbersIn(source: string): readonly string[] {
  return [...source.matchAll(/\$\{([^{}`?'(]+)\}/g)].flatMap(({ 1: expression = '', index }) => {
    const before = source.slice(Math.max(0, index - 500), index);
    const behind = source.slice(index).replace(/^[^}]*\}/, '');
    const counts = (expression.match(/(?<![.\w])[a-z]\w*/g) ?? []).some(
      (name) =>
        !NOT_COUNTED.has(name) &&
        [...before.matchAll(new RegExp(`\\b${name}\\??: (\\w+)`, 'g'))].at(-1)?.[1] === 'number',
    );
    // The side of a picture is written as in 1280 × 720.
    const isMeasured = /^ pixel/.test(behind);
    return (counts && !isMeasured) || /\.(length|size)\b/.test(expression) ? [expression] : [];
  });
}

const modules = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const messages = (
  await Promise.all(
    modules.map(async (path) =>
      Object.entries((await import(join(FOLDER, path))) as object).flatMap(([name, value]) =>
        messagesIn(value, `${path}: ${name}`),
      ),
    ),
  )
).flat();

it('what messages count is said in the singular of one, in the plural of several', () => {
  const wrong = messages.flatMap(([path, message]) => {
    const plural = new Set(saidWith(message, 2).flatMap((text) => wordsBehind(text, '2')));
    return saidWith(message, 1)
      .filter((text) =>
        wordsBehind(text, '1').some(
          (word) => plural.has(word) && /^[a-zàèéìòù]{2,}[eiì]$/.test(word) && !INVARIABLE.has(word),
        ),
      )
      .map((text) => `${path}: ${text}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

it('one that is left over is not said in the plural', () => {
  // What is counted may be the rest: of three, two are named.
  const wrong = messages.flatMap(([path, message]) =>
    [1, 2, 3, 6, 12]
      .flatMap((count) => saidWith(message, count))
      .filter((text) => PLURAL_BEFORE_ONE.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

it('thousands have their separator', () => {
  const bare = modules.flatMap((path) =>
    bareNumbersIn(readFileSync(join(FOLDER, path), 'utf8')).map((expression) => `${path}: ${expression}`),
  );
  expect(bare).toEqual([]);
  expect(bareNumbersIn(['(count: number) => `$', '{count} righe`'].join(''))).toEqual(['count']);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [12345, '12.345'],
  [1234567, '1.234.567'],
])('%i is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [['a', 'b'], 2, 2, 'a, b'],
  [['a', 'b'], 2, 3, 'a, b e un altro'],
  [['a', 'b', 'c'], 2, 3, 'a, b e un altro'],
  [['a', 'b', 'c', 'd'], 2, 1002, 'a, b e altri 1.000'],
])('%j, %i of them named, %i in all: %s', (names, most, total, text) => {
  expect(namedUpTo(names, most, total)).toBe(text);
});
