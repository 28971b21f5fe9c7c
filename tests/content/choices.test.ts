import { describe, expect, test } from 'vitest';
import type { FieldDeclaration, PlainKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { choiceLabel } from '../../src/content/kinds/choice';
import { KINDS } from '../../src/content/kinds/table';
import {
  ADMISSIONS,
  admissionOf,
  isPaid,
  ticketText,
  ticketTextProblem,
  withAdmission,
  withTicketText,
} from '../../src/content/kinds/ticketing';
import { isWebAddress } from '../../src/content/text/web';
import { validationTexts } from '../../src/messages/screens/validation';

const field = (kind: PlainKind, more: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path: 'campo',
  kind,
  label: 'Campo',
  localized: false,
  ...more,
});
const accepts = (kind: PlainKind, value: Json) => KINDS[kind].schema.safeParse(value).success;
const { select, ticketing, contents } = KINDS;

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

  test('are paid, free, both, or nobody said [2-3.10]', () => {
    const admissions: Json[] = [
      null,
      {},
      { ingresso: '' },
      ...ADMISSIONS.map(({ value }) => ({ ingresso: value })),
      { ingresso: '3' },
    ];
    expect(admissions.map((value) => [admissionOf(value), isPaid(value)])).toEqual([
      ...[-1, -1, -1, -1].map((value) => [value, false]),
      [1, true],
      [2, false],
      [3, true],
      [3, true],
    ]);
  });

  test('keep what was typed about prices whatever the admission, language by language [2-3.11]', () => {
    const sent = { ingresso: 1, info, prevendita: 1 };
    expect(withAdmission(sent, 2)).toEqual({ ...sent, ingresso: 2 });
    expect([null, []].map((value) => withAdmission(value, 2))).toEqual([{ ingresso: 2 }, { ingresso: 2 }]);
    expect(withTicketText(sent, 'it', 'sito', '')).toEqual({
      ...sent,
      info: { ...info, it: { tariffa_intera: '10 euro', sito: '' } },
    });
    expect(withTicketText(sent, 'en', 'abbonamenti', 'none')).toEqual({
      ...sent,
      info: { ...info, en: { abbonamenti: 'none' } },
    });
    expect(withTicketText({ info: [] }, 'it', 'sito', 'x')).toEqual({ info: { it: { sito: 'x' } } });
    expect(withTicketText(null, 'it', 'sito', 'x')).toEqual({ info: { it: { sito: 'x' } } });
    expect(ticketText(sent, 'it', 'tariffa_intera')).toBe('10 euro');
    expect([ticketText(sent, 'en', 'sito'), ticketText(null, 'it', 'sito')]).toEqual(['', '']);
  });

  test('have texts of 300 characters and not one more', () => {
    const problem = (length: number) =>
      ticketTextProblem({ info: { it: { tariffa_ridotta: 'a'.repeat(length) } } }, 'it', 'tariffa_ridotta');
    expect([problem(300), problem(301)]).toEqual([null, validationTexts.tooLong(300, 301)]);
  });

  test('say their admission and what is filled', () => {
    expect(ticketing.essence?.({ ingresso: '3', info: { ...info, xx: { sito: 'a' } }, stato: 'x' })).toEqual({
      ingresso: 3,
      info: { it: info.it, xx: { sito: 'a' } },
    });
    expect(ticketing.essence?.({ info: { it: { sito: '' }, en: null } })).toEqual({ ingresso: -1, info: {} });
  });

  test('are filled up where a server leaves something out', () => {
    expect([null, [], 'x', { info }, { ingresso: 2 }].map((value) => ticketing.normalise(value))).toEqual([
      ticketing.blank,
      ticketing.blank,
      ticketing.blank,
      { ingresso: -1, info },
      { ingresso: 2, info: {} },
    ]);
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
    expect(ticketing.stored?.({ ingresso: 3, info: { ...info, altro: { sito: 'https://a.it' } }, stato: 'x' })).toEqual(
      {
        ingresso: 3,
        info: { it: { tariffa_intera: '10 euro', sito: 'https://www.esempio.it' } },
      },
    );
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
  ])('%j: %s [2-5.12]', (value, problem) => expect(ticketing.problem(value, field('ticketing'))).toBe(problem));

  test.each([
    ['https://www.esempio.it/biglietti?a=1', true],
    ['http://esempio.it', true],
    ['www.esempio.it', false],
    ['ftp://esempio.it', false],
    ['https://esempio', false],
    ['https://esempio .it', false],
  ])('%s: an address of the web? %s', (text, is) => expect(isWebAddress(text)).toBe(is));
});

describe('contents of another type', () => {
  const sent = [{ id: 4, name: 'IAT Rimini', telefono: null }, 5];
  test('are references to contents of their area', () => {
    expect(accepts('contents', sent)).toBe(true);
    expect(contents.normalise(sent)).toEqual([{ id: 4, name: 'IAT Rimini', telefono: null }, { id: 5 }]);
    expect(contents.stored?.([...sent, { id: 4 }])).toEqual([{ id: 4 }, { id: 5 }]);
    expect(contents.refers?.(sent, { area: 'iat' })).toEqual([{ table: 'contents', area: 'iat', ids: [4, 5] }]);
    expect(contents.refers?.(sent, { area: 'luoghi' })).toEqual([{ table: 'places', area: 'luoghi', ids: [4, 5] }]);
  });
  test('are called by their present names where somebody knows them', () => {
    const nameOf = (area: string | undefined, id: number) => (area === 'iat' && id === 5 ? 'IAT Ferrara' : undefined);
    expect(contents.named?.([{ id: 4, name: 'IAT Rimini' }, { id: 5 }], nameOf, { area: 'iat' })).toEqual([
      { id: 4, name: 'IAT Rimini' },
      { id: 5, title: 'IAT Ferrara' },
    ]);
  });
});
