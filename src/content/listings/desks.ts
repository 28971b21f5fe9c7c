import { type DeskRow, listDesks } from '../../contract/desks';
import { deskListTexts as texts } from '../../messages/screens/listings';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';
import { modified } from '../lists/shared';

const { columns } = texts;

/** Desks: whoever sees them may open each, nobody deletes one. Source: document 1, sections 2.15 and 6. */
export const desks = defineListing({
  area: 'desk',
  routes: routesOf({ list: '/users/redazioni', item: '/users/redazioni/:id' }),
  icon: 'archive',
  letter: 'd',
  barred: ['item'],
  permissions: { redazioni: 'Redazioni' },
  askedActions: { redazioni: ['view', 'create', 'delete'] },
  dashboardNames: {},
  isOpen: true,
  titles: texts.titles,
  list: {
    filters: [],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.title, sort: 'nome' },
      { kind: 'count', label: columns.users, sort: 'users_count', field: 'users_count' },
      modified,
      { kind: 'actions', label: columns.actions },
    ],
    search: null,
    removal: 'none',
  },
  endpoints: { list: listDesks },
  titleOf: (row: DeskRow) => row.nome,
});
