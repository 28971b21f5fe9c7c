import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { displayNames, displayValue } from '../../src/content/kinds/displayText';
import { stops } from './stops';

type Row = [kind: FieldDeclaration['kind'], value: Json, said: string];

describe('a value as one says it outside its form', () => {
  test.each<Row>([
    ['text', 'Sagra del tartufo', 'Sagra del tartufo'],
    ['text', '', '(vuoto)'],
    ['text', null, '(vuoto)'],
    ['richText', '<p>Una <strong>festa</strong></p><p>in piazza</p>', 'Una festa in piazza'],
    ['richText', '<p>Arte &amp; vino&nbsp;nuovo</p>', 'Arte & vino nuovo'],
    ['text', 'Da 5 < 6 a <b>', 'Da 5 < 6 a <b>'],
    ['status', 1, 'Pubblicata'],
    ['status', 99, '99'],
    [
      'categories',
      [
        { id: 3, name: 'Sagre' },
        { id: 4, name: 'Mercati' },
      ],
      'Sagre, Mercati',
    ],
    ['categories', [], '(vuoto)'],
    ['author', { id: 7, nome: 'Livia' }, 'Livia'],
    ['images', [{ id: 1 }, { id: 2 }], '2 voci'],
    ['images', [{ id: 1 }], '1 voce'],
    ['times', { type: 'timerange' }, 'compilato'],
    [
      'portals',
      [
        { id: 1, active: true },
        { id: 2, active: false },
        { id: 3, active: true },
      ],
      'Emilia-Romagna, Romagna',
    ],
    ['portals', [{ id: 1, active: false }], '(vuoto)'],
    [
      'address',
      { location: { city: { id: 1, name: 'Parma' }, address: 'Via Verdi', number: '3' } },
      'Via Verdi 3, Parma',
    ],
    ['address', { location: { city: { id: 1, name: 'Parma' }, address: '', number: '' } }, 'Parma'],
    ['contacts', [{ type: 'email', value: 'info@comune.it' }], 'info@comune.it'],
    ['locality', { id: 4, name: 'Sestola' }, 'Sestola'],
    ['place', { id: 4, nome: 'Rocca' }, 'Rocca'],
    ['place', 4, 'Luogo n. 4'],
    ['place', null, '(vuoto)'],
    ['ticketing', { ingresso: 2, info: {} }, 'Gratuito'],
    ['dates', null, '(vuoto)'],
  ])('%s %j', (kind, value, said) => expect(displayValue({ kind }, value)).toBe(said));

  test('stops by where they are, one that says nothing by its place', () => {
    const at = (name: string) => ({ location: { city: { name } } });
    expect(displayValue(stops, [at('Parma'), at('Rimini')])).toBe('Parma – Rimini');
    expect(displayValue(stops, [{ ...at('Rimini'), order: 2 }, { order: 1 }])).toBe('Tappa 1 – Rimini');
    expect(displayValue(stops, [])).toBe('(vuoto)');
  });

  test('a choice by its declared name', () =>
    expect(displayValue({ kind: 'select', options: [{ value: 'b', label: 'Bassa' }] }, 'b')).toBe('Bassa'));

  test('the days of a programme in a sentence', () =>
    expect(
      displayValue({ kind: 'dates' }, { start: '2026-11-27', end: '2026-11-29', week: Array(7).fill(true), dates: [] }),
    ).toContain('novembre 2026'));

  test('a long text is cut', () => {
    const said = displayValue({ kind: 'textarea' }, 'a'.repeat(500));
    expect([said.length, said.at(-1)]).toEqual([161, '…']);
  });
});

describe('a list of names before and after', () => {
  test.each<[string, string[], string[], [string, string] | null]>([
    ['one chosen', [], ['Parma'], ['(vuoto)', 'Parma']],
    ['one in place of another', ['Parma'], ['Fidenza'], ['Parma', 'Fidenza']],
    ['short lists are told whole', ['Parma', 'Fidenza'], ['Parma'], ['Parma, Fidenza', 'Parma']],
    ['of longer ones what came', ['A', 'B', 'C'], ['A', 'B', 'C', 'D'], ['', '+ D']],
    ['what went', ['A', 'B', 'C', 'D'], ['A', 'C', 'D'], ['', '− B']],
    ['what went and what came', ['A', 'B', 'C', 'D'], ['A', 'E', 'C', 'F'], ['', '− B, − D, + E, + F']],
    ['all of it, where nothing stayed', ['A', 'B', 'C', 'D'], [], ['A, B, C, D', '(vuoto)']],
    ['another order', ['A', 'B', 'C', 'D'], ['B', 'A', 'C', 'D'], ['A, B, C, D', 'B, A, C, D']],
    ['nothing', ['A', 'B'], ['A', 'B'], null],
  ])('%s', (_, before, after, said) => expect(displayNames(before, after)).toEqual(said));

  test('no more than 160 characters of either', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Comune ${index}`);
    for (const said of displayNames(['X'], names) ?? []) expect(said.length).toBeLessThanOrEqual(161);
  });
});
