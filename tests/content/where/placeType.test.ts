import { describe, expect, test } from 'vitest';
import { placeTypes } from '../../../src/content/listings/placeTypes';
import { rowListAddress } from '../../../src/content/lists/listing';
import { placeTypeCode, placeTypeTitle, placeTypeTitleProblem } from '../../../src/content/where/placeType';

const UNADDRESSABLE =
  'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo';

describe('the title of a place type', () => {
  test.each([
    ['', 'Scrivi il nome della collezione'],
    [' \t ', 'Scrivi il nome della collezione'],
    ['.', UNADDRESSABLE],
    ['..', UNADDRESSABLE],
    [' / ', UNADDRESSABLE],
    ['%2e%', null],
    ['..a', null],
    ['北京', null],
    ['7', null],
    ['a'.repeat(300), null],
    ['a'.repeat(301), 'Al massimo 300 caratteri: sono 301'],
  ])('%j: %s', (title, problem) => expect(placeTypeTitleProblem(title)).toBe(problem));

  test('has one blank between words', () => expect(placeTypeTitle('  Dove \n  dormire ')).toBe('Dove dormire'));

  test.each([
    ['Dove dormire', 'dove_dormire'],
    ['Caffè & Città', 'caffe_citta'],
    ['北京', 'collezione'],
    ['a'.repeat(120), 'a'.repeat(100)],
  ])('%s gives the code %s', (title, code) => expect(placeTypeCode(title)).toBe(code));
});

test.each([
  ['musei', '/punti-interesse/musei'],
  ['a/b', '/punti-interesse/a%2Fb'],
  ['dove_dormire', null],
  [null, null],
])('the row of %s leads to %s', (code, address) => expect(rowListAddress(placeTypes, { id: 1, code })).toBe(address));
