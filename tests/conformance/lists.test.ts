import { describe, expect, test } from 'vitest';
import { REFERENCE_CATEGORIES } from '../../server/reference/categories';
import { places } from '../../src/content/listings/places';
import { searchOf, shownFilters } from '../../src/content/lists/list';
import { contents, listings } from '../../src/content/registry';
import { contentAbilities } from '../../src/machines/access/abilities';
import { columnsOf, listingOf } from './declared';

/** What the documents say of a list; what they leave out is not asked. */
interface Said {
  readonly title?: string;
  /** What its button for a new record says. */
  readonly create?: string;
  readonly columns?: readonly string[];
  /** By their names on the wire, in any order. The filter by one's own is ours. */
  readonly filters?: readonly string[];
}

const AREA = ['destinazione', 'provincia', 'comune'];

const LISTS: readonly (readonly [name: string, area: string, said: Said])[] = [
  ['utenti: colonne [1-2.10.3]', 'user', { columns: ['ID', 'USERNAME', 'NOME', 'REDAZIONE', 'STATO', 'AZIONI'] }],
  ['utenti: il pulsante [1-2.10.2]', 'user', { create: 'Aggiungi' }],
  ['ruoli: colonne [1-2.12.3]', 'role', { columns: ['ID', 'RUOLO', 'AZIONE'] }],
  ['ruoli: il pulsante [1-2.12.2]', 'role', { create: 'Aggiungi' }],
  ['redazioni: colonne [1-2.15.2]', 'desk', { columns: ['ID', 'TITOLO', 'UTENTI', 'AZIONI'] }],
  ['redazioni: il pulsante [1-2.15.3]', 'desk', { create: 'Nuova Redazione' }],
  ['eventi: titolo [2-2.20]', 'event', { title: 'Gestione Evento' }],
  ['news: filtri [2-2.22]', 'news', { filters: [...AREA, 'stato'] }],
  ['news: il pulsante [2-2.23]', 'news', { create: 'Nuova News' }],
  ['news: colonne [2-2.24]', 'news', { columns: ['ID', 'TITOLO', 'COMUNE', 'DATA PUB', 'STATO', 'AZIONI'] }],
  ['uffici: filtri [2-2.25]', 'iat', { filters: ['provincia', 'stato'] }],
  ['uffici: colonne [2-2.26]', 'iat', { columns: ['ID', 'TITOLO', 'PROVINCIA', 'COMUNE', 'STATO', 'AZIONI'] }],
  ['uffici: titolo e pulsante [2-2.27]', 'iat', { title: 'Lista IAT', create: 'Nuovo IAT' }],
  [
    'itinerari: titolo e filtri [2-2.30]',
    'itinerary',
    { title: 'Lista Itinerari', filters: ['durata', 'tema', 'target', 'stato'] },
  ],
  [
    'itinerari: colonne e pulsante [2-2.31]',
    'itinerary',
    { columns: ['ID', 'TITOLO', 'TEMATISMO', 'TARGET', 'STATO', 'AZIONI'], create: 'Nuovo Itinerario' },
  ],
  ['località: filtri [2-2.33]', 'localita', { filters: [...AREA, 'lang', 'stato'] }],
  ['interessi: filtri [2-2.36]', 'interessi', { filters: [...AREA, 'stato', 'tema'] }],
  ['Via Emilia: filtri [2-2.38]', 'viaemilia', { filters: ['target', 'stato'] }],
  ['webcam: nessun filtro [2-2.40]', 'webcam', { filters: [] }],
  ['dataset: filtri [2-2.42]', 'opendata', { filters: [...AREA, 'stato'] }],
  ['download: filtri [2-2.44]', 'download', { filters: [...AREA, 'stato'] }],
  ['pagine [3-2.16]', 'page', { columns: ['ID', 'TITOLO', 'STATO', 'AZIONI'], filters: ['stato'], create: 'Aggiungi' }],
  ['tipi di luogo: colonne [3-2.23]', 'tipologia-luoghi', { columns: ['ID', 'TITOLO', 'CODICE', 'AZIONI'] }],
  ['tipi di luogo: il pulsante [3-2.24]', 'tipologia-luoghi', { create: 'Aggiungi collezione POI' }],
  ['luoghi: filtri [3-2.28]', 'luoghi', { filters: AREA }],
  ['luoghi: colonne [3-2.29]', 'luoghi', { columns: ['ID', 'TITOLO', 'INDIRIZZO', 'COMUNE', 'AZIONI'] }],
  ['luoghi: il pulsante [3-2.30]', 'luoghi', { title: 'Elenco POI', create: 'Nuova Collezione' }],
  ['tag: colonne e pulsante [3-2.37]', 'tag', { columns: ['ID', 'TITOLO', 'TOTALE', 'AZIONI'], create: 'Nuovo Tag' }],
  ['attività prenotabili: filtro [3-2.57]', 'bookable', { filters: ['comune'] }],
  ['attività prenotabili: colonne [3-2.58]', 'bookable', { columns: ['ID', 'TITOLO', 'COMUNE', 'DATA'] }],
  ['allegati: colonne [3-2.67]', 'allegati', { columns: ['ID', 'NOME', 'URL', 'AZIONI'] }],
  ['in evidenza: colonne [3-2.69]', 'featured', { columns: ['ID', 'NOME', 'COMUNE', 'IN EVIDENZA', 'CATEGORIE'] }],
  ['blog: filtro e pulsante [3-2.70]', 'blog', { filters: ['stato'], create: 'Nuovo Articolo' }],
  ['blog: colonne [3-2.71]', 'blog', { columns: ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'] }],
  ['esperienze: filtri [3-2.73]', 'esperienze', { filters: [...AREA, 'stato'] }],
  ['soggiorni: filtri [3-2.73]', 'soggiorno', { filters: [...AREA, 'stato'] }],
  ['operatori: filtri [3-2.74]', 'operatori', { filters: [...AREA, 'stato', 'categoria'] }],
  ['valli: filtri [3-2.75]', 'valle', { filters: ['stato'] }],
  ['esperienze: il pulsante [3-2.77]', 'esperienze', { create: 'Nuova Esperienza' }],
  ['operatori: il pulsante [3-2.78]', 'operatori', { create: 'Nuova Operatore' }],
  ['soggiorni: il pulsante [3-2.79]', 'soggiorno', { create: 'Nuova proposta di soggiorno' }],
  ['valli: il pulsante [3-2.80]', 'valle', { create: 'Nuova Valle' }],
  ...['esperienze', 'soggiorno'].map(
    (area) =>
      [
        `${area}: colonne [3-2.81, 3-2.82, 3-2.83]`,
        area,
        { columns: ['ID', 'TITOLO', 'COMUNE', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'] },
      ] as const,
  ),
  [
    'operatori: colonne [3-2.81, 3-2.82, 3-2.83]',
    'operatori',
    { columns: ['ID', 'TITOLO', 'STATO', 'LINGUA', 'AZIONI'] },
  ],
  ['valli: colonne [3-2.81, 3-2.82]', 'valle', { columns: ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'] }],
];

describe('a list shows what the documents name', () => {
  test.each(LISTS)('%s', (_, area, { title, create, columns, filters }) => {
    const listing = listingOf(area);
    const { titles } = listing;
    // Wherever the documents name filters, they name the search too.
    if (filters !== undefined) expect(searchOf(listing)).not.toBeNull();
    const shown = shownFilters(listing).flatMap(({ name }) => (name === 'miei' ? [] : [name]));
    expect({
      title: title && titles.list,
      create: create && ('add' in titles && titles.add !== undefined ? titles.add : titles.create),
      columns: columns && columnsOf(listing),
      filters: filters && shown.toSorted(),
    }).toEqual({ title, create, columns, filters: filters?.toSorted() });
  });
});

test('each of the documents’ types has its list, and each list its section [1-1.1, 3-1.1]', () => {
  const areas = [...contents, ...listings].map(({ area }) => area);
  expect(areas).toEqual(
    expect.arrayContaining([
      ...['user', 'role', 'desk', 'event', 'news', 'iat', 'itinerary', 'localita', 'interessi', 'viaemilia', 'webcam'],
      ...['opendata', 'download', 'page', 'tipologia-luoghi', 'luoghi', 'tag', 'blog', 'esperienze', 'operatori'],
      ...['soggiorno', 'valle', 'allegati', 'featured', 'activities', 'bookable'],
    ]),
  );
});

test('the filter by destination begins at all and offers the tree, which has the three of the document [2-3.33]', () => {
  const { all, main, options } = listingOf('news').list.filters.find(({ name }) => name === 'destinazione') ?? {};
  expect([all?.value, main, options]).toEqual([-1, 2, undefined]);
  const destinations = REFERENCE_CATEGORIES.filter((category) => category.main === main);
  expect(destinations.map(({ id, it }) => [id, it])).toEqual([
    [2001, 'Emilia'],
    [2002, 'Romagna'],
    [2003, 'Bologna-Modena'],
  ]);
});

test('filters begin at all: -1, and ‘all’ of languages [1-9.8, 3-3.18]', () => {
  const all = new Map(
    [...contents, ...listings].flatMap(({ list }) =>
      list.filters.map(({ name, all: { value, label } }) => [name, [value, label]]),
    ),
  );
  expect([all.get('stato'), all.get('provincia'), all.get('lang')]).toEqual([
    [-1, 'Tutti'],
    [-1, 'Tutte'],
    ['all', 'Tutte'],
  ]);
});

test('a municipality is chosen within the province [3-2.76]', () => {
  const filter = listingOf('esperienze').list.filters.find(({ name }) => name === 'comune');
  expect(filter?.within).toBe('provincia');
});

test('users are searched by ‘Cerca Username’, and none is deleted by a row’s own button [1-2.10.1, 1-2.10.11]', () => {
  const users = listingOf('user');
  expect([searchOf(users)?.label, users.list.removal]).toEqual(['Cerca Username', 'delegated']);
});

test('roles are all there, asked for ten at a time, and searched after 750 ms from one character [1-2.12.4, 1-5.17, 1-9.3]', () => {
  const { paging, search } = listingOf('role').list;
  expect([paging, search?.minimum, search?.pause]).toEqual([{ limit: 10, paged: false }, 1, 750]);
});

test('other lists are searched after 1000 ms from two characters [1-5.16]', () => {
  const searches = contents.map((content) => searchOf(content));
  expect(searches.map((search) => [search?.minimum, search?.pause])).toEqual(contents.map(() => [2, 1000]));
});

test('cameras are always sorted from the newest [2-2.40]', () => {
  expect(listingOf('webcam').list.columns.flatMap(({ sort }) => sort ?? [])).toEqual([]);
});

test('tags and desks are deleted from no list [3-2.39, 1-6.9]', () => {
  expect([listingOf('tag').list.removal, listingOf('desk').list.removal, listingOf('desk').isOpen]).toEqual([
    'none',
    'none',
    true,
  ]);
});

test('a type of place leads to its places, but for dove_dormire [3-2.26, 3-2.27]', () => {
  const { rowList } = listingOf('tipologia-luoghi');
  expect([rowList?.of, rowList?.by, rowList?.except, places.titles.list]).toEqual([
    places,
    'code',
    ['dove_dormire'],
    'Elenco POI',
  ]);
});

test('an office’s list is saved as iat.csv by whoever sees it [2-2.28]', () => {
  const { exports } = listingOf('iat').list;
  expect([exports?.fileName, exports?.failure]).toEqual([
    'iat.csv',
    'esportazione non riuscita, contattare amministratore',
  ]);
});

const mayCreate = (area: string, abilities: Record<string, boolean>, roles: Record<string, string> = {}) =>
  contentAbilities({ id: 1, username: 'prova', roles, abilities }, listingOf(area)).create;

test.each([
  ['utenti [1-2.10.2]', 'user', 'user'],
  ['redazioni [1-2.15.3]', 'desk', 'redazioni'],
  ['operatori [3-2.78]', 'operatori', 'operatori'],
])('who may create, and nobody else, is offered it: %s', (_, area, prefix) => {
  const others = { [`${prefix}-view`]: true, [`${prefix}-edit`]: true, [`${prefix}-delete`]: true };
  expect([mayCreate(area, { [`${prefix}-create`]: true }), mayCreate(area, others)]).toEqual([true, false]);
});

test('roles are created by administrators, who have that right, and by nobody else [1-2.12.2]', () => {
  expect([mayCreate('role', {}, { administrator: 'x' }), mayCreate('role', { 'role-create': true })]).toEqual([
    true,
    false,
  ]);
});
