import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** News. Source: document 2, sections 2, 3 and 5. */
export const news = defineContent({
  area: 'news',
  paths: { list: 'news', item: 'news', create: 'news', remove: 'news' },
  routes: routesOf({ list: '/news', item: '/news/:id' }),
  icon: 'news',
  letter: 'n',
  barred: ['item'],
  permissions: { news: 'News' },
  dashboardNames: { news: 'News' },
  titles: {
    section: 'NEWS',
    list: 'Gestione News',
    create: 'Nuova News',
    inserting: 'Inserimento News',
    editing: 'Modifica News',
    one: 'news',
    many: 'news',
  },
  list: {
    filters: [filters.destination, filters.province, filters.municipality, filters.status, filters.own],
    columns: columnsOf('id', 'title', 'municipality', 'publicationDate', 'status', 'modified', 'actions'),
  },
  form: () => import('../forms/news'),
});
