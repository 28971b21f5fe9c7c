import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Stay proposals. Source: document 3, sections 2, 3 and 5. */
export const stay = defineContent({
  area: 'soggiorno',
  paths: {
    list: 'soggiorno',
    item: 'soggiorno',
    create: 'soggiorno',
    remove: 'soggiorno',
    removeAlso: ['proposte-soggiorno'],
  },
  routes: routesOf({ list: '/soggiorno', item: '/soggiorno/:id' }),
  icon: 'bed',
  letter: 'y',
  barred: [],
  permissions: { soggiorno: 'Soggiorni', 'proposte-soggiorno': 'Proposte di soggiorno' },
  dashboardNames: { soggiorno: 'Proposte di soggiorno' },
  titles: {
    section: 'SOGGIORNI',
    list: 'Proposte di soggiorno',
    create: 'Nuova proposta di soggiorno',
    inserting: 'Inserimento proposta di soggiorno',
    editing: 'Modifica proposta di soggiorno',
    one: 'proposta di soggiorno',
    many: 'proposte di soggiorno',
  },
  list: {
    filters: [filters.destination, filters.province, filters.municipality, filters.status, filters.own],
    columns: columnsOf(
      'id',
      'title',
      'municipalityOrNone',
      'publicationDate',
      'status',
      'languages',
      'modified',
      'actions',
    ),
  },
  pointsTo: ['localita'],
  form: () => import('../forms/stay'),
});
