import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Itineraries along the Via Emilia. Source: document 2, sections 2, 3 and 5. */
export const viaEmilia = defineContent({
  area: 'viaemilia',
  paths: { list: 'viaemilia', item: 'viaemilia', create: 'viaemilia', remove: 'viaemilia' },
  routes: routesOf({ list: '/viaemilia', item: '/viaemilia/:id' }),
  icon: 'road',
  letter: null,
  barred: [],
  permissions: { viaemilia: 'Via Emilia' },
  dashboardNames: { viaemilia: 'Via Emilia' },
  titles: {
    section: 'VIA EMILIA',
    list: 'Via Emilia',
    create: 'Nuovo Itinerario Via Emilia',
    inserting: 'Inserimento itinerario Via Emilia',
    editing: 'Modifica itinerario Via Emilia',
    one: 'itinerario della Via Emilia',
    many: 'itinerari della Via Emilia',
  },
  list: {
    filters: [filters.target, filters.status, filters.own],
    columns: columnsOf('id', 'title', 'target', 'status', 'modified', 'actions'),
  },
  pointsTo: ['luoghi', 'localita', 'event'],
  form: () => import('../forms/viaEmilia'),
});
