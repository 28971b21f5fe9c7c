import { expect, test } from 'vitest';
import { createSeenRows } from '../../src/services/seenRows';

const one = { rows: [{ id: 1 }], total: 1 };

test('rows are remembered by list and query, until they are forgotten', () => {
  const memory = createSeenRows();
  memory.write('a', one);
  expect([memory.read('a'), memory.read('b')]).toEqual([one, null]);
  memory.write('a', null);
  expect(memory.read('a')).toBeNull();
  memory.write('b', one);
  memory.forget();
  expect(memory.read('b')).toBeNull();
});

test('only the lists seen last are kept', () => {
  const memory = createSeenRows();
  memory.write('first', one);
  memory.write('second', one);
  memory.write('first', one);
  for (let index = 0; index < 19; index += 1) memory.write(`list ${index}`, one);
  expect([memory.read('first'), memory.read('second')]).toEqual([one, null]);
});
