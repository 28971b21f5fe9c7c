import { featuredEvents, saveFeatured } from '../../contract/activities';
import { featuredTexts as texts } from '../../messages/screens/activities';
import { featuredValue } from '../lists/activity';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';

const { columns } = texts;

/** Events that may be featured, in the categories of the festivities. Source: document 3, 'Featured events list'. */
export const featured = defineListing({
  area: 'featured',
  routes: routesOf({ list: '/makexp-list', item: null }),
  icon: 'star',
  letter: null,
  barred: [],
  permissions: {},
  rightsOf: ['media'],
  createGrantsEdit: true,
  dashboardNames: {},
  idField: 'event_id',
  titles: texts.titles,
  list: {
    filters: [],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.name },
      { kind: 'text', label: columns.municipality, field: 'comune' },
      { kind: 'check', label: columns.featured, field: 'featured' },
      { kind: 'chooseMany', label: columns.categories, field: 'category' },
    ],
    removal: 'none',
    actions: [
      {
        name: 'categories',
        title: texts.editCategories,
        on: 'row',
        by: 'screen',
        opens: 'record',
        inBar: false,
      },
    ],
  },
  endpoints: { list: featuredEvents },
  choice: {
    needs: 'edit',
    valueOf: featuredValue,
    save: saveFeatured,
    sent: (id, { featured: isFeatured, category }) => ({ params: { id }, body: { featured: isFeatured, category } }),
  },
  titleOf: ({ title }) => (typeof title === 'string' && title !== '' ? title : null),
});
