import { expect, it } from 'vitest';
import { orderVersion } from '../../../src/content/lists/categories';

it('names an order by its ids and their places, for a header', () => {
  expect(orderVersion([])).toBe('"0-ztntfp"');
  expect(orderVersion([1, 2, 3])).toBe(orderVersion([1, 2, 3]));
  const names = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [1, 2], [12, 3], [1, 23], [123], []].map(orderVersion);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^"\d+-[0-9a-z]+"$/);
});
