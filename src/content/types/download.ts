import { routesOf } from '../lists/addresses';
import { columns, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** Guides, maps and brochures to download. Source: document 1, section 2.1; document 2, sections 2, 3 and 5. */
export const download = defineContent({
  area: 'download',
  paths: { list: 'download', item: 'download', create: 'download', remove: 'download' },
  routes: routesOf({
    list: '/download-list',
    item: '/download/:id/:path',
    params: { path: { kind: 'constant', value: 'download' } },
  }),
  icon: 'download',
  letter: 'x',
  barred: [],
  permissions: { download: 'Download' },
  dashboardNames: { download: 'Download' },
  titles: {
    section: 'DOWNLOAD',
    list: 'Gestione Download',
    create: 'Nuovo Download',
    inserting: 'Inserimento Download',
    editing: 'Modifica Download',
    one: 'download',
    many: 'download',
  },
  list: {
    filters: [filters.province, filters.municipality, filters.destination, filters.status, filters.own],
    columns: [
      columns.id,
      columns.title,
      columns.municipality,
      columns.status,
      columns.modified,
      { ...columns.actions, downloads: 'attachments' },
    ],
  },
  languages: 'primary',
  form: () => import('../forms/download'),
});
