import { expect, test } from 'vitest';
import { countOf, exportedCsv, exportedJson, keyOf, parseResults, withResult } from '../../scripts/atlas/page/kept';

const results = {
  [keyOf('list', '20gmv8', 10)]: { verdict: 'failed', note: 'riga 1,\n"due"' },
  [keyOf('list', '20gmv8', 2)]: { verdict: 'passed', note: '' },
  [keyOf('session', 'abcdef', 0)]: { verdict: null, note: 'solo una nota' },
} as const;

test('what was exported is read again', () => {
  expect(parseResults(exportedJson(results))).toEqual(results);
});

test('CSV has a row a step, in their order', () => {
  expect(exportedCsv(results)).toBe(
    [
      'Macchina,Codice,Passo,Superato,Fallito,Note',
      'list,20gmv8,2,x,,',
      'list,20gmv8,10,,x,"riga 1,\n""due"""',
      'session,abcdef,0,,,solo una nota',
      '',
    ].join('\r\n'),
  );
});

test.each([
  'niente',
  '{}',
  'null',
  '{"results":[]}',
  '{"results":{"list":{"verdict":"passed","note":""}}}',
  '{"results":{"list/a/1":{"verdict":"forse","note":""}}}',
  '{"results":{"list/a/1":{"verdict":"passed"}}}',
])('what is none of ours is refused: %s', (text) => {
  expect(() => parseResults(text)).toThrow('scegli quello fatto con «Esporta JSON»');
});

test('a result that says nothing is dropped, and a path counts its own', () => {
  const key = keyOf('list', '20gmv8', 2);
  expect(withResult(results, key, { verdict: null, note: '' })).not.toHaveProperty([key]);
  expect(withResult(results, key, { verdict: 'failed', note: '' })[key]).toEqual({ verdict: 'failed', note: '' });
  expect(countOf(results, 'list', '20gmv8')).toEqual({ passed: 1, failed: 1 });
  expect(countOf(results, 'list', '20gmv')).toEqual({ passed: 0, failed: 0 });
});
