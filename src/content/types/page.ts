import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Static pages. Source: document 3, sections 2, 3, 5 and 9. */
export const page = defineContent({
  area: 'page',
  paths: { list: 'page', item: 'page', create: 'page', remove: 'page' },
  routes: routesOf({ list: '/page', item: '/page/:id' }),
  icon: 'page',
  letter: 'p',
  barred: ['item'],
  permissions: { page: 'Pagine' },
  dashboardNames: { page: 'Pagine' },
  titles: {
    section: 'PAGINE',
    list: 'Gestione Pagine Statiche',
    create: 'Nuova Pagina',
    add: 'Aggiungi',
    inserting: 'Inserimento Pagina',
    editing: 'Modifica Pagina',
    one: 'pagina',
    many: 'pagine',
  },
  list: {
    filters: [filters.status, filters.own],
    columns: columnsOf('id', 'title', 'status', 'modified', 'actions'),
  },
  form: () => import('../forms/page'),
});
