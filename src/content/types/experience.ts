import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Experiences. Source: document 3, sections 2, 3, 5 and 6. */
export const experience = defineContent({
  area: 'esperienze',
  paths: { list: 'esperienze', item: 'esperienze', create: 'esperienze', remove: 'esperienze' },
  routes: routesOf({ list: '/esperienze', item: '/esperienze/:id' }),
  icon: 'star',
  letter: 's',
  barred: [],
  permissions: { esperienze: 'Esperienze' },
  dashboardNames: { esperienze: 'Esperienze' },
  titles: {
    section: 'ESPERIENZE',
    list: 'Gestione Esperienze',
    create: 'Nuova Esperienza',
    inserting: 'Inserimento Esperienza',
    editing: 'Modifica Esperienza',
    one: 'esperienza',
    many: 'esperienze',
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
  pointsTo: ['operatori'],
  form: () => import('../forms/experience'),
});
