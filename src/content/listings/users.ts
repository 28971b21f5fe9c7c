import {
  changeUserStatus,
  exportSomeUsers,
  exportUsers,
  users as listUsers,
  searchUsers,
  type UserRow,
} from '../../contract/users';
import { labelTexts } from '../../messages/screens/content';
import { userListTexts as texts } from '../../messages/screens/listings';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';
import { modified } from '../lists/shared';

const { columns } = texts;

const allMasculine = { value: -1, label: labelTexts.all.masculine } as const;

/** Users. Deleting one requires a successor for their contents. Source: document 1, sections 2.10, 5, 6 and 9. */
export const users = defineListing({
  area: 'user',
  routes: routesOf({ list: '/users', item: '/users/:id' }),
  icon: 'users',
  letter: 'u',
  barred: ['list'],
  permissions: { user: 'Utenti' },
  askedActions: { user: ['view', 'create', 'edit', 'delete'] },
  dashboardNames: { users: 'Utenti' },
  titles: texts.titles,
  list: {
    filters: [
      { name: 'ruolo', kind: 'role', label: texts.filters.role, all: allMasculine },
      {
        name: 'redazione',
        kind: 'desk',
        label: texts.filters.desk,
        all: { value: -1, label: labelTexts.all.feminine },
      },
      {
        name: 'attivo',
        kind: 'choice',
        label: texts.filters.active,
        all: allMasculine,
        options: [
          { value: 1, label: texts.filters.activeOnes, names: texts.filters.activeNames },
          { value: 0, label: texts.filters.inactiveOnes, names: texts.filters.inactiveNames },
        ],
      },
    ],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.username, sort: 'username' },
      { kind: 'person', label: columns.name, sort: 'last_name' },
      { kind: 'desk', label: columns.desk, sort: 'redazione' },
      { kind: 'active', label: columns.active, sort: 'active' },
      modified,
      { kind: 'actions', label: columns.actions },
    ],
    search: { label: texts.search, minimum: 2, pause: 1000 },
    removal: 'delegated',
    actions: [
      {
        name: 'toggle',
        title: texts.toggle,
        on: 'row',
        by: 'server',
        needs: 'edit',
        keys: ['s'],
        keywords: texts.toggleWords,
      },
    ],
    exports: { fileName: 'user.csv', ofSelected: true },
  },
  endpoints: {
    list: listUsers,
    search: searchUsers,
    actions: { toggle: changeUserStatus },
    exportAll: exportUsers,
    exportSelected: exportSomeUsers,
  },
  // The state that is to be, not 'the other one': it may have changed since the row was shown.
  sentWith: (_action, { active }: UserRow) => ({ active: active === true || active === 1 ? 0 : 1 }),
  titleOf: (row: UserRow) => row.username,
});
