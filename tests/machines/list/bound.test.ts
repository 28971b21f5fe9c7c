import { expect, test } from 'vitest';
import { bindListing, routesOf } from '../../../src/content/lists/addresses';
import { type ListingForm, listingForm } from '../../../src/content/lists/list';
import { callActor } from '../../../src/machines/kit/actor';
import { listMachine } from '../../../src/machines/list/machine';
import {
  isNarrowed,
  parseQuery,
  restoredParts,
  restoreQuery,
  storageKey,
  writeQuery,
} from '../../../src/machines/list/query';
import { reason } from '../../../src/machines/list/refusals';
import type { ListInput } from '../../../src/machines/list/types';
import { listTexts } from '../../../src/messages/screens/list';
import { createActor } from '../../../src/ui/base/actors';

const declared = {
  area: 'temi',
  titles: { section: 'TEMI', list: 'Temi', one: 'tema', many: 'temi' },
  list: {
    filters: [
      { name: 'main', kind: 'category', label: 'Tema', all: { value: -1, label: 'Tutti' }, isHidden: true },
      { name: 'stato', kind: 'status', label: 'Stato', all: { value: -1, label: 'Tutti' } },
      { name: 'provincia', kind: 'province', label: 'Provincia', all: { value: -1, label: 'Tutte' }, isHidden: true },
    ],
    columns: [],
  },
  routes: routesOf({
    list: '/temi/:main',
    item: null,
    params: { main: { kind: 'bound', filter: 'main', anywhere: '-1' } },
  }),
} satisfies ListingForm & { readonly routes: unknown };
const bound = bindListing<ListingForm & { readonly routes: typeof declared.routes }>(declared, { main: 5003 });
const abilities = { view: true, create: true, edit: true, delete: true };

function opened(url: Readonly<Record<string, string>> = {}, stored: string | null = null) {
  const input: ListInput = { listing: listingForm(bound), abilities, ...restoreQuery(bound, url, stored) };
  const machine = listMachine.provide({
    actors: { loadRows: callActor(() => new Promise(() => undefined)) },
  });
  return { actor: createActor(machine, { input }), input };
}

test('what a list is bound to goes with every call, and a hidden filter that nothing binds at its all', () => {
  expect(opened().input.query.filters).toEqual({ main: 5003, stato: -1, provincia: -1 });
});

test('an address can neither change nor name what is hidden', () => {
  expect(parseQuery(bound, { main: '5002', stato: '3' })).toEqual({
    query: { page: 1, limit: 50, orderBy: '-id', keywords: '', filters: { main: 5003, stato: 3, provincia: -1 } },
    warnings: [listTexts.warnings.unknown('main')],
  });
  expect(writeQuery(bound, parseQuery(bound, { stato: '3' }).query)).toEqual({ stato: '3' });
});

test('a binding narrows nothing, and is not told as restored', () => {
  const { input } = opened({}, '{"page":"2"}');
  expect(isNarrowed(bound, input.query)).toBe(false);
  expect(restoredParts(bound, input.query, input.query)).toEqual([]);
});

test('each binding has a state of its own', () => {
  expect([storageKey(declared), storageKey(bound), storageKey(bindListing(bound, { main: 5004 }))]).toEqual([
    'temi_list',
    'temi_list_main=5003',
    'temi_list_main=5004',
  ]);
});

test("'Annulla Filtri' leaves it, and nobody can choose it", () => {
  const { actor } = opened({ stato: '3' });
  actor.start();
  const event = { type: 'filter.change', name: 'main', value: 5004 } as const;
  expect(reason(actor.getSnapshot(), event)).toBe(listTexts.refusals.unknownFilter);
  actor.send(event);
  actor.send({ type: 'filters.clear' });
  const { query, filters } = actor.getSnapshot().context;
  expect([query.filters, filters]).toEqual([
    { main: 5003, stato: -1, provincia: -1 },
    { main: 5003, stato: -1, provincia: -1 },
  ]);
});
