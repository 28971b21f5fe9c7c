import { routesOf } from '../lists/addresses';
import { columnsOf, filters } from '../lists/shared';
import { defineContent } from '../model/head';

/** The theme that a list of interests is about; its list stands for the theme's children too. */
const main = { kind: 'bound', filter: 'main', anywhere: '-1', fills: 'theme' } as const;

/** Interests. Source: document 1, section 2.1; document 2, sections 2, 3 and 5. */
export const interest = defineContent({
  area: 'interessi',
  paths: { list: 'interessi', item: 'interessi', create: 'interessi', remove: 'interessi' },
  routes: routesOf({
    list: '/interessi-list/:main/:name_interest',
    item: '/interessi/:id/:path/:theme',
    params: {
      main,
      theme: main,
      name_interest: { kind: 'name', anywhere: 'tutti', unknown: 'tema' },
      path: { kind: 'constant', value: 'interessi' },
    },
  }),
  icon: 'compass',
  letter: 'j',
  barred: ['item'],
  permissions: { interessi: 'Interessi' },
  dashboardNames: { interessi: 'Interessi' },
  titles: {
    section: 'INTERESSI',
    list: 'Interessi',
    create: 'Nuovo Interesse',
    inserting: 'Inserimento interesse',
    editing: 'Modifica interesse',
    one: 'interesse',
    many: 'interessi',
  },
  list: {
    filters: [
      { ...filters.theme, name: 'main', isHidden: true },
      filters.status,
      filters.destination,
      filters.province,
      filters.municipality,
      { ...filters.theme, within: 'main' },
      filters.own,
    ],
    columns: columnsOf('id', 'title', 'municipality', 'status', 'modified', 'actions'),
  },
  form: () => import('../forms/interest'),
});
