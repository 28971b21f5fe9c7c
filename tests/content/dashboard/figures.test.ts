import { expect, it } from 'vitest';
import { countersOf, productionOf, typeName, waitingOf } from '../../../src/content/dashboard/figures';
import { contents } from '../../../src/content/registry';
import { COUNTER_TYPES } from '../../../src/contract/dashboard';
import { ROUTES, sectionsOf } from '../../../src/machines/access/routes';

it('counts every type in the order of the dashboard, and what a server adds at the end', () => {
  const counters = countersOf([
    { tipo: 'altro', conto: 2 },
    { tipo: 'news', conto: 7 },
  ]);
  expect(counters.map(({ name, count }) => [name, count])).toEqual([
    ['Località', 0],
    ['Itinerari', 0],
    ['Eventi', 0],
    ['Uffici IAT', 0],
    ['Download', 0],
    ['Foto', 0],
    ['Blog', 0],
    ['News', 7],
    ['Pagine', 0],
    ['Webcam', 0],
    ['Punti di interesse', 0],
    ['Interessi', 0],
    ['Utenti', 0],
    ['altro', 2],
  ]);
  expect(counters.filter(({ count }) => count > 0).map(({ type }) => type)).toEqual(['news', 'altro']);
});

it('counts nothing that has no list to lead to, and names every content type of the production', () => {
  const listed = sectionsOf(ROUTES).flatMap(({ counters }) => counters);
  expect(COUNTER_TYPES.filter((type) => !listed.includes(type))).toEqual([]);
  expect(contents.filter(({ area }) => typeName(area) === area).map(({ area }) => area)).toEqual([]);
});

it('groups waiting events and leaves out desks without any, whatever an empty map looks like', () => {
  expect(
    waitingOf([
      {
        redazione: { id: 1, nome: 'Bologna' },
        eventi: {
          it: [
            { id: 5, title: 'Uno' },
            { id: 6, title: null },
          ],
          en: [],
        },
      },
      { redazione: { id: 2, nome: 'Modena' }, eventi: [] },
      { redazione: { id: 0, nome: '' }, eventi: { de: [{ id: 7, title: 'Drei' }] } },
    ]),
  ).toEqual([
    {
      id: 1,
      desk: 'Bologna',
      count: 2,
      languages: [
        {
          code: 'it',
          name: 'Italiano',
          events: [
            { id: 5, title: 'Uno' },
            { id: 6, title: 'Senza titolo' },
          ],
        },
      ],
    },
    {
      id: 0,
      desk: 'Senza redazione',
      count: 1,
      languages: [{ code: 'de', name: 'Tedesco', events: [{ id: 7, title: 'Drei' }] }],
    },
  ]);
});

it('names a desk by its name, else says that there is none, else by its number', () => {
  const desks = [
    { id: 4, nome: 'Ferrara' },
    { id: 0, nome: null },
    { id: 8, nome: null },
    { id: 9, nome: '' },
  ];
  const waiting = desks.map((redazione) => ({ redazione, eventi: { it: [{ id: 1, title: 'Uno' }] } }));
  const names = ['Ferrara', 'Senza redazione', '8', '9'];
  expect(waitingOf(waiting).map(({ desk }) => desk)).toEqual(names);
  // A line each: enough for a desk to be there.
  const made = desks.map((redazione) => ({ redazione, anni: { 2026: { it: { news: 1 } } } }));
  expect(productionOf(made, 2026, ['it']).desks.map(({ desk }) => desk)).toEqual(names);
});

it('shows this year and the last, a line a type and year, languages in their order', () => {
  const sent = [
    {
      redazione: { id: 1, nome: 'Bologna' },
      anni: {
        2026: { en: { news: 1 }, it: { news: 2, event: 1 } },
        2025: { it: { news: 3 } },
        2024: { it: { news: 9 } },
      },
    },
    { redazione: { id: 2, nome: 'Modena' }, anni: [] },
  ];
  expect(productionOf(sent, 2026, ['it', 'en'])).toEqual({
    years: [2025, 2026],
    languages: ['it', 'en'],
    desks: [
      {
        id: 1,
        desk: 'Bologna',
        totals: { 2025: 3, 2026: 4 },
        lines: [
          { type: 'event', name: 'Eventi', year: 2026, languages: { it: 1 }, total: 1 },
          { type: 'news', name: 'News', year: 2026, languages: { it: 2, en: 1 }, total: 3 },
          { type: 'news', name: 'News', year: 2025, languages: { it: 3 }, total: 3 },
        ],
      },
    ],
  });
});

it('puts the languages of the site before others, those by their code; types by their name', () => {
  const counted = { news: 1 };
  const { languages, desks } = productionOf(
    [
      {
        redazione: { id: 0, nome: 'Tolta' },
        anni: { 2026: { zh: counted, es: counted, de: counted, en: counted, it: { blog: 1, news: 0 } } },
      },
    ],
    2026,
    ['it', 'en', 'de'],
  );
  expect(languages).toEqual(['it', 'en', 'de', 'es', 'zh']);
  expect(desks.map(({ id, totals, lines }) => ({ id, totals, lines }))).toEqual([
    {
      id: 0,
      totals: { 2025: 0, 2026: 5 },
      lines: [
        { type: 'blog', name: 'Blog', year: 2026, languages: { it: 1 }, total: 1 },
        { type: 'news', name: 'News', year: 2026, languages: { zh: 1, es: 1, de: 1, en: 1 }, total: 4 },
      ],
    },
  ]);
});
