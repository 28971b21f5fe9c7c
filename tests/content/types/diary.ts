import { routesOf } from '../../../src/content/lists/addresses';
import { columns, filters } from '../../../src/content/lists/shared';
import { defineContent } from '../../../src/content/model/head';

/** Travel diaries. */
export const diary = defineContent({
  area: 'diari',
  paths: { list: 'diari', item: 'diari', create: 'diari', remove: 'diari' },
  routes: routesOf({ list: '/diari', item: '/diari/:id' }),
  icon: 'news',
  letter: 'z',
  barred: [],
  permissions: { diari: 'Diari di viaggio' },
  dashboardNames: { diari: 'Diari di viaggio' },
  titles: {
    section: 'DIARI',
    list: 'Diari di viaggio',
    create: 'Nuovo Diario',
    inserting: 'Inserimento Diario',
    editing: 'Modifica Diario',
    one: 'diario',
    many: 'diari',
  },
  list: {
    filters: [filters.status],
    columns: [columns.id, columns.title, columns.publicationDate, columns.status, columns.actions],
  },
  form: () => import('../forms/diary'),
});
