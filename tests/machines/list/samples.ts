import { roles } from '../../../src/content/listings/roles';
import { routesOf } from '../../../src/content/lists/addresses';
import { APPROVE, type ListingForm } from '../../../src/content/lists/list';
import type { Listing } from '../../../src/content/lists/listing';
import { defaultQuery } from '../../../src/machines/list/query';
import type { ListInput, ListQuery, RowsPage } from '../../../src/machines/list/types';
import { failureOf } from '../fixtures';

/** A list of two filters, one within the other, and two sortable columns. */
export const listing: ListingForm = {
  area: 'avvisi',
  titles: {
    section: 'AVVISI',
    list: 'Gestione Avvisi',
    create: 'Nuovo Avviso',
    one: 'avviso',
    many: 'avvisi',
  },
  list: {
    filters: [
      { name: 'provincia', kind: 'province', label: 'Provincia', all: { value: -1, label: 'Tutte' } },
      {
        name: 'comune',
        kind: 'municipality',
        label: 'Comune',
        all: { value: -1, label: 'Tutti' },
        within: 'provincia',
      },
    ],
    columns: [
      { kind: 'id', label: 'ID', sort: 'id' },
      { kind: 'title', label: 'TITOLO', sort: 'title' },
      { kind: 'actions', label: 'AZIONI' },
    ],
    actions: [APPROVE],
  },
};

/** A list that is always whole, searches from one letter, asks about deletions elsewhere and has actions of its own. */
export const people: ListingForm = {
  area: 'persone',
  titles: { section: 'PERSONE', list: 'Persone', one: 'persona', many: 'persone' },
  list: {
    filters: [],
    columns: [{ kind: 'id', label: 'ID' }],
    search: { label: 'Cerca', minimum: 1, pause: 750 },
    paging: { limit: 10, paged: false },
    removal: 'delegated',
    actions: [
      { name: 'toggle', title: 'Attiva', on: 'row', by: 'server', needs: 'edit' },
      { name: 'export', title: 'Esporta', on: 'selection', by: 'screen' },
      { name: 'exportAll', title: 'Esporta Tutti', on: 'list', by: 'screen' },
    ],
  },
};

/** A model's listing as a whole one. */
export const whole = (form: ListingForm): Listing => ({
  ...form,
  routes: routesOf({ list: `/${form.area}`, item: `/${form.area}/:id` }),
  abilities: [form.area],
  icon: 'list',
  letter: null,
  barred: [],
  permissions: { [form.area]: form.titles.many },
  dashboardNames: {},
  endpoints: { list: roles.endpoints.list },
  titleOf: ({ id }) => String(id),
});

export const everything = { view: true, create: true, edit: true, delete: true, publish: true };
export const query = (change: Partial<ListQuery> = {}): ListQuery => ({
  ...defaultQuery(listing),
  limit: 10,
  ...change,
});
export const input = (change: Partial<ListInput> = {}): ListInput => ({
  listing,
  abilities: everything,
  query: query(),
  ...change,
});

export const page = (ids: readonly number[], total: number, suggestion?: string): { ok: true; value: RowsPage } => ({
  ok: true,
  value: {
    rows: ids.map((id) => ({ id, contents: { it: { title: `Avviso ${id}` } } })),
    total,
    ...(suggestion !== undefined && { suggestion }),
  },
});
export const notAllowed = failureOf('forbidden');

/** A province that the demo content has, too. */
export const BOLOGNA = 37;
