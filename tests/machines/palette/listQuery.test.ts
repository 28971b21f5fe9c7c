import { describe, expect, test } from 'vitest';
import { desks } from '../../../src/content/listings/desks';
import { roles } from '../../../src/content/listings/roles';
import { users } from '../../../src/content/listings/users';
import { routesOf } from '../../../src/content/lists/addresses';
import { parseQuery } from '../../../src/machines/list/query';
import { type KnownNames, listFacts, namesSources } from '../../../src/machines/palette/listFacts';
import { listRows } from '../../../src/machines/palette/listQuery';
import { event, interest, news } from '../../content/named';

/** Tuesday. */
const TODAY = '2026-11-24';

const named = (...options: readonly (readonly [number, string])[]) =>
  options.map(([value, label]) => ({ value, label }));

const KNOWN: KnownNames = {
  'category 2': named([2001, 'Emilia'], [2002, 'Romagna'], [2003, 'Bologna-Modena']),
  province: named([34, 'Parma'], [35, 'Reggio nell’Emilia'], [37, 'Bologna']),
  municipality: named([34027, 'Parma'], [35033, 'Reggio nell’Emilia'], [37053, 'San Giovanni in Persiceto']),
  role: named([1, 'Amministratore'], [2, 'Redattore']),
  desk: named([5, 'Redazione Parma']),
};

const LISTINGS = [news, event, users, roles, desks];
const LISTS = listFacts(LISTINGS, KNOWN, ['it', 'en']);

const rows = (query: string, lists = LISTS) => listRows(query, lists, TODAY);
const shown = (found: readonly { readonly title: string; readonly hint: string | null }[]) =>
  found.map(({ title, hint }) => `${title} | ${hint}`);

describe('a query that says altogether what lists are narrowed to', () => {
  test.each([
    ['news da validare', ['News: Da Validare | Stato: Da Validare', '/news?stato=3']],
    ['notizie da validare', ['News: Da Validare | Stato: Da Validare', '/news?stato=3']],
    ['le news in bozza', ['News: Bozza | Stato: Bozza', '/news?stato=2']],
    ['bozze news', ['News: Bozza | Stato: Bozza', '/news?stato=2']],
    ['news da rivalidare', ['News: Da Rivalidare | Stato: Da Rivalidare', '/news?stato=5']],
    ['eventi da rivalidare', ['Eventi: Da rivalidare | Stato: Da rivalidare', '/events?stato=4']],
    ['eventi pubblicati', ['Eventi: Attivo | Stato: Attivo', '/events?stato=1']],
    ['eventi in inglese', ['Eventi: Inglese | Lingua: Inglese', '/events?lang=en']],
    ['eventi di domani', ['Eventi: domani | Date: 25/11/2026', '/events?dates=2026-11-25']],
    ['domani eventi', ['Eventi: domani | Date: 25/11/2026', '/events?dates=2026-11-25']],
    [
      'eventi questo fine settimana',
      ['Eventi: questo fine settimana | Date: 28/11/2026 – 29/11/2026', '/events?dates=2026-11-28%2C2026-11-29'],
    ],
    [
      'sagre dal 3/12 al 7/12',
      ['Eventi: 03/12/2026 – 07/12/2026 | Date: 03/12/2026 – 07/12/2026', '/events?dates=2026-12-03%2C2026-12-07'],
    ],
    [
      'eventi fino al 7 dicembre',
      ['Eventi: fino al 07/12/2026 | Date: fino al 07/12/2026', '/events?dates=%2C2026-12-07'],
    ],
    ['eventi provincia di Parma', ['Eventi: Parma | Provincia: Parma', '/events?provincia=34']],
    [
      'eventi a San Giovanni in Persiceto',
      ['Eventi: San Giovanni in Persiceto | Comune: San Giovanni in Persiceto', '/events?comune=37053'],
    ],
    ['news romagna', ['News: Romagna | Destinazione: Romagna', '/news?destinazione=2002']],
    ['utenti disabilitati', ['Utenti: Non attivi | Stato: Non attivi', '/users?attivo=0']],
    ['utenti non attivi', ['Utenti: Non attivi | Stato: Non attivi', '/users?attivo=0']],
    ['account amministratori', ['Utenti: Amministratore | Ruolo: Amministratore', '/users?ruolo=1']],
    ['utenti della redazione Parma', ['Utenti: Redazione Parma | Redazione: Redazione Parma', '/users?redazione=5']],
    ['le mie news', ['News: I miei | Di chi: I miei', '/news?miei=1']],
    ['i miei eventi in bozza', ['Eventi: I miei, Bozza | Di chi: I miei · Stato: Bozza', '/events?stato=2&miei=1']],
    ['le mie news da completare', ['News: I miei, da completare | Di chi: I miei, da completare', '/news?miei=2']],
    ['news da val', ['News: Da Validare | Stato: Da Validare', '/news?stato=3']],
  ])('«%s»', (query, [title, route]) => {
    const { whole } = rows(query);
    expect(shown(whole)).toEqual([title]);
    const [row] = whole;
    const parameters = (text: string | undefined) =>
      Object.fromEntries(new URLSearchParams((text ?? '').split('?')[1]));
    const action = row?.action.kind === 'route' ? row.action.route : '';
    expect([action.split('?')[0], parameters(action)]).toEqual([route?.split('?')[0], parameters(route)]);
  });

  test('of a name that means two things both are offered, the narrower first', () => {
    expect(shown(rows('eventi di domani a Parma').whole)).toEqual([
      'Eventi: domani, Parma | Date: 25/11/2026 · Comune: Parma',
      'Eventi: domani, Parma | Date: 25/11/2026 · Provincia: Parma',
    ]);
  });

  test.each(['i miei contenuti', 'le mie schede', 'i miei'])('«%s» are those of every content type', (query) => {
    expect(shown(rows(query).whole)).toEqual(['News: I miei | Di chi: I miei', 'Eventi: I miei | Di chi: I miei']);
  });

  test('contents of every kind that wait', () => {
    expect(shown(rows('contenuti da validare').whole).map((text) => text.split(':')[0])).toEqual(['News', 'Eventi']);
  });

  test('is opened by its list with exactly these filters', () => {
    const [row] = rows('i miei eventi di domani in inglese').whole;
    const route = row?.action.kind === 'route' ? row.action.route : '';
    const { query, warnings } = parseQuery(event, Object.fromEntries(new URLSearchParams(route.split('?')[1])));
    expect(warnings).toEqual([]);
    expect(query).toMatchObject({
      keywords: '',
      filters: { lang: 'en', dates: '2026-11-25', miei: 1, stato: -1, comune: -1 },
    });
  });
});

describe('a query of which something is left', () => {
  test.each([
    ['eventi di domani tartufo', 'Eventi: domani, ricerca «tartufo» | Date: 25/11/2026'],
    ['eventi tartufo nero di domani', 'Eventi: domani, ricerca «tartufo nero» | Date: 25/11/2026'],
    ['news in bozza sulla Qualità', 'News: Bozza, ricerca «Qualità» | Stato: Bozza'],
  ])('«%s» searches it, and says so', (query, title) => {
    const { whole, searching } = rows(query);
    expect([whole, shown(searching)]).toEqual([[], [title]]);
  });

  test('sends the search as the list does', () => {
    const [row] = rows('news in bozza terme').searching;
    expect(row?.action).toEqual({ kind: 'route', route: '/news?stato=2&keywords=terme' });
  });
});

describe('a query that says nothing of lists', () => {
  test.each([
    'news',
    'gestione news',
    'news terme',
    'domani a Parma',
    'da validare',
    'news di domani',
    'ruoli da validare',
    'news in bozza x',
    'i miei amici',
    'Parma',
    '2495',
    '>',
    '',
  ])('«%s»', (query) => {
    const { whole, searching, similar } = rows(query);
    expect(shown([...whole, ...searching, ...similar])).toEqual([]);
  });

  test('names that have not come yet are searched', () => {
    const unnamed = listFacts(LISTINGS, {}, ['it']);
    expect(shown(rows('eventi di domani a Bologna', unnamed).searching)).toEqual([
      'Eventi: domani, ricerca «Bologna» | Date: 25/11/2026',
    ]);
  });
});

describe('a mistyped query', () => {
  test.each([
    ['eventi di domani a Bolo', 'Eventi: domani, Bologna | Date: 25/11/2026 · Provincia: Bologna'],
    ['evetni di domani', 'Eventi: domani | Date: 25/11/2026'],
    ['news da valdiare', 'News: Da Validare | Stato: Da Validare'],
    ['eventi di domani a Blogna', 'Eventi: domani, Bologna | Date: 25/11/2026 · Provincia: Bologna'],
  ])('«%s» is only alike', (query, title) => {
    const { whole, similar } = rows(query);
    expect([shown(whole), shown(similar)]).toEqual([[], [title]]);
  });
});

test('a list that only a binding has an address for is none to go to', () => {
  const code = { kind: 'bound', filter: 'code', anywhere: null } as const;
  const routes = routesOf({ list: '/luoghi/:code', item: null, params: { code }, home: '/luoghi' });
  expect(listFacts([{ ...news, routes }], {}, ['it'])).toEqual([]);
});

test('what has to be looked up', () => {
  expect(namesSources([event])).toEqual([{ kind: 'province' }, { kind: 'municipality' }]);
  expect(namesSources([news])).toEqual([{ kind: 'category', main: 2 }, { kind: 'province' }, { kind: 'municipality' }]);
  expect(namesSources([interest])).toEqual([
    { kind: 'category', main: 2 },
    { kind: 'province' },
    { kind: 'municipality' },
    { kind: 'category', main: 5 },
  ]);
});

test('destinations are those of the tree, once they are known', () => {
  const narrowed = (known: typeof KNOWN) =>
    shown(rows('news appennino', listFacts(LISTINGS, known, ['it', 'en'])).whole);
  expect(narrowed(KNOWN)).toEqual([]);
  expect(narrowed({ ...KNOWN, 'category 2': named([2001, 'Emilia'], [100_001, 'Appennino']) })).toEqual([
    'News: Appennino | Destinazione: Appennino',
  ]);
});
