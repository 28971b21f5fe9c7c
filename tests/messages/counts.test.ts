import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../src/messages', import.meta.url));

/** What stands for an argument that is no number. */
const OTHERS: readonly unknown[] = ['nome', ['nome'], null];
const MOST_ARGUMENTS = 4;

type Message = (...args: unknown[]) => unknown;

function messagesIn(value: unknown, path: string, found: [string, Message][] = []): [string, Message][] {
  if (typeof value === 'function') found.push([path, value as Message]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) messagesIn(inner, `${path}.${key}`, found);
  return found;
}

/** Every way to give a message numbers and other things, one of the numbers being `count`. */
function argumentsWith(count: number, arity: number): unknown[][] {
  let lists: unknown[][] = [[]];
  for (let at = 0; at < arity; at += 1)
    lists = lists.flatMap((list) => [count, 7, ...OTHERS].map((one) => [...list, one]));
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
    const arity = Math.min(message.length, MOST_ARGUMENTS);
    const many = argumentsWith(2, arity);
    return argumentsWith(1, arity).flatMap((args, index) => {
      const [one, two] = [said(message, args), said(message, many[index] ?? [])];
      if (one === null || two === null) return [];
      const plural = wordsBehind(two, '2');
      return wordsBehind(one, '1').some(
        (word) => plural.includes(word) && /^[a-zàèéìòù]{2,}[eiì]$/.test(word) && !INVARIABLE.has(word),
      )
        ? [`${path}: ${one}`]
        : [];
    });
  });
  expect([...new Set(wrong)]).toEqual([]);
});
