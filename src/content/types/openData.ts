import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Datasets that everybody may use. Source: document 1, section 2.1; document 2, sections 2, 3 and 5. */
export const openData = defineContent({
  area: 'opendata',
  paths: { list: 'opendata', item: 'opendata', create: 'opendata', remove: 'opendata' },
  routes: routesOf({
    list: '/opendata-list',
    item: '/opendata/:id/:path',
    tab: 'dataset',
    params: { path: { kind: 'constant', value: 'opendata' } },
  }),
  icon: 'database',
  letter: 'q',
  barred: [],
  permissions: { opendata: 'Open data' },
  dashboardNames: { opendata: 'Open data' },
  titles: {
    section: 'OPEN DATA',
    list: 'Gestione OpenData',
    tab: 'Dataset',
    create: 'Nuovo OpenData',
    inserting: 'Inserimento OpenData',
    editing: 'Modifica OpenData',
    one: 'dataset',
    many: 'dataset',
  },
  list: {
    filters: [filters.destination, filters.province, filters.status, filters.municipality, filters.own],
    columns: columnsOf('id', 'title', 'publicationDate', 'status', 'modified', 'actions'),
  },
  languages: 'primary',
  form: () => import('../forms/openData'),
});
