import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Itineraries. Source: document 2, sections 2, 3 and 5. */
export const itinerary = defineContent({
  area: 'itinerary',
  paths: { list: 'itinerary', item: 'itinerary', create: 'itinerary', remove: 'itinerary' },
  routes: routesOf({ list: '/itinerary', item: '/itinerary/:id' }),
  icon: 'route',
  letter: 't',
  barred: ['item'],
  permissions: { itinerary: 'Itinerari' },
  dashboardNames: { itinerary: 'Itinerari' },
  titles: {
    section: 'ITINERARI',
    list: 'Lista Itinerari',
    create: 'Nuovo Itinerario',
    inserting: 'Inserimento itinerario',
    editing: 'Modifica itinerario',
    one: 'itinerario',
    many: 'itinerari',
  },
  list: {
    filters: [filters.duration, filters.theme, filters.target, filters.status, filters.own],
    columns: columnsOf('id', 'title', 'theme', 'target', 'status', 'modified', 'actions'),
  },
  pointsTo: ['luoghi', 'localita'],
  form: () => import('../forms/itinerary'),
});
