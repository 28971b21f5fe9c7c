import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEYS_END, KEYS_START, keyTable } from '../../scripts/keyTable';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What stands between two markers, without the blank lines around it. */
function between(text: string, start: string, end: string): string {
  const [, after] = text.split(start);
  const [inner, rest] = after?.split(end) ?? [];
  if (inner === undefined || rest === undefined) throw new Error(`no '${start}' … '${end}'`);
  return inner.trim();
}

test.each(['README.md', 'docs/guida.md'])('%s holds the key map as `npm run keys` prints it', (path) => {
  expect(between(read(path), KEYS_START, KEYS_END)).toBe(keyTable());
});

test("the README's content type is the one that the tests run, seen from src/content", () => {
  const file = read('tests/content/blog.ts')
    .replaceAll('../../src/content/', './')
    .replaceAll('../../src/messages/', '../messages/')
    .trim();
  const shown = between(read('README.md'), '<!-- blog:start -->', '<!-- blog:end -->');
  expect(shown).toBe(`\`\`\`ts\n// src/content/blog.ts\n${file}\n\`\`\``);
});

test('the README explains every variable that the server reads, and no other', () => {
  const named = (text: string): string[] =>
    [...new Set(text.match(/\b(PORTOLANO_[A-Z0-9_]+|DATABASE_URL)(?=[`:])/g) ?? [])].sort();
  const settings = between(read('README.md'), '## Settings', '## Keys');
  expect(named(settings)).toEqual(named(read('server/config.ts')));
});
