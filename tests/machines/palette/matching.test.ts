import { describe, expect, test } from 'vitest';
import { rank, rankedBy } from '../../../src/machines/palette/matching';
import {
  editsAllowed,
  isCut,
  isMistyped,
  lettersOf,
  missingLetters,
  stemOf,
  wordsOf,
} from '../../../src/machines/palette/words';

const titled = (title: string, keywords: readonly string[] = []) => ({ title, keywords });
const titlesOf = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);

/** Places in the order of how well a row answers: 0 the title itself, then worse. */
const PLACES = ['itself', 'begins', 'word', 'within', 'keyword', 'within keyword', 'akin'] as const;

function answer(title: string, query: string, keywords: readonly string[] = []): string {
  const { exact, similar } = rankedBy([titled(title, keywords)], query);
  if (similar.length > 0) return 'similar';
  return PLACES[exact.findIndex((group) => group.length > 0)] ?? 'no';
}

test('a name typed in full is as good as a title, and one only begun is no name', () => {
  const [titled, named] = [
    { title: 'Eventi in evidenza', keywords: [] },
    { title: 'Gestione Evento', keywords: [], names: ['Attività'] },
  ];
  expect(rankedBy([titled, named], 'attivita').exact[0]).toEqual([named]);
  expect(rank([titled, named], 'attiv')).toEqual([]);
});

describe('a row answers', () => {
  test.each([
    ['as the title itself', 'Salva', 'salva', 'itself'],
    ['as its beginning', 'Salva come nuovo', 'salva', 'begins'],
    ['by the beginnings of its words, in any order', 'Salva come nuovo', 'nuo sal', 'word'],
    ['by the inside of a word', 'Salva', 'alv', 'within'],
    ['whichever side has the accents', 'Citta', 'città', 'itself'],
    ['by the word after an apostrophe', "Torna all'elenco", 'elenco', 'word'],
    ['by its worst word', 'Salva', 'salva subito', 'no'],
    ['by signs, where only signs are typed', 'a.b (c) [d]*', '[d]*', 'word'],
    ['not by signs it lacks', 'Salva', '???', 'no'],
  ])('%s', (_, title, query, place) => {
    expect(answer(title, query)).toBe(place);
  });

  test.each([
    ['the start of a keyword', ['logout'], 'logo', 'keyword'],
    ['the inside of a keyword', ['logout'], 'gout', 'within keyword'],
  ])('by %s', (_, keywords, query, place) => {
    expect(answer('Esci', query, keywords)).toBe(place);
  });

  test.each([
    ['Nuova News', 'nuovo comunicato'],
    ['Nuovo Articolo', 'nuovo post'],
    ['Nuova News', 'nuove notizie'],
    ['Nuova proposta di soggiorno', 'nuovo pacchetto'],
    ['Gestione Operatori', 'fornitori'],
    ['Gestione Valli', 'vallate'],
    ['Elimina la riga', 'eliminare'],
    ['Elimina la riga', 'togliere la riga'],
    ['Elimina le righe', 'eliminare'],
    ['Elenchi', 'elenco'],
    ['Gestione Eventi', 'manifestazioni'],
    ['Gestione Eventi', 'manifest'],
    ['Modifica la riga', 'modificare righe'],
    ['Duplica', 'copiare'],
  ])('«%s» to «%s», by another form or a synonym', (title, query) => {
    expect(answer(title, query)).toBe('akin');
  });

  test.each([
    ['a letter too many', 'Pubblica', 'pubbllica'],
    ['a letter missing', 'Pubblica', 'publica'],
    ['a wrong letter', 'Pubblica', 'pubnlica'],
    ['two letters exchanged', 'Pubblica', 'pubbilca'],
    ['the first letter wrong', 'Salva', 'dalva'],
    ['four letters, one wrong', 'Data', 'dsta'],
    ['the beginning of a word mistyped', 'Pubblicazione', 'publicaz'],
    ['two of ten letters', 'Castrocaro', 'castorcaor'],
    ['a mistyped keyword', 'Esci', 'disconetti', ['disconnetti']],
    ['one of several words', 'Salva come nuovo', 'salva cone nuovo'],
    ['initials', 'Nuova News', 'nn'],
  ])('%s: only alike', (_, title, query, keywords: readonly string[] = []) => {
    expect(answer(title, query, keywords)).toBe('similar');
  });

  test.each([
    ['two of five letters', 'Salva', 'sxlvx'],
    ['one of three letters', 'Via', 'vie'],
    ['a number', 'News 4711', 'news 4712'],
    ['four letters that begin a longer word', 'Saline', 'salv'],
    ['much longer than the word', 'Data', 'datazione'],
    ['a single letter as initials', 'Nuova News', 'x'],
  ])('%s: not at all', (_, title, query) => {
    expect(answer(title, query)).toBe('no');
  });
});

test('keywords count less than titles, and what is only alike less than both', () => {
  const rows = [
    titled('Lagout'),
    titled('Esci', ['logout', 'chiudi']),
    titled('Logout del sito'),
    titled('Uscita', ['il logout']),
  ];
  expect(titlesOf(rank(rows, 'logout'))).toEqual(['Logout del sito', 'Esci', 'Uscita', 'Lagout']);
});

test('equals keep their order, and an empty query keeps all', () => {
  const rows = [titled('Nuova news'), titled('Nuova pagina'), titled('Esci')];
  expect(titlesOf(rank(rows, 'nuova'))).toEqual(['Nuova news', 'Nuova pagina']);
  expect(rank(rows, '   ')).toBe(rows);
});

test('letters are compared before words: so many of the typed ones are missing', () => {
  const missing = (typed: string, word: string) => missingLetters(lettersOf(typed), lettersOf(word));
  expect([missing('salva', 'valsa'), missing('salva', 'sala'), missing('zebra', 'a')]).toEqual([0, 1, 4]);
  // Digits and letters of other alphabets are one letter more.
  expect([missing('abc7', 'abc'), missing('abc7', 'abcé'), missing('az', 'b')]).toEqual([1, 0, 2]);
});

test.each([
  ['via', 0],
  ['data', 1],
  ['salva', 1],
  ['pubblica', 1],
  ['castrocaro', 2],
  ['4711', 0],
])('of %s %i letters may be mistyped', (word, edits) => {
  expect(editsAllowed(word)).toBe(edits);
});

test.each([
  ['salva', 'salva', 0, true],
  ['salva', 'slava', 1, true],
  ['slaav', 'salva', 1, false],
  ['slaav', 'salva', 2, true],
  ['xsalva', 'salva', 1, true],
  ['alva', 'salva', 1, true],
  ['salv', 'salvataggio', 1, false],
  ['salva', 'salvataggio', 1, true],
  ['sxlva', 'salvataggio', 1, true],
  ['sxlvx', 'salvataggio', 1, false],
  ['salvataggio', 'salv', 1, false],
  ['zebre', 'salva', 1, false],
  ['bxcde', 'abcde', 1, false],
  ['axcbd', 'abcxd', 1, false],
  ['x'.repeat(70), `${'x'.repeat(69)}y`, 2, false],
])('%.12s typed for %.12s with %i letters wrong: %s', (typed, word, edits, outcome) => {
  expect(isMistyped(typed, word, edits)).toBe(outcome);
});

test('as initials count two to six letters, the first ones of a title’s words', () => {
  const title = 'Anna bacia Carlo dopo ezio fra gatti';
  expect(['a', 'ab', 'abcdef', 'abcdefg', 'bc'].map((typed) => answer(title, typed))).toEqual([
    'begins',
    'similar',
    'similar',
    'no',
    'no',
  ]);
  expect(answer('Anna', 'an')).toBe('begins');
});

test('the words before the one that is being typed are remembered rightly, however many were typed', () => {
  const rows = [titled('Salva'), titled('Esci')];
  const queries = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? `salv${index}` : 'salva'));
  expect(queries.map((query) => rank(rows, query).length)).toEqual(queries.map((query) => Number(query === 'salva')));
});

test.each([
  ['nuovo', 'nuov'],
  ['nuove', 'nuov'],
  ['elenchi', 'elenc'],
  ['categorie', 'categor'],
  ['categoria', 'categor'],
  ['eliminare', 'elimin'],
  ['mare', 'mar'],
  ['via', 'via'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('of 10,000 characters 200 are compared, of many words twelve, and that is known', () => {
  expect(wordsOf('a '.repeat(5_000))).toHaveLength(12);
  expect(wordsOf('x'.repeat(10_000))).toEqual(['x'.repeat(200)]);
  expect(['x'.repeat(10_000), 'a '.repeat(13), 'a '.repeat(12), 'x'.repeat(200)].map(isCut)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
