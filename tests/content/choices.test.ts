import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/content/kinds';
import { choiceLabel } from '../../src/content/kinds/select';
import type { FieldDeclaration, FieldKind, Json } from '../../src/content/types';
import { isWebAddress } from '../../src/content/web';

const field = (kind: FieldKind, more: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path: 'campo',
  kind,
  label: 'Campo',
  localized: false,
  ...more,
});
const accepts = (kind: FieldKind, value: Json) => KINDS[kind].schema.safeParse(value).success;
const { select, ticketing, offices } = KINDS;

describe('a choice', () => {
  const options = [{ value: 2, label: 'regionale' }];
  test.each<[Json, string, Json]>([
    [2, 'regionale', 2],
    ['2', 'regionale', '2'],
    [{ id: 2, name: 'di regione' }, 'regionale', 2],
    [{ id: 9, nome: 'mondiale' }, 'mondiale', 9],
    ['altro', 'altro', 'altro'],
    ['', '', null],
    [null, '', null],
    [undefined, '', null],
  ])('%j is called %j and kept as %j', (value, label, kept) => {
    expect(accepts('select', value)).toBe(true);
    expect(choiceLabel(value, { options })).toBe(label);
    expect(select.stored?.(value)).toBe(kept);
    expect(select.normalise(value)).toEqual(value ?? null);
  });
  test('says the same as number, text or reference', () => {
    expect([2, '2', { id: 2, name: 'regionale' }].map((value) => select.essence?.(value))).toEqual(['2', '2', '2']);
  });
});

describe('tickets', () => {
  const info = { it: { tariffa_intera: '10 euro', sito: 'https://www.esempio.it' }, en: null };

  test.each<[string, Json]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty map as a list', []],
    ['texts as null', { ingresso: 1, info: { it: { sito: null, tariffa_intera: 10 } } }],
    ['an empty map of languages as a list', { ingresso: '2', info: [] }],
    ['a language as null', { ingresso: -1, info }],
  ])('are read from a server that sends %s', (_, value) => {
    expect(accepts('ticketing', value)).toBe(true);
    expect(ticketing.problem(ticketing.normalise(value ?? null), field('ticketing'))).toBeNull();
  });

  test('go back as they came', () => {
    const sent = { ingresso: '1', info: { it: { sito: null, nota: 'x' }, en: null }, prevendita: 1 };
    expect(ticketing.normalise(sent)).toEqual(sent);
  });

  test('say the same whether a text is empty or missing', () => {
    const short = { ingresso: 1, info: { it: { tariffa_intera: '10 euro' } } };
    const long = { ingresso: '1', info: { it: { tariffa_intera: '10 euro', sito: '' }, en: { sito: null } } };
    expect(ticketing.essence?.(short)).toEqual(ticketing.essence?.(long));
  });

  test('are kept without what is no content', () => {
    expect(ticketing.stored?.({ ingresso: 3, info: { ...info, xx: { sito: 'https://a.it' } }, stato: 'x' })).toEqual({
      ingresso: 3,
      info: { it: { tariffa_intera: '10 euro', sito: 'https://www.esempio.it' } },
    });
    expect(ticketing.stored?.(null)).toEqual({ ingresso: -1, info: {} });
  });

  test.each<[Json, string | null]>([
    [{ ingresso: 1, info: { en: { sito: 'tickets' } } }, 'Sito (Inglese): URL non valida'],
    [{ ingresso: 2, info: { it: { sito: 'javascript:alert(1)' } } }, 'Sito (Italiano): URL non valida'],
    [
      { ingresso: 1, info: { it: { abbonamenti: 'x'.repeat(301) } } },
      'Abbonamenti (Italiano): Il testo supera il limite di 300 caratteri (sono 301): togline 1',
    ],
    [{ ingresso: 7, info: {} }, "Il tipo di ingresso non è fra quelli previsti: sceglilo dall'elenco"],
    [{ ingresso: 'gratis', info: {} }, "Il tipo di ingresso non è fra quelli previsti: sceglilo dall'elenco"],
    [{ ingresso: 1, info }, null],
    [{ info: {} }, null],
  ])('%j: %s', (value, problem) => expect(ticketing.problem(value, field('ticketing'))).toBe(problem));

  test.each([
    ['https://www.esempio.it/biglietti?a=1', true],
    ['http://esempio.it', true],
    ['www.esempio.it', false],
    ['ftp://esempio.it', false],
    ['https://esempio', false],
    ['https://esempio .it', false],
  ])('%s: an address of the web? %s', (text, is) => expect(isWebAddress(text)).toBe(is));
});

describe('information offices', () => {
  const sent = [{ id: 4, name: 'IAT Rimini', telefono: null }, 5];
  test('are references to contents of their area', () => {
    expect(accepts('offices', sent)).toBe(true);
    expect(offices.normalise(sent)).toEqual([{ id: 4, name: 'IAT Rimini', telefono: null }, { id: 5 }]);
    expect(offices.stored?.([...sent, { id: 4 }])).toEqual([{ id: 4 }, { id: 5 }]);
    expect(offices.refers?.(sent)).toEqual([{ table: 'contents', area: 'iat', ids: [4, 5] }]);
  });
  test('are called by their present names where somebody knows them', () => {
    const nameOf = (id: number) => (id === 5 ? 'IAT Ferrara' : undefined);
    expect(offices.named?.([{ id: 4, name: 'IAT Rimini' }, { id: 5 }], nameOf)).toEqual([
      { id: 4, name: 'IAT Rimini' },
      { id: 5, title: 'IAT Ferrara' },
    ]);
  });
});
