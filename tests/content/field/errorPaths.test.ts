import { expect, test } from 'vitest';
import { errorsOfFields } from '../../../src/content/field/path';

const fields = ['nome', 'location', 'localita', 'google.title'];

test.each<[string, Readonly<Record<string, string>>, ReturnType<typeof errorsOfFields>]>([
  ['a field’s own', { nome: 'Manca' }, [{ field: 'nome', within: '', message: 'Manca' }]],
  [
    'one within a value',
    { 'location.city.id': 'Non c’è' },
    [{ field: 'location', within: 'city.id', message: 'Non c’è' }],
  ],
  ['a dotted field', { 'google.title': 'Lungo' }, [{ field: 'google.title', within: '', message: 'Lungo' }]],
  ['nobody’s: a name that only begins alike', { locations: 'x', 'nome2.a': 'x', google: 'x' }, []],
  [
    'the first of several, in the order of the fields',
    { 'location.lng': 'Prima', 'location.lat': 'Poi', nome: 'Manca' },
    [
      { field: 'nome', within: '', message: 'Manca' },
      { field: 'location', within: 'lng', message: 'Prima' },
    ],
  ],
])('%s', (_, errors, found) => {
  expect(errorsOfFields(errors, fields)).toEqual(found);
});
