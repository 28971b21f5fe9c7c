import { expect, test } from 'vitest';
import {
  isRowRead,
  rowChoices,
  rowDate,
  rowLanguages,
  rowMunicipalities,
  rowPeriod,
  rowPermalink,
  rowPlaces,
  rowRevision,
  rowStatus,
  rowTitle,
} from '../../../src/content/lists/row';
import type { ContentRow } from '../../../src/contract/content';
import { type ContentLanguages, defaultLanguages } from '../../../src/contract/languages';

const languages = defaultLanguages();

const row = (rest: Partial<ContentRow>): ContentRow => ({ id: 7, ...rest });

test('a status comes from the revision, else from the content, else it is -1 [2-2.10, 3-2.86]', () => {
  const both = row({ revision_statuses: { it: 4, en: null }, contents: { it: { status: 1 }, en: { status: 2 } } });
  expect(rowStatus(both, 'it')).toBe(4);
  expect(rowStatus(both, 'en')).toBe(2);
  expect(rowStatus(both, 'de')).toBe(-1);
  expect(rowStatus(row({ revision_statuses: [], contents: { it: { status: 0 } } }), 'it')).toBe(0);
  expect(rowStatus(row({ contents: { it: null } }), 'it')).toBe(-1);
  expect(rowStatus(row({ contents: null }), 'it')).toBe(-1);
});

test('readers see what is published in any language, whatever its draft and its date say', () => {
  expect(isRowRead(row({ contents: { it: { status: 2 }, en: { status: 1, pub_date: '2099-01-01 00:00:00' } } }))).toBe(
    true,
  );
  expect(isRowRead(row({ contents: { it: { status: 1 } }, revision: 9, revision_statuses: { it: 3 } }))).toBe(true);
  expect(isRowRead(row({ contents: { it: { status: 0 }, en: null }, revision_statuses: { it: 1 } }))).toBe(false);
  expect(isRowRead(row({ contents: null }))).toBe(false);
});

test('the title is the Italian one, else the first there is, with its language', () => {
  expect(rowTitle(row({ contents: { en: { title: 'Palio' }, it: { title: 'Il Palio' } } }), languages)).toEqual({
    text: 'Il Palio',
    language: 'it',
  });
  expect(rowTitle(row({ contents: { it: { title: '  ' }, en: { title: 'Palio' } } }), languages)).toEqual({
    text: 'Palio',
    language: 'en',
  });
  expect(rowTitle(row({ contents: { it: { title: null } } }), languages)).toBeNull();
});

test('the preview leads to the Italian address, else to the first there is', () => {
  expect(rowPermalink(row({ contents: { it: { permalink: null }, en: { permalink: '/en/x' } } }), languages)).toBe(
    '/en/x',
  );
  expect(rowPermalink(row({}), languages)).toBeNull();
});

test('the date is the Italian one, as DD-MM-YYYY [3-2.85, 2-9.8, 3-9.7]', () => {
  expect(
    rowDate(
      row({ contents: { it: { pub_date: '2026-02-09 10:00:00' }, en: { pub_date: '2025-01-01 00:00:00' } } }),
      languages,
    ),
  ).toBe('09-02-2026');
  expect(
    rowDate(row({ contents: { it: { pub_date: null }, en: { pub_date: '2025-01-01 00:00:00' } } }), languages),
  ).toBeNull();
  expect(rowDate(row({ contents: { it: { pub_date: 'domani' } } }), languages)).toBeNull();
});

test('municipalities go by either name that servers use', () => {
  expect(rowMunicipalities(row({ comune: [{ nome: 'Bologna' }, { city: 'Modena' }, { id: 3 }] }))).toEqual([
    'Bologna',
    'Modena',
  ]);
  expect(rowMunicipalities(row({ comune: null }))).toEqual([]);
});

test.each([
  [60, 60],
  [1, 1],
  [0, null],
  [-1, null],
  [null, null],
  [undefined, null],
])('a revision of %j is draft %j [1-2.19.3]', (revision, id) => expect(rowRevision(row({ revision }))).toBe(id));

test.each([
  [
    { start: '2026-05-01', end: '2026-05-03' },
    { start: '01-05-2026', end: '03-05-2026' },
  ],
  [
    { start: '2026-05-01', end: null },
    { start: '01-05-2026', end: '01-05-2026' },
  ],
  [
    { start: null, end: '2026-05-03' },
    { start: '03-05-2026', end: '03-05-2026' },
  ],
  [
    { start: 'il 2026-05-01', end: '2026-05-03' },
    { start: '03-05-2026', end: '03-05-2026' },
  ],
  [{ start: null, end: null }, null],
  [null, null],
  [undefined, null],
])('dates of %j are the period %j', (dates, period) => expect(rowPeriod(row({ dates }))).toEqual(period));

test('what says nothing in any language has neither title nor address', () => {
  expect(rowTitle(row({ contents: { it: { title: '' }, en: { title: ' ' }, de: null } }), languages)).toBeNull();
  expect(rowTitle(row({ contents: null }), languages)).toBeNull();
  expect(rowPermalink(row({ contents: { en: { permalink: '/en/x' }, it: { permalink: '/x' } } }), languages)).toBe(
    '/x',
  );
});

test('a municipality without any name is left out', () => {
  expect(rowMunicipalities(row({ comune: [{ nome: '' }, { nome: null, city: 'Imola' }, {}] }))).toEqual(['Imola']);
});

test('a row lies where its addresses do: each city and province once, whatever a server leaves out', () => {
  const location = [
    { city: { id: 1, city: 'Imola', province: 'Bologna' } },
    null,
    { city: null },
    {},
    { city: { city: 'Bologna', province: 'Bologna' } },
    { city: { city: '', province: null } },
  ];
  expect(rowPlaces(row({ location }), 'city')).toEqual(['Imola', 'Bologna']);
  expect(rowPlaces(row({ location }), 'province')).toEqual(['Bologna']);
  for (const none of [null, undefined, []]) expect(rowPlaces(row({ location: none }), 'city')).toEqual([]);
});

test('an item has the languages with a title, those of the site in its order, others behind them', () => {
  const languages: ContentLanguages = ['it', 'en', 'de'];
  const of = (contents: ContentRow['contents']) => rowLanguages(row({ contents }), languages);
  const title = 'Uno';
  expect(of({ fr: { title }, de: { title }, es: { title }, it: { title } })).toEqual(['it', 'de', 'es', 'fr']);
  expect(of({ it: { title: ' ' }, en: null, de: { status: 2 }, fr: { title } })).toEqual(['fr']);
  for (const none of [null, undefined, {}]) expect(of(none)).toEqual([]);
});

test('categories go by either name that servers use, and by their number where none comes', () => {
  const theme = [{ id: 5001, name: 'Mare' }, { id: 5002, nome: 'Terme' }, { id: 5003, name: '' }, 5004];
  expect(rowChoices(row({ theme }), 'theme')).toEqual([
    { id: 5001, name: 'Mare' },
    { id: 5002, name: 'Terme' },
    { id: 5003, name: null },
    { id: 5004, name: null },
  ]);
  for (const none of [null, undefined, []]) expect(rowChoices(row({ theme, target: none }), 'target')).toEqual([]);
});

test('the primary language of the site stands for the row, then its others in their order, then any', () => {
  const languages: ContentLanguages = ['de', 'it', 'en'];
  const of = (...written: readonly string[]) => {
    const contents = Object.fromEntries(
      written.map((code, day) => [
        code,
        { title: code, permalink: `/${code}`, pub_date: `2026-01-0${day + 1} 10:00:00` },
      ]),
    );
    const one = row({ contents });
    return [rowTitle(one, languages)?.language, rowPermalink(one, languages), rowDate(one, languages)];
  };
  expect(of('en', 'it', 'de')).toEqual(['de', '/de', '03-01-2026']);
  expect(of('fr', 'en', 'it')).toEqual(['it', '/it', null]);
  expect(of('ja', 'fr')).toEqual(['fr', '/fr', null]);
});
