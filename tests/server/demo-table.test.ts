import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable, row, rows, text } from '../../demo/table';
import { root } from './program';

const folder = join(root, 'demo');

const filesOf = (extension: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

describe('a table of the demo', () => {
  const shape = rows(row({ name: text, price: z.number() }));
  const read = (...data: unknown[]) => readTable('some/prices', shape, data);

  it('gives its rows in their order', () => {
    const data = [
      { name: ['due', 'two'], price: 2 },
      { name: ['uno', 'one'], price: 1 },
    ];
    expect(read(...data)).toEqual(data);
  });

  it.each([
    ['a column too many', { name: ['a', 'b'], price: 1, prise: 2 }, 'prise'],
    ['a column too few', { name: ['a', 'b'] }, '[0].price'],
    ['a text in one language only', { name: ['a'], price: 1 }, '[0].name'],
    ['an empty text', { name: ['a', ''], price: 1 }, '[0].name[1]'],
  ])('with %s is refused by its name and where', (_, data, where) => {
    expect(() => read(data)).toThrow('demo/some/prices.json');
    expect(() => read(data)).toThrow(where);
  });

  it('without rows is refused', () => expect(() => read()).toThrow('demo/some/prices.json'));

  it('has the name of its file, and every file is read once', () => {
    const named = filesOf('.ts')
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .flatMap((source) =>
        [...source.matchAll(/read(?:Table|Routes)\(\s*'([^']+)'/g)].map(([, name]) => `${name}.json`),
      );
    expect(named.sort()).toEqual(filesOf('.json'));
  });
});
