import { bookableActivities } from '../../contract/activities';
import { bookableTexts as texts } from '../../messages/screens/activities';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';
import { filters } from '../lists/shared';

const { columns } = texts;

/** Activities that the shop sells, to be read. Source: document 3, 'Bookable activities list'. */
export const bookable = defineListing({
  area: 'bookable',
  routes: routesOf({ list: '/trekksoft-list', item: null }),
  icon: 'calendar',
  letter: null,
  barred: [],
  permissions: {},
  rightsOf: ['event'],
  dashboardNames: {},
  isOpen: true,
  idField: 'trekksoft_id',
  titles: texts.titles,
  list: {
    filters: [{ ...filters.province, isHidden: true }, filters.anyMunicipality],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'link', label: columns.title },
      { kind: 'text', label: columns.municipality, field: 'location_name' },
      { kind: 'date', label: columns.date, field: 'date' },
    ],
    removal: 'none',
    actions: [{ name: 'show', title: texts.open, on: 'row', by: 'screen', opens: 'record', inBar: false }],
  },
  endpoints: { list: bookableActivities },
  titleOf: ({ title }) => (typeof title === 'string' && title !== '' ? title : null),
});
