import { listRights, type RoleRights } from '../../contract/roles';
import { labelTexts } from '../../messages/screens/content';
import { rightsTexts as texts } from '../../messages/screens/listings';
import { permissionTexts } from '../../messages/screens/permissions';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';
import { leadingRows, OF_ADMINISTRATORS } from './ofAdministrators';

const { filters, columns } = texts;

/** Which roles may do what in which section, and who has them: the table of roles the other way round. Ours. */
export const rights = defineListing({
  area: 'rights',
  routes: routesOf({ list: '/permessi', item: null }),
  icon: 'lock',
  ...OF_ADMINISTRATORS,
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
    ...leadingRows(texts.show),
  },
  endpoints: { list: listRights },
  titleOf: ({ role }: RoleRights) => role.title,
});
