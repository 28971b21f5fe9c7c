import { routesOf } from '../lists/addresses';
import { columns, unsorted } from '../lists/shared';
import { defineContent } from '../model/head';

/** Webcams: searched only, always the newest first. Source: document 1, section 2.1; document 2, sections 2, 3 and 5. */
export const webcam = defineContent({
  area: 'webcam',
  paths: { list: 'webcam', item: 'webcam', create: 'webcam', remove: 'webcam' },
  routes: routesOf({
    list: '/webcam-list',
    item: '/webcam/:id/:path',
    params: { path: { kind: 'constant', value: 'webcam' } },
  }),
  icon: 'webcam',
  letter: 'w',
  barred: ['item'],
  permissions: { webcam: 'Webcam' },
  dashboardNames: { webcam: 'Webcam' },
  titles: {
    section: 'WEBCAM',
    list: 'Gestione Webcam',
    create: 'Nuova Webcam',
    inserting: 'Inserimento Webcam',
    editing: 'Modifica Webcam',
    one: 'webcam',
    many: 'webcam',
  },
  list: {
    filters: [],
    columns: [
      unsorted(columns.id),
      unsorted(columns.title),
      columns.municipality,
      unsorted(columns.modified),
      columns.actions,
    ],
  },
  languages: 'primary',
  form: () => import('../forms/webcam'),
});
