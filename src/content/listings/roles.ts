import { deleteRoles, roles as listRoles, type RoleRow, roleInUseSchema, searchRoles } from '../../contract/roles';
import { roleListTexts as texts } from '../../messages/screens/listings';
import { routesOf } from '../lists/addresses';
import { type Blockers, defineListing, NO_BLOCKERS } from '../lists/listing';

const { columns } = texts;

/** The users who hold the role that was to be deleted. */
function holders(details: unknown): Blockers {
  const inUse = roleInUseSchema.safeParse(details);
  if (!inUse.success) return NO_BLOCKERS;
  const entries = inUse.data.users.map(({ id, name, username }) => ({
    area: 'user',
    id,
    title: name || username || null,
    route: `/users/${id}`,
  }));
  return { entries, total: Math.max(inUse.data.total ?? 0, entries.length) };
}

/** Roles, all of them at once. Source: document 1, sections 2.12, 5 and 9. */
export const roles = defineListing({
  area: 'role',
  routes: routesOf({ list: '/users/roles', item: '/users/roles/:id' }),
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
