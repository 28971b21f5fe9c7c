import { expect, test } from 'vitest';
import { placeTypeCall, placeTypeForm, placeTypeItem } from '../../src/content/records/placeType';
import { firstProblem } from '../../src/machines/record/fields';

const musei = { id: 4, title: 'Musei', code: 'musei', updated_at: '2026-06-01T08:00:00.000Z' };

test('a new one goes out under the id of none, another under its own with its version; the title as it is stored', () => {
  expect(placeTypeCall({ ...placeTypeForm.blank, title: ' Rocche  e torri ' })).toEqual({
    params: { id: -1, title: 'Rocche e torri' },
    query: {},
  });
  expect(placeTypeCall(placeTypeItem(musei))).toEqual({
    params: { id: 4, title: 'Musei' },
    query: { updated_at: '2026-06-01T08:00:00.000Z' },
  });
});

test('of a server without versions none is sent', () => {
  expect(placeTypeCall(placeTypeItem({ id: 4, title: 'Musei' })).query).toEqual({});
});

test.each([
  ['', 'Nome: Scrivi il nome della collezione'],
  ['..', 'Nome: Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo'],
  ['x'.repeat(301), 'Nome: Al massimo 300 caratteri: sono 301'],
  [' Rocche ', null],
])('%# what is wrong with a title', (title, problem) => {
  const item = { ...placeTypeForm.blank, title };
  expect(firstProblem({ record: placeTypeForm, id: 'new', item, refused: {} })).toBe(problem);
});
