import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Blog articles. Source: document 3, sections 2, 3 and 5. */
export const blog = defineContent({
  area: 'blog',
  paths: { list: 'blog', item: 'blog', create: 'blog', remove: 'blog' },
  routes: routesOf({ list: '/blog', item: '/blog/:id' }),
  icon: 'chat',
  letter: 'b',
  barred: [],
  permissions: { blog: 'Blog' },
  dashboardNames: { blog: 'Blog' },
  titles: {
    section: 'BLOG',
    list: 'Gestione Articoli',
    create: 'Nuovo Articolo',
    inserting: 'Inserimento Articoli',
    editing: 'Modifica Articoli',
    one: 'articolo',
    many: 'articoli',
  },
  list: {
    // What its call takes and its screen does not show. Source: document 3, sections 2 and 7.
    filters: [
      { ...filters.destination, isHidden: true },
      { ...filters.province, isHidden: true },
      { ...filters.municipality, isHidden: true },
      filters.status,
      filters.own,
    ],
    columns: columnsOf('id', 'title', 'publicationDate', 'status', 'languages', 'modified', 'actions'),
  },
  form: () => import('../forms/blog'),
});
