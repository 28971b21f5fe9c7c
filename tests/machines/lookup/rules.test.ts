import { expect, test } from 'vitest';
import { matchingChoices } from '../../../src/content/text/fold';
import { isBelowMinimum } from '../../../src/machines/lookup/rules';
import type { LookupOption } from '../../../src/machines/lookup/types';

const option = (id: number, label: string, detail?: string): LookupOption => ({
  id,
  label,
  value: id,
  ...(detail !== undefined && { detail }),
});
const towns = [option(1, 'San Giovanni in Persiceto', 'BO'), option(2, 'Forlì', 'FC'), option(3, 'Forlimpopoli', 'FC')];
const ids = (text: string) => matchingChoices(towns, text).map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['forli', [2, 3]],
  ['FORLÌ', [2, 3]],
  ['persiceto san', [1]],
  ['fc', [2, 3]],
  ['in', [1]],
  [' forli ', [2, 3]],
  ['san  bo', [1]],
  ['persicetobo', []],
  ['?', []],
  ['nessuno', []],
  ['(.*', []],
])('«%s» finds', (text, found) => {
  expect(ids(text)).toEqual(found);
});

test('what begins with the text comes first', () => {
  const tags = [option(1, 'bici in città'), option(2, 'città d’arte')];
  for (const text of ['citta', ' citta ']) expect(matchingChoices(tags, text).map(({ id }) => id)).toEqual([2, 1]);
});

test('every accent is out of the way', () => {
  const halls = [option(1, 'Caffè del Càssero')];
  expect(matchingChoices(halls, 'caffe cassero').map(({ id }) => id)).toEqual([1]);
});

test('an option is found by its names in other languages', () => {
  const tags = [{ ...option(1, 'mosaici'), also: 'mosaics Mosaike' }, option(2, 'Mosa')];
  expect(matchingChoices(tags, 'mosaike').map(({ id }) => id)).toEqual([1]);
  expect(matchingChoices(tags, 'mosa').map(({ id }) => id)).toEqual([2, 1]);
});

test('blanks are no characters', () => {
  expect([' b ', 'bo', ''].map((text) => isBelowMinimum({ text, minimum: 2 }))).toEqual([true, false, true]);
});
