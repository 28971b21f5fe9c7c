import { expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { withoutUnseen } from '../../../src/content/kinds/withheld';

const HIDDEN = { id: 3, title: 'un contenuto che non puoi vedere', withheld: true };
const SEEN = { id: 4, title: 'Dozza' };

test.each<[string, Json, Json]>([
  ['a single one', HIDDEN, null],
  ['some of several', [SEEN, HIDDEN], [SEEN]],
  ['all of several', [HIDDEN], []],
  [
    'one within an entry',
    [{ localita: HIDDEN, note: 'x' }, { localita: SEEN }],
    [{ localita: null, note: 'x' }, { localita: SEEN }],
  ],
])('%s that may not be seen is left out', (_, value, seen) => {
  expect(withoutUnseen(value)).toEqual(seen);
});

test.each<Json>([null, 'testo', 3, SEEN, [SEEN, { localita: SEEN, days: ['2026-01-01'] }]])(
  '%j points to nothing hidden, and stays the very same',
  (value) => {
    expect(withoutUnseen(value)).toBe(value);
  },
);
