import { expect, test } from 'vitest';
import { personOf } from '../../../src/content/text/people';

test.each([
  [{ first_name: 'Anna', last_name: 'Rossi', company: 'Terme' }, 'Rossi Anna'],
  [{ first_name: ' ', last_name: 'Rossi' }, 'Rossi'],
  [{ first_name: null, last_name: '', company: ' Terme ' }, 'Terme'],
  [{}, ''],
])('%o is shown as %s', (user, shown) => {
  expect(personOf(user)).toBe(shown);
});
