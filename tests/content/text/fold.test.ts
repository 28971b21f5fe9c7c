import { expect, test } from 'vitest';
import { fold, holdsWords, matchingChoices, nearestFirst, typedWords } from '../../../src/content/text/fold';
import { searchCases } from '../searchCases';

test.each([
  ['Qualità', 'qualita'],
  ['LOCALITÀ  di\tmare ', 'localita di mare'],
  ['L’Emilia', "l'emilia"],
  ['Zoë', 'zoe'],
  ['Passeg\u00adgiata', 'passeggiata'],
  ['\u200e', ''],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ["citta' d'arte", ['citta', "d'", 'arte']],
  ['arte Arte', ['arte']],
  ['  ', []],
  ['’’', ['’’']],
])('the words of «%s»', (typed, words) => {
  expect(typedWords(typed)).toEqual(words);
});

test.each(searchCases)('in «%s» «%s» finds: %s', (title, typed, rank) => {
  expect(holdsWords(typed)(title)).toBe(rank !== null);
  expect(matchingChoices([{ label: title }], typed)).toHaveLength(rank === null ? 0 : 1);
});

test('of two titles that are found the nearer one stands first', () => {
  for (const [near, typed, rank] of searchCases)
    for (const [far, , other] of searchCases.filter((one) => one[1] === typed))
      if (rank !== null && other !== null && rank < other)
        expect(nearestFirst([{ label: far }, { label: near }], typed)[0]?.label, typed).toBe(near);
  const towns = ['Sanbologna', 'Via Bologna', 'Bolognano', 'Bologna'].map((label) => ({ label }));
  expect(matchingChoices(towns, 'bologna').map(({ label }) => label)).toEqual(
    towns.map(({ label }) => label).reverse(),
  );
});

test('choices that are equally near keep their order, and without words all stay', () => {
  const choices = ['Bologna 2', 'Bologna 1', 'Rimini'].map((label) => ({ label }));
  expect(matchingChoices(choices, 'bolo')).toEqual(choices.slice(0, 2));
  expect(matchingChoices(choices, ' \u00ad ')).toEqual(choices);
});

const option = (id: number, label: string, detail?: string) => ({ id, label, detail });
const towns = [option(1, 'San Giovanni in Persiceto', 'BO'), option(2, 'Forlì', 'FC'), option(3, 'Forlimpopoli', 'FC')];

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
])('of some towns «%s» finds', (text, found) => {
  expect(matchingChoices(towns, text).map(({ id }) => id)).toEqual(found);
});

test('what begins with the text comes first', () => {
  const tags = [option(1, 'bici in città'), option(2, 'città d’arte')];
  for (const text of ['citta', ' citta ']) expect(matchingChoices(tags, text).map(({ id }) => id)).toEqual([2, 1]);
});

test('every accent is out of the way', () => {
  const halls = [option(1, 'Caffè del Càssero')];
  expect(matchingChoices(halls, 'caffe cassero').map(({ id }) => id)).toEqual([1]);
});

test('a choice is found by its names in other languages', () => {
  const tags = [{ ...option(1, 'mosaici'), also: 'mosaics Mosaike' }, option(2, 'Mosa')];
  expect(matchingChoices(tags, 'mosaike').map(({ id }) => id)).toEqual([1]);
  expect(matchingChoices(tags, 'mosa').map(({ id }) => id)).toEqual([2, 1]);
});
