import { listRights, type RoleRights } from '../../contract/roles';
import { labelTexts } from '../../messages/screens/content';
import { permissionTexts } from '../../messages/screens/permissions';
import { rightsTexts as texts } from '../../messages/screens/rights';
import { routesOf } from '../model/addresses';
import { defineListing } from '../model/listing';

const { filters, columns } = texts;

/** Which roles may do what in which section, and who has them: the table of roles the other way round. Ours. */
export const rights = defineListing({
  area: 'rights',
  routes: routesOf({ list: '/permessi', item: null }),
  icon: 'lock',
  letter: null,
  barred: [],
  permissions: {},
  dashboardNames: {},
  administratorOnly: true,
  absence: texts.absence,
  titles: texts.titles,
  list: {
    filters: [
      { name: 'sezione', kind: 'section', label: filters.section, all: { value: -1, label: labelTexts.all.feminine } },
      {
        name: 'azione',
        kind: 'choice',
        label: filters.action,
        all: { value: -1, label: labelTexts.all.feminine },
        options: Object.entries(permissionTexts.actions).map(([value, label]) => ({
          value,
          label,
          names: texts.actionWords[value as keyof typeof texts.actionWords],
        })),
      },
    ],
    columns: [
      { kind: 'section', label: columns.section },
      { kind: 'role', label: columns.role },
      { kind: 'rights', label: columns.actions },
      { kind: 'holders', label: columns.users },
    ],
    search: null,
    removal: 'none',
    actions: [{ name: 'show', title: texts.show, on: 'row', by: 'screen', opens: 'record', inBar: false }],
  },
  endpoints: { list: listRights },
  titleOf: ({ role }: RoleRights) => role.title,
});
