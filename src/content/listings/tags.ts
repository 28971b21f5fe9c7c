import { tags as listTags, type Tag } from '../../contract/tags';
import { tagTexts as texts } from '../../messages/screens/listings';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';

const { columns } = texts;

/** Tags: whoever may create one may change any, nobody deletes one. Source: document 3, sections 2 and 6. */
export const tags = defineListing({
  area: 'tag',
  routes: routesOf({ list: '/tags', item: '/tags/:id' }),
  icon: 'tag',
  letter: null,
  barred: [],
  permissions: { 'operations/tags': 'Tag' },
  askedActions: { 'operations/tags': ['view', 'create', 'edit'] },
  dashboardNames: {},
  createGrantsEdit: true,
  titles: texts.titles,
  list: {
    filters: [],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.title, sort: 'name' },
      { kind: 'count', label: columns.count, sort: 'count', field: 'count' },
      { kind: 'actions', label: columns.actions },
    ],
    removal: 'none',
  },
  endpoints: { list: listTags },
  titleOf: (row: Tag) => row.name,
});
