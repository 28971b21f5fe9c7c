import { deleteRoles, roles as listRoles, type RoleRow, roleInUseSchema, searchRoles } from '../../contract/roles';
import { roleListTexts as texts } from '../../messages/screens/accountLists';
import { type Blocker, defineListing } from '../model/listing';

const { columns } = texts;

/** The users who hold the role that was to be deleted. */
function holders(details: unknown): readonly Blocker[] {
  const inUse = roleInUseSchema.safeParse(details);
  if (!inUse.success) return [];
  return inUse.data.users.map(({ id, name, username }) => ({
    id,
    title: name || username || String(id),
    route: `/users/${id}`,
  }));
}

/** Roles, all of them at once. Source: document 1, sections 2.12, 5 and 9. */
export const roles = defineListing({
  area: 'role',
  routes: { list: '/users/roles', item: '/users/roles/:id' },
  icon: 'lock',
  letter: 'o',
  barred: ['list'],
  permissions: { role: 'Ruoli' },
  askedActions: { role: [] },
  dashboardNames: {},
  administratorOnly: true,
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
  blockersOf: holders,
  isCopied: true,
});
