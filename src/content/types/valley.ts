import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Valleys. Source: document 3, sections 2, 3 and 5. */
export const valley = defineContent({
  area: 'valle',
  paths: { list: 'valle', item: 'valle', create: 'valle', remove: 'valle' },
  routes: routesOf({ list: '/valli', item: '/valle/:id' }),
  icon: 'mountain',
  letter: 'v',
  barred: [],
  permissions: { valle: 'Valle', valli: 'Valli' },
  dashboardNames: { valle: 'Valli' },
  titles: {
    section: 'VALLI',
    list: 'Gestione Valli',
    create: 'Nuova Valle',
    inserting: 'Inserimento Valle',
    editing: 'Modifica Valle',
    one: 'valle',
    many: 'valli',
  },
  list: {
    filters: [filters.status, filters.own],
    columns: columnsOf('id', 'title', 'publicationDate', 'status', 'languages', 'modified', 'actions'),
  },
  form: () => import('../forms/valley'),
});
