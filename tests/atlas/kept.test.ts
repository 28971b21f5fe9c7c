import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { exportedCsv, exportedJUnit } from '../../tools/atlas/page/exports';
import {
  countOf,
  exportedJson,
  keyOf,
  NO_RESULT,
  parseStored,
  type Result,
  withResult,
} from '../../tools/atlas/page/kept';
import { forward, startPath } from '../../tools/atlas/page/run';
import { stepFacts } from '../../tools/atlas/page/stepFacts';
import type { AtlasMachine } from '../../tools/atlas/types';
import { choosePaths } from '../kit/choice';
import { model as door } from '../kit/door';

const stamp = { date: '2026-11-26T10:00:00.000Z', version: '1.2.0', tester: 'Anna & Bruno' };
const begins = { title: 'Apri → open', page: '#/porta', user: 'anna', data: 'Una porta.' };

const results: Readonly<Record<string, Result>> = {
  [keyOf('list', '20gmv8', 10)]: {
    ...stamp,
    verdict: 'failed',
    note: 'riga 1,\n"due" <b>\u0007',
    step: { ...begins, number: 7, say: 'Apri', press: '«Apri» · Ctrl+A', expected: 'open' },
  },
  [keyOf('list', '20gmv8', 2)]: {
    ...stamp,
    date: '2026-11-25T09:00:00.000Z',
    verdict: 'passed',
    note: '',
    step: { ...begins, number: 2, say: 'Chiudi', press: '', expected: 'La porta è chiusa' },
  },
  [keyOf('session', 'abcdef', 0)]: { ...NO_RESULT, note: 'solo una nota' },
};

test('what was exported is read again', () => {
  const stored = { tester: 'Anna', results };
  expect(parseStored(exportedJson(stored))).toEqual(stored);
});

test('what an older page exported, which kept less, is read too', () => {
  expect(parseStored('{"results":{"list/a/1":{"verdict":"passed","note":"bene"}}}')).toEqual({
    tester: '',
    results: { 'list/a/1': { ...NO_RESULT, verdict: 'passed', note: 'bene', step: { ...NO_RESULT.step, number: 1 } } },
  });
});

test('CSV has a row a step, in their order, as the sheet of the paths', () => {
  expect(exportedCsv(results)).toBe(
    [
      'Macchina,Codice,Percorso,Pagina,Utente,Dati,Numero,Passo,Comando,Atteso,Superato,Fallito,Note,Data,Versione,Provato da',
      'list,20gmv8,Apri → open,#/porta,anna,Una porta.,2,Chiudi,,La porta è chiusa,x,,,2026-11-25T09:00:00.000Z,1.2.0,Anna & Bruno',
      'list,20gmv8,Apri → open,#/porta,anna,Una porta.,7,Apri,«Apri» · Ctrl+A,open,,x,"riga 1,\n""due"" <b>\u0007",2026-11-26T10:00:00.000Z,1.2.0,Anna & Bruno',
      'session,abcdef,,,,,0,,,,,,solo una nota,,,',
      '',
    ].join('\r\n'),
  );
});

/** The elements of an XML text in their order: name, attributes, and the text right within. Throws where it is no XML. */
function elementsOf(xml: string) {
  const found: { name: string; attributes: Readonly<Record<string, string>>; text: string }[] = [];
  const open: typeof found = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const within = open.at(-1);
    if (within !== undefined) within.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
}

describe('JUnit XML', () => {
  const elements = elementsOf(exportedJUnit(results));
  const attributes = (wanted: string) => elements.filter(({ name }) => name === wanted).map((one) => one.attributes);

  test('has a suite a path, with what came of it', () => {
    expect(attributes('testsuites')).toEqual([
      { name: 'Portolano: prove a mano', tests: '3', failures: '1', errors: '0', skipped: '1' },
    ]);
    expect(attributes('testsuite')).toEqual([
      {
        name: 'Apri → open · list/20gmv8',
        timestamp: '2026-11-25T09:00:00.000Z',
        tests: '2',
        failures: '1',
        errors: '0',
        skipped: '0',
      },
      { name: 'session/abcdef', tests: '1', failures: '0', errors: '0', skipped: '1' },
    ]);
  });

  test('has a case a step, with its text, its failure, version, tester and date', () => {
    expect(attributes('testcase')).toEqual([
      { classname: 'list.20gmv8', name: '2. Chiudi' },
      { classname: 'list.20gmv8', name: '7. Apri' },
      { classname: 'session.abcdef', name: '0.' },
    ]);
    expect(attributes('property').slice(3, 6)).toEqual([
      { name: 'version', value: '1.2.0' },
      { name: 'tester', value: 'Anna & Bruno' },
      { name: 'date', value: '2026-11-26T10:00:00.000Z' },
    ]);
    expect(elements.find(({ name }) => name === 'failure')).toMatchObject({
      // A line break in an attribute is a space to whoever reads it, and a bell can't be written.
      attributes: { message: 'riga 1, "due" <b>' },
      text: 'Atteso: open',
    });
    expect(attributes('skipped')).toEqual([{ message: 'solo una nota' }]);
  });
});

test.each([
  'niente',
  '{}',
  'null',
  '{"results":[]}',
  '{"tester":1,"results":{}}',
  '{"results":{"list":{"verdict":"passed","note":""}}}',
  '{"results":{"list/a/1":{"verdict":"forse","note":""}}}',
  '{"results":{"list/a/1":{"verdict":"passed"}}}',
  '{"results":{"list/a/1":{"verdict":"passed","note":"","date":7}}}',
  '{"results":{"list/a/1":{"verdict":"passed","note":"","step":{"number":"1"}}}}',
])('what is none of ours is refused: %s', (text) => {
  expect(() => parseStored(text)).toThrow('scegli quello fatto con «Esporta JSON»');
});

test('a result that says nothing is dropped, and a path counts its own', () => {
  const key = keyOf('list', '20gmv8', 2);
  expect(withResult(results, key, { ...NO_RESULT, ...stamp })).not.toHaveProperty([key]);
  expect(withResult(results, key, { ...NO_RESULT, verdict: 'failed' })[key]?.verdict).toBe('failed');
  expect(countOf(results, 'list', '20gmv8')).toEqual({ passed: 1, failed: 1 });
  expect(countOf(results, 'list', '20gmv')).toEqual({ passed: 0, failed: 0 });
});

test('a step says what the checklist says of it; an answer has the number of the step that it answers', () => {
  const [path] = choosePaths(door, { to: 'open' });
  const machine = {
    beginnings: { inizio: { page: '#/porta', user: 'anna', data: 'Una porta.' } },
  };
  const atlasPath = {
    code: 'abc123',
    title: 'Apri → open',
    start: 'inizio',
    steps: path?.steps.map(({ key }) => key) ?? [],
    presses: ['«Apri» · Ctrl+A', ''],
    takes: [],
    onScreen: false,
  };
  const start = startPath({ ...door, noHand: { 'door.ringing --done(ring)': 'non c’è nessuno' } }, atlasPath);
  const runs = [start, forward(start), forward(forward(start))];
  expect(runs.map((run) => stepFacts(machine as unknown as AtlasMachine, atlasPath, run))).toEqual([
    { ...begins, number: 0, say: 'Partenza: inizio', press: '', expected: 'La porta è chiusa' },
    { ...begins, number: 1, say: 'Apri (con la chiave)', press: '«Apri» · Ctrl+A', expected: 'ringing' },
    {
      ...begins,
      number: 1,
      say: 'Qualcuno risponde (avanti) (a mano non si può: non c’è nessuno)',
      press: '',
      expected: 'open',
    },
  ]);
});
