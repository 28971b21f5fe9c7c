import { expect, test } from 'vitest';
import { type RecordItem, recordForm } from '../../../src/content/record';
import { desk } from '../../../src/content/records/desk';
import { user } from '../../../src/content/records/user';
import {
  conflictsWith,
  firstProblem,
  isDirty,
  isRequired,
  nextError,
  wrongFields,
} from '../../../src/machines/record/rules';
import type { RecordContext } from '../../../src/machines/record/types';

const record = recordForm(user);
const filled: RecordItem = {
  ...record.blank,
  first_name: 'Anna',
  last_name: 'Rossi',
  username: 'anna',
  email: 'anna@example.it',
  password: 'Argine-Lungo',
  password_confirmation: 'Argine-Lungo',
  role: 'redazione',
  redazione: 3,
};

const context = (item: RecordItem, more: Partial<RecordContext> = {}): RecordContext => ({
  record,
  id: item.id,
  keySeed: '',
  attempts: 0,
  attempt: null,
  stored: item,
  item,
  touched: [],
  refused: {},
  failure: null,
  conflict: null,
  rebased: false,
  focus: null,
  ...more,
});

test.each<[Partial<RecordItem>, readonly string[]]>([
  [{}, []],
  [{ first_name: '' }, ['first_name']],
  [{ first_name: '', last_name: '', company: 'Acque' }, []],
  [{ last_name: 'Rossi2' }, ['last_name']],
  [{ last_name: 'Rossi2', company: 'Acque' }, []],
  [{ username: 'anna rossi' }, ['username']],
  [{ email: 'anna@' }, ['email']],
  [{ password: 'corta' }, ['password', 'password_confirmation']],
  [{ password: '', password_confirmation: '' }, ['password', 'password_confirmation']],
  [{ id: 7, password: '', password_confirmation: '' }, []],
  [{ role: null, active: null, redazione: null }, ['role', 'redazione', 'active']],
  [{ company: 'x'.repeat(201) }, ['company']],
])('%# of a user %j is wrong: %j', (change, wrong) => {
  expect(wrongFields(context({ ...filled, ...change }))).toEqual(wrong);
});

test.each<[Partial<RecordItem>, string | null]>([
  [{ nome: 'Nord' }, null],
  [{ nome: ' ' }, 'Nome: Campo richiesto'],
  [{ nome: 'Nord', url_de: 'example.it' }, 'URL tedesco: URL non valida'],
])('%# of a desk: %j', (change, problem) => {
  const form = recordForm(desk);
  expect(firstProblem({ ...context({ ...form.blank, ...change }), record: form })).toBe(problem);
});

test('a name must be filled as long as there is no company', () => {
  const [, name] = record.fields;
  expect(name === undefined ? null : [isRequired(name, filled), isRequired(name, { ...filled, company: 'A' })]).toEqual(
    [true, false],
  );
});

test('the errors are visited round and round', () => {
  const wrong = context({ ...filled, last_name: '', email: '', role: null });
  expect([
    nextError(wrong, 1, undefined),
    nextError(wrong, 1, 'email'),
    nextError(wrong, 1, 'role'),
    nextError(wrong, -1, 'last_name'),
    nextError(context(filled), 1, undefined),
  ]).toEqual(['last_name', 'role', 'last_name', 'role', null]);
});

test('choices made in another order are no change', () => {
  const stored = { ...filled, destinations: [3, 1, 2] };
  const reordered = { ...filled, destinations: [1, 2, 3] };
  expect(isDirty(context(reordered, { stored }))).toBe(false);
  expect(isDirty(context({ ...filled, destinations: [1, 2] }, { stored }))).toBe(true);
  const mine = context({ ...filled, destinations: [1] }, { stored });
  expect(conflictsWith(mine, reordered)).toEqual([]);
  expect(conflictsWith(mine, { ...filled, destinations: [2, 9] }).map(({ name }) => name)).toEqual(['destinations']);
});
