import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Operators of experiences. Source: document 3, sections 2, 3 and 5. */
export const operator = defineContent({
  area: 'operatori',
  paths: { list: 'operatori', item: 'operatori', create: 'operatori', remove: 'operatori' },
  routes: routesOf({ list: '/operatori', item: '/operatori/:id' }),
  icon: 'briefcase',
  letter: null,
  barred: [],
  permissions: { operatori: 'Operatori' },
  dashboardNames: { operatori: 'Operatori' },
  titles: {
    section: 'OPERATORI',
    list: 'Gestione Operatori',
    // To the letter of document 3, section 2.
    create: 'Nuova Operatore',
    inserting: 'Inserimento Operatore',
    editing: 'Modifica Operatore',
    one: 'operatore',
    many: 'operatori',
    words: ['guida turistica', 'agriturismo', 'dimora storica'],
  },
  list: {
    filters: [
      filters.destination,
      filters.province,
      filters.municipality,
      filters.category,
      filters.status,
      filters.own,
    ],
    columns: columnsOf('id', 'title', 'status', 'languages', 'modified', 'actions'),
  },
  pointsTo: ['localita'],
  form: () => import('../forms/operator'),
});
