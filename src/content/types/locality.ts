import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Localities. Source: document 2, sections 2, 3 and 5. */
export const locality = defineContent({
  area: 'localita',
  paths: { list: 'localita-ert', item: 'localita-ert', create: 'localita-ert', remove: 'localita' },
  routes: routesOf({ list: '/locality', item: '/locality/:id' }),
  icon: 'pin',
  letter: 'l',
  barred: ['item'],
  permissions: { localita: 'Località' },
  dashboardNames: { localita: 'Località' },
  titles: {
    section: "LOCALITA'",
    list: 'Gestione Località',
    create: 'Nuova Località',
    inserting: 'Inserimento località',
    editing: 'Modifica località',
    one: 'località',
    many: 'località',
  },
  list: {
    filters: [
      filters.destination,
      filters.province,
      filters.municipality,
      filters.language,
      filters.status,
      filters.own,
    ],
    columns: columnsOf('id', 'title', 'municipality', 'status', 'modified', 'actions'),
  },
  pointsTo: ['iat'],
  form: () => import('../forms/locality'),
});
