import { deleteRoles, roles as listRoles, type RoleRow, searchRoles } from '../../contract/roles';
import { roleList as texts } from '../../messages/accountLists';
import { defineListing } from '../listing';

const { columns } = texts;

/** Roles, all of them at once. Source: document 1, sections 2.12, 5 and 9. */
export const roles = defineListing({
  area: 'role',
  routes: { list: '/users/roles', item: '/users/roles/:id' },
  abilities: ['role'],
  titles: texts.titles,
  list: {
    filters: [],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.title, sort: 'title' },
      { kind: 'actions', label: columns.actions },
    ],
    search: { label: texts.search, minimum: 1, pause: 750 },
    paging: { limit: 10, paged: false },
  },
  endpoints: { list: listRoles, search: searchRoles, remove: deleteRoles },
  titleOf: (row: RoleRow) => row.title,
});
