import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no style looks from the root of the page for what it contains: each change of an element would restyle all of it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(tsx?|css)$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const looking = sources.filter((path) => /\b(body|html|root\]?):has\(/.test(readFileSync(`src/${path}`, 'utf8')));
  expect(looking).toEqual([]);
});
