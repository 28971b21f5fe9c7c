import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Requirements, readRequirements } from '../../tools/conformance/data';
import { conformance, problemsOf } from '../../tools/conformance/document';
import { holdersIn, scanTests } from '../../tools/conformance/scan';

const holders = scanTests();

test('every requirement of the documents is held by a test, and lives where it says', () => {
  expect(problemsOf(readRequirements(), holders)).toEqual([]);
});

test('docs/conformance.md is as `npm run conformance` writes it', () => {
  const written = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  expect(written).toBe(conformance(readRequirements(), holders));
});

test('a test names requirements at the end of its title, or in a row of its table; a model by what tries them', () => {
  const source = [
    "it('opens [1-2.4.1, 2-5.3]', () => {});",
    'test.each([["a row [3-1.2]", 1]])(`%s`, () => {});',
    "test.skip('it\\'s off [1-2.4.2]', () => {});",
    "// a comment [1-9.9]; 'a range [0-9]', 'in the middle [1-1.1] of it'",
  ].join('\n');
  expect(holdersIn('tests/a.test.ts', source)).toEqual([
    { file: 'tests/a.test.ts', title: 'opens', ids: ['1-2.4.1', '2-5.3'], isOff: false },
    { file: 'tests/a.test.ts', title: 'a row', ids: ['3-1.2'], isOff: false },
    { file: 'tests/a.test.ts', title: "it's off", ids: ['1-2.4.2'], isOff: true },
  ]);
  const model = "  title: 'Porta',\n  requirements: {\n    '1-2.5.1': ['door.open'],\n  },\n";
  expect(holdersIn('tests/machines/door/model.ts', model)).toEqual([
    { file: 'tests/machines/door/model.ts', title: 'Porta: percorsi della macchina', ids: ['1-2.5.1'], isOff: false },
  ]);
  expect(() => holdersIn('tests/machines/door/model.ts', "  title: 'Porta',\n  requirements,\n")).toThrow(/elsewhere/);
});

test('what does not hold is named', () => {
  const where = ['README.md'];
  const data: Requirements = {
    documents: { 1: { title: 'Uno', sections: { 2: 'Due' } } },
    requirements: [
      { id: '1-2.1', text: 'Si apre.', where },
      { id: '1-2.3', text: 'Si chiude.', where: ['nowhere.ts'] },
      { id: '1-3.1', text: 'Si vedrà.', where: [], pending: 'altro lavoro' },
      { id: '1-3.2', text: 'Si vede.', where, pending: 'altro lavoro' },
    ],
  };
  const holder = { file: 'tests/a.test.ts', title: 'opens', isOff: false };
  expect(
    problemsOf(data, [
      { ...holder, ids: ['1-2.1', '1-2.9', '1-3.2'] },
      { ...holder, ids: ['1-2.3'], isOff: true },
    ]),
  ).toEqual([
    '1-2.3: fuori posto',
    '1-2.3: nowhere.ts non c’è',
    '1-3.1: sezione senza titolo',
    '1-3.1: senza luogo',
    '1-3.2: sezione senza titolo',
    '1-2.3: nessuna prova lo tiene (Si chiude.)',
    '1-3.2: in sospeso, eppure una prova lo tiene',
    '1-2.9: lo nomina tests/a.test.ts («opens»), i documenti non lo hanno',
    'tests/a.test.ts: «opens» non si esegue',
  ]);
});
